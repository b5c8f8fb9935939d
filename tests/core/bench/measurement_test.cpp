#include "core/bench/measurement.h"
#include "core/bench/statistics.h"
#include "tests/support/measured_cell.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace bildrate {
namespace {

Measurement measurementOf(const std::vector<double>& seconds) {
    Measurement measurement;
    for (double value : seconds)
        measurement.samples.push_back(test::sampleOf(value));
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
    measurement.samples = {test::sampleOf(1.0, 10), test::sampleOf(0.3, 1)};
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
    measurement.samples.push_back(test::sampleOf(0.4, 1, sampleThrottled));
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
    measurement.warmUp = {test::sampleOf(1.0, 1, sampleFirstRun)};
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

TEST(Summary, anIntervalWiderThanTheRateIsNone) {
    // With h the half interval in seconds by the mean, half of that of images/s is h / (1 - h^2)
    // of the rate: as wide as the rate itself at h = (sqrt 5 - 1) / 2 = 0.618.
    const auto relativeHalf = [](const std::vector<double>& seconds) {
        const auto estimate = estimateMean(seconds);
        return estimate->halfWidth95() / estimate->mean;
    };
    const std::vector<double> narrowSeconds{1, 1.1, 1, 1.1, 1};
    const double h = relativeHalf(narrowSeconds);
    ASSERT_LT(h, 0.618);
    const Summary narrow = summarise(measurementOf(narrowSeconds), 1);
    ASSERT_TRUE(halfWidthOf(narrow));
    EXPECT_NEAR(*narrow.intervalLow, 1 / 1.04 / (1 + h), 1e-12);
    EXPECT_NEAR(*narrow.intervalHigh, 1 / 1.04 / (1 - h), 1e-12);
    EXPECT_NEAR(*halfWidthOf(narrow), 1 / 1.04 * h / (1 - h * h), 1e-12);

    const std::vector<double> wideSeconds{1, 1, 1, 1, 2};
    ASSERT_GT(relativeHalf(wideSeconds), 0.62);
    ASSERT_LT(relativeHalf(wideSeconds), 0.99);
    const Summary wide = summarise(measurementOf(wideSeconds), 1);
    EXPECT_TRUE(wide.imagesPerSecond);
    EXPECT_FALSE(wide.intervalLow);
    EXPECT_FALSE(wide.intervalHigh);
    EXPECT_FALSE(halfWidthOf(wide));
}

} // namespace
} // namespace bildrate
