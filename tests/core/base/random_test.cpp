#include "core/base/random.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace bildrate {
namespace {

constexpr std::uint64_t seed = 0x123456789abcdef0;

// Known answers of the authors' Random123 library, tests/kat_vectors.
TEST(Philox, knownAnswers) {
    using testing::ElementsAre;
    EXPECT_THAT(philox({0, 0, 0, 0}, {0, 0}),
                ElementsAre(0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8));
    EXPECT_THAT(philox({~0U, ~0U, ~0U, ~0U}, {~0U, ~0U}),
                ElementsAre(0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd));
    EXPECT_THAT(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
                ElementsAre(0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1));
}

// From a separate program in Python: philox as in the paper, FNV-1a, NumPy's float32.
struct Known {
    std::uint64_t element;
    float uniform; ///< "conv1.weight" in [-0.25, 0.5)
    float normal;  ///< "input"
};
constexpr Known known[] = {
    {0, -0.0295506269F, -0.63319689F},
    {1, -0.159053937F, -0.683794022F},
    {2, 0.365314007F, 1.03595841F},
    {3, 0.490937829F, 0.73109889F},
    {65, 0.378078878F, -0.566487253F},
    {1000003, -0.184944183F, -0.333374679F},
    {1099511627777, 0.434039652F, -0.976928771F},
};

TEST(RandomFill, knownElements) {
    for (const Known& expected : known) {
        float value = 0;
        fillUniform({&value, 1}, seed, "conv1.weight", -0.25F, 0.5F, expected.element);
        EXPECT_EQ(value, expected.uniform) << expected.element;
        fillNormal({&value, 1}, seed, "input", expected.element);
        EXPECT_EQ(value, expected.normal) << expected.element;
    }
}

using Fill = std::function<void(std::span<float>, std::uint64_t seed, std::string_view name,
                                std::uint64_t first)>;

class AnyRandomFill : public testing::TestWithParam<bool> {
protected:
    Fill fill() const {
        if (GetParam())
            return fillNormal;
        return [](std::span<float> values, std::uint64_t key, std::string_view name,
                  std::uint64_t first) { fillUniform(values, key, name, -1, 1, first); };
    }

    std::vector<float> filled(std::size_t count, std::uint64_t key, std::string_view name,
                              std::uint64_t first = 0) const {
        std::vector<float> values(count);
        fill()(values, key, name, first);
        return values;
    }
};

TEST_P(AnyRandomFill, piecesEqualTheWhole) {
    const std::vector<float> whole = filled(1000, seed, "tensor");
    for (const std::size_t piece : {1, 2, 3, 5, 63, 64, 65, 130, 999}) {
        std::vector<float> joined(whole.size());
        for (std::size_t first = 0; first < whole.size(); first += piece) {
            const std::size_t count = std::min(piece, whole.size() - first);
            fill()(std::span(joined).subspan(first, count), seed, "tensor", first);
        }
        EXPECT_EQ(joined, whole) << "pieces of " << piece;
    }
}

TEST_P(AnyRandomFill, elementsBeyondFourBillionAreNotTheFirstOnesAgain) {
    const std::uint64_t far = (std::uint64_t(1) << 34) - 2;
    const std::vector<float> values = filled(6, seed, "tensor", far);
    EXPECT_EQ(filled(3, seed, "tensor", far + 3),
              std::vector<float>(values.begin() + 3, values.end()));
    EXPECT_NE(filled(4, seed, "tensor", 0), std::vector<float>(values.begin() + 2, values.end()));
}

TEST_P(AnyRandomFill, seedAndNameDecide) {
    const std::vector<float> values = filled(8, seed, "tensor");
    EXPECT_EQ(filled(8, seed, "tensor"), values);
    EXPECT_NE(filled(8, seed + 1, "tensor"), values);
    EXPECT_NE(filled(8, seed + (std::uint64_t(1) << 32), "tensor"), values);
    EXPECT_NE(filled(8, seed, "tensos"), values);
    EXPECT_NE(filled(8, seed, ""), values);
}

TEST_P(AnyRandomFill, emptySpanIsFine) {
    fill()({}, seed, "tensor", 3);
}

/// Means of the first four powers, and of the product of neighbours.
struct Moments {
    double first = 0, second = 0, third = 0, fourth = 0, neighbours = 0;
};

Moments momentsOf(const std::vector<float>& values) {
    Moments moments;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double x = values[i];
        moments.first += x;
        moments.second += x * x;
        moments.third += x * x * x;
        moments.fourth += x * x * x * x;
        moments.neighbours += x * double(values[(i + 1) % values.size()]);
    }
    const auto n = double(values.size());
    return {moments.first / n, moments.second / n, moments.third / n, moments.fourth / n,
            moments.neighbours / n};
}

// Bounds: five standard errors, sqrt(variance of the power / n).
TEST(RandomFill, uniformMoments) {
    std::vector<float> values(1 << 20);
    fillUniform(values, 1, "moments", -1, 1);
    const double error = 5 / std::sqrt(double(values.size()));
    const Moments moments = momentsOf(values);
    EXPECT_NEAR(moments.first, 0, error * std::sqrt(1.0 / 3));
    EXPECT_NEAR(moments.second, 1.0 / 3, error * std::sqrt(1.0 / 5 - 1.0 / 9));
    EXPECT_NEAR(moments.third, 0, error * std::sqrt(1.0 / 7));
    EXPECT_NEAR(moments.fourth, 1.0 / 5, error * std::sqrt(1.0 / 9 - 1.0 / 25));
    EXPECT_NEAR(moments.neighbours, 0, error / 3);
}

TEST(RandomFill, normalMoments) {
    std::vector<float> values(1 << 20);
    fillNormal(values, 1, "moments");
    const double error = 5 / std::sqrt(double(values.size()));
    const Moments moments = momentsOf(values);
    EXPECT_NEAR(moments.first, 0, error);
    EXPECT_NEAR(moments.second, 1, error * std::sqrt(2.0));
    EXPECT_NEAR(moments.third, 0, error * std::sqrt(15.0));
    EXPECT_NEAR(moments.fourth, 3, error * std::sqrt(96.0));
    EXPECT_NEAR(moments.neighbours, 0, error);
}

// The distribution function at -3 .. 3 against erf: catches a wrong quadrant or logarithm.
TEST(RandomFill, normalDistributionFunction) {
    std::vector<float> values(1 << 20);
    fillNormal(values, 2, "distribution");
    for (const double x : {-3.0, -2.0, -1.0, -0.25, 0.0, 0.5, 1.0, 2.0, 3.0}) {
        const double expected = (1 + std::erf(x / std::sqrt(2.0))) / 2;
        const auto below = std::count_if(values.begin(), values.end(),
                                         [x](float value) { return value <= float(x); });
        const auto n = double(values.size());
        EXPECT_NEAR(double(below) / n, expected, 5 * std::sqrt(expected * (1 - expected) / n)) << x;
    }
}

TEST(RandomFill, uniformStaysBelowTheUpperEnd) {
    // Near 16777216 neighbouring floats are 2 apart: half of all sums would round up to high.
    const float low = 16777214;
    const float high = 16777218;
    std::vector<float> values(4096);
    fillUniform(values, seed, "edge", low, high);
    EXPECT_THAT(values, testing::Each(testing::AllOf(testing::Ge(low), testing::Lt(high))));
    EXPECT_THAT(values, testing::Contains(low));
}

INSTANTIATE_TEST_SUITE_P(Both, AnyRandomFill, testing::Bool(),
                         [](const auto& test) { return test.param ? "normal" : "uniform"; });

} // namespace
} // namespace bildrate
