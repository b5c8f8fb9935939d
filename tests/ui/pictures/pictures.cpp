// bildrate_pictures FOLDER: a picture of every page and dialog in each language, light and dark,
// with a made-up machine and made-up figures.
#include "core/store/run_store.h"
#include "tests/ui/fake_engine.h"
#include "tests/ui/pictures/example_runs.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/widgets/settings_dialog.h"

#include <QApplication>
#include <QPixmap>
#include <QTest>
#include <cstdio>
#include <stdexcept>

namespace {

using namespace bildrate;

/// "devices" for the DevicesPage that is shown.
QString nameOfShownPage(const QWidget& window) {
    for (const ui::Page* page : window.findChildren<ui::Page*>())
        if (page->isVisible())
            return QString(page->metaObject()->className())
                .section("::", -1)
                .remove("Page")
                .toLower();
    return {};
}

/// The figures of exampleSeconds; the given cell, from 0, is still being measured.
std::function<FakeScript(const Schedule&)> scriptUpTo(int runningCell) {
    return [runningCell, cell = 0](const Schedule& schedule) mutable {
        FakeScript script;
        script.seconds =
            ui::exampleSeconds(schedule.network.name, schedule.precision, schedule.batch, 400);
        if (cell++ == runningCell)
            script.blockAtRun = 45;
        return script;
    };
}

class Pictures {
public:
    Pictures(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    void make(const QString& language, ui::ThemeChoice theme) {
        m_ending =
            QString("-%1-%2.png").arg(language, theme == ui::ThemeChoice::dark ? "dark" : "light");
        m_language.use(language);
        ui::applyTheme(theme);
        ui::FakeEngine fake({ui::exampleProcessor()});
        fake.backend().script = scriptUpTo(8);
        fake.backend().libraryList = {{"oneDNN", "2.6.3"}};
        RunStore(fake.database()).add(ui::exampleRuns());
        ui::Settings settings;
        settings.language = language;
        settings.theme = theme;
        ui::EngineSetup setup = fake.setup();
        setup.sweep.environment = ui::exampleEnvironment;
        ui::Workbench workbench(std::move(setup), settings, {});
        ui::MainWindow window(workbench);
        window.resize(1280, 860);
        window.show();
        settle();
        for (int page = 0; page < window.pageCount(); ++page) {
            window.showPage(page);
            settle();
            keep(window, nameOfShownPage(window));
        }
        showProfile(workbench, window);
        ui::SettingsDialog dialog(settings, 16, &window);
        dialog.show();
        settle();
        keep(dialog, "settings");
        dialog.close();
        showRunning(workbench, window, fake);
    }

private:
    void showProfile(ui::Workbench& workbench, ui::MainWindow& window) {
        RunSpec spec;
        spec.networks = {{"resnet-50", {}}};
        spec.batches = {8};
        emit workbench.profileWanted(spec);
        workbench.engine().profile(spec);
        if (!QTest::qWaitFor([&] { return !workbench.engine().isProfiling(); }))
            throw std::runtime_error("the profile does not end");
        settle();
        keep(window, "profiled");
    }

    void showRunning(ui::Workbench& workbench, ui::MainWindow& window, ui::FakeEngine& fake) {
        RunRecord run;
        run.id = makeUuid();
        run.created = now();
        run.spec.networks = {{"resnet-50", {}}, {"vgg16", {}}};
        run.spec.batches = {1, 2, 4, 8, 16, 32};
        run.spec.stop.relativeWidth = 0;
        run.spec.stop.minSamples = 60;
        run.spec.stop.maxTime = Seconds(0.1);
        window.showPage(0);
        workbench.engine().start(run, cellsOf(run.spec));
        fake.backend().waitUntilBlocked();
        settle();
        keep(window, "running");
        workbench.engine().stop();
        if (!QTest::qWaitFor([&] { return !workbench.engine().isRunning(); }))
            throw std::runtime_error("the engine does not stop");
    }

    /// Answers of the store and of the engine arrive, layouts and charts come to rest.
    static void settle() { QTest::qWait(400); }

    void keep(QWidget& widget, const QString& name) {
        const auto file = m_folder / (name + m_ending).toStdU16String();
        if (!widget.grab().save(QString::fromStdU16String(file.u16string())))
            throw Error(ErrorKind::io, "the picture " + file.string() + " cannot be written");
    }

    std::filesystem::path m_folder;
    ui::Language m_language;
    QString m_ending;
};

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: bildrate_pictures FOLDER\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    test::TemporaryFolder home; // no state of the user's own window
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(variable, home.path().string().c_str());
    QApplication application(argc, argv);
    try {
        std::filesystem::create_directories(argv[1]);
        Pictures pictures{argv[1]};
        for (const QString& language : ui::languages())
            for (const ui::ThemeChoice theme : {ui::ThemeChoice::light, ui::ThemeChoice::dark})
                pictures.make(language, theme);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "bildrate_pictures: %s\n", error.what());
        return 1;
    }
    return 0;
}
