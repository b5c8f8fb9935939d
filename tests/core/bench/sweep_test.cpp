#include "core/base/error.h"
#include "core/bench/caveats.h"
#include "core/network/zoo.h"
#include "tests/core/bench/sweep_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace bildrate {
namespace {

TEST_F(SweepTest, completedCellHoldsEverything) {
    scriptAll({.seconds = {1.0, 0.5, 0.3, 0.3, 0.1}});
    environment.hostName = "bench-3";
    const CellRecord& record = runOne();
    EXPECT_EQ(record.outcome, Outcome::completed);
    EXPECT_EQ(record.reason, "");
    EXPECT_EQ(record.id.size(), 36u);
    EXPECT_EQ(record.cell, cellsOf(spec)[0]);
    environment.libraries = {{"fake", "1.0"}};
    EXPECT_EQ(record.environment, environment);
    EXPECT_GT(record.started.unixMilliseconds, 1'700'000'000'000);
    ASSERT_TRUE(record.plan);
    EXPECT_EQ(record.plan->library, "fake 1.0");
    EXPECT_EQ(record.memory->total(), 10'000u);
    EXPECT_GT(record.processPeak.value_or(0), 0u);
    EXPECT_TRUE(record.verification->passed());
    // A26: two executions to verify, two to warm up, six measured; each in its own field
    EXPECT_EQ(record.phases.compile, Seconds(0));
    EXPECT_EQ(record.phases.load, Seconds(0));
    EXPECT_NEAR(record.phases.verify->count(), 1.5, 1e-12);
    EXPECT_NEAR(record.phases.warmUp->count(), 0.6, 1e-12);
    EXPECT_NEAR(record.phases.measured->count(), 0.6, 1e-12);
    EXPECT_NEAR(*record.summary().imagesPerSecond, 40, 1e-9); // 6 x 4 images in 0.6 s
    EXPECT_EQ(record.measurement.stopReason, StopReason::precisionReached);
    EXPECT_TRUE(record.measurement.caveats.empty());
    EXPECT_EQ(recorder.log,
              (std::vector<std::string>{"started 1 of 1", "compiling", "loading", "verifying",
                                        "warming up", "measuring", "finished"}));
    EXPECT_EQ(recorder.warmUps, 2u);
    EXPECT_EQ(recorder.measured, 6u);
}

TEST_F(SweepTest, unsupportedCellsNameTheirLibrariesToo) {
    spec.precisions = {Precision::fp16};
    const CellRecord& record = runOne();
    EXPECT_EQ(record.outcome, Outcome::unsupported);
    using Libraries = std::vector<std::pair<std::string, std::string>>;
    EXPECT_EQ(record.environment.libraries, (Libraries{{"fake", "1.0"}}));
}

TEST_F(SweepTest, shownSpeedIsWallTimeAtAnyNumberOfThreads) {
    // A14
    scriptAll({.seconds = {0.1}});
    for (int threads : {1, 4, 16}) {
        spec.threads = threads;
        run();
        const CellRecord& record = recorder.records.back();
        EXPECT_EQ(record.plan->threads, threads);
        const Summary summary = record.summary();
        EXPECT_NEAR(double(4 * summary.iterations) / record.phases.measured->count(),
                    *summary.imagesPerSecond, 1e-9);
    }
}

TEST_F(SweepTest, whatDoesNotFitIsARowAndTheSweepGoesOn) {
    // B1
    spec.batches = {1, 64, 100000, 32};
    scriptMemory(Bytes(1) << 20);
    const auto& records = run();
    ASSERT_EQ(records.size(), 4u);
    EXPECT_EQ(records[0].outcome, Outcome::completed);
    EXPECT_EQ(records[1].outcome, Outcome::completed);
    EXPECT_EQ(records[2].outcome, Outcome::doesNotFit);
    EXPECT_EQ(records[2].cell.batch, 100000);
    EXPECT_NE(records[2].reason.find(", 1.00 GiB free"), std::string::npos) << records[2].reason;
    EXPECT_FALSE(records[2].summary().imagesPerSecond);
    EXPECT_EQ(records[3].outcome, Outcome::completed);
    // hopeless by its activations alone: not even compiled
    EXPECT_EQ(callsThat("100000"), 0u);
}

TEST_F(SweepTest, needOfThePlanDecides) {
    scriptAll({.memory = {Bytes(1) << 30, Bytes(1) << 30, 0, 0}});
    free = Bytes(3) << 29;
    expectOne(Outcome::doesNotFit, "needs 2.00 GiB, 1.50 GiB free");
    EXPECT_EQ(callsThat("load"), 0u);
    EXPECT_TRUE(recorder.records[0].memory);
    EXPECT_TRUE(recorder.records[0].plan);
}

TEST_F(SweepTest, needWhileLoadingDecidesToo) {
    scriptAll({.memory = {Bytes(1) << 30, 0, 0, 0, Bytes(2) << 30}});
    free = Bytes(3) << 29;
    expectOne(Outcome::doesNotFit, "needs 2.00 GiB while loading, 1.50 GiB free");
    EXPECT_EQ(callsThat("load"), 0u);
    free = Bytes(2) << 30;
    recorder.records.clear();
    EXPECT_EQ(runOne().outcome, Outcome::completed);
}

TEST_F(SweepTest, unknownFreeMemoryRefusesNothing) {
    scriptAll({.memory = {Bytes(1) << 50, 0, 0, 0}});
    free.reset();
    EXPECT_EQ(runOne().outcome, Outcome::completed);
}

TEST_F(SweepTest, gpuMemoryIsTheDevices) {
    use({FakeBackend::gpu("gpu:a", Bytes(2) << 30), FakeBackend::gpu("gpu:b", Bytes(1) << 30)});
    spec.deviceSets = {{"gpu:a", "gpu:b"}};
    scriptAll({.memory = {Bytes(3) << 29, 0, 0, 0}});
    free = 1; // of the host: does not matter
    expectOne(Outcome::doesNotFit, "needs 1.50 GiB, 1.00 GiB free");
}

TEST_F(SweepTest, largerThanWhatDidNotFitIsNotTried) {
    // B10: of the same network, workload, precision and devices
    spec.networks = {{"lenet", {16, 64, 128, 8}}, {"alexnet", {128}}};
    scriptMemory(Bytes(1) << 20);
    free = Bytes(63) << 20;
    auto records = run();
    ASSERT_EQ(records.size(), 5u);
    EXPECT_EQ(records[0].outcome, Outcome::completed);
    EXPECT_NE(records[1].reason.find("needs 64"), std::string::npos) << records[1].reason;
    EXPECT_EQ(records[2].outcome, Outcome::doesNotFit);
    EXPECT_EQ(records[2].reason, "larger than batch 64, which did not fit");
    EXPECT_EQ(records[3].outcome, Outcome::completed);
    EXPECT_NE(records[4].reason.find("needs"), std::string::npos); // another network is tried
    EXPECT_EQ(callsThat("compile lenet 128"), 0u);

    spec.force = true;
    run();
    EXPECT_EQ(callsThat("compile lenet 128"), 1u);
    EXPECT_NE(recorder.records[7].reason.find("needs 128"), std::string::npos);
}

TEST_F(SweepTest, runningOutOfMemoryIsNoCrash) {
    spec.batches = {1, 2, 4};
    fake->script = [](const Schedule& schedule) {
        FakeScript script;
        if (schedule.batch == 1)
            script.atLoad = [] { throw std::bad_alloc(); };
        if (schedule.batch == 4)
            script.atRun = [](std::int64_t) {
                throw Error(ErrorKind::outOfMemory, "the device has no room for 3 GiB");
            };
        return script;
    };
    spec.force = true;
    const auto& records = run();
    ASSERT_EQ(records.size(), 3u);
    EXPECT_EQ(records[0].outcome, Outcome::doesNotFit);
    EXPECT_EQ(records[0].reason, "the machine ran out of memory");
    EXPECT_EQ(records[1].outcome, Outcome::completed);
    EXPECT_EQ(records[2].outcome, Outcome::doesNotFit);
    EXPECT_EQ(records[2].reason, "the device has no room for 3 GiB");
}

TEST_F(SweepTest, everythingIsReleasedBeforeTheNextCell) {
    // B5, B6: fifty cells that fail in turn at each place
    spec.batches.clear();
    for (std::int64_t batch = 1; batch <= 50; ++batch)
        spec.batches.push_back(batch);
    fake->script = [](const Schedule& schedule) {
        FakeScript script;
        const auto fail = [] { throw Error(ErrorKind::backend, "scripted"); };
        if (schedule.batch % 3 == 0)
            script.atCompile = fail;
        else if (schedule.batch % 3 == 1)
            script.atLoad = fail;
        else
            script.atRun = [fail](std::int64_t call) { call == 5 ? fail() : void(); };
        return script;
    };
    const auto check = [this](const auto&) {
        EXPECT_EQ(fake->livePlans(), 0);
        EXPECT_EQ(fake->liveExecutors(), 0);
    };
    recorder.atStart = check;
    recorder.atFinish = check;
    const auto& records = run();
    ASSERT_EQ(records.size(), 50u);
    for (const CellRecord& record : records) {
        EXPECT_EQ(record.outcome, Outcome::failed);
        EXPECT_EQ(record.reason, "scripted");
    }
}

TEST_F(SweepTest, missingDeviceIsNeverReplaced) {
    // H9, H10
    spec.deviceSets = {{"gpu:0"}};
    expectOne(Outcome::failed, "device missing: there is no gpu:0");
    EXPECT_TRUE(fake->calls().empty());
}

TEST_F(SweepTest, deviceThatCannotBeUsedSaysWhy) {
    Device broken = FakeBackend::gpu("gpu:0", Bytes(1) << 30);
    broken.availability = {"the driver is too old"};
    use({FakeBackend::processor(), broken});
    spec.deviceSets = {{"gpu:0"}};
    expectOne(Outcome::unsupported, "gpu:0: the driver is too old");
    EXPECT_TRUE(fake->calls().empty());
}

TEST_F(SweepTest, devicesOfTwoEnginesAreNoOneJob) {
    backends.push_back(std::make_unique<FakeBackend>(
        std::vector<Device>{FakeBackend::gpu("gpu:0", Bytes(1) << 30)}));
    spec.deviceSets = {{"cpu", "gpu:0"}};
    expectOne(Outcome::unsupported, "belong to different engines");
}

TEST_F(SweepTest, unsupportedKindsSayWhy) {
    spec.workloads = {Workload::training};
    expectOne(Outcome::unsupported, "the fake engine does not train");
    recorder.records.clear();
    spec.workloads = {Workload::inference};
    spec.precisions = {Precision::fp16};
    expectOne(Outcome::unsupported, "this processor has no fp16");
    EXPECT_TRUE(fake->calls().empty());
}

TEST_F(SweepTest, layerWithoutImplementationIsUnsupported) {
    scriptAll({.atCompile = [] {
        throw Error(ErrorKind::unsupported, "no implementation of the convolution", "conv2");
    }});
    expectOne(Outcome::unsupported, "no implementation of the convolution (conv2)");
}

TEST_F(SweepTest, severalDevicesShareTheBatch) {
    use({FakeBackend::gpu("gpu:0", Bytes(1) << 30), FakeBackend::gpu("gpu:1", Bytes(1) << 30)});
    spec.deviceSets = {{"gpu:0", "gpu:1"}};
    spec.batches = {6};
    run();
    EXPECT_EQ(callsThat("compile lenet 6 on gpu:0+gpu:1"), 1u);
    spec.batchMeaning = BatchMeaning::total;
    run();
    EXPECT_EQ(callsThat("compile lenet 3 on gpu:0+gpu:1"), 1u);
    spec.batches = {7};
    run();
    ASSERT_EQ(recorder.records.size(), 3u);
    EXPECT_NEAR(*recorder.records[0].summary().imagesPerSecond, 1200, 1e-9);
    EXPECT_NEAR(*recorder.records[1].summary().imagesPerSecond, 600, 1e-9);
    EXPECT_EQ(recorder.records[2].outcome, Outcome::unsupported);
    EXPECT_EQ(recorder.records[2].reason,
              "a total batch of 7 cannot be split evenly over 2 devices");
}

TEST_F(SweepTest, wrongOutputsAreNotTimed) {
    scriptAll({.output = FakeScript::Output::notFinite});
    expectOne(Outcome::invalid, "the output is not finite");
    EXPECT_EQ(callsThat("run"), 2u);
    EXPECT_TRUE(recorder.records[0].measurement.samples.empty());
    EXPECT_FALSE(recorder.records[0].phases.measured);
    recorder.records.clear();
    scriptAll({.output = FakeScript::Output::constant});
    expectOne(Outcome::invalid, "same for every image");
    recorder.records.clear();
    scriptAll({.output = FakeScript::Output::changing});
    expectOne(Outcome::invalid, "a second execution gave another output");
}

TEST_F(SweepTest, trainingIsCheckedOnItsFirstStepAndTellsItsLoss) {
    Device device = FakeBackend::processor();
    device.training = {};
    use({device});
    spec.workloads = {Workload::training};
    scriptAll({.losses = {7, 6, 5, 4, 3}});
    expectOne(Outcome::completed, "");
    EXPECT_EQ(callsThat("restart"), 1u);                 // between the two executions of the check
    EXPECT_EQ(recorder.records[0].lossAfterWarmUp, 4.0); // two steps to check, two to warm up
    EXPECT_EQ(recorder.records[0].lossAtEnd, 3.0);
    EXPECT_TRUE(recorder.records[0].summary().imagesPerSecond);
}

TEST_F(SweepTest, aLossThatIsNotFiniteMeasuresNothing) {
    Device device = FakeBackend::processor();
    device.training = {};
    use({device});
    spec.workloads = {Workload::training};
    const double nan = std::numeric_limits<double>::quiet_NaN();
    scriptAll({.losses = {7, nan, 7}});
    expectOne(Outcome::invalid, "loss not finite at step 2");
    EXPECT_TRUE(recorder.records[0].measurement.warmUp.empty()); // seen by the check
    recorder.records.clear();
    scriptAll({.losses = {7, 6, nan, 7}});
    expectOne(Outcome::invalid, "loss not finite at step 3");
    EXPECT_TRUE(recorder.records[0].measurement.samples.empty()); // seen after the warm-up
    recorder.records.clear();
    scriptAll({.losses = {7, 6, 5, 4, nan}});
    expectOne(Outcome::invalid, "loss not finite at step 5");
    EXPECT_FALSE(recorder.records[0].measurement.samples.empty());
    EXPECT_FALSE(recorder.records[0].summary().imagesPerSecond);
    EXPECT_FALSE(recorder.records[0].summary().intervalLow);
    EXPECT_FALSE(recorder.records[0].lossAtEnd);
}

TEST_F(SweepTest, throttledThroughoutGivesNoNumber) {
    // A8
    spec.stop.maxTime = Seconds(0.1);
    scriptAll({.flags = {sampleThrottled}});
    expectOne(Outcome::throttled, "no valid sample");
    const Summary summary = recorder.records[0].summary();
    EXPECT_FALSE(summary.imagesPerSecond);
    EXPECT_GT(summary.discarded, 0);
}

TEST_F(SweepTest, errorsKeepTheirMessage) {
    scriptAll({.atLoad = [] { throw Error(ErrorKind::backend, "dnnl_runtime_error", "conv1"); }});
    expectOne(Outcome::failed, "dnnl_runtime_error (conv1)");
    recorder.records.clear();
    scriptAll({.atRun = [](std::int64_t) { throw std::runtime_error("surprise"); }});
    expectOne(Outcome::failed, "unexpected error: surprise");
    recorder.records.clear();
    scriptAll({.atRun = [](std::int64_t) { throw 42; }});
    expectOne(Outcome::failed, "unexpected error of unknown kind");
    recorder.records.clear();
    spec.networks = {{"no-such-network", {1}}};
    expectOne(Outcome::failed, "no-such-network");
}

TEST_F(SweepTest, aFailureWhileMeasuringKeepsTheSamples) {
    environment.otherBildrate = true;
    scriptAll({.seconds = {0.1}, .atRun = [](std::int64_t call) {
                   if (call == 8) // two to verify, two to warm up
                       throw Error(ErrorKind::backend, "dnnl_runtime_error", "conv1");
               }});
    expectOne(Outcome::failed, "dnnl_runtime_error (conv1)");
    const CellRecord& record = recorder.records[0];
    EXPECT_EQ(record.measurement.warmUp.size(), 2u);
    EXPECT_EQ(record.measurement.samples.size(), 4u);
    EXPECT_FALSE(record.measurement.stopReason);
    EXPECT_EQ(record.measurement.caveats.size(), 2u); // of the machine, and too few samples
    EXPECT_NEAR(record.phases.warmUp.value_or(Seconds(0)).count(), 0.2, 1e-12);
    EXPECT_NEAR(record.phases.measured.value_or(Seconds(0)).count(), 0.4, 1e-12);
}

TEST_F(SweepTest, busyMachineIsACaveat) {
    environment.loadOther = 1.5;
    environment.otherBildrate = true;
    const auto& caveats = runOne().measurement.caveats;
    ASSERT_EQ(caveats.size(), 2u);
    EXPECT_EQ(caveats[0], "machine busy: other processes kept 1.5 cores busy at the start");
    EXPECT_EQ(caveats[1], "machine busy: another Bildrate was measuring at the start");
}

TEST_F(SweepTest, speedThatTheDeviceCannotReachIsMarkedImplausible) {
    // A5: 4 images in 10 ms
    const double flops = 400 * 2.0 * double(makeNetwork("lenet").macs());
    const auto marked = [&](std::optional<double> peak) {
        recorder.records.clear();
        scriptAll({.peakFlops = peak});
        const CellRecord& record = runOne();
        EXPECT_EQ(record.outcome, Outcome::completed);
        return std::ranges::any_of(record.measurement.caveats, [](const std::string& caveat) {
            return caveat.starts_with("implausible: ");
        });
    };
    EXPECT_TRUE(marked(0.99 * flops));
    EXPECT_FALSE(marked(1.01 * flops));
    EXPECT_FALSE(marked({}));

    // Winograd counts four multiplications for one
    const CellRecord& record = recorder.records[0];
    PlanFacts facts = *record.plan;
    facts.steps[0].algorithm = "winograd";
    facts.peakFlops = flops / 3.9;
    EXPECT_TRUE(caveatsOf(record.summary(), facts, flops / 400).empty());
    facts.peakFlops = flops / 4.1;
    EXPECT_EQ(caveatsOf(record.summary(), facts, flops / 400).size(), 1u);
}

TEST_F(SweepTest, skipEndsOneCellOnly) {
    // I4
    spec.batches = {1, 2, 3};
    fake->script = [this](const Schedule& schedule) {
        FakeScript script;
        if (schedule.batch == 2)
            script.atRun = [this](std::int64_t call) { call == 7 ? control.skipCell() : void(); };
        return script;
    };
    const auto& records = run();
    ASSERT_EQ(records.size(), 3u);
    EXPECT_EQ(records[0].outcome, Outcome::completed);
    EXPECT_EQ(records[1].outcome, Outcome::cancelled);
    EXPECT_EQ(records[1].reason, "skipped");
    EXPECT_EQ(records[1].measurement.samples.size(), 3u); // calls 4, 5 and 6
    EXPECT_EQ(records[1].measurement.stopReason, StopReason::cancelled);
    EXPECT_EQ(records[2].outcome, Outcome::completed);
}

TEST_F(SweepTest, stopEndsTheSweepAndKeepsTheSamples) {
    spec.batches = {1, 2, 3};
    fake->script = [this](const Schedule& schedule) {
        FakeScript script;
        if (schedule.batch == 2)
            script.atRun = [this](std::int64_t call) { call == 6 ? control.stop() : void(); };
        return script;
    };
    const auto& records = run();
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[1].outcome, Outcome::cancelled);
    EXPECT_EQ(records[1].reason, "stopped");
    EXPECT_EQ(records[1].measurement.samples.size(), 2u);
    EXPECT_TRUE(control.stopped());
    run(); // a stopped control starts nothing any more
    EXPECT_EQ(records.size(), 2u);
}

TEST_F(SweepTest, stopBeforeMeasuringEndsAsCancelled) {
    scriptAll({.atCompile = [this] { control.stop(); }});
    expectOne(Outcome::cancelled, "stopped");
    EXPECT_EQ(callsThat("run"), 0u);
}

TEST_F(SweepTest, resumeRunsTheMissingCellsOnly) {
    // I3
    spec.batches = {1, 2, 3, 4};
    scriptAll({});
    recorder.atFinish = [this](const CellRecord& record) {
        if (record.cell.batch == 2)
            control.stop();
    };
    RunRecord kept;
    kept.spec = spec;
    kept.cells = run();
    ASSERT_EQ(kept.cells.size(), 2u);

    Recorder second;
    SweepControl again;
    const auto missing = missingCells(kept);
    runSweep(spec, missing, backends, options, second, again);
    ASSERT_EQ(second.records.size(), 2u);
    EXPECT_EQ(second.records[0].cell.batch, 3);
    EXPECT_EQ(second.records[1].cell.batch, 4);
    kept.cells.insert(kept.cells.end(), second.records.begin(), second.records.end());
    EXPECT_TRUE(missingCells(kept).empty());
}

TEST_F(SweepTest, whatTheObserverThrowsEndsTheSweep) {
    spec.batches = {1, 2};
    scriptAll({});
    recorder.atFinish = [](const CellRecord&) { throw Error(ErrorKind::diskFull, "no space"); };
    EXPECT_THROW(run(), Error);
    EXPECT_EQ(recorder.records.size(), 1u);
    EXPECT_EQ(fake->liveExecutors(), 0);
}

TEST_F(SweepTest, whatTheObserverThrowsWithinACellEndsTheSweepToo) {
    spec.batches = {1, 2};
    scriptAll({});
    const auto fail = [] { throw Error(ErrorKind::diskFull, "no space"); };
    for (const Phase phase :
         {Phase::compiling, Phase::loading, Phase::verifying, Phase::warmingUp, Phase::measuring}) {
        SCOPED_TRACE(nameOf(phase));
        recorder.atPhase = [&](Phase entered) {
            if (entered == phase)
                fail();
        };
        EXPECT_THROW(run(), Error);
    }
    recorder.atPhase = {};
    recorder.atSamples = fail;
    EXPECT_THROW(run(), Error);
    recorder.atSamples = {};
    recorder.atWarmUp = fail;
    EXPECT_THROW(run(), Error);
    EXPECT_TRUE(recorder.records.empty());
    EXPECT_EQ(fake->liveExecutors(), 0);
    EXPECT_EQ(fake->livePlans(), 0);
}

TEST(Phase, names) {
    EXPECT_EQ(nameOf(Phase::compiling), "compiling");
    EXPECT_EQ(nameOf(Phase::measuring), "measuring");
}

} // namespace
} // namespace bildrate
