#include "core/base/error.h"
#include "core/exchange/file.h"
#include "tests/support/temporary_folder.h"
#include "ui/settings.h"

#include <QTest>

namespace bildrate::ui {

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void theyComeBackAsTheyWereKept() {
        const test::TemporaryFolder folder;
        const std::filesystem::path file = folder / "new" / "settings.json";
        Settings settings;
        settings.language = "fr";
        settings.theme = ThemeChoice::dark;
        settings.database = std::filesystem::path(u"/data/Läufe – 日本.sqlite");
        settings.stop.maxTime = Seconds(2.5);
        settings.stop.relativeWidth = 0.02;
        settings.threads = 3;
        saveSettings(file, settings);
        const LoadedSettings loaded = loadSettings(file);
        QCOMPARE(loaded.warning, std::string());
        QVERIFY(loaded.settings == settings);
    }

    void anAbsentFileGivesTheDefaults() {
        const test::TemporaryFolder folder;
        const LoadedSettings loaded = loadSettings(folder / "settings.json");
        QVERIFY(loaded.warning.empty());
        QVERIFY(loaded.settings == Settings{});
    }

    void aBrokenFileIsKeptAsideAndNamed_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("another document") << QByteArray(R"({"format": "else", "version": 1})");
        Settings settings;
        settings.language = "de";
        const test::TemporaryFolder folder;
        saveSettings(folder / "s.json", settings);
        const QByteArray good = QByteArray::fromStdString(readFile(folder / "s.json"));
        QTest::newRow("unknown language") << QByteArray(good).replace("\"de\"", "\"xx\"");
        QTest::newRow("unknown theme") << QByteArray(good).replace("\"system\"", "\"pink\"");
        QTest::newRow("negative threads")
            << QByteArray(good).replace("\"threads\": 0", "\"threads\": -1");
    }
    void aBrokenFileIsKeptAsideAndNamed() {
        QFETCH(QByteArray, content);
        const test::TemporaryFolder folder;
        const std::filesystem::path file = folder / "settings.json";
        writeFile(file, content.toStdString(), IfExists::refuse);
        const LoadedSettings loaded = loadSettings(file);
        QVERIFY(loaded.settings == Settings{});
        QVERIFY(!std::filesystem::exists(file));
        std::vector<std::filesystem::path> kept;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            kept.push_back(entry.path());
        QCOMPARE(kept.size(), std::size_t(1));
        QCOMPARE(readFile(kept.front()), content.toStdString());
        QVERIFY(loaded.warning.find(kept.front().string()) != std::string::npos);
    }

    void aNewerFileIsLeftAlone() {
        const test::TemporaryFolder folder;
        const std::filesystem::path file = folder / "settings.json";
        const std::string content = R"({"format": "bildrate-settings", "version": 2})";
        writeFile(file, content, IfExists::refuse);
        const LoadedSettings loaded = loadSettings(file);
        QVERIFY(loaded.settings == Settings{});
        QVERIFY(loaded.warning.find("newer") != std::string::npos);
        QCOMPARE(readFile(file), content);
    }

    void whatCannotBeKeptIsAnError() {
        const test::TemporaryFolder folder;
        writeFile(folder / "file", "", IfExists::refuse);
        QVERIFY_EXCEPTION_THROWN(saveSettings(folder / "file" / "settings.json", {}), Error);
    }
};

} // namespace bildrate::ui

QTEST_GUILESS_MAIN(bildrate::ui::SettingsTest)
#include "settings_test.moc"
