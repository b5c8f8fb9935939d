#include "tests/ui/fake_engine.h"
#include "ui/charts/live_chart.h"
#include "ui/widgets/live_panel.h"
#include "ui/widgets/result_grid_view.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace bildrate::ui {

class LivePanelTest : public QObject {
    Q_OBJECT

    /// Waits before the n-th call of run of each cell. Verification calls it twice, so 2 is the
    /// first of the warm-up and 3, with one warm-up iteration, the first measured.
    static std::function<FakeScript(const Schedule&)> blockAt(std::int64_t run) {
        return [run](const Schedule&) {
            FakeScript script;
            script.seconds = {0.01};
            script.blockAtRun = run;
            return script;
        };
    }

    struct Window {
        explicit Window(FakeEngine& fake) : workbench(fake.setup(), {}, {}), panel(workbench) {
            panel.resize(900, 600);
            panel.show();
        }
        QString text(const char* name) const { return panel.findChild<QLabel*>(name)->text(); }
        ResultGridView& grid() const { return *panel.findChild<ResultGridView*>(); }
        QString cell(int row, int column) const {
            return grid().model()->index(row, column).data().toString();
        }
        void start(const RunRecord& run) { workbench.engine().start(run, cellsOf(run.spec)); }

        Workbench workbench;
        LivePanel panel;
    };

private slots:
    void saysNothingBeforeARun();
    void warmUpSaysStepAndTime();
    void measuringSaysCellAndTimeLeft();
    void aFinishedRunIsSeenWhole();
    void errorsAndMemoryAreNamedInTheGrid();
    void stopIsSaidAtOnce();
    void finishedCellsCanBeLookedAt();
    void finishedBatchesStandBehindTheRunningOne();
    void aHiddenPanelDrawsNothing();
    void everythingIsTranslatedAnew();
};

void LivePanelTest::saysNothingBeforeARun() {
    FakeEngine fake;
    Window window(fake);
    QCOMPARE(window.text("livePhase"), QString());
    QCOMPARE(window.text("liveValue"), QString());
    QCOMPARE(window.grid().model()->rowCount(), 0);
}

void LivePanelTest::warmUpSaysStepAndTime() {
    FakeEngine fake;
    fake.backend().script = blockAt(2);
    Window window(fake);
    RunRecord run = FakeEngine::run({8});
    run.spec.stop.warmUpIterations = 10;
    window.start(run);
    fake.backend().waitUntilBlocked();
    QTRY_VERIFY2(window.text("livePhase").startsWith("warming up, step 1 of 10"),
                 qPrintable(window.text("livePhase")));
    QCOMPARE(window.text("livePosition"), QString("cell 1 of 1"));
    QCOMPARE(window.cell(0, 0), QString("…"));
    fake.backend().release();
    QTRY_VERIFY(!window.workbench.engine().isRunning());
}

void LivePanelTest::measuringSaysCellAndTimeLeft() {
    FakeEngine fake;
    fake.backend().script = blockAt(3);
    Window window(fake);
    window.start(FakeEngine::run({1, 8}));
    fake.backend().waitUntilBlocked();
    QTRY_VERIFY2(window.text("livePhase").startsWith("measuring"),
                 qPrintable(window.text("livePhase")));
    QCOMPARE(window.text("livePosition"), QString("cell 1 of 2"));
    QVERIFY(window.text("liveLeft").startsWith("about "));
    QVERIFY(window.text("liveTitle").contains("lenet · inference · fp32 · CPU · batch 1"));
    window.workbench.engine().stop();
    QTRY_VERIFY(!window.workbench.engine().isRunning());
}

void LivePanelTest::aFinishedRunIsSeenWhole() {
    FakeEngine fake;
    fake.backend().script = blockAt(-1);
    Window window(fake);
    window.start(FakeEngine::run({1, 8}));
    QTRY_COMPARE(window.text("livePhase"), QString("finished, 2 cell(s) completed"));
    QVERIFY2(window.cell(0, 0).contains("100"), qPrintable(window.cell(0, 0)));
    QVERIFY2(window.cell(0, 1).contains("800"), qPrintable(window.cell(0, 1)));
    QVERIFY(window.text("liveValue").contains("800"));
    QCOMPARE(window.text("livePosition"), QString());
    QCOMPARE(window.text("liveLeft"), QString());
}

