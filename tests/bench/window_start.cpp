// bildrate_bench_window_start DATABASE: how long it takes from the start of the process until the
// window shows the stored runs and takes keys, and how long filtering and sorting them takes. With
// 10 000 runs of bildrate_bench_store it is to be usable in less than 700 ms.

#include "core/backends.h"
#include "core/base/user_folders.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/models/run_list_model.h"
#include "ui/widgets/run_list_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace {

using namespace bildrate;

/// Since the kernel made this process; in steps of its clock tick, 10 ms.
double millisecondsOfProcess() {
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray line = file.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    const double started = fields.at(19).toDouble() / double(sysconf(_SC_CLK_TCK));
    std::timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (double(now.tv_sec) + double(now.tv_nsec) * 1e-9 - started) * 1e3;
}

template <typename Function>
double millisecondsOf(ui::RunListView& list, const Function& function) {
    QElapsedTimer timer;
    timer.start();
    function();
    list.viewport()->repaint();
    return double(timer.nsecsElapsed()) * 1e-6;
}

void measureUse(ui::MainWindow& window, ui::RunListView& list) {
    list.viewport()->repaint();
    std::printf("%d runs, usable %.0f ms after the start of the process\n", list.shownRuns(),
                millisecondsOfProcess());
    auto& filter = *window.findChild<QLineEdit*>("runFilter");
    std::printf("filter, one letter: %.1f ms\n",
                millisecondsOf(list, [&] { filter.setText("r"); }));
    std::printf("filter, two words: %.1f ms\n",
                millisecondsOf(list, [&] { filter.setText("resnet vgg"); }));
    std::printf("filter cleared: %.1f ms\n", millisecondsOf(list, [&] { filter.clear(); }));
    for (const int column : {ui::RunListModel::createdColumn, ui::RunListModel::nameColumn,
                             ui::RunListModel::networksColumn})
        std::printf("sorted by column %d: %.1f ms\n", column,
                    millisecondsOf(list, [&] { list.sortByColumn(column, Qt::AscendingOrder); }));
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 2) {
        std::fputs("usage: bildrate_bench_window_start DATABASE\n", stderr);
        return 2;
    }
    ui::Language language;
    language.use("de");
    ui::applyTheme(ui::ThemeChoice::system);
    ui::EngineSetup setup;
    setup.makeBackends = makeBackends;
    setup.sweep.cacheFolder = userCacheFolder();
    setup.database = arguments[1].toStdU16String();
    ui::Workbench workbench(std::move(setup), {}, {});
    ui::MainWindow window(workbench);
    window.showPage(1);
    window.show();
    auto* list = window.findChild<ui::RunListView*>();
    // The window's own answer to the list came first.
    QObject::connect(&workbench.library(), &ui::RunLibrary::listed, &application, [&] {
        if (list->shownRuns() == 0)
            return;
        measureUse(window, *list);
        QCoreApplication::quit();
    });
    return QApplication::exec();
}
