#include "core/analysis/verdict.h"
#include "core/base/error.h"
#include "tests/core/bench/normal.h"
#include "tests/support/measured_cell.h"

#include <gtest/gtest.h>

#include <cmath>

namespace bildrate {
namespace {

Rate rateOfSamples(const std::vector<double>& seconds, std::int64_t images = 8) {
    Measurement measurement;
    for (const double each : seconds)
        measurement.samples.push_back(test::sampleOf(each));
    return rateOf(summarise(measurement, images)).value();
}

/// Seconds of iterations: a mean, relative noise, and how much each resembles the one before.
std::vector<double> iterations(Normal& normal, int count, double mean, double spread,
                               double correlation) {
    std::vector<double> seconds;
    double state = normal();
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            state = correlation * state + std::sqrt(1 - correlation * correlation) * normal();
        seconds.push_back(mean * (1 + spread * state));
    }
    return seconds;
}

struct Shares {
    double faster = 0, slower = 0, same = 0, cannotTell = 0;
};

/// Of the verdicts over many pairs of scripted records; speed: of the candidate, baseline 1.
Shares sharesOf(int count, double correlation, double spread, double speed, int trials,
                std::uint64_t seed) {
    Normal normal(seed);
    Shares shares;
    for (int trial = 0; trial < trials; ++trial) {
        const Rate baseline = rateOfSamples(iterations(normal, count, 0.01, spread, correlation));
        const Rate candidate =
            rateOfSamples(iterations(normal, count, 0.01 / speed, spread, correlation));
        const Verdict verdict = compareRates(baseline, candidate, {}).verdict;
        (verdict == Verdict::faster   ? shares.faster
         : verdict == Verdict::slower ? shares.slower
         : verdict == Verdict::same   ? shares.same
                                      : shares.cannotTell) += 1.0 / trials;
    }
    return shares;
}

constexpr double noise = 0.01;

TEST(Verdict, recordsOfOneConfigurationAreRarelyCalledDifferent) {
    for (const int count : {5, 10, 30, 100})
        for (const double correlation : {0.0, 0.5})
            for (const double spread : {0.01, 0.05}) {
                const Shares shares = sharesOf(count, correlation, spread, 1, 1000, 1);
                EXPECT_LE(shares.faster + shares.slower, 0.05)
                    << count << ' ' << correlation << ' ' << spread;
            }
}

TEST(Verdict, littleNoiseAndManySamplesAreCalledSame) {
    for (const double correlation : {0.0, 0.5})
        EXPECT_GE(sharesOf(100, correlation, 0.005, 1, 500, 2).same, 0.8) << correlation;
}

TEST(Verdict, aTrueDifferenceOfThreePercentIsFound) {
    for (const double correlation : {0.0, 0.5}) {
        EXPECT_GE(sharesOf(30, correlation, noise, 1.03, 1000, 3).faster, 0.95) << correlation;
        EXPECT_GE(sharesOf(30, correlation, noise, 1 / 1.03, 1000, 4).slower, 0.95) << correlation;
    }
}

TEST(Verdict, theIntervalCoversTheTrueRatio) {
    for (const double correlation : {0.0, 0.5}) {
        Normal normal(5);
        int covered = 0;
        constexpr int trials = 1000;
        for (int trial = 0; trial < trials; ++trial) {
            const SpeedRatio ratio =
                compareRates(rateOfSamples(iterations(normal, 30, 0.01, 0.05, correlation)),
                             rateOfSamples(iterations(normal, 50, 0.004, 0.02, correlation)), {});
            covered += *ratio.low <= 2.5 && 2.5 <= *ratio.high;
        }
        EXPECT_GE(covered, 0.95 * trials) << correlation;
        EXPECT_LE(covered, 0.995 * trials) << correlation; // and is no wider than it must be
    }
}

Rate exactly(double imagesPerSecond, double relativeError, std::int64_t samples = 30) {
    return {imagesPerSecond, relativeError, double(samples - 1), samples};
}

TEST(Verdict, intervalIsThatOfWelchByHand) {
    // errors 3 % and 4 % make 5 % of the logarithm; degrees (25e-4)^2 / ((9e-4)^2 + (16e-4)^2) * 9
    const SpeedRatio ratio = compareRates(exactly(100, 0.03, 10), exactly(200, 0.04, 10), {});
    EXPECT_DOUBLE_EQ(ratio.ratio, 2);
    const double t = 2.1168 * 1.125; // 16.69 degrees; an eighth more for only ten samples
    EXPECT_NEAR(*ratio.low, 2 * std::exp(-0.05 * t), 0.002);
    EXPECT_NEAR(*ratio.high, 2 * std::exp(0.05 * t), 0.002);
    EXPECT_EQ(ratio.verdict, Verdict::faster);
    EXPECT_EQ(compareRates(exactly(200, 0.04, 10), exactly(100, 0.03, 10), {}).verdict,
              Verdict::slower);
}

TEST(Verdict, sameIsAnIntervalInsideTheBand) {
    const Rate baseline = exactly(100, 0.001);
    EXPECT_EQ(compareRates(baseline, exactly(100.4, 0.001), {}).verdict, Verdict::same);
    EXPECT_EQ(compareRates(baseline, exactly(101.5, 0.001), {}).verdict, Verdict::faster);
    EXPECT_EQ(compareRates(baseline, exactly(101.5, 0.001), {0.03, {}}).verdict, Verdict::same);
    EXPECT_EQ(compareRates(baseline, exactly(100.4, 0.001), {0.002, {}}).verdict, Verdict::faster);
    EXPECT_EQ(compareRates(baseline, exactly(100, 0), {}).verdict, Verdict::same);
    EXPECT_EQ(compareRates(exactly(100, 0), exactly(103, 0), {}).verdict, Verdict::faster);
    EXPECT_EQ(compareRates(exactly(100, 0), exactly(100, 0), {}).verdict, Verdict::same);
}

TEST(Verdict, swappingTheTwoSwapsTheVerdict) {
    const std::vector<Rate> rates{exactly(100, 0.001), exactly(100.4, 0.001), exactly(103, 0.002),
                                  exactly(99, 0.02)};
    for (const Rate& first : rates)
        for (const Rate& second : rates) {
            const SpeedRatio there = compareRates(first, second, {});
            const SpeedRatio back = compareRates(second, first, {});
            EXPECT_NEAR(there.ratio * back.ratio, 1, 1e-12);
            EXPECT_NEAR(*there.low * *back.high, 1, 1e-12);
            EXPECT_EQ(there.verdict == Verdict::same, back.verdict == Verdict::same);
            EXPECT_EQ(there.verdict == Verdict::faster, back.verdict == Verdict::slower);
        }
}

TEST(Verdict, saysHowManyMoreSamplesWouldTell) {
    // 1 % each: half-width 2.0 * 1.41 % = 2.83 % at a distance of 2 %: (2.83 / 2)^2 - 1 = 1 times
    const SpeedRatio ratio = compareRates(exactly(100, 0.01, 100), exactly(102.02, 0.01, 100), {});
    EXPECT_EQ(ratio.verdict, Verdict::cannotTell);
    EXPECT_EQ(ratio.doubt, Doubt::tooMuchNoise);
    ASSERT_TRUE(ratio.moreSamples);
    EXPECT_NEAR(double(*ratio.moreSamples), 100, 15);
    // of two equal speeds the band is what must be reached: (2.83 / 1)^2 - 1 = 7 times
    const SpeedRatio equal = compareRates(exactly(100, 0.01, 100), exactly(100, 0.01, 100), {});
    EXPECT_NEAR(double(*equal.moreSamples), 700, 60);
    EXPECT_EQ(compareRates(exactly(100, 0.01, 100), exactly(102.02, 0.01, 210), {}).moreSamples,
              200); // of the one that has more: (2.7 / 2)^2 - 1 times 210
}

TEST(Verdict, moreSamplesDoTell) {
    Normal normal(6);
    int told = 0;
    constexpr int trials = 200;
    for (int trial = 0; trial < trials; ++trial) {
        std::vector<double> first = iterations(normal, 20, 0.01, 0.02, 0);
        std::vector<double> second = iterations(normal, 20, 0.01, 0.02, 0);
        const SpeedRatio ratio = compareRates(rateOfSamples(first), rateOfSamples(second), {});
        if (ratio.verdict != Verdict::cannotTell)
            continue;
        const int count = int(20 + *ratio.moreSamples);
        told += compareRates(rateOfSamples(iterations(normal, count, 0.01, 0.02, 0)),
                             rateOfSamples(iterations(normal, count, 0.01, 0.02, 0)), {})
                    .verdict != Verdict::cannotTell;
    }
    EXPECT_GT(told, trials / 3); // about half: the true ratio is 1, the advice knows an estimate
}

TEST(Verdict, tooFewSamplesGiveNoneAndSayHowManyAreMissing) {
    const Rate enough = rateOfSamples({0.01, 0.0101, 0.01, 0.0099, 0.01, 0.0101});
    for (const auto& [count, missing] : {std::pair(1, 4), {2, 3}, {4, 1}}) {
        const Rate few = rateOfSamples(std::vector<double>(std::size_t(count), 0.005));
        const SpeedRatio ratio = compareRates(enough, few, {});
        EXPECT_EQ(ratio.verdict, Verdict::cannotTell);
        EXPECT_EQ(ratio.doubt, Doubt::tooFewSamples);
        EXPECT_EQ(ratio.moreSamples, missing);
        EXPECT_FALSE(ratio.low || ratio.high);
        EXPECT_NEAR(ratio.ratio, 2, 0.02);
    }
}

TEST(Verdict, aFigureWithoutSamplesTellsNothingUnlessAnErrorIsAssumed) {
    const Rate published{200, {}, 1, {}};
    const SpeedRatio ratio = compareRates(exactly(100, 0.001), published, {});
    EXPECT_EQ(ratio.verdict, Verdict::cannotTell);
    EXPECT_EQ(ratio.doubt, Doubt::noSamples);
    EXPECT_FALSE(ratio.moreSamples);
    EXPECT_DOUBLE_EQ(ratio.ratio, 2);
    const SpeedRatio assumed = compareRates({100, {}, 1, {}}, published, {0.01, 0.05});
    EXPECT_EQ(assumed.verdict, Verdict::faster);
    EXPECT_NEAR(*assumed.high, 2 * std::exp(0.05 * std::sqrt(2)), 1e-4); // two errors of 5 %
    EXPECT_EQ(compareRates({100, {}, 1, {}}, {104, {}, 1, {}}, {0.01, 0.05}).verdict,
              Verdict::cannotTell);
}

TEST(Verdict, noRatioOfWhatIsNoSpeed) {
    EXPECT_FALSE(rateOf(Summary{}));
    Summary zero;
    zero.imagesPerSecond = 0;
    EXPECT_FALSE(rateOf(zero));
    zero.imagesPerSecond = INFINITY;
    EXPECT_FALSE(rateOf(zero));
}

TEST(Verdict, rulesThatCannotBeAreRefused) {
    for (const double value : {0.0, -0.01, 1.0, double(NAN)})
        EXPECT_THROW(validate(VerdictRule{value, {}}), Error) << value;
    EXPECT_THROW(validate(VerdictRule{0.01, 0.0}), Error);
    EXPECT_NO_THROW(validate(VerdictRule{0.02, 0.1}));
}

TEST(SpeedText, saysHowMuchFasterCorrectly) {
    EXPECT_EQ(speedText(3.0), "3.00 times as fast, 200 % faster"); // and not 300 %
    EXPECT_EQ(speedText(2.5), "2.50 times as fast, 150 % faster");
    EXPECT_EQ(speedText(1.03), "1.030 times as fast, 3.0 % faster");
    EXPECT_EQ(speedText(1.25), "1.25 times as fast, 25 % faster");
    EXPECT_EQ(speedText(0.5), "0.50 times as fast, 50 % slower");
    EXPECT_EQ(speedText(0.988), "0.988 times as fast, 1.2 % slower");
    EXPECT_EQ(speedText(12.345), "12.3 times as fast, 1130 % faster");
    EXPECT_EQ(speedText(1.0), "1.00 times as fast");
    EXPECT_EQ(speedText(0.0003), "0.00030 times as fast");
}

} // namespace
} // namespace bildrate
