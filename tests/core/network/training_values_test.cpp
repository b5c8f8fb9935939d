#include "core/network/weights.h"
#include "core/network/zoo.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace bildrate {
namespace {

using testing::ElementsAre;

/// So far from its expectation is a count of n with probability p less than once in a million.
double fiveSigma(double n, double p) {
    return 5 * std::sqrt(n * p * (1 - p));
}

// From a separate program in Python: philox as in the paper, FNV-1a, NumPy's float32.
constexpr std::uint64_t knownSeed = 0x123456789abcdef0;

TEST(ImageLabels, knownAnswers) {
    const std::vector<std::int32_t> labels = imageLabels(makeNetwork("resnet-50"), 1004, knownSeed);
    EXPECT_THAT((std::vector{labels[0], labels[1], labels[2], labels[3], labels[65], labels[1003]}),
                ElementsAre(351, 56, 874, 525, 874, 129));
}

TEST(Dropout, knownAnswers) {
    std::vector<float> factors(100);
    fillDropout(factors, 0.4, knownSeed, "fc6.dropout", 12345678901, 70000);
    std::string kept;
    for (const float factor : factors)
        kept += factor > 0 ? '#' : '.';
    EXPECT_EQ(kept, ".##.#.#.##..#.#.###..#..##.#.######.#......###.####..###.##...#.####.##.###.."
                    "#.#####..#...#.####...#");
}

TEST(ImageLabels, doNotDependOnTheBatch) {
    const Network network = makeNetwork("lenet");
    const std::vector<std::int32_t> many = imageLabels(network, 1000, 3);
    for (const std::int64_t batch : {1, 2, 63, 64, 65, 999})
        EXPECT_TRUE(std::ranges::equal(imageLabels(network, batch, 3),
                                       std::span(many).first(std::size_t(batch))))
            << batch;
    EXPECT_NE(imageLabels(network, 1000, 4), many);
}

TEST(ImageLabels, areUniformOverTheClasses) {
    const Network network = makeNetwork("lenet", {.classes = 10});
    constexpr double n = 100'000;
    std::vector<int> counts(10);
    for (const std::int32_t label : imageLabels(network, std::int64_t(n), 1))
        ++counts.at(std::size_t(label));
    for (const int count : counts)
        EXPECT_NEAR(count, n / 10, fiveSigma(n, 0.1));
}

std::vector<float> factors(std::size_t count, double rate, std::uint64_t seed,
                           std::string_view name, std::int64_t step, std::int64_t image) {
    std::vector<float> values(count);
    fillDropout(values, rate, seed, name, step, image);
    return values;
}

TEST(Dropout, keepsItsRateAndTheMean) {
    constexpr std::size_t n = 200'000;
    for (const double rate : {0.2, 0.4, 0.5}) {
        const std::vector<float> values = factors(n, rate, 1, "fc6.dropout", 0, 0);
        const auto dropped = std::ranges::count(values, 0.0F);
        EXPECT_NEAR(double(dropped), n * rate, fiveSigma(n, rate));
        EXPECT_EQ(dropped + std::ranges::count(values, float(1 / (1 - rate))), n);
    }
    EXPECT_THAT(factors(100, 0, 1, "fc6.dropout", 0, 0), testing::Each(1.0F));
}

TEST(Dropout, repeatsForShorterTensorsToo) {
    const std::vector<float> values = factors(1000, 0.5, 1, "fc6.dropout", 7, 3);
    EXPECT_EQ(factors(1000, 0.5, 1, "fc6.dropout", 7, 3), values);
    EXPECT_TRUE(std::ranges::equal(factors(333, 0.5, 1, "fc6.dropout", 7, 3),
                                   std::span(values).first(333)));
}

TEST(Dropout, seedLayerStepAndImageDecide) {
    constexpr std::size_t n = 10'000;
    const std::vector<float> values = factors(n, 0.5, 1, "fc6.dropout", 7, 3);
    const auto expectIndependent = [&](const std::vector<float>& others) {
        std::size_t equal = 0;
        for (std::size_t i = 0; i < n; ++i)
            equal += values[i] == others[i];
        EXPECT_NEAR(double(equal), n / 2, fiveSigma(n, 0.5));
    };
    expectIndependent(factors(n, 0.5, 2, "fc6.dropout", 7, 3));
    expectIndependent(factors(n, 0.5, 1ULL << 32 | 1, "fc6.dropout", 7, 3));
    expectIndependent(factors(n, 0.5, 1, "fc7.dropout", 7, 3));
    expectIndependent(factors(n, 0.5, 1, "fc6.dropout", 8, 3));
    expectIndependent(factors(n, 0.5, 1, "fc6.dropout", 7, 4));
    expectIndependent(factors(n, 0.5, 1, "fc6.dropout", 3, 7));
    expectIndependent(factors(n, 0.5, 1, "fc6.dropout", 7 + (1LL << 32), 3));
    expectIndependent(factors(n, 0.5, 1, "fc6.dropout", 7, 3 + (1LL << 32)));
}

} // namespace
} // namespace bildrate
