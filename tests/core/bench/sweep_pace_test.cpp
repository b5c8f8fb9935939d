#include "core/bench/sweep_pace.h"

#include <gtest/gtest.h>

namespace bildrate {
namespace {

Sample sampleOf(double seconds, std::int64_t iterations = 1) {
    Sample sample;
    sample.iterations = iterations;
    sample.hostSeconds = Seconds(seconds);
    return sample;
}

StopRule rule() {
    StopRule made;
    made.minSamples = 10;
    made.maxTime = Seconds(10);
    made.warmUpIterations = 10;
    made.warmUpTime = Seconds(0.5);
    return made;
}

TEST(SweepPace, verificationTellsHowLongWarmUpTakes) {
    SweepPace pace(rule());
    pace.cellStarted(0, 1, Seconds(100));
    EXPECT_FALSE(pace.warmUpLeft());
    EXPECT_DOUBLE_EQ(pace.left(Seconds(100)).count(), 10.5);
    pace.phaseChanged(Phase::verifying, Seconds(103));
    pace.phaseChanged(Phase::warmingUp, Seconds(127)); // two iterations of 12 s
    EXPECT_DOUBLE_EQ(pace.iterationTime()->count(), 12);
    EXPECT_DOUBLE_EQ(pace.warmUpLeft()->count(), 120);
    const Sample one = sampleOf(11);
    pace.warmUpSamples({&one, 1});
    EXPECT_EQ(pace.warmUpIterations(), 1);
    EXPECT_DOUBLE_EQ(pace.warmUpLeft()->count(), 99);
    // ten warm-up iterations and ten samples of 11 s, 38 s of which are over
    EXPECT_DOUBLE_EQ(pace.left(Seconds(138)).count(), 110 + 110 - 38);
}

TEST(SweepPace, shortIterationsWarmUpForTheTime) {
    SweepPace pace(rule());
    pace.cellStarted(0, 1, Seconds(0));
    const Sample block = sampleOf(0.1, 100);
    pace.warmUpSamples({&block, 1});
    EXPECT_DOUBLE_EQ(pace.iterationTime()->count(), 0.001);
    EXPECT_DOUBLE_EQ(pace.warmUpLeft()->count(), 0.4);
}

TEST(SweepPace, finishedCellsTellOfThoseToCome) {
    SweepPace pace(rule());
    pace.cellStarted(0, 3, Seconds(0));
    pace.cellFinished(Seconds(4));
    pace.cellStarted(1, 3, Seconds(4));
    EXPECT_DOUBLE_EQ(pace.left(Seconds(4)).count(), 10.5 + 4);
    EXPECT_DOUBLE_EQ(pace.left(Seconds(100)).count(), 4); // never negative
    const Sample measured = sampleOf(2, 4);
    pace.samples({&measured, 1});
    EXPECT_DOUBLE_EQ(pace.iterationTime()->count(), 0.5);
    EXPECT_FALSE(SweepPace().iterationTime());
}

} // namespace
} // namespace bildrate
