#include "core/base/error.h"
#include "core/reference/reference.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace bildrate::reference {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

const double infinity = std::numeric_limits<double>::infinity();

/// 1 2 3
/// 4 5 6
/// 7 8 9
const Values square{1, {1, 3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9}};

TEST(ReferenceConvolution, IsACorrelationOfTheKernel) {
    // 1 (top left) + 10 x (bottom right) + 100
    const std::vector<double> weight{1, 0, 0, 10};
    const Values output =
        convolution(square, {.filters = 1, .kernel = {2, 2}, .stride = {1, 1}}, weight, {100});
    EXPECT_EQ(output.shape, (Shape{1, 2, 2}));
    EXPECT_THAT(output.data, ElementsAre(151, 162, 184, 195));
}

TEST(ReferenceConvolution, PadsWithZerosOnBothSides) {
    const Values output = convolution(
        square,
        {.filters = 1, .kernel = {3, 3}, .stride = {2, 2}, .padding = {1, 1}, .bias = false},
        std::vector<double>(9, 1.0), {});
    // sums of the four 2x2 corners
    EXPECT_THAT(output.data, ElementsAre(12, 16, 24, 28));
}

TEST(ReferenceConvolution, SumsOverChannelsAndKeepsImagesApart) {
    const Values input{2, {2, 1, 1}, {1, 2, 3, 4}};
    // filter 0 = a + 10 b, filter 1 = 100 a
    const Values output =
        convolution(input, {.filters = 2, .kernel = {1, 1}, .stride = {1, 1}, .bias = false},
                    {1, 10, 100, 0}, {});
    EXPECT_THAT(output.data, ElementsAre(21, 100, 43, 300));
}

TEST(ReferenceBatchNorm, NormalisesEachChannel) {
    const Values input{1, {2, 1, 2}, {1, 3, 10, 20}};
    // 2 (x - 1) / sqrt(3 + 1) + 5; -1 (x - 10) / sqrt(24 + 1) + 0
    const Values output = batchNorm(input, {.epsilon = 1}, {2, -1}, {5, 0}, {1, 10}, {3, 24});
    EXPECT_THAT(output.data, ElementsAre(5, 7, 0, -2));
}

TEST(ReferenceRelu, KeepsNaNVisible) {
    const Values output = relu({1, {3, 1, 1}, {-1, 2, std::nan("")}});
    EXPECT_EQ(output.data[0], 0);
    EXPECT_EQ(output.data[1], 2);
    EXPECT_TRUE(std::isnan(output.data[2]));
}

TEST(ReferenceMaxPool, PaddingNeverWins) {
    const Values negative{1, {1, 2, 2}, {-1, -2, -3, -4}};
    const Values output =
        maxPool(negative, {.kernel = {2, 2}, .stride = {2, 2}, .padding = {1, 1}});
    EXPECT_THAT(output.data, ElementsAre(-1, -2, -3, -4));
}

TEST(ReferenceMaxPool, KeepsNaNVisible) {
    for (const double first : {1.0, 3.0}) {
        const Values input{1, {1, 1, 3}, {first, std::nan(""), 2}};
        const Values output = maxPool(input, {.kernel = {1, 3}, .stride = {1, 1}});
        EXPECT_TRUE(std::isnan(output.data[0])) << first;
    }
}

TEST(ReferenceMaxPool, CeilModeAddsAPartialWindow) {
    const MaxPoolOp op{.kernel = {2, 2}, .stride = {2, 2}};
    EXPECT_THAT(maxPool(square, op).data, ElementsAre(5));
    MaxPoolOp ceil = op;
    ceil.ceilMode = true;
    EXPECT_THAT(maxPool(square, ceil).data, ElementsAre(5, 6, 8, 9));
}

