// Each operator's gradient against central differences of sum(gradient * output), and against what
// can be told by hand.
#include "core/base/error.h"
#include "core/reference/gradients.h"
#include "tests/core/reference/central_differences.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

namespace bildrate::reference {
namespace {

using test::centralDifferences;
using test::differenceOf;
using test::dot;
using test::normalValues;
using testing::DoubleEq;
using testing::ElementsAre;

constexpr double tolerance = 1e-8;

/// 1 2 3
/// 4 5 6
/// 7 8 9
const Values square{1, {1, 3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9}};

template <typename Op>
struct Geometry {
    const char* name;
    Shape input;
    Op op;
};
template <typename Op>
std::string nameOf(const testing::TestParamInfo<Geometry<Op>>& info) {
    return info.param.name;
}

class ConvolutionGradient : public testing::TestWithParam<Geometry<ConvolutionOp>> {
protected:
    ConvolutionOp op = GetParam().op;
    Values input = normalValues(3, GetParam().input, "input");
    std::vector<double> weight =
        normalValues(op.filters, {input.shape.channels, op.kernel.height, op.kernel.width},
                     "weight")
            .data;
    std::vector<double> bias = normalValues(op.filters, {1, 1, 1}, "bias").data;
    Values gradient = normalValues(3, convolution(input, op, weight, bias).shape, "gradient");
    std::function<double()> loss = [this] {
        return dot(gradient.data, convolution(input, op, weight, bias).data);
    };
};

TEST_P(ConvolutionGradient, equalsCentralDifferences) {
    EXPECT_LE(differenceOf(convolutionDataGradient(gradient, input.shape, op, weight).data,
                           centralDifferences(input.data, loss)),
              tolerance);
    EXPECT_LE(differenceOf(convolutionWeightGradient(gradient, input, op),
                           centralDifferences(weight, loss)),
              tolerance);
    EXPECT_LE(differenceOf(biasGradient(gradient), centralDifferences(bias, loss)), tolerance);
}

TEST_P(ConvolutionGradient, comparisonSeesFaults) {
    const std::vector<double> expected = centralDifferences(weight, loss);
    std::vector<double> faulty = convolutionWeightGradient(gradient, input, op);
    for (double& value : faulty)
        value = -value;
    EXPECT_GT(differenceOf(faulty, expected), 1);
    Values first = input; // as if only the first image were summed
    std::fill(first.data.begin() + input.shape.count(), first.data.end(), 0.0);
    EXPECT_GT(differenceOf(convolutionWeightGradient(gradient, first, op), expected), 0.1);
    EXPECT_EQ(differenceOf(std::vector<double>(bias.size(), 0.0), centralDifferences(bias, loss)),
              1);
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, ConvolutionGradient,
    testing::Values(
        Geometry<ConvolutionOp>{"padded", {3, 5, 6}, {4, {3, 3}, {1, 1}, {1, 1}}},
        Geometry<ConvolutionOp>{"unpadded", {2, 6, 5}, {3, {3, 2}, {1, 1}, {0, 0}}},
        Geometry<ConvolutionOp>{"strideLeavesPixelsOut", {2, 8, 9}, {3, {3, 3}, {3, 2}, {1, 0}}},
        Geometry<ConvolutionOp>{"pointwiseStride", {5, 5, 4}, {2, {1, 1}, {2, 2}, {0, 0}}},
        Geometry<ConvolutionOp>{"wideKernel", {2, 3, 8}, {2, {1, 7}, {1, 1}, {0, 3}}},
        Geometry<ConvolutionOp>{"tallKernel", {2, 7, 2}, {2, {5, 1}, {2, 1}, {2, 0}}},
        Geometry<ConvolutionOp>{"onePixel", {3, 4, 4}, {5, {4, 4}, {1, 1}, {0, 0}}},
        Geometry<ConvolutionOp>{"moreKernelThanImage", {2, 2, 3}, {2, {5, 5}, {2, 2}, {2, 2}}}),
    nameOf<ConvolutionOp>);

TEST(FullyConnectedGradient, equalsCentralDifferences) {
    const FullyConnectedOp op{5};
    Values input = normalValues(3, {2, 3, 2}, "input");
    std::vector<double> weight = normalValues(5, input.shape, "weight").data;
    std::vector<double> bias = normalValues(5, {1, 1, 1}, "bias").data;
    const Values gradient = normalValues(3, {5, 1, 1}, "gradient");
    const auto loss = [&] {
        return dot(gradient.data, fullyConnected(input, op, weight, bias).data);
    };
    const Values data = fullyConnectedDataGradient(gradient, input.shape, weight);
    EXPECT_EQ(data.shape, input.shape);
    EXPECT_LE(differenceOf(data.data, centralDifferences(input.data, loss)), tolerance);
    EXPECT_LE(differenceOf(fullyConnectedWeightGradient(gradient, input),
                           centralDifferences(weight, loss)),
              tolerance);
    EXPECT_LE(differenceOf(biasGradient(gradient), centralDifferences(bias, loss)), tolerance);
}

TEST(BatchStatistics, ofImagesAndPixelsByTheirCount) {
    const Statistics statistics = batchStatistics({2, {2, 1, 2}, {1, 3, 5, 5, 5, 7, 5, 5}});
    EXPECT_THAT(statistics.mean, ElementsAre(4, 5));
    EXPECT_THAT(statistics.variance, ElementsAre(5, 0)); // (9 + 1 + 1 + 9) / 4
}

TEST(RunningStatistics, moveByTheUnbiasedVariance) {
    const BatchNormOp op{.decay = 0.9};
    const Statistics four = runningStatistics({{10}, {20}}, {{2}, {3}}, 4, op);
    EXPECT_THAT(four.mean, ElementsAre(DoubleEq(9 + 0.2)));
    EXPECT_THAT(four.variance, ElementsAre(DoubleEq(18 + 0.4))); // 3 * 4 / 3 = 4
    const Statistics one = runningStatistics({{10}, {20}}, {{2}, {0}}, 1, op);
    EXPECT_THAT(one.variance, ElementsAre(DoubleEq(18)));
}

TEST(BatchNormGradient, byHand) {
    // mean 0, variance 1: normalised x / sqrt(1 + 3), so gamma's gradient is -1/2 and x's
    // 2 / 2 (gradient - 1/4 + x/2 (1/2) / 4)
    const Values input{2, {1, 1, 2}, {-1, -1, 1, 1}};
    const BatchNormGradient result =
        batchNormGradient({2, {1, 1, 2}, {1, 0, 0, 0}}, input, {.epsilon = 3}, {2}, {{0}, {1}});
    EXPECT_THAT(result.beta, ElementsAre(1));
    EXPECT_THAT(result.gamma, ElementsAre(-0.5));
    EXPECT_THAT(result.input.data, ElementsAre(0.6875, -0.3125, -0.1875, -0.1875));
}

class BatchNormDifferences : public testing::Test {
protected:
    BatchNormOp op{.epsilon = 1e-3};
    Values input = normalValues(3, {4, 2, 3}, "input");
    std::vector<double> gamma{0.5, -1, 2, 0.2};
    std::vector<double> beta{0.1, 0.2, -0.3, 0};
    Values gradient = normalValues(3, {4, 2, 3}, "gradient");
    std::function<double()> loss = [this] {
        const Statistics batch = batchStatistics(input);
        return dot(gradient.data,
                   batchNorm(input, op, gamma, beta, batch.mean, batch.variance).data);
    };
};

TEST_F(BatchNormDifferences, equalTheGradient) {
    const BatchNormGradient result =
        batchNormGradient(gradient, input, op, gamma, batchStatistics(input));
    EXPECT_LE(differenceOf(result.input.data, centralDifferences(input.data, loss)), tolerance);
    EXPECT_LE(differenceOf(result.gamma, centralDifferences(gamma, loss)), tolerance);
    EXPECT_LE(differenceOf(result.beta, centralDifferences(beta, loss)), tolerance);
}

TEST_F(BatchNormDifferences, seeAMissingTerm) {
    const Statistics batch = batchStatistics(input);
    const std::vector<double> expected = centralDifferences(input.data, loss);
    const BatchNormGradient result = batchNormGradient(gradient, input, op, gamma, batch);
    const auto without = [&](bool meanTerm, bool varianceTerm) {
        Values faulty = result.input;
        for (std::size_t i = 0; i < faulty.data.size(); ++i) {
            const std::size_t c = i / 6 % 4;
            const double scale = 1 / std::sqrt(batch.variance[c] + op.epsilon);
            const double normalised = (input.data[i] - batch.mean[c]) * scale;
            faulty.data[i] += gamma[c] * scale / 18 *
                              ((meanTerm ? result.beta[c] : 0) +
                               (varianceTerm ? normalised * result.gamma[c] : 0));
        }
        return differenceOf(faulty.data, expected);
    };
    EXPECT_GT(without(true, false), 0.01);
    EXPECT_GT(without(false, true), 0.01);
    EXPECT_GT(without(true, true), 0.01);
}

TEST(ReluGradient, passesWhereTheOutputIsPositive) {
    EXPECT_THAT(reluGradient({1, {4, 1, 1}, {1, 2, 3, 4}}, {1, {4, 1, 1}, {0, 0.5, 7, -0.0}}).data,
                ElementsAre(0, 2, 3, 0));
}

TEST(MaxPoolIndices, countFromTheCornerInThePadding) {
    const MaxPoolOp op{.kernel = {2, 2}, .stride = {2, 2}, .padding = {1, 1}};
    EXPECT_THAT(maxPoolIndices(square, op), ElementsAre(3, 3, 3, 3));
    Values falling = square;
    for (double& value : falling.data)
        value = -value;
    EXPECT_THAT(maxPoolIndices(falling, op), ElementsAre(3, 2, 1, 0));
}

TEST(MaxPoolIndices, firstOfEqualOnesAndNaNWin) {
    const MaxPoolOp op{.kernel = {1, 3}, .stride = {1, 3}};
    const double nan = std::nan("");
    const Values input{1, {1, 1, 12}, {1, 2, 2, 0, 0, 0, 9, nan, nan, -INFINITY, -INFINITY, -1}};
    EXPECT_THAT(maxPoolIndices(input, op), ElementsAre(1, 0, 1, 2));
    EXPECT_TRUE(std::isnan(maxPool(input, op).data[2]));
    const Values low{1, {1, 1, 3}, {-INFINITY, -INFINITY, -INFINITY}};
    EXPECT_THAT(maxPoolIndices(low, op), ElementsAre(0));
}

class MaxPoolGradient : public testing::TestWithParam<Geometry<MaxPoolOp>> {};

TEST_P(MaxPoolGradient, equalsCentralDifferences) {
    const MaxPoolOp op = GetParam().op;
    Values input = normalValues(2, GetParam().input, "input");
    const Values gradient = normalValues(2, maxPool(input, op).shape, "gradient");
    const auto loss = [&] { return dot(gradient.data, maxPool(input, op).data); };
    EXPECT_LE(
        differenceOf(maxPoolGradient(gradient, input.shape, op, maxPoolIndices(input, op)).data,
                     centralDifferences(input.data, loss)),
        tolerance);
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, MaxPoolGradient,
    testing::Values(Geometry<MaxPoolOp>{"apart", {3, 6, 4}, {{2, 2}, {2, 2}, {0, 0}}},
                    Geometry<MaxPoolOp>{"overlapping", {2, 7, 7}, {{3, 3}, {2, 2}, {0, 0}}},
                    Geometry<MaxPoolOp>{"paddedOverlapping", {2, 7, 6}, {{3, 3}, {2, 2}, {1, 1}}},
                    Geometry<MaxPoolOp>{"everyPixel", {2, 4, 5}, {{3, 3}, {1, 1}, {1, 1}}},
                    Geometry<MaxPoolOp>{"ceil", {2, 6, 8}, {{3, 3}, {2, 2}, {0, 0}, true}},
                    Geometry<MaxPoolOp>{"ceilPadded", {2, 7, 8}, {{2, 3}, {2, 3}, {1, 1}, true}},
                    Geometry<MaxPoolOp>{
                        "strideLeavesPixelsOut", {2, 8, 7}, {{2, 1}, {3, 2}, {0, 0}}}),
    nameOf<MaxPoolOp>);

class AveragePoolGradient : public testing::TestWithParam<Geometry<AveragePoolOp>> {};

TEST_P(AveragePoolGradient, equalsCentralDifferences) {
    for (const bool countPadding : {false, true}) {
        AveragePoolOp op = GetParam().op;
        op.countPadding = countPadding;
        Values input = normalValues(2, GetParam().input, "input");
        const Values gradient = normalValues(2, averagePool(input, op).shape, "gradient");
        const auto loss = [&] { return dot(gradient.data, averagePool(input, op).data); };
        const std::vector<double> expected = centralDifferences(input.data, loss);
        EXPECT_LE(differenceOf(averagePoolGradient(gradient, input.shape, op).data, expected),
                  tolerance)
            << countPadding;
        if (op.padding.height + op.padding.width > 0) { // the other rule is another gradient
            op.countPadding = !countPadding;
            EXPECT_GT(differenceOf(averagePoolGradient(gradient, input.shape, op).data, expected),
                      0.01);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, AveragePoolGradient,
    testing::Values(Geometry<AveragePoolOp>{"likeInception", {2, 5, 6}, {{3, 3}, {1, 1}, {1, 1}}},
                    Geometry<AveragePoolOp>{"strided", {2, 7, 6}, {{3, 3}, {2, 2}, {1, 1}}},
                    Geometry<AveragePoolOp>{"uneven", {3, 6, 5}, {{2, 5}, {1, 2}, {0, 2}}},
                    Geometry<AveragePoolOp>{"unpadded", {2, 6, 7}, {{2, 3}, {2, 2}, {0, 0}}}),
    nameOf<AveragePoolOp>);

TEST(AveragePoolGradient, byHand) {
    AveragePoolOp op{.kernel = {2, 2}, .stride = {2, 2}, .padding = {1, 1}};
    const Values gradient{1, {1, 2, 2}, {4, 8, 12, 16}};
    EXPECT_THAT(averagePoolGradient(gradient, {1, 3, 3}, op).data,
                ElementsAre(4, 4, 4, 6, 4, 4, 6, 4, 4)); // 4/1, 8/2, 12/2, 16/4
    op.countPadding = true;
    EXPECT_THAT(averagePoolGradient(gradient, {1, 3, 3}, op).data,
                ElementsAre(1, 2, 2, 3, 4, 4, 3, 4, 4));
}

TEST(GlobalAveragePoolGradient, spreadsEvenly) {
    EXPECT_THAT(globalAveragePoolGradient({1, {2, 1, 1}, {6, 12}}, {2, 1, 3}).data,
                ElementsAre(2, 2, 2, 4, 4, 4));
}

TEST(ConcatGradient, takesTheChannelsOfEveryImage) {
    const Values gradient{2, {3, 1, 2}, {5, 6, 7, 8, 1, 2, 9, 10, 11, 12, 3, 4}};
    const Values result = concatGradient(gradient, 0, 2);
    EXPECT_EQ(result.shape, (Shape{2, 1, 2}));
    EXPECT_THAT(result.data, ElementsAre(5, 6, 7, 8, 9, 10, 11, 12));
    EXPECT_THAT(concatGradient(gradient, 2, 1).data, ElementsAre(1, 2, 3, 4));
}

TEST(Dropout, multiplies) {
    EXPECT_THAT(dropout({1, {3, 1, 1}, {1, 2, 3}}, {0, 2, 4}).data, ElementsAre(0, 4, 12));
}

TEST(CrossEntropy, byHand) {
    const double e = std::exp(1.0);
    const CrossEntropy loss = crossEntropy({2, {2, 1, 1}, {0, std::log(3.0), 1000, 1001}}, {0, 1});
    EXPECT_THAT(loss.losses, ElementsAre(DoubleEq(std::log(4.0)), DoubleEq(std::log(1 + 1 / e))));
    EXPECT_THAT(loss.gradient.data,
                testing::Pointwise(testing::DoubleNear(1e-15),
                                   {-0.375, 0.375, 0.5 / (1 + e), -0.5 / (1 + e)}));
}

TEST(CrossEntropy, ofWhatIsImpossibleIsStillALoss) {
    EXPECT_THAT(crossEntropy({1, {2, 1, 1}, {0, 2000}}, {0}).losses, ElementsAre(2000));
    EXPECT_TRUE(std::isnan(crossEntropy({1, {2, 1, 1}, {0, std::nan("")}}, {0}).losses[0]));
}

TEST(CrossEntropy, equalsCentralDifferences) {
    Values logits = normalValues(3, {5, 1, 1}, "logits");
    const std::vector<std::int32_t> labels{4, 0, 2};
    const auto mean = [&] {
        const std::vector<double> losses = crossEntropy(logits, labels).losses;
        return (losses[0] + losses[1] + losses[2]) / 3;
    };
    const std::vector<double> gradient = crossEntropy(logits, labels).gradient.data;
    EXPECT_LE(differenceOf(gradient, centralDifferences(logits.data, mean)), tolerance);
}

TEST(Update, decaysThenDescendsAlongTheVelocity) {
    const Optimiser optimiser{.learningRate = 0.1, .momentum = 0.9, .weightDecay = 0.5};
    std::vector<double> parameter{1};
    std::vector<double> velocity{0.5};
    update(parameter, velocity, {2}, optimiser);
    EXPECT_THAT(velocity, ElementsAre(DoubleEq(0.45 + 2 + 0.5)));
    EXPECT_THAT(parameter, ElementsAre(DoubleEq(1 - 0.295)));
    update(parameter, velocity, {0}, optimiser);
    EXPECT_THAT(velocity, ElementsAre(DoubleEq(2.655 + 0.3525)));
    EXPECT_THAT(parameter, ElementsAre(DoubleEq(0.705 - 0.30075)));
}

TEST(Update, isPlainWithoutMomentum) {
    std::vector<double> parameter{1};
    std::vector<double> velocity{7};
    update(parameter, velocity, {2}, {.learningRate = 0.1, .momentum = 0, .weightDecay = 0.5});
    EXPECT_THAT(parameter, ElementsAre(DoubleEq(0.75)));
}

TEST(Gradients, refuseWhatDoesNotFit) {
    const MaxPoolOp pool{.kernel = {3, 3}, .stride = {1, 1}};
    const Values one{1, {1, 1, 1}, {1}};
    EXPECT_THROW(maxPoolGradient(one, {1, 4, 3}, pool, {0}), Error);
    EXPECT_THROW(maxPoolGradient(one, {1, 3, 3}, pool, {}), Error);
    EXPECT_THROW(maxPoolGradient(one, {1, 3, 3}, pool, {9}), Error);
    EXPECT_THROW(maxPoolGradient(one, {1, 3, 3}, pool, {-1}), Error);
    EXPECT_THROW(averagePoolGradient(square, {1, 3, 3}, {.kernel = {2, 2}, .stride = {1, 1}}),
                 Error);
    const ConvolutionOp op{.filters = 1, .kernel = {3, 3}, .stride = {1, 1}};
    EXPECT_THROW(convolutionDataGradient(one, {1, 3, 3}, op, {1, 2}), Error);
    EXPECT_THROW(convolutionWeightGradient({2, {1, 1, 1}, {1, 2}}, square, op), Error);
    EXPECT_THROW(fullyConnectedDataGradient(one, {1, 3, 3}, {1}), Error);
    EXPECT_THROW(fullyConnectedWeightGradient({2, {1, 1, 1}, {1, 2}}, square), Error);
    EXPECT_THROW(reluGradient(one, square), Error);
    EXPECT_THROW(batchNormGradient(one, square, {}, {1}, {{0}, {1}}), Error);
    EXPECT_THROW(batchNormGradient(square, square, {}, {1, 1}, {{0}, {1}}), Error);
    EXPECT_THROW(runningStatistics({{0}, {1}}, {{0, 0}, {1, 1}}, 2, {}), Error);
    EXPECT_THROW(concatGradient(square, 0, 2), Error);
    EXPECT_THROW(dropout(square, {1}), Error);
    EXPECT_THROW(crossEntropy(one, {}), Error);
    EXPECT_THROW(crossEntropy(one, {1}), Error);
    EXPECT_THROW(crossEntropy(one, {-1}), Error);
    std::vector<double> parameter{1};
    std::vector<double> velocity;
    EXPECT_THROW(update(parameter, velocity, {1}, {}), Error);
}

} // namespace
} // namespace bildrate::reference
