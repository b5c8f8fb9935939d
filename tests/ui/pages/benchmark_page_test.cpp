#include "core/base/error.h"
#include "core/store/run_store.h"
#include "tests/ui/fake_engine.h"
#include "ui/language.h"
#include "ui/pages/benchmark_page.h"
#include "ui/widgets/run_setup.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

namespace bildrate::ui {

class BenchmarkPageTest : public QObject {
    Q_OBJECT

    /// The page over the fake engine, set up for lenet at two batches.
    struct Bench {
        FakeEngine fake;
        test::TemporaryFolder folder;
        EngineSetup engineSetup = fake.setup();
        std::unique_ptr<Workbench> workbench;
        std::unique_ptr<BenchmarkPage> page;
        std::vector<Notice> notices;

        explicit Bench(std::filesystem::path database = {}) {
            if (!database.empty())
                engineSetup.database = database;
            workbench = std::make_unique<Workbench>(engineSetup, Settings{}, "");
            QObject::connect(workbench.get(), &Workbench::told, workbench.get(),
                             [this](const Notice& notice) { notices.push_back(notice); });
            page = std::make_unique<BenchmarkPage>(*workbench, folder / "presets.json");
            page->show();
        }
        void open(const RunSpec& spec) { emit workbench->setupWanted(spec); }
        QPushButton* button(const char* name) const {
            return page->findChild<QPushButton*>(QString::fromLatin1(name));
        }
        QString outlook() const { return page->findChild<QLabel*>("outlook")->text(); }
        RunSpec spec() const { return page->findChild<RunSetup*>()->spec(); }
        void press(const char* name) const { QTest::mouseClick(button(name), Qt::LeftButton); }
        std::vector<RunListing> stored() const {
            return RunStore(fake.database(), StoreAccess::read).list();
        }
        RunRecord lastRun() const {
            const RunStore store(fake.database(), StoreAccess::read);
            return store.load(store.resolve("last"));
        }
    };

    static RunSpec lenet(std::vector<std::int64_t> batches = {1, 2}) {
        return FakeEngine::run(std::move(batches)).spec;
    }
    static FakeScript throwing(const Error& error) {
        FakeScript script;
        script.atCompile = [error] { throw error; };
        return script;
    }
    static FakeScript blocked(const Schedule& schedule, std::int64_t batch) {
        FakeScript script;
        if (schedule.batch == batch)
            script.blockAtRun = 3;
        return script;
    }

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("bildrate");
        QCoreApplication::setApplicationName("benchmark-page-test");
        QSettings::setDefaultFormat(QSettings::IniFormat);
    }
    void init() {
        QSettings().clear();
        QApplication::setDoubleClickInterval(0); // tests click faster than people
    }