void LivePanelTest::errorsAndMemoryAreNamedInTheGrid() {
    FakeEngine fake;
    fake.backend().script = [](const Schedule& schedule) {
        FakeScript script;
        if (schedule.batch == 1)
            script.atCompile = [] { throw Error(ErrorKind::backend, "the library said no"); };
        else
            script.memory.activations = Bytes(1) << 60;
        return script;
    };
    Window window(fake);
    window.start(FakeEngine::run({1, 8}));
    QTRY_COMPARE(window.text("livePhase"), QString("finished, 0 cell(s) completed"));
    QCOMPARE(window.cell(0, 0), QString("✕ failed"));
    QCOMPARE(window.cell(0, 1), QString("∅ does not fit"));
    QVERIFY(window.grid()
                .model()
                ->index(0, 0)
                .data(Qt::ToolTipRole)
                .toString()
                .contains("the library said no"));
}

void LivePanelTest::stopIsSaidAtOnce() {
    FakeEngine fake;
    fake.backend().script = blockAt(3);
    Window window(fake);
    window.start(FakeEngine::run({1, 8}));
    fake.backend().waitUntilBlocked();
    QTRY_COMPARE(window.text("livePosition"), QString("cell 1 of 2"));
    window.workbench.engine().stop();
    QVERIFY(window.text("livePhase").startsWith("stopping"));
    QCOMPARE(window.text("liveLeft"), QString());
    QTRY_COMPARE(window.text("livePhase"), QString("stopped, 0 cell(s) completed"));
    QCOMPARE(window.cell(0, 0), QString("– cancelled"));
    QCOMPARE(window.cell(0, 1), QString("–"));
}

void LivePanelTest::finishedCellsCanBeLookedAt() {
    FakeEngine fake;
    Window window(fake);
    window.start(FakeEngine::run({1, 8}));
    QTRY_VERIFY(window.text("livePhase").startsWith("finished"));
    const QModelIndex first = window.grid().model()->index(0, 0);
    QTest::mouseClick(window.grid().viewport(), Qt::LeftButton, {},
                      window.grid().visualRect(first).center());
    QVERIFY(window.text("liveTitle").endsWith("batch 1"));
    QVERIFY(window.text("liveValue").contains("100"));
    const auto* chart = window.panel.findChild<LiveChart*>();
    QCOMPARE(chart->series().samples().size(),
             window.workbench.engine().run().cells[0].measurement.samples.size());
}

void LivePanelTest::finishedBatchesStandBehindTheRunningOne() {
    FakeEngine fake;
    fake.backend().script = [](const Schedule& schedule) {
        FakeScript script;
        script.seconds = {schedule.batch == 1 ? 0.001 : 1.0}; // 1000 and 8 images/s
        script.blockAtRun = schedule.batch == 1 ? -1 : 4;
        return script;
    };
    Window window(fake);
    window.start(FakeEngine::run({1, 8}));
    fake.backend().waitUntilBlocked();
    QTRY_COMPARE(window.text("livePosition"), QString("cell 2 of 2"));
    const auto* chart = window.panel.findChild<LiveChart*>();
    const auto* axis = qobject_cast<QCategoryAxis*>(chart->plot().axes(Qt::Vertical).front());
    QTRY_VERIFY(axis->max() >= 1000);
    window.workbench.engine().stop();
    QTRY_VERIFY(!window.workbench.engine().isRunning());
}

void LivePanelTest::aHiddenPanelDrawsNothing() {
    FakeEngine fake;
    Window window(fake);
    window.panel.hide();
    const auto* chart = window.panel.findChild<LiveChart*>();
    QSignalSpy replaced(&chart->plot().samples(), &QXYSeries::pointsReplaced);
    QSignalSpy finished(&window.workbench.engine(), &EngineSession::finished);
    window.start(FakeEngine::run({1, 8}));
    QVERIFY(finished.wait());
    QCOMPARE(replaced.count(), 0);
    QCOMPARE(window.text("livePhase"), QString());
    window.panel.show();
    QTRY_VERIFY(window.text("livePhase").startsWith("finished"));
    QTRY_VERIFY(replaced.count() > 0);
}

void LivePanelTest::everythingIsTranslatedAnew() {
    FakeEngine fake;
    Window window(fake);
    window.start(FakeEngine::run({1}));
    QTRY_VERIFY(window.text("livePhase").startsWith("finished"));
    QLocale::setDefault(QLocale("de_DE"));
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&window.panel, &change);
    QCOMPARE(window.text("livePhase"), QString("finished, 1 cell(s) completed"));
    QLocale::setDefault(QLocale::c());
}

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::LivePanelTest)
#include "live_panel_test.moc"
