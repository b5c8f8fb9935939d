#include "core/bench/statistics.h"
#include "tests/core/bench/normal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace bildrate {
namespace {

std::vector<double> autoregressive(Normal& normal, int count, double correlation, double mean) {
    std::vector<double> values;
    double state = normal();
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            state = correlation * state + std::sqrt(1 - correlation * correlation) * normal();
        values.push_back(mean + state);
    }
    return values;
}

TEST(Statistics, smallSpreadOfLargeValuesIsExact) {
    const std::vector<double> values{1e9, 1e9 + 1, 1e9 + 2};
    EXPECT_EQ(meanOf(values), 1e9 + 1);
    EXPECT_EQ(standardDeviationOf(values), 1.0);
    const std::vector<double> nanoseconds{1e9 + 2, 1e9, 1e9 + 1};
    EXPECT_EQ(standardDeviationOf(nanoseconds), 1.0);
}

TEST(Statistics, agreesWithLongDoubleForManyKindsOfValues) {
    Normal normal(7);
    std::mt19937_64 engine(8);
    for (int trial = 0; trial < 2000; ++trial) {
        const auto count = std::size_t(2 + engine() % 60);
        const double centre = std::pow(10.0, double(engine() % 19) - 9);
        const double spread = centre * std::pow(10.0, -double(engine() % 9));
        std::vector<double> values;
        for (std::size_t i = 0; i < count; ++i)
            values.push_back(centre + spread * normal());
        long double sum = 0;
        for (double value : values)
            sum += value;
        const long double mean = sum / static_cast<long double>(count);
        long double squares = 0;
        for (double value : values)
            squares += (value - mean) * (value - mean);
        const auto deviation = double(std::sqrt(squares / static_cast<long double>(count - 1)));
        EXPECT_NEAR(meanOf(values), double(mean), 4e-16 * (std::abs(centre) + spread * 6));
        EXPECT_NEAR(*standardDeviationOf(values), deviation, 1e-10 * deviation);
    }
}

TEST(Statistics, standardDeviationNeedsTwoValues) {
    EXPECT_FALSE(standardDeviationOf({}));
    EXPECT_FALSE(standardDeviationOf(std::vector<double>{3}));
    EXPECT_EQ(standardDeviationOf(std::vector<double>{3, 3}), 0.0);
}

TEST(Statistics, quantilesAreOfTypeSeven) {
    // R: quantile(c(1, 2, 4, 8, 16), c(0, .1, .25, .5, .9, .99, 1))
    const std::vector<double> values{1, 2, 4, 8, 16};
    const std::vector<std::pair<double, double>> expected{
        {0, 1}, {0.1, 1.4}, {0.25, 2}, {0.5, 4}, {0.9, 12.8}, {0.99, 15.68}, {1, 16}};
    for (const auto& [p, value] : expected)
        EXPECT_NEAR(quantileOf(values, p), value, 1e-12) << p;
    EXPECT_EQ(quantileOf(std::vector<double>{5}, 0.99), 5);
}

TEST(Statistics, studentQuantilesAreThoseOfThePrintedTables) {
    // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, column 0.975
    const std::vector<std::pair<double, double>> table{
        {1, 12.706}, {2, 4.303},  {3, 3.182},  {4, 2.776},  {5, 2.571},  {9, 2.262},
        {10, 2.228}, {20, 2.086}, {30, 2.042}, {60, 2.000}, {100, 1.984}};
    for (const auto& [degrees, t] : table)
        EXPECT_NEAR(studentQuantile95(degrees), t, 0.0005) << degrees;
    EXPECT_NEAR(studentQuantile95(1e7), 1.959964, 1e-5);
    EXPECT_GT(studentQuantile95(2.5), studentQuantile95(3));
    EXPECT_LT(studentQuantile95(2.5), studentQuantile95(2));
}

TEST(Statistics, autocorrelationByHand) {
    // mean 2, deviations -1 0 1 0: products 0 + 0 + 0, then with 1 2 3 2 1: mean 1.8
    EXPECT_NEAR(lagOneAutocorrelation(std::vector<double>{1, 2, 3, 2}), 0.0, 1e-15);
    // deviations -1 1 -1 1: products -3, squares 4
    EXPECT_NEAR(lagOneAutocorrelation(std::vector<double>{1, 3, 1, 3}), -0.75, 1e-15);
    EXPECT_EQ(lagOneAutocorrelation(std::vector<double>{2, 2, 2}), 0.0);
}

TEST(Statistics, noEstimateBelowFiveValues) {
    EXPECT_FALSE(estimateMean(std::vector<double>{1, 2, 3, 4}));
    const auto estimate = estimateMean(std::vector<double>{2, 2, 2, 2, 2});
    ASSERT_TRUE(estimate);
    EXPECT_EQ(estimate->mean, 2);
    EXPECT_EQ(estimate->halfWidth95(), 0);
}

TEST(Statistics, independentValuesGiveNearlyTheClassicalInterval) {
    Normal normal(11);
    double ratio = 0;
    constexpr int trials = 200;
    for (int trial = 0; trial < trials; ++trial) {
        const auto values = autoregressive(normal, 200, 0, 10);
        const double classical =
            studentQuantile95(199) * *standardDeviationOf(values) / std::sqrt(200.0);
        ratio += estimateMean(values)->halfWidth95() / classical / trials;
    }
    EXPECT_GT(ratio, 0.98);
    EXPECT_LT(ratio, 1.12);
}

/// Part of trials in which the 95 % interval misses the true mean.
double missRate(int count, double correlation) {
    Normal normal(3);
    int missed = 0;
    constexpr int trials = 2000;
    for (int trial = 0; trial < trials; ++trial) {
        const auto estimate = *estimateMean(autoregressive(normal, count, correlation, 100));
        missed += std::abs(estimate.mean - 100) > estimate.halfWidth95();
    }
    return double(missed) / trials;
}

TEST(Statistics, intervalCoversTheTrueMean) {
    EXPECT_LT(missRate(10, 0), 0.05);
    EXPECT_LT(missRate(50, 0), 0.05);
    EXPECT_LT(missRate(50, 0.5), 0.065);
    EXPECT_LT(missRate(200, 0.5), 0.06);
    EXPECT_GT(missRate(200, 0), 0.02); // and is no wider than it must be
}

/// Part of trials in which Welch's test calls two equal series different.
double falseDifferences(int count, double correlation) {
    Normal normal(5);
    int different = 0;
    constexpr int trials = 2000;
    for (int trial = 0; trial < trials; ++trial) {
        const auto a = *estimateMean(autoregressive(normal, count, correlation, 100));
        const auto b = *estimateMean(autoregressive(normal, count, correlation, 100));
        const double va = a.standardError * a.standardError;
        const double vb = b.standardError * b.standardError;
        const double degrees =
            (va + vb) * (va + vb) / (va * va / a.degreesOfFreedom + vb * vb / b.degreesOfFreedom);
        different += std::abs(a.mean - b.mean) > studentQuantile95(degrees) * std::sqrt(va + vb);
    }
    return double(different) / trials;
}

TEST(Statistics, equalSeriesAreRarelyCalledDifferentEvenWhenAutocorrelated) {
    constexpr double chance = 0.05 + 2 * 0.0049; // two standard errors of 2000 trials
    for (int count : {10, 20, 50, 200})
        for (double correlation : {0.0, 0.5})
            EXPECT_LT(falseDifferences(count, correlation), chance) << count << ' ' << correlation;
}

} // namespace
} // namespace bildrate
