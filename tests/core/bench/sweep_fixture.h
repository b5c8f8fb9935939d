#pragma once

#include "core/bench/sweep.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// Keeps every record and whatever a test wants done at each step.
class Recorder : public SweepObserver {
public:
    void cellStarted(std::size_t index, std::size_t count, const CellSpec& cell) override {
        log.push_back("started " + std::to_string(index + 1) + " of " + std::to_string(count));
        if (atStart)
            atStart(cell);
    }
    void phaseChanged(Phase phase) override {
        log.push_back(std::string(nameOf(phase)));
        if (atPhase)
            atPhase(phase);
    }
    void warmUpSamples(std::span<const Sample> some) override {
        warmUps += some.size();
        if (atWarmUp)
            atWarmUp();
    }
    void samples(std::span<const Sample> some, std::optional<double>) override {
        measured += some.size();
        if (atSamples)
            atSamples();
    }
    void cellFinished(const CellRecord& record) override {
        log.push_back("finished");
        records.push_back(record);
        if (atFinish)
            atFinish(record);
    }

    std::vector<std::string> log;
    std::vector<CellRecord> records;
    std::size_t warmUps = 0;
    std::size_t measured = 0;
    std::function<void(const CellSpec&)> atStart;
    std::function<void(Phase)> atPhase;
    std::function<void()> atWarmUp;
    std::function<void()> atSamples;
    std::function<void(const CellRecord&)> atFinish;
};

class SweepTest : public testing::Test {
protected:
    SweepTest() {
        use({FakeBackend::processor()});
        spec.networks = {{"lenet", {}}};
        spec.batches = {4};
        spec.stop.minSamples = 6;
        spec.stop.warmUpIterations = 2;
        spec.stop.warmUpTime = Seconds(0);
        options.holdMachine = false;
        options.availableMemory = [this] { return free; };
        options.environment = [this] { return environment; };
        options.clock = [this] { return fake->clock(); };
        environment.buildType = "Release";
    }

    void use(std::vector<Device> devices) {
        backends.clear();
        auto backend = std::make_unique<FakeBackend>(std::move(devices));
        fake = backend.get();
        backends.push_back(std::move(backend));
    }
    void scriptAll(FakeScript script) {
        fake->script = [script = std::move(script)](const Schedule&) { return script; };
    }
    /// Every cell needs bytesPerImage for each of its images.
    void scriptMemory(Bytes bytesPerImage) {
        fake->script = [bytesPerImage](const Schedule& schedule) {
            FakeScript script;
            script.memory = {0, bytesPerImage * Bytes(schedule.batch), 0, 0};
            return script;
        };
    }
    const std::vector<CellRecord>& run() {
        run(cellsOf(spec));
        return recorder.records;
    }
    void run(const std::vector<CellSpec>& cells) {
        runSweep(spec, cells, backends, options, recorder, control);
    }
    /// Runs the one cell of the spec.
    const CellRecord& runOne() {
        run();
        EXPECT_EQ(recorder.records.size(), 1u);
        return recorder.records.back();
    }
    void expectOne(Outcome outcome, std::string_view reason) {
        const CellRecord& record = runOne();
        EXPECT_EQ(record.outcome, outcome) << record.reason;
        EXPECT_NE(record.reason.find(reason), std::string::npos) << record.reason;
        EXPECT_EQ(fake->livePlans(), 0);
        EXPECT_EQ(fake->liveExecutors(), 0);
    }
    std::size_t callsThat(std::string_view contain) const {
        const auto calls = fake->calls();
        return std::size_t(std::count_if(calls.begin(), calls.end(), [&](const std::string& call) {
            return call.find(contain) != std::string::npos;
        }));
    }

    FakeBackend* fake = nullptr;
    std::vector<std::unique_ptr<Backend>> backends;
    RunSpec spec;
    SweepOptions options;
    Environment environment;
    std::optional<Bytes> free = Bytes(1) << 30;
    Recorder recorder;
    SweepControl control;
};

} // namespace bildrate
