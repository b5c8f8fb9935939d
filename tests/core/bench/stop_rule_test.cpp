#include "core/bench/stop_rule.h"
#include "tests/core/bench/normal.h"

#include <gtest/gtest.h>

#include <vector>

namespace bildrate {
namespace {

Sample sampleOf(double seconds, std::uint32_t flags = sampleNormal) {
    Sample sample;
    sample.iterations = 1;
    sample.hostSeconds = Seconds(seconds);
    sample.flags = flags;
    return sample;
}

/// Feeds samples until the rule ends; the number is the sample that ended it, or limit.
template <typename SecondsOf>
std::int64_t feed(StopDecision& decision, SecondsOf secondsOf, std::int64_t limit = 100'000) {
    std::int64_t count = 0;
    while (!decision.reason() && count < limit)
        decision.add(sampleOf(secondsOf(count++)));
    return count;
}

StopRule ruleOf(std::int64_t minSamples, double maxTime, double relativeWidth) {
    StopRule rule;
    rule.minSamples = minSamples;
    rule.maxTime = Seconds(maxTime);
    rule.relativeWidth = relativeWidth;
    return rule;
}

TEST(StopDecision, constantTimesEndWithTheMinimum) {
    StopDecision decision(ruleOf(10, 100, 0.01));
    EXPECT_EQ(feed(decision, [](auto) { return 0.1; }), 10);
    EXPECT_EQ(decision.reason(), StopReason::precisionReached);
    EXPECT_EQ(decision.relativeHalfWidth(), 0.0);
    EXPECT_EQ(decision.noise(), 0.0);
    EXPECT_NEAR(decision.measured().count(), 1.0, 1e-12);
}

TEST(StopDecision, littleNoiseEndsWhenTheIntervalIsNarrow) {
    Normal noise(1);
    StopDecision decision(ruleOf(10, 1000, 0.01));
    feed(decision, [&](auto) { return 0.1 * (1 + 0.015 * noise()); });
    EXPECT_EQ(decision.reason(), StopReason::precisionReached);
    EXPECT_LE(*decision.relativeHalfWidth(), 0.01);
    EXPECT_LT(decision.samples(), 60);
}

TEST(StopDecision, constantNoiseEndsAsStableWellBeforeTheTimeLimit) {
    // A10: every other sample 4 % above or below the mean, limit 1 %
    StopDecision decision(ruleOf(10, 10, 0.01));
    feed(decision, [](auto i) { return 0.02 * (i % 2 ? 0.96 : 1.04); });
    EXPECT_EQ(decision.reason(), StopReason::noiseStable);
    EXPECT_LT(decision.measured(), Seconds(1));
    EXPECT_NEAR(*decision.noise(), 0.04, 0.002);
}

TEST(StopDecision, randomNoiseEndsAsStableOrPreciseButNeverByTime) {
    int stable = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Normal noise(seed);
        StopDecision decision(ruleOf(10, 20, 0.01));
        feed(decision, [&](auto) { return 0.02 * (1 + 0.04 * noise()); });
        ASSERT_TRUE(decision.reason());
        EXPECT_NE(decision.reason(), StopReason::timeLimit) << seed;
        EXPECT_LT(decision.samples(), 250) << seed;
        if (decision.reason() == StopReason::noiseStable) {
            ++stable;
            EXPECT_NEAR(*decision.noise(), 0.04, 0.016) << seed;
        }
    }
    EXPECT_GT(stable, 80);
}

TEST(StopDecision, noiseThatGrowsIsNotStable) {
    StopDecision decision(ruleOf(10, 10, 0.001));
    feed(decision, [](auto i) { return 0.02 * (1 + 0.0008 * double(i) * (i % 2 ? 1 : -1)); });
    EXPECT_EQ(decision.reason(), StopReason::timeLimit);
}

TEST(StopDecision, timeLimit) {
    StopDecision decision(ruleOf(5, 1, 0.0001));
    // the interval stays wide, and noise is not called stable below twenty samples
    EXPECT_EQ(feed(decision, [](auto i) { return i % 2 ? 0.0625 : 0.125; }), 11);
    EXPECT_EQ(decision.reason(), StopReason::timeLimit);
}

TEST(StopDecision, minimumOutranksTheTimeLimit) {
    StopDecision decision(ruleOf(8, 1, 0.0001));
    EXPECT_EQ(feed(decision, [](auto i) { return i % 2 ? 0.9 : 1.1; }), 8);
    EXPECT_EQ(decision.reason(), StopReason::timeLimit);
}

TEST(StopDecision, hardLimitOutranksTheMinimum) {
    StopRule rule = ruleOf(8, 2.5, 0.0001);
    rule.hardLimit = true;
    StopDecision decision(rule);
    EXPECT_EQ(feed(decision, [](auto) { return 1.0; }), 3);
    EXPECT_EQ(decision.reason(), StopReason::hardLimit);
    EXPECT_FALSE(decision.relativeHalfWidth());
    EXPECT_FALSE(decision.noise());
}

TEST(StopDecision, throttledSamplesCountTowardsTimeOnly) {
    StopDecision decision(ruleOf(5, 10, 0.01));
    for (int i = 0; i < 5; ++i)
        decision.add(sampleOf(1.0, sampleThrottled));
    EXPECT_FALSE(decision.reason());
    EXPECT_EQ(decision.samples(), 0);
    EXPECT_EQ(decision.measured(), Seconds(5));
    feed(decision, [](auto) { return 0.5; });
    EXPECT_EQ(decision.samples(), 5);
    EXPECT_EQ(decision.reason(), StopReason::precisionReached);
}

TEST(StopDecision, alwaysThrottledEndsAllTheSame) {
    StopDecision decision(ruleOf(10, 1, 0.01));
    int count = 0;
    while (!decision.reason() && count < 1000) {
        decision.add(sampleOf(0.2, sampleThrottled));
        ++count;
    }
    EXPECT_EQ(count, 10);
    EXPECT_EQ(decision.reason(), StopReason::timeLimit);
}

TEST(StopDecision, minimumBelowFiveStillNeedsFiveForAnInterval) {
    StopDecision decision(ruleOf(1, 100, 0.01));
    EXPECT_EQ(feed(decision, [](auto) { return 0.1; }), 5);
    EXPECT_EQ(decision.reason(), StopReason::precisionReached);
}

TEST(StopDecision, usesTheDeviceClock) {
    StopDecision decision(ruleOf(5, 100, 0.01));
    for (int i = 0; i < 5; ++i) {
        Sample sample = sampleOf(1.0 + i);
        sample.deviceSeconds = Seconds(0.5);
        decision.add(sample);
    }
    EXPECT_EQ(decision.relativeHalfWidth(), 0.0);
}

TEST(StopReason, namesReadBack) {
    for (StopReason reason : {StopReason::precisionReached, StopReason::noiseStable,
                              StopReason::timeLimit, StopReason::hardLimit, StopReason::cancelled})
        EXPECT_EQ(stopReasonFrom(nameOf(reason)), reason);
    EXPECT_FALSE(stopReasonFrom("bored"));
}

} // namespace
} // namespace bildrate
