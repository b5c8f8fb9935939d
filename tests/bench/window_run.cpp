// bildrate_bench_window DATABASE NETWORK BATCH SECONDS: the window measures one fp32 cell on the
// CPU, its chart and grid in sight, and stores it like any run; for window_cost.sh.

#include "core/backends.h"
#include "core/base/user_folders.h"
#include "ui/main_window.h"

#include <QApplication>
#include <cstdio>

int main(int argc, char** argv) {
    using namespace bildrate;
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 5) {
        std::fputs("usage: bildrate_bench_window DATABASE NETWORK BATCH SECONDS\n", stderr);
        return 2;
    }
    RunRecord run;
    run.id = makeUuid();
    run.created = now();
    run.spec.networks = {{arguments[2].toStdString(), {}}};
    run.spec.batches = {arguments[3].toLongLong()};
    run.spec.stop.relativeWidth = 0; // as long as the command line measures
    run.spec.stop.maxTime = Seconds(arguments[4].toDouble());
    run.spec.stop.minSamples = 1000000;
    run.spec.stop.hardLimit = true;

    ui::EngineSetup setup;
    setup.makeBackends = makeBackends;
    setup.sweep.cacheFolder = userCacheFolder();
    setup.database = arguments[1].toStdU16String();
    ui::Workbench workbench(std::move(setup), {}, {});
    ui::MainWindow window(workbench);
    window.showPage(0);
    window.show();
    QObject::connect(&workbench.engine(), &ui::EngineSession::finished, &application,
                     [](const ui::SweepEnd& end) {
                         std::fputs(qUtf8Printable(end.failure), stderr);
                         QCoreApplication::exit(end.failure.isEmpty() ? 0 : 1);
                     });
    workbench.engine().start(run, cellsOf(run.spec));
    return QApplication::exec();
}
