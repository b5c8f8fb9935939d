#include "core/base/error.h"
#include "core/store/run_store.h"
#include "tests/ui/fake_engine.h"
#include "ui/session/engine_session.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <thread>

namespace bildrate::ui {

class EngineSessionTest : public QObject {
    Q_OBJECT

private slots:
    void aRunIsMeasuredToldAndStored() {
        FakeEngine fake;
        EngineSession session(fake.setup());
        QSignalSpy started(&session, &EngineSession::cellStarted);
        QSignalSpy samples(&session, &EngineSession::samples);
        QSignalSpy cells(&session, &EngineSession::cellFinished);
        QSignalSpy finished(&session, &EngineSession::finished);
        const RunRecord run = FakeEngine::run({1, 2});
        session.start(run, cellsOf(run.spec));
        QVERIFY(session.isRunning());
        QVERIFY(finished.wait());

        QVERIFY(!session.isRunning());
        QCOMPARE(started.count(), 2);
        QCOMPARE(started[1][0].value<CellStart>().index, 1);
        QCOMPARE(started[1][0].value<CellStart>().count, 2);
        QCOMPARE(started[1][0].value<CellStart>().cell.batch, std::int64_t(2));
        QVERIFY(samples.count() >= 2);
        QCOMPARE(cells.count(), 2);
        const auto end = finished[0][0].value<SweepEnd>();
        QVERIFY(!end.stopped);
        QCOMPARE(end.failure, QString());
        QCOMPARE(session.run().cells.size(), std::size_t(2));

        const RunRecord stored = RunStore(fake.database(), StoreAccess::read).load(run.id);
        QCOMPARE(stored.cells.size(), std::size_t(2));
        QVERIFY(stored.cells == session.run().cells);
        QVERIFY(stored.cells[1].outcome == Outcome::completed);
        // scripted: 0.01 s an iteration of two images
        QVERIFY(std::abs(*stored.cells[1].summary().imagesPerSecond - 200) < 1e-6);
    }

    void theEngineWorksOnAnotherThread() {
        FakeEngine fake;
        std::atomic<std::thread::id> ran{};
        fake.backend().script = [&ran](const Schedule&) {
            FakeScript script;
            script.atLoad = [&ran] { ran = std::this_thread::get_id(); };
            return script;
        };
        EngineSession session(fake.setup());
        QSignalSpy finished(&session, &EngineSession::finished);
        const RunRecord run = FakeEngine::run({1});
        session.start(run, cellsOf(run.spec));
        QVERIFY(finished.wait());
        QVERIFY(ran.load() != std::thread::id());
        QVERIFY(ran.load() != std::this_thread::get_id());
    }

    void aSecondStartDoesNothing() {
        FakeEngine fake;
        EngineSession session(fake.setup());
        QSignalSpy started(&session, &EngineSession::started);
        QSignalSpy finished(&session, &EngineSession::finished);
        const RunRecord run = FakeEngine::run({1});
        session.start(run, cellsOf(run.spec));
        const RunRecord other = FakeEngine::run({4});
        session.start(other, cellsOf(other.spec));
        session.start(other, cellsOf(other.spec));
        QVERIFY(finished.wait());
        QCOMPARE(started.count(), 1);
        QCOMPARE(session.run().id, run.id);
        QCOMPARE(RunStore(fake.database(), StoreAccess::read).list().size(), std::size_t(1));
    }

    void stopEndsTheRunningCellAndStoresIt() {
        FakeEngine fake;
        fake.blockWhileMeasuring();
        EngineSession session(fake.setup());
        QSignalSpy stopping(&session, &EngineSession::stopping);
        QSignalSpy finished(&session, &EngineSession::finished);
        const RunRecord run = FakeEngine::run({1, 2});
        session.start(run, cellsOf(run.spec));
        fake.backend().waitUntilBlocked();
        session.stop();
        session.stop();
        session.stop();
        QVERIFY(finished.wait());
        QCOMPARE(stopping.count(), 1);
        QCOMPARE(finished.count(), 1);
        QVERIFY(finished[0][0].value<SweepEnd>().stopped);
        const RunRecord stored = RunStore(fake.database(), StoreAccess::read).load(run.id);
        QCOMPARE(stored.cells.size(), std::size_t(1));
        QVERIFY(stored.cells[0].outcome == Outcome::cancelled);
        QCOMPARE(missingCells(stored).size(), std::size_t(2));
    }

