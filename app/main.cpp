#include "core/backends.h"
#include "core/base/error.h"
#include "core/base/user_folders.h"
#include "core/base/version.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/workbench.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <algorithm>
#include <cstdio>
#include <cstdlib>

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

int runWindow(const QCommandLineParser& options) {
    const std::filesystem::path settingsFile = ui::defaultSettingsFile();
    const auto [settings, warning] = ui::loadSettings(settingsFile);

    ui::Language language;
    language.use(options.isSet("language") ? options.value("language") : settings.language);
    ui::applyTheme(settings.theme);

    ui::EngineSetup setup;
    setup.makeBackends = makeBackends;
    setup.sweep.cacheFolder = userCacheFolder();
    setup.database = options.isSet("database")
                         ? std::filesystem::path(options.value("database").toStdU16String())
                     : settings.database.empty() ? defaultDatabaseFile()
                                                 : settings.database;
    ui::Workbench workbench(std::move(setup), settings, settingsFile);
    QObject::connect(&workbench, &ui::Workbench::settingsChanged, [&] {
        language.use(workbench.settings().language);
        ui::applyTheme(workbench.settings().theme);
    });
    ui::MainWindow window(workbench);
    QApplication::setQuitOnLastWindowClosed(false); // the worker may still be at a layer
    QObject::connect(&window, &ui::MainWindow::ended, qApp, &QCoreApplication::quit);
    window.show();
    if (!warning.empty())
        emit workbench.told({ui::Notice::Kind::warning, QString::fromStdString(warning), {}});
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    qInstallMessageHandler(tellFatal);
    if (!hasDisplay()) {
        say("there is no display to open a window on; use bildrate-cli");
        return wrongUse;
    }
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName("bildrate");
    QCoreApplication::setOrganizationName("bildrate");
    QCoreApplication::setApplicationVersion(programVersion);
    QGuiApplication::setDesktopFileName("bildrate");
    QSettings::setDefaultFormat(QSettings::IniFormat);

    QCommandLineParser options;
    options.setApplicationDescription("Measures how many images per second a network classifies "
                                      "or trains on. bildrate-cli does it without a window.");
    options.addHelpOption();
    options.addVersionOption();
    options.addOption({"database", "Keep runs in this file instead of the settings' one.", "file"});
    options.addOption(
        {"language", "Speak en, de or fr instead of the settings' language.", "language"});
    options.process(application);
    if (options.isSet("language") &&
        std::ranges::find(ui::languages(), options.value("language")) == ui::languages().end()) {
        say(QString("there is no language '%1'; use en, de or fr").arg(options.value("language")));
        return wrongUse;
    }
    try {
        return runWindow(options);
    } catch (const Error& error) {
        say(QString::fromStdString(error.what()));
        return wrongUse;
    }
}
