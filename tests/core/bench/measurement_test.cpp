#include "core/bench/measurement.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace bildrate {
namespace {

Sample sampleOf(double seconds, std::int64_t iterations = 1, std::uint32_t flags = sampleNormal) {
    Sample sample;
    sample.iterations = iterations;
    sample.hostSeconds = Seconds(seconds);
    sample.flags = flags;
    return sample;
}

Measurement measurementOf(const std::vector<double>& seconds) {
    Measurement measurement;
    for (double value : seconds)
        measurement.samples.push_back(sampleOf(value));
    return measurement;
}

TEST(Summary, figuresByHand) {
    // ten iterations of 8 images in 1.00 s; ascending 0.08 0.09 0.09 0.10 x4 0.11 0.11 0.12
    const auto summary =
        summarise(measurementOf({0.1, 0.09, 0.11, 0.1, 0.08, 0.12, 0.1, 0.09, 0.11, 0.1}), 8);
    EXPECT_EQ(summary.samples, 10);
    EXPECT_EQ(summary.iterations, 10);
    EXPECT_EQ(summary.discarded, 0);
    EXPECT_FALSE(summary.deviceClock);
    EXPECT_NEAR(*summary.imagesPerSecond, 80, 1e-9);
    EXPECT_NEAR(*summary.imagesPerSecondMedian, 80, 1e-9);
    EXPECT_NEAR(summary.measuredSeconds->count(), 1.0, 1e-12);
    EXPECT_NEAR(*summary.latencyP50, 0.1, 1e-12);
    EXPECT_NEAR(*summary.latencyP90, 0.111, 1e-12);  // 0.11 + 0.1 x 0.01
    EXPECT_NEAR(*summary.latencyP99, 0.1191, 1e-12); // 0.11 + 0.91 x 0.01
    // squared deviations 1 + 1 + 4 + 4 + 1 + 1 of 1e-4 over nine
    EXPECT_NEAR(*summary.relativeSpread, std::sqrt(12e-4 / 9) / 0.1, 1e-12);
    EXPECT_NEAR(*summary.drift, 0.3 / 0.3 - 1, 1e-12);
    EXPECT_LT(*summary.intervalLow, 80);
    EXPECT_GT(*summary.intervalHigh, 80);
    EXPECT_EQ(summary.outliersSlow, 0);
    EXPECT_EQ(summary.outliersFast, 0);
    EXPECT_FALSE(summary.warmUpSeconds);
}

TEST(Summary, blocksOfIterationsWeighByTheirIterations) {
    Measurement measurement;
    measurement.samples = {sampleOf(1.0, 10), sampleOf(0.3, 1)};
    const auto summary = summarise(measurement, 2);
    EXPECT_EQ(summary.iterations, 11);
    EXPECT_NEAR(*summary.imagesPerSecond, 2 * 11 / 1.3, 1e-9);
    EXPECT_NEAR(*summary.latencyP50, 0.2, 1e-12);
    // the mean of ten iterations hides the slow ones among them
    EXPECT_FALSE(summary.latencyP90);
    EXPECT_FALSE(summary.latencyP99);
}

TEST(Summary, fewSamplesHaveNoSpread) {
    for (std::size_t count = 1; count < 5; ++count) {
        const auto summary = summarise(measurementOf(std::vector<double>(count, 0.5)), 1);
        EXPECT_NEAR(*summary.imagesPerSecond, 2, 1e-12);
        EXPECT_FALSE(summary.relativeSpread);
        EXPECT_FALSE(summary.intervalLow);
        EXPECT_FALSE(summary.intervalHigh);
        EXPECT_FALSE(summary.drift);
    }
    EXPECT_EQ(summarise(measurementOf(std::vector<double>(5, 0.5)), 1).relativeSpread, 0.0);
}

TEST(Summary, nothingMeasuredGivesNoNumber) {
    const auto summary = summarise(Measurement{}, 8);
    EXPECT_EQ(summary.samples, 0);
    EXPECT_FALSE(summary.imagesPerSecond);
    EXPECT_FALSE(summary.imagesPerSecondMedian);
    EXPECT_FALSE(summary.latencyP50);
    EXPECT_FALSE(summary.measuredSeconds);
}

TEST(Summary, secondsOfZeroGiveNoNumber) {
    const auto summary = summarise(measurementOf({0, 0, 0, 0, 0, 0}), 8);
    EXPECT_FALSE(summary.imagesPerSecond);
    EXPECT_FALSE(summary.relativeSpread);
    EXPECT_FALSE(summary.drift);
}

TEST(Summary, throttledSamplesAreLeftOutAndCounted) {
    Measurement measurement = measurementOf({0.1, 0.1});
    measurement.samples.push_back(sampleOf(0.4, 1, sampleThrottled));
    const auto summary = summarise(measurement, 1);
    EXPECT_EQ(summary.samples, 2);
    EXPECT_EQ(summary.discarded, 1);
    EXPECT_NEAR(*summary.imagesPerSecond, 10, 1e-9);

    for (Sample& sample : measurement.samples)
        sample.flags |= sampleThrottled;
    const auto none = summarise(measurement, 1);
    EXPECT_EQ(none.samples, 0);
    EXPECT_EQ(none.discarded, 3);
    EXPECT_FALSE(none.imagesPerSecond);
    EXPECT_FALSE(none.latencyP99);
}

TEST(Summary, deviceClockOnlyWhereEverySampleHasIt) {
    Measurement measurement = measurementOf({0.2, 0.2});
    measurement.samples[0].deviceSeconds = Seconds(0.1);
    EXPECT_NEAR(*summarise(measurement, 1).imagesPerSecond, 5, 1e-9);
    EXPECT_FALSE(summarise(measurement, 1).deviceClock);
    measurement.samples[1].deviceSeconds = Seconds(0.1);
    EXPECT_NEAR(*summarise(measurement, 1).imagesPerSecond, 10, 1e-9);
    EXPECT_TRUE(summarise(measurement, 1).deviceClock);
}

TEST(Summary, warmUpDoesNotFeedTheResult) {
    // A1: the first execution ten times slower
    Measurement measurement = measurementOf(std::vector<double>(19, 0.1));
    measurement.warmUp = {sampleOf(1.0, 1, sampleFirstRun)};
    const auto summary = summarise(measurement, 8);
    EXPECT_NEAR(*summary.imagesPerSecond, 80, 1e-9);
    EXPECT_NEAR(summary.warmUpSeconds->count(), 1.0, 1e-12);
}

TEST(Summary, outliersOnBothSides) {
    std::vector<double> seconds{0.100, 0.101, 0.099, 0.100, 0.102, 0.098, 0.100, 0.101, 0.099};
    seconds.push_back(0.01);
    auto summary = summarise(measurementOf(seconds), 1);
    EXPECT_EQ(summary.outliersFast, 1);
    EXPECT_EQ(summary.outliersSlow, 0);
    seconds.back() = 1.0;
    summary = summarise(measurementOf(seconds), 1);
    EXPECT_EQ(summary.outliersFast, 0);
    EXPECT_EQ(summary.outliersSlow, 1);
}

TEST(Summary, driftIsTheLastThirdAgainstTheFirst) {
    const auto slower = summarise(measurementOf({1, 1, 1, 1, 1.25, 1.25}), 1);
    EXPECT_NEAR(*slower.drift, -0.2, 1e-12);
    const auto faster = summarise(measurementOf({1.25, 1.25, 1, 1, 1, 1}), 1);
    EXPECT_NEAR(*faster.drift, 0.25, 1e-12);
}

TEST(Summary, anIntervalWiderThanTheRateIsNoUncertainty) {
    Summary summary;
    EXPECT_FALSE(halfWidthOf(summary));
    summary.imagesPerSecond = 100;
    EXPECT_FALSE(halfWidthOf(summary));
    summary.intervalLow = 90;
    summary.intervalHigh = 112;
    EXPECT_EQ(halfWidthOf(summary), 11);
    summary.intervalHigh = 64000; // almost nothing is known of the slowest rate's inverse
    EXPECT_FALSE(halfWidthOf(summary));
}

} // namespace
} // namespace bildrate