TEST(ReferenceAveragePool, CountsPaddingOnlyIfTold) {
    AveragePoolOp op{.kernel = {3, 3}, .stride = {2, 2}, .padding = {1, 1}};
    EXPECT_THAT(averagePool(square, op).data, ElementsAre(3, 4, 6, 7)); // corner sums / 4
    op.countPadding = true;
    EXPECT_THAT(averagePool(square, op).data, ElementsAre(12.0 / 9, 16.0 / 9, 24.0 / 9, 28.0 / 9));
}

TEST(ReferenceGlobalAveragePool, AveragesEachChannel) {
    const Values output = globalAveragePool({1, {2, 1, 2}, {1, 2, 10, 30}});
    EXPECT_EQ(output.shape, (Shape{2, 1, 1}));
    EXPECT_THAT(output.data, ElementsAre(1.5, 20));
}

TEST(ReferenceFullyConnected, FlattensInChannelHeightWidthOrder) {
    const Values input{2, {2, 1, 2}, {1, 2, 3, 4, 5, 6, 7, 8}};
    const Values output =
        fullyConnected(input, {.outputs = 2}, {1, 10, 100, 1000, 0, 0, 0, 1}, {0.5, -1});
    EXPECT_EQ(output.shape, (Shape{2, 1, 1}));
    EXPECT_THAT(output.data, ElementsAre(4321.5, 3, 8765.5, 7));
}

TEST(ReferenceConcat, JoinsChannelsImageByImage) {
    const Values a{2, {1, 1, 2}, {1, 2, 3, 4}};
    const Values b{2, {2, 1, 2}, {5, 6, 7, 8, 9, 10, 11, 12}};
    const Values output = concat({&b, &a});
    EXPECT_EQ(output.shape, (Shape{3, 1, 2}));
    EXPECT_THAT(output.data, ElementsAre(5, 6, 7, 8, 1, 2, 9, 10, 11, 12, 3, 4));
}

TEST(ReferenceSoftmax, DoesNotOverflow) {
    const double e = std::exp(1.0);
    const Values output = softmax({2, {2, 1, 1}, {1000, 1001, 0, std::log(3.0)}});
    EXPECT_THAT(output.data,
                ElementsAre(DoubleNear(1 / (1 + e), 1e-15), DoubleNear(e / (1 + e), 1e-15),
                            DoubleNear(0.25, 1e-15), DoubleNear(0.75, 1e-15)));
}

TEST(Reference, RefusesWhatDoesNotFit) {
    const Values other{1, {1, 2, 3}, std::vector<double>(6)};
    EXPECT_THROW(add(square, other), Error);
    EXPECT_THROW(concat({&square, &other}), Error);
    EXPECT_THROW(concat({}), Error);
    EXPECT_THROW(softmax(square), Error);
    EXPECT_THROW(maxPool(square, {.kernel = {4, 4}, .stride = {1, 1}}), Error);
    const ConvolutionOp op{.filters = 1, .kernel = {2, 2}, .stride = {1, 1}};
    EXPECT_THROW(convolution(square, op, {1, 2, 3}, {0}), Error);
    EXPECT_THROW(convolution(square, op, {1, 2, 3, 4}, {}), Error);
    EXPECT_THROW(fullyConnected(square, {.outputs = 1}, {1, 2}, {0}), Error);
    EXPECT_THROW(batchNorm(square, {}, {1, 1}, {0}, {0}, {1}), Error);
}

TEST(RelativeError, IsTheQuotientOfTwoNorms) {
    // |(0, 1)| / |(3, 4)|
    EXPECT_DOUBLE_EQ(relativeError({3, 5}, {3, 4}), 0.2);
    EXPECT_EQ(relativeError({3, 4}, {3, 4}), 0);
    EXPECT_EQ(relativeError({0}, {0}), 0);
    EXPECT_EQ(relativeError({1}, {0}), infinity);
    EXPECT_EQ(relativeError({std::nanf(""), 4}, {3, 4}), infinity);
    EXPECT_EQ(relativeError({std::numeric_limits<float>::infinity(), 4}, {3, 4}), infinity);
    EXPECT_THROW(relativeError({1}, {1, 2}), Error);
}

} // namespace
} // namespace bildrate::reference