    void skipEndsOneCell() {
        FakeEngine fake;
        fake.backend().script = [](const Schedule& schedule) {
            FakeScript script;
            if (schedule.batch == 1)
                script.blockAtRun = 4;
            return script;
        };
        EngineSession session(fake.setup());
        QSignalSpy finished(&session, &EngineSession::finished);
        const RunRecord run = FakeEngine::run({1, 2});
        session.start(run, cellsOf(run.spec));
        fake.backend().waitUntilBlocked();
        session.skipCell();
        QVERIFY(finished.wait());
        QCOMPARE(session.run().cells.size(), std::size_t(2));
        QVERIFY(session.run().cells[0].outcome == Outcome::cancelled);
        QVERIFY(session.run().cells[1].outcome == Outcome::completed);
    }

    /// What a stopped run still says does not reach the run that follows it (G8).
    void whatALateRunSaysIsDropped() {
        FakeEngine fake;
        EngineSession session(fake.setup());
        QSignalSpy cells(&session, &EngineSession::cellFinished);
        QSignalSpy finished(&session, &EngineSession::finished);
        const RunRecord first = FakeEngine::run({1});
        session.start(first, cellsOf(first.spec));
        QVERIFY(finished.wait());
        const RunRecord second = FakeEngine::run({2});
        session.start(second, cellsOf(second.spec));
        QVERIFY(finished.wait());
        QCOMPARE(cells.count(), 2);
        QCOMPARE(session.run().cells.size(), std::size_t(1));
        QCOMPARE(session.run().cells[0].cell.batch, std::int64_t(2));
    }

    void destroyedInEveryPhaseItWaitsForTheLayerInHand_data() {
        QTest::addColumn<int>("call");
        QTest::newRow("verifying") << 0;
        QTest::newRow("warming up") << 2;
        QTest::newRow("measuring") << 4;
    }
    void destroyedInEveryPhaseItWaitsForTheLayerInHand() {
        QFETCH(int, call);
        FakeEngine fake;
        fake.backend().script = [call](const Schedule&) {
            FakeScript script;
            script.blockAtRun = call;
            return script;
        };
        const RunRecord run = FakeEngine::run({1});
        {
            EngineSession session(fake.setup());
            session.start(run, cellsOf(run.spec));
            fake.backend().waitUntilBlocked();
        }
        const RunRecord stored = RunStore(fake.database(), StoreAccess::read).load(run.id);
        QCOMPARE(stored.cells.size(), std::size_t(1));
        QVERIFY(stored.cells[0].outcome == Outcome::cancelled);
    }

    void aDatabaseThatCannotBeUsedIsAFailureWithItsReason() {
        FakeEngine fake;
        EngineSetup setup = fake.setup();
        setup.database = setup.database.parent_path(); // a folder
        EngineSession session(std::move(setup));
        QSignalSpy finished(&session, &EngineSession::finished);
        const RunRecord run = FakeEngine::run({1});
        session.start(run, cellsOf(run.spec));
        QVERIFY(finished.wait());
        QVERIFY(!finished[0][0].value<SweepEnd>().failure.isEmpty());
        QVERIFY(!session.isRunning());
    }

    void aRunThatIsMeasuredCannotBeDeleted() {
        FakeEngine fake;
        fake.blockWhileMeasuring();
        EngineSession session(fake.setup());
        QSignalSpy finished(&session, &EngineSession::finished);
        const RunRecord run = FakeEngine::run({1});
        session.start(run, cellsOf(run.spec));
        fake.backend().waitUntilBlocked();
        {
            RunStore store(fake.database());
            QVERIFY_EXCEPTION_THROWN(store.remove(run.id), Error);
        }
        fake.backend().release();
        QVERIFY(finished.wait());
        RunStore(fake.database()).remove(run.id);
    }

    void devicesAreFoundOnTheWorker() {
        FakeEngine fake;
        EngineSession session(fake.setup());
        QSignalSpy found(&session, &EngineSession::devicesFound);
        session.findDevices();
        QVERIFY(found.wait());
        const auto devices = found[0][0].value<std::vector<Device>>();
        QCOMPARE(devices.size(), std::size_t(1));
        QCOMPARE(devices[0].id, std::string("cpu"));
    }
};

} // namespace bildrate::ui

QTEST_GUILESS_MAIN(bildrate::ui::EngineSessionTest)
#include "engine_session_test.moc"