    void aFirstStartNeedsOneClick() {
        Bench bench;
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        const RunSpec spec = bench.spec();
        QCOMPARE(spec.networks.size(), std::size_t(1));
        QCOMPARE(spec.networks[0].network, std::string("resnet-50"));
        QVERIFY(spec.batches == (std::vector<std::int64_t>{1, 2, 4, 8, 16, 32}));
        QVERIFY(spec.precisions == std::vector{Precision::fp32});
        QVERIFY(spec.deviceSets == (std::vector<std::vector<std::string>>{{"cpu"}}));
        QSignalSpy finished(&bench.workbench->engine(), &EngineSession::finished);
        bench.press("startButton");
        QVERIFY(finished.wait(60'000));
        QCOMPARE(bench.lastRun().cells.size(), std::size_t(6));
        QVERIFY(bench.lastRun().cells[0].summary().imagesPerSecond.has_value());
    }

    void theOutlookTellsCellsTimeAndMemory() {
        Bench bench;
        bench.open(lenet());
        QTRY_VERIFY(bench.outlook().contains("2 cell"));
        QVERIFY2(bench.outlook().contains("at most about 20 s"), qPrintable(bench.outlook()));
        auto* memory = bench.page->findChild<QLabel*>("memoryTable");
        QVERIFY(memory->isHidden());
        bench.page->findChild<QAbstractButton*>("memoryButton")->click();
        QVERIFY(!memory->isHidden());
        QVERIFY2(memory->text().contains("Gradients"), qPrintable(memory->text()));
        QVERIFY2(bench.outlook().contains("8.00 GiB are free"), qPrintable(bench.outlook()));
        bench.open(lenet({1, 1 << 20})); // about 70 GiB
        QTRY_VERIFY2(bench.outlook().contains("1 cell(s) will probably not fit"),
                     qPrintable(bench.outlook()));
        RunSpec spec = lenet();
        spec.precisions = {Precision::fp16};
        bench.open(spec);
        QTRY_VERIFY2(bench.outlook().contains("2 cell(s) cannot run here"),
                     qPrintable(bench.outlook()));
    }

    void everyOutcomeIsKeptAndTheSweepGoesOn() {
        Bench bench;
        bench.fake.backend().script = [](const Schedule& schedule) {
            if (schedule.batch == 1)
                return throwing(Error(ErrorKind::unsupported, "no such layer"));
            if (schedule.batch == 2)
                return throwing(Error(ErrorKind::backend, "the library failed"));
            FakeScript script;
            if (schedule.batch == 4)
                script.memory.weights = Bytes(1) << 50;
            return script;
        };
        RunSpec spec = lenet({1, 2, 3, 4});
        bench.open(spec);
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        bench.press("startButton");
        QTRY_VERIFY(!bench.notices.empty());
        const RunRecord run = bench.lastRun();
        QCOMPARE(run.cells.size(), std::size_t(4));
        QVERIFY(run.cells[0].outcome == Outcome::unsupported);
        QVERIFY(run.cells[1].outcome == Outcome::failed);
        QVERIFY(run.cells[2].outcome == Outcome::completed);
        QVERIFY(run.cells[3].outcome == Outcome::doesNotFit);
        QVERIFY(bench.notices.back().kind == Notice::Kind::warning);
        QVERIFY(bench.notices.back().text.contains("1 of 4 cell"));
    }

    void theEndLeadsToTheRun() {
        Bench bench;
        bench.open(lenet());
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        bench.press("startButton");
        QTRY_COMPARE(bench.notices.size(), std::size_t(1));
        QVERIFY(bench.notices[0].kind == Notice::Kind::good);
        QVERIFY(bench.notices[0].text.contains("2 of 2 cell"));
        QSignalSpy wanted(bench.workbench.get(), &Workbench::runsWanted);
        bench.notices[0].act();
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted[0][0].value<std::vector<QString>>() ==
                std::vector<QString>{QString::fromStdString(bench.lastRun().id)});
    }

    void skipEndsTheCellAndStopTheRun() {
        Bench bench;
        bench.fake.backend().script = [](const Schedule& schedule) {
            return blocked(schedule, schedule.batch);
        };
        bench.open(lenet({1, 2, 4}));
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        QVERIFY(!bench.button("skipButton")->isEnabled());
        QVERIFY(!bench.button("stopButton")->isEnabled());
        QSignalSpy cells(&bench.workbench->engine(), &EngineSession::cellStarted);
        bench.press("startButton");
        bench.fake.backend().waitUntilBlocked();
        QTRY_COMPARE(cells.count(), 1);
        QVERIFY(!bench.button("startButton")->isEnabled());
        bench.press("skipButton");
        QTRY_COMPARE(cells.count(), 2);
        bench.fake.backend().waitUntilBlocked();
        bench.press("stopButton");
        QVERIFY(!bench.button("stopButton")->isEnabled());
        QCOMPARE(bench.button("stopButton")->text(), QString("Stopping …"));
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        QCOMPARE(bench.button("stopButton")->text(), QString("Stop"));
        const RunRecord run = bench.lastRun();
        QCOMPARE(run.cells.size(), std::size_t(2));
        QCOMPARE(run.cells[0].reason, std::string("skipped"));
        QCOMPARE(run.cells[1].reason, std::string("stopped"));
        QVERIFY(bench.notices.back().text.contains("0 of 3 cell"));
    }

    void manyClicksDoOneThing() {
        Bench bench;
        QApplication::setDoubleClickInterval(600'000);
        bench.fake.backend().script = [](const Schedule& schedule) {
            return blocked(schedule, schedule.batch);
        };
        bench.open(lenet({1, 2, 4}));
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        QSignalSpy started(&bench.workbench->engine(), &EngineSession::started);
        QSignalSpy stopping(&bench.workbench->engine(), &EngineSession::stopping);
        QSignalSpy finished(&bench.workbench->engine(), &EngineSession::finished);
        QSignalSpy cells(&bench.workbench->engine(), &EngineSession::cellStarted);
        QTest::mouseDClick(bench.button("startButton"), Qt::LeftButton);
        bench.press("startButton");
        bench.fake.backend().waitUntilBlocked();
        QTRY_COMPARE(cells.count(), 1);
        bench.press("skipButton");
        QTRY_COMPARE(cells.count(), 2);
        bench.press("skipButton"); // still the same gesture
        bench.fake.backend().waitUntilBlocked();
        QTest::mouseDClick(bench.button("stopButton"), Qt::LeftButton);
        bench.press("stopButton");
        QVERIFY(finished.count() == 1 || finished.wait());
        bench.press("startButton"); // a third click that comes after a very short run
        QCOMPARE(started.count(), 1);
        QCOMPARE(stopping.count(), 1);
        QCOMPARE(cells.count(), 2);
        QCOMPARE(bench.stored().size(), std::size_t(1));
    }

    void whatAStoppedRunStillSaysIsNotTheNextOnes() {
        Bench bench;
        bench.fake.backend().script = [](const Schedule& schedule) { return blocked(schedule, 2); };
        bench.open(lenet({2, 4}));
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        bench.press("startButton");
        bench.fake.backend().waitUntilBlocked();
        bench.press("stopButton");
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        bench.notices.clear();
        bench.open(lenet({8}));
        bench.press("startButton");
        QTRY_COMPARE(bench.notices.size(), std::size_t(1));
        QVERIFY(bench.notices[0].text.contains("1 of 1 cell"));
        QCOMPARE(bench.workbench->engine().run().cells.size(), std::size_t(1));
        QCOMPARE(bench.stored().size(), std::size_t(2));
    }

    void wrongBatchesCannotBeStarted() {
        Bench bench;
        bench.open(lenet());
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        auto* batches = bench.page->findChild<QLineEdit*>("batches");
        QTest::keyClicks(batches, ",,");
        QVERIFY(!bench.button("startButton")->isEnabled());
        QTest::keyClick(batches, Qt::Key_F5);
        QVERIFY(!bench.workbench->engine().isRunning());
        QTest::keyClick(batches, Qt::Key_Backspace);
        QTest::keyClick(batches, Qt::Key_Backspace);
        QVERIFY(bench.button("startButton")->isEnabled());
        QVERIFY(bench.notices.empty());
    }

    void aDatabaseThatCannotBeWrittenRefusesAtOnce() {
        const test::TemporaryFolder folder;
        Bench bench(folder.path()); // a folder is no file
        bench.open(lenet());
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        bench.press("startButton");
        QTRY_COMPARE(bench.notices.size(), std::size_t(1));
        QVERIFY(bench.notices[0].kind == Notice::Kind::failure);
        QVERIFY(bench.notices[0].text.startsWith("Nothing was measured"));
        QVERIFY(bench.fake.backend().calls().empty());
    }

    void aMissingDeviceIsRefused() {
        Bench bench;
        RunSpec spec = lenet();
        spec.deviceSets = {{"gpu:0"}};
        bench.open(spec);
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        bench.press("startButton");
        QCOMPARE(bench.notices.size(), std::size_t(1));
        QVERIFY2(bench.notices[0].text.contains("there is no device 'gpu:0'"),
                 qPrintable(bench.notices[0].text));
        QVERIFY(!bench.workbench->engine().isRunning());
    }

    void resumeMeasuresWhatIsMissing() {
        Bench bench;
        bench.fake.backend().script = [](const Schedule& schedule) { return blocked(schedule, 2); };
        bench.open(lenet({1, 2}));
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        bench.press("startButton");
        bench.fake.backend().waitUntilBlocked();
        bench.press("stopButton");
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        const RunRecord half = bench.lastRun();
        bench.notices.clear();
        bench.fake.backend().release();
        emit bench.workbench->resumeWanted(half);
        QVERIFY(bench.workbench->engine().isRunning());
        QTRY_COMPARE(bench.notices.size(), std::size_t(1));
        const RunRecord whole = bench.lastRun();
        QCOMPARE(whole.id, half.id);
        QVERIFY(missingCells(whole).empty());
        emit bench.workbench->resumeWanted(whole);
        QVERIFY(!bench.workbench->engine().isRunning());
        QVERIFY(bench.notices.back().text.contains("No cell of this run is missing"));
    }

    void aChangedMachineIsToldWhenARunIsResumed() {
        Bench bench;
        bench.open(lenet({1, 2}));
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        RunRecord half = FakeEngine::run({1, 2});
        CellRecord cell;
        cell.id = makeUuid();
        cell.cell = cellsOf(half.spec).front();
        cell.outcome = Outcome::completed;
        cell.measurement.samples.assign(5, {1, Seconds(0.01), {}, sampleNormal, {}});
        cell.environment.kernel = "6.1.0-26";
        half.cells = {cell};
        RunStore(bench.fake.database()).add(half);
        emit bench.workbench->resumeWanted(half);
        QTRY_COMPARE(bench.notices.size(), std::size_t(2));
        QVERIFY(bench.notices[0].kind == Notice::Kind::warning);
        QVERIFY2(bench.notices[0].text.contains("kernel: 6.1.0-26 before, unknown now"),
                 qPrintable(bench.notices[0].text));
        QVERIFY(bench.notices[1].text.contains("1 of 1 cell")); // it is measured all the same
        QCOMPARE(bench.lastRun().cells.size(), std::size_t(2));
    }

    void theSetupIsReadOnlyWhileItRuns() {
        Bench bench;
        bench.fake.backend().script = [](const Schedule& schedule) { return blocked(schedule, 1); };
        bench.open(lenet());
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        bench.press("startButton");
        const RunSpec before = bench.spec();
        QTest::keyClicks(bench.page->findChild<QLineEdit*>("batches"), ",64");
        bench.open(lenet({64}));
        QVERIFY(bench.spec() == before);
        QVERIFY(bench.notices.back().kind == Notice::Kind::warning);
        bench.press("stopButton");
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        QTest::keyClicks(bench.page->findChild<QLineEdit*>("batches"), ",64");
        QCOMPARE(bench.spec().batches.back(), 64);
    }

    void theKeysDoIt() {
        Bench bench;
        bench.fake.backend().script = [](const Schedule& schedule) { return blocked(schedule, 1); };
        bench.open(lenet());
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        QVERIFY(bench.button("startButton")->toolTip().contains("F5"));
        QVERIFY(QTest::qWaitForWindowActive(bench.page.get()));
        QTest::keyClick(bench.page.get(), Qt::Key_F5);
        QVERIFY(bench.workbench->engine().isRunning());
        bench.fake.backend().waitUntilBlocked();
        QTest::keyClick(bench.page.get(), Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(bench.workbench->engine().isStopping());
        QTRY_VERIFY(!bench.workbench->engine().isRunning());
    }

    void theSelectionIsKept() {
        RunSpec spec = lenet({3, 5});
        spec.name = "kept";
        spec.stop.relativeWidth = 0.25;
        {
            Bench bench;
            bench.open(spec);
            QTRY_VERIFY(bench.outlook().contains("2 cell"));
        }
        const Bench bench;
        QVERIFY(bench.spec() == spec);
    }

    void aBrokenSelectionIsForgotten() {
        QSettings().setValue("benchmark/setup", "{\"networks\": 3}");
        const Bench bench;
        QCOMPARE(bench.spec().networks[0].network, std::string("resnet-50"));
    }

    void newDefaultsAreUsedUnlessTheUserChoseOthersHere() {
        Bench bench;
        QTRY_VERIFY(bench.button("startButton")->isEnabled());
        Settings settings;
        settings.stop.maxTime = Seconds(3);
        settings.threads = 2;
        bench.workbench->change(settings);
        QVERIFY(bench.spec().stop == settings.stop);
        QCOMPARE(bench.spec().threads, 2);
        RunSpec own = bench.spec();
        own.stop.maxTime = Seconds(7);
        bench.open(own);
        settings.stop.maxTime = Seconds(5);
        bench.workbench->change(settings);
        QCOMPARE(bench.spec().stop.maxTime, Seconds(7));
    }

    void anotherLanguageKeepsTheSelection() {
        Bench bench;
        Language language;
        const RunSpec spec = lenet({3, 5});
        bench.open(spec);
        for (const QString& name : languages()) {
            language.use(name);
            QCoreApplication::processEvents();
            QVERIFY(bench.spec() == spec);
            QVERIFY(!bench.page->title().isEmpty());
        }
        language.use("en");
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::BenchmarkPageTest)
#include "benchmark_page_test.moc"
