#include "tests/support/temporary_folder.h"
#include "tests/ui/fake_engine.h"
#include "ui/main_window.h"
#include "ui/widgets/settings_dialog.h"
#include "ui/widgets/stop_rule_edit.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace bildrate::ui {

class SettingsDialogTest : public QObject {
    Q_OBJECT

    static Settings other(const std::filesystem::path& folder) {
        Settings settings;
        settings.language = "fr";
        settings.theme = ThemeChoice::dark;
        settings.database = folder / "Läufe.sqlite";
        settings.stop.relativeWidth = 0.02;
        settings.stop.minSamples = 25;
        settings.threads = 3;
        return settings;
    }

    static bool mayAccept(const SettingsDialog& dialog) {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    }

private slots:
    void whatIsShownComesBackUnchanged() {
        test::TemporaryFolder folder;
        for (const Settings& settings : {Settings(), other(folder.path())}) {
            const SettingsDialog dialog(settings, 8);
            QVERIFY(dialog.settings() == settings);
            QVERIFY(mayAccept(dialog));
        }
    }

    void whatIsEditedComesBack() {
        test::TemporaryFolder folder;
        SettingsDialog dialog(Settings(), 8);
        auto* language = dialog.findChild<QComboBox*>("language");
        language->setCurrentIndex(language->findText(QStringLiteral("Français")));
        auto* theme = dialog.findChild<QComboBox*>("theme");
        theme->setCurrentIndex(theme->findData(int(ThemeChoice::dark)));
        const auto file = folder / "Läufe.sqlite";
        dialog.findChild<QLineEdit*>("database")
            ->setText(QString::fromStdU16String(file.u16string()));
        dialog.findChild<QSpinBox*>("threads")->setValue(3);
        StopRule stop;
        stop.relativeWidth = 0.02;
        stop.minSamples = 25;
        dialog.findChild<StopRuleEdit*>()->setRule(stop);
        QVERIFY(dialog.settings() == other(folder.path()));
    }

    void restoringGivesTheDefaults() {
        test::TemporaryFolder folder;
        SettingsDialog dialog(other(folder.path()), 8);
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QVERIFY(dialog.settings() == Settings());
    }

    void aDatabaseThatCannotBeUsedIsNamed() {
        test::TemporaryFolder folder;
        SettingsDialog dialog(Settings(), 8);
        auto* database = dialog.findChild<QLineEdit*>("database");
        auto* problem = dialog.findChild<QLabel*>("problem");
        const QString path = QString::fromStdU16String(folder.path().u16string());
        for (const QString& wrong :
             {QStringLiteral("runs.sqlite"), path, path + "/no/runs.sqlite"}) {
            database->setText(wrong);
            QVERIFY2(!mayAccept(dialog), qPrintable(wrong));
            QVERIFY(!problem->text().isEmpty());
        }
        database->setText(path + "/runs.sqlite");
        QVERIFY(mayAccept(dialog));
        QVERIFY(problem->isHidden());
    }

    void theMenuOpensItAndAcceptingChangesTheSettings() {
        FakeEngine fake;
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        window.show();
        const auto find = [&window] { return window.findChild<SettingsDialog*>(); };
        for (QAction* action : window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_Comma))
                action->trigger();
        QVERIFY(find());
        auto* language = find()->findChild<QComboBox*>("language");
        language->setCurrentIndex(language->findData(QStringLiteral("de")));
        find()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(workbench.settings().language, QString("de"));
        for (QAction* action : window.findChildren<QAction*>())
            if (action->data() == QVariant(QStringLiteral("de")))
                QVERIFY(action->isChecked());
        QTRY_VERIFY(!find()); // gone once closed
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::SettingsDialogTest)
#include "settings_dialog_test.moc"
