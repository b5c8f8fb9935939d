#include "core/bench/sweep.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

// One thread runs the sweep, another one ends it: what the window and Ctrl-C do.

namespace bildrate {
namespace {

class Recorder : public SweepObserver {
public:
    void cellFinished(const CellRecord& record) override { records.push_back(record); }
    std::vector<CellRecord> records;
};

class SweepThreads : public testing::Test {
protected:
    SweepThreads() {
        auto backend = std::make_unique<FakeBackend>();
        fake = backend.get();
        backends.push_back(std::move(backend));
        spec.networks = {{"lenet", {1, 2, 3}}};
        spec.stop.minSamples = 5;
        spec.stop.warmUpIterations = 1;
        spec.stop.warmUpTime = Seconds(0);
        options.holdMachine = false;
        options.availableMemory = [] { return Bytes(1) << 30; };
        options.environment = [] { return Environment{}; };
        options.clock = [this] { return fake->clock(); };
    }
    void blockAt(std::int64_t batch, std::int64_t run) {
        fake->script = [batch, run](const Schedule& schedule) {
            FakeScript script;
            script.blockAtRun = schedule.batch == batch ? run : -1;
            return script;
        };
    }
    std::jthread start() {
        return std::jthread(
            [this] { runSweep(spec, cellsOf(spec), backends, options, recorder, control); });
    }

    FakeBackend* fake = nullptr;
    std::vector<std::unique_ptr<Backend>> backends;
    RunSpec spec;
    SweepOptions options;
    Recorder recorder;
    SweepControl control;
};

TEST_F(SweepThreads, stopWakesARunningExecution) {
    blockAt(2, 5);
    auto sweep = start();
    fake->waitUntilBlocked();
    EXPECT_FALSE(control.stopped());
    control.stop();
    sweep.join();
    ASSERT_EQ(recorder.records.size(), 2u);
    EXPECT_EQ(recorder.records[1].outcome, Outcome::cancelled);
    EXPECT_EQ(recorder.records[1].measurement.samples.size(), 2u); // after 2 + 1 executions
}

TEST_F(SweepThreads, skipGoesOnWithTheNextCell) {
    blockAt(2, 5);
    auto sweep = start();
    fake->waitUntilBlocked();
    control.skipCell();
    sweep.join();
    ASSERT_EQ(recorder.records.size(), 3u);
    EXPECT_EQ(recorder.records[1].reason, "skipped");
    EXPECT_EQ(recorder.records[2].outcome, Outcome::completed);
}

TEST_F(SweepThreads, releasedExecutionsGoOn) {
    blockAt(1, 0);
    auto sweep = start();
    fake->waitUntilBlocked();
    EXPECT_EQ(fake->livePlans(), 1);
    EXPECT_EQ(fake->liveExecutors(), 1);
    fake->release();
    sweep.join();
    ASSERT_EQ(recorder.records.size(), 3u);
    EXPECT_EQ(recorder.records[0].outcome, Outcome::completed);
}

TEST_F(SweepThreads, manyThreadsMaySkipAndStopAtOnce) {
    spec.networks = {{"lenet", {}}};
    for (std::int64_t batch = 1; batch <= 200; ++batch)
        spec.networks[0].batches.push_back(batch);
    blockAt(200, 0); // no end before somebody stops it
    auto sweep = start();
    std::atomic<bool> go = false;
    std::vector<std::jthread> others;
    for (int i = 0; i < 3; ++i)
        others.emplace_back([this, &go] {
            go.wait(false);
            for (int k = 0; k < 50; ++k) {
                control.skipCell();
                (void)control.stopped();
            }
        });
    go = true;
    go.notify_all();
    others.clear();
    control.stop();
    sweep.join();
    for (const CellRecord& record : recorder.records)
        EXPECT_TRUE(record.outcome == Outcome::completed || record.outcome == Outcome::cancelled)
            << record.reason;
}

} // namespace
} // namespace bildrate
