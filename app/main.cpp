#include "app/cli/interrupt.h"
#include "app/export_chart.h"
#include "core/backends.h"
#include "core/base/error.h"
#include "core/base/user_folders.h"
#include "core/base/version.h"
#include "ui/core_text.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/workbench.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QSettings>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace {

using namespace bildrate;

constexpr int wrongUse = 2;

void say(const QString& sentence) {
    std::fprintf(stderr, "bildrate: %s\n", qUtf8Printable(sentence));
}

/// Qt ends the process with a core dump when it finds no display; one sentence says more.
void tellFatal(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
        return;
    }
    say(message.contains(QLatin1String("platform plugin"))
            ? QStringLiteral("no display could be opened; use bildrate-cli")
            : message);
    std::_Exit(wrongUse);
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") ||
           !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

/// Asked to make a file of a stored run: no window, so no display either.
bool isExport(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](const std::string_view argument) {
        return argument == "--export" || argument.starts_with("--export=");
    });
}

std::filesystem::path pathFrom(const QString& text) {
    return text.toStdU16String();
}

std::filesystem::path databaseFile(const QCommandLineParser& options,
                                   const ui::Settings& settings) {
    if (options.isSet("database"))
        return pathFrom(options.value("database"));
    return settings.database.empty() ? defaultDatabaseFile() : settings.database;
}

int runExport(const QCommandLineParser& options) {
    const std::optional<QSize> size = pictureSizeFrom(options.value("size"));
    if (!options.isSet("chart") || !size) {
        say(size ? QString("say what to make of the run: --chart FILE.png")
                 : QString("'%1' is no size in pixels; write it like 1600x900")
                       .arg(options.value("size")));
        return wrongUse;
    }
    const auto [settings, warning] = ui::loadSettings(ui::defaultSettingsFile());
    if (!warning.empty())
        say(QString::fromStdString(warning));
    ui::Language language;
    language.use(options.isSet("language") ? options.value("language") : settings.language);
    exportChart(databaseFile(options, settings), options.value("export"),
                pathFrom(options.value("chart")), *size);
    return 0;
}

QIcon windowIcon() {
    QIcon icon;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
        icon.addFile(QStringLiteral(":/icons/%1/bildrate.png").arg(size));
    return icon;
}

int runWindow(const QCommandLineParser& options) {
    const std::filesystem::path settingsFile = ui::defaultSettingsFile();
    const auto [settings, warning] = ui::loadSettings(settingsFile);

    ui::Language language;
    language.use(options.isSet("language") ? options.value("language") : settings.language);
    ui::applyTheme(settings.theme);

    ui::EngineSetup setup;
    setup.makeBackends = makeBackends;
    setup.sweep.cacheFolder = userCacheFolder();
    setup.database = databaseFile(options, settings);
    ui::Workbench workbench(std::move(setup), settings, settingsFile);
    // A language named on the command line holds until another is chosen.
    QObject::connect(&workbench, &ui::Workbench::settingsChanged,
                     [&, kept = settings.language]() mutable {
                         if (std::exchange(kept, workbench.settings().language) != kept)
                             language.use(kept);
                         ui::applyTheme(workbench.settings().theme);
                     });
    ui::MainWindow window(workbench);
    QApplication::setQuitOnLastWindowClosed(false); // the worker may still be at a layer
    QObject::connect(&window, &ui::MainWindow::ended, qApp, &QCoreApplication::quit);
    // Ctrl-C in the terminal, the end of the session; both come on a thread of their own.
    const cli::InterruptWatch interrupts(
        [&window] { QMetaObject::invokeMethod(&window, &ui::MainWindow::endNow); },
        [&workbench] {
            QMetaObject::invokeMethod(&workbench.engine(), &ui::EngineSession::skipCell);
        });
    window.show();
    if (!warning.empty())
        emit workbench.told({ui::Notice::Kind::warning, ui::text::wholeSentence(warning), {}});
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    qInstallMessageHandler(tellFatal);
    if (isExport(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    } else if (!hasDisplay()) {
        say("there is no display to open a window on; use bildrate-cli");
        return wrongUse;
    }
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName("bildrate");
    QCoreApplication::setOrganizationName("bildrate");
    QCoreApplication::setApplicationVersion(programVersion);
    QGuiApplication::setDesktopFileName("bildrate");
    QGuiApplication::setWindowIcon(windowIcon());
    QSettings::setDefaultFormat(QSettings::IniFormat);

    QCommandLineParser options;
    options.setApplicationDescription("Measures how many images per second a network classifies "
                                      "or trains on. bildrate-cli does it without a window.");
    options.addHelpOption();
    options.addVersionOption();
    options.addOption({"database", "Keep runs in this file instead of the settings' one.", "file"});
    options.addOption(
        {"language", "Speak en, de or fr instead of the settings' language.", "language"});
    options.addOption({"export",
                       "Make a file of this stored run (an id, its first characters or "
                       "last) instead of opening the window.",
                       "run"});
    options.addOption({"chart", "With --export: images per second by batch, as PNG.", "file"});
    options.addOption({"size", "With --chart: its size in pixels.", "size", "1600x900"});
    options.process(application);
    if (options.isSet("language") &&
        std::ranges::find(ui::languages(), options.value("language")) == ui::languages().end()) {
        say(QString("there is no language '%1'; use en, de or fr").arg(options.value("language")));
        return wrongUse;
    }
    try {
        return options.isSet("export") ? runExport(options) : runWindow(options);
    } catch (const Error& error) {
        say(QString::fromStdString(error.what()));
        return wrongUse;
    }
}
