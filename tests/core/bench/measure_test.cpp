#include "core/base/error.h"
#include "core/bench/caveats.h"
#include "core/bench/measure.h"
#include "core/network/zoo.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace bildrate {
namespace {

/// A loaded lenet on a scripted engine.
class Loaded {
public:
    explicit Loaded(FakeScript script, std::int64_t batch = 4) {
        m_backend.script = [script = std::move(script)](const Schedule&) { return script; };
        const Schedule schedule =
            makeSchedule(makeNetwork("lenet"), Workload::inference, Precision::fp32, batch);
        m_plan = m_backend.compile(schedule, Target{{"cpu"}, 0, {}, {}}, {});
        m_executor = m_plan->load(1, {});
    }
    Executor& executor() { return *m_executor; }
    FakeBackend& backend() { return m_backend; }
    MonotonicClock clock() {
        return [this] { return m_backend.clock(); };
    }

private:
    FakeBackend m_backend;
    std::unique_ptr<Plan> m_plan;
    std::unique_ptr<Executor> m_executor;
};

StopRule ruleOf(std::int64_t minSamples, std::int64_t warmUpIterations, double warmUpTime = 0) {
    StopRule rule;
    rule.minSamples = minSamples;
    rule.maxTime = Seconds(100);
    rule.warmUpIterations = warmUpIterations;
    rule.warmUpTime = Seconds(warmUpTime);
    return rule;
}

Measurement measured(Executor& executor, const StopRule& rule, const MeasureObserver& observer,
                     std::stop_token stop, const MonotonicClock& clock) {
    Measurement measurement;
    measure(measurement, executor, rule, observer, stop, clock);
    return measurement;
}

bool mentions(const std::vector<std::string>& caveats, std::string_view part) {
    return std::any_of(caveats.begin(), caveats.end(), [&part](const std::string& caveat) {
        return caveat.find(part) != std::string::npos;
    });
}

TEST(Measure, slowFirstExecutionIsNotPartOfTheResult) {
    // A1: batch 8, the first of 20 iterations ten times slower
    Loaded loaded({.seconds = {1.0, 0.1}}, 8);
    const auto measurement = measured(loaded.executor(), ruleOf(19, 1), {}, {}, loaded.clock());
    ASSERT_EQ(measurement.warmUp.size(), 1u);
    EXPECT_EQ(measurement.warmUp[0].hostSeconds, Seconds(1));
    EXPECT_EQ(measurement.warmUp[0].flags, std::uint32_t(sampleNormal));
    EXPECT_EQ(measurement.samples[0].flags, std::uint32_t(sampleNormal));
    EXPECT_EQ(measurement.samples.size(), 19u);
    EXPECT_NEAR(*summarise(measurement, 8).imagesPerSecond, 80, 1e-9);
    EXPECT_EQ(measurement.stopReason, StopReason::precisionReached);
    EXPECT_TRUE(measurement.caveats.empty());
}

TEST(Measure, withoutWarmUpItIsAFirstRunFigure) {
    // A17
    Loaded loaded({.seconds = {0.091, 0.01}});
    StopRule rule = ruleOf(1, 0);
    rule.maxTime = Seconds(0.05);
    const auto measurement = measured(loaded.executor(), rule, {}, {}, loaded.clock());
    EXPECT_TRUE(measurement.warmUp.empty());
    ASSERT_EQ(measurement.samples.size(), 1u);
    EXPECT_EQ(measurement.samples[0].flags, std::uint32_t(sampleFirstRun));
    EXPECT_TRUE(mentions(measurement.caveats, "first-run figure: measured without warm-up"));
    EXPECT_TRUE(mentions(measurement.caveats, "too few samples: 1"));
}

TEST(Measure, onlyTheFirstMeasuredSampleIsAFirstRun) {
    Loaded loaded({.seconds = {0.02, 0.01}});
    const auto measurement = measured(loaded.executor(), ruleOf(6, 0), {}, {}, loaded.clock());
    ASSERT_GE(measurement.samples.size(), 6u);
    EXPECT_EQ(
        std::ranges::count(measurement.samples, std::uint32_t(sampleFirstRun), &Sample::flags), 1);
    EXPECT_EQ(measurement.samples[0].flags, std::uint32_t(sampleFirstRun));
    EXPECT_TRUE(mentions(measurement.caveats, "first-run figure"));
}

TEST(Measure, warmUpLastsForItsIterationsAndItsTime) {
    Loaded loaded({.seconds = {0.125}});
    auto measurement = measured(loaded.executor(), ruleOf(5, 3, 1.0), {}, {}, loaded.clock());
    EXPECT_EQ(measurement.warmUp.size(), 8u);
    measurement = measured(loaded.executor(), ruleOf(5, 9, 1.0), {}, {}, loaded.clock());
    EXPECT_EQ(measurement.warmUp.size(), 9u);
}

TEST(Measure, shortIterationsAreMeasuredInBlocksOfAMillisecond) {
    Loaded loaded({.seconds = {10e-6}});
    const auto measurement =
        measured(loaded.executor(), ruleOf(20, 3, 0.1), {}, {}, loaded.clock());
    EXPECT_EQ(measurement.warmUp.front().iterations, 1);
    ASSERT_EQ(measurement.samples.size(), 20u);
    for (const Sample& sample : measurement.samples) {
        EXPECT_GE(sample.hostSeconds, Seconds(0.001));
        EXPECT_LT(sample.hostSeconds, Seconds(0.0015));
    }
    EXPECT_NEAR(*summarise(measurement, 4).imagesPerSecond, 4e5, 1e-3);
    // few warm-up samples are stored although one iteration is so short
    EXPECT_LT(measurement.warmUp.size(), 120u);
}

TEST(Measure, iterationsOfAMillisecondStandAlone) {
    Loaded loaded({.seconds = {0.001}});
    const auto measurement = measured(loaded.executor(), ruleOf(10, 3), {}, {}, loaded.clock());
    for (const Sample& sample : measurement.samples)
        EXPECT_EQ(sample.iterations, 1);
}

TEST(Measure, aClockThatStandsStillDoesNotOverflow) {
    Loaded loaded({.seconds = {0, 0, 0, 0, 0, 0.002}});
    const auto measurement = measured(loaded.executor(), ruleOf(5, 5), {}, {}, loaded.clock());
    EXPECT_TRUE(measurement.stopReason);
}

TEST(Measure, observerHearsEverySampleAtMostTenTimesASecond) {
    Loaded loaded({.seconds = {0.03, 0.031}});
    std::vector<double> warmUpTimes;
    std::vector<double> times;
    std::size_t warmUpSamples = 0;
    std::size_t samples = 0;
    bool ended = false;
    MeasureObserver observer;
    observer.warmUp = [&](std::span<const Sample> some) {
        EXPECT_FALSE(ended);
        warmUpTimes.push_back(loaded.backend().clock().count());
        warmUpSamples += some.size();
    };
    observer.warmUpEnded = [&] { ended = true; };
    observer.measured = [&](std::span<const Sample> some, std::optional<double> width) {
        EXPECT_TRUE(ended);
        times.push_back(loaded.backend().clock().count());
        samples += some.size();
        EXPECT_EQ(width.has_value(), samples >= 5);
    };
    const auto measurement =
        measured(loaded.executor(), ruleOf(50, 20), observer, {}, loaded.clock());
    EXPECT_EQ(warmUpSamples, measurement.warmUp.size());
    EXPECT_EQ(samples, measurement.samples.size());
    for (const auto& list : {warmUpTimes, times}) {
        ASSERT_GT(list.size(), 2u);
        for (std::size_t i = 1; i + 1 < list.size(); ++i) // the last brings the rest
            EXPECT_GE(list[i] - list[i - 1], 0.1 - 1e-12);
    }
    // 50 samples of 31 ms: one report in four samples
    EXPECT_EQ(times.size(), 13u);
}

TEST(Measure, observerIsCalledBetweenRunsOnly) {
    FakeScript script;
    bool inside = false;
    script.seconds = {0.2};
    script.atRun = [&](std::int64_t) { inside = true; };
    Loaded loaded(script);
    MeasureObserver observer;
    const MonotonicClock clock = [&] {
        inside = false; // the loop is back
        return loaded.backend().clock();
    };
    observer.measured = [&](auto, auto) { EXPECT_FALSE(inside); };
    measured(loaded.executor(), ruleOf(5, 1), observer, {}, clock);
}

TEST(Measure, cancelKeepsTheSamplesSoFar) {
    std::stop_source stop;
    FakeScript script;
    script.atRun = [&](std::int64_t call) {
        if (call == 12)
            stop.request_stop();
    };
    Loaded loaded(script);
    const auto measurement =
        measured(loaded.executor(), ruleOf(100, 5), {}, stop.get_token(), loaded.clock());
    EXPECT_EQ(measurement.warmUp.size(), 5u);
    EXPECT_EQ(measurement.samples.size(), 7u);
    EXPECT_EQ(measurement.stopReason, StopReason::cancelled);
}

TEST(Measure, cancelDuringWarmUp) {
    std::stop_source stop;
    FakeScript script;
    script.atRun = [&](std::int64_t call) {
        if (call == 2)
            stop.request_stop();
    };
    Loaded loaded(script);
    const auto measurement =
        measured(loaded.executor(), ruleOf(100, 5), {}, stop.get_token(), loaded.clock());
    EXPECT_EQ(measurement.warmUp.size(), 2u);
    EXPECT_TRUE(measurement.samples.empty());
    EXPECT_EQ(measurement.stopReason, StopReason::cancelled);
}

TEST(Measure, aFailureKeepsTheSamplesSoFar) {
    FakeScript script;
    script.atRun = [](std::int64_t call) {
        if (call == 8)
            throw Error(ErrorKind::backend, "scripted");
    };
    Loaded loaded(script);
    Measurement measurement;
    EXPECT_THROW(measure(measurement, loaded.executor(), ruleOf(100, 5), {}, {}, loaded.clock()),
                 Error);
    EXPECT_EQ(measurement.warmUp.size(), 5u);
    EXPECT_EQ(measurement.samples.size(), 3u);
    EXPECT_FALSE(measurement.stopReason);
    EXPECT_TRUE(mentions(measurement.caveats, "too few samples: 3"));
}

TEST(Measure, fallingSpeedAndThrottlingAreSaid) {
    std::vector<double> seconds(30, 0.01);
    std::fill(seconds.begin() + 20, seconds.end(), 0.011);
    Loaded slower({.seconds = seconds});
    StopRule rule = ruleOf(30, 0);
    rule.maxTime = Seconds(0.3);
    const auto falling = measured(slower.executor(), rule, {}, {}, slower.clock());
    EXPECT_TRUE(mentions(falling.caveats, "sustained speed is lower"));
    EXPECT_TRUE(mentions(falling.caveats, "9.1 % slower"));

    Loaded hot({.flags = {0, 0, sampleThrottled, 0}});
    const auto throttled = measured(hot.executor(), ruleOf(6, 1), {}, {}, hot.clock());
    EXPECT_TRUE(mentions(throttled.caveats, "throttled: 1 of 7"));
    EXPECT_FALSE(mentions(throttled.caveats, "sustained"));
}

TEST(Measure, noiseIsNoFallingSpeed) {
    // the last third is 10 % slower on average, but single samples differ by a factor of three
    std::vector<double> seconds;
    for (int i = 0; i < 30; ++i)
        seconds.push_back((i % 2 ? 0.015 : 0.005) + (i < 20 ? 0 : 0.001));
    Loaded noisy({.seconds = seconds});
    StopRule rule = ruleOf(30, 0);
    rule.maxTime = Seconds(0.2); // reached by the minimum of 30
    const auto measurement = measured(noisy.executor(), rule, {}, {}, noisy.clock());
    ASSERT_EQ(measurement.samples.size(), 30u);
    EXPECT_NEAR(*summarise(measurement, 1).drift, -1.0 / 11, 1e-9);
    EXPECT_FALSE(mentions(measurement.caveats, "sustained speed is lower"));
}

TEST(Measure, deviceClockIsKept) {
    Loaded loaded({.seconds = {0.01}, .deviceClock = 0.5});
    const auto measurement = measured(loaded.executor(), ruleOf(5, 1), {}, {}, loaded.clock());
    const Summary summary = summarise(measurement, 4);
    EXPECT_TRUE(summary.deviceClock);
    EXPECT_NEAR(*summary.imagesPerSecond, 800, 1e-9);
}

TEST(Verify, aGoodOutputPasses) {
    Loaded loaded({});
    EXPECT_TRUE(verify(loaded.executor(), 4, {}).passed());
    Loaded single({.output = FakeScript::Output::constant}, 1);
    EXPECT_TRUE(verify(single.executor(), 1, {}).passed()); // one image cannot vary
}

TEST(Verify, plantedFaultsAreFound) {
    Loaded broken({.output = FakeScript::Output::notFinite});
    EXPECT_FALSE(verify(broken.executor(), 4, {}).finite);
    Loaded constant({.output = FakeScript::Output::constant});
    const auto same = verify(constant.executor(), 4, {});
    EXPECT_TRUE(same.finite);
    EXPECT_FALSE(same.varies);
    EXPECT_TRUE(same.repeatable);
    Loaded changing({.output = FakeScript::Output::changing});
    const auto changed = verify(changing.executor(), 4, {});
    EXPECT_TRUE(changed.varies);
    EXPECT_FALSE(changed.repeatable);
    EXPECT_FALSE(changed.passed());
}

TEST(Verify, stops) {
    Loaded loaded({});
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(verify(loaded.executor(), 4, stop.get_token()), Cancelled);
}

TEST(Caveats, ofTheMachineAndTheBuild) {
    Environment environment;
    environment.buildType = "RelWithDebInfo";
    EXPECT_TRUE(caveatsOf(environment).empty());
    environment.loadOther = 0.2;
    EXPECT_TRUE(caveatsOf(environment).empty());
    environment.loadOther = 1.26;
    EXPECT_TRUE(mentions(caveatsOf(environment), "kept 1.3 cores busy"));
    environment.otherBildrate = true;
    EXPECT_TRUE(mentions(caveatsOf(environment), "another Bildrate was measuring"));
    EXPECT_EQ(caveatsOf(environment).size(), 2u);
    environment.buildType = "Debug";
    EXPECT_TRUE(mentions(caveatsOf(environment), "debug build"));
    environment.buildType = "Debug, address sanitizer";
    EXPECT_TRUE(mentions(caveatsOf(environment), "sanitized build"));
}

} // namespace
} // namespace bildrate
