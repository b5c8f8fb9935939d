#include "core/base/error.h"
#include "core/network/network_builder.h"
#include "core/network/weights.h"
#include "core/reference/schedule_reference.h"
#include "core/schedule/folding.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace bildrate {
namespace {

constexpr std::uint64_t seed = 7;

Schedule scheduleOf(ConvolutionStyle style, Precision precision = Precision::fp32) {
    NetworkBuilder builder("small", "Small", {3, 6, 6}, style);
    LayerId at = builder.convolution("conv", builder.input(),
                                     {.filters = 5, .kernel = {3, 3}, .padding = {1, 1}});
    at = builder.fullyConnected("fc", at, 4, false);
    return makeSchedule(builder.finish(at), Workload::inference, precision, 2);
}

std::vector<float> canonical(const Schedule& schedule, const std::string& name) {
    for (const Parameter& parameter : parametersOf(schedule.network))
        if (parameter.name == name)
            return parameterValues(schedule.network, parameter, seed);
    ADD_FAILURE() << "no parameter " << name;
    return {};
}

TEST(StepWeights, AreTheCanonicalOnesWithoutBatchNorm) {
    const Schedule schedule = scheduleOf({.bias = true, .batchNorm = {}});
    const StepWeights convolution = stepWeights(schedule, schedule.steps[0], seed);
    EXPECT_EQ(convolution.weight, canonical(schedule, "conv.weight"));
    EXPECT_EQ(convolution.bias, canonical(schedule, "conv.bias"));
    const StepWeights fullyConnected = stepWeights(schedule, schedule.steps[1], seed);
    EXPECT_EQ(fullyConnected.weight, canonical(schedule, "fc.weight"));
    EXPECT_EQ(fullyConnected.bias, canonical(schedule, "fc.bias"));
    EXPECT_NE(stepWeights(schedule, schedule.steps[0], seed + 1).weight, convolution.weight);
}

TEST(StepWeights, HaveAZeroBiasWhereThereIsNone) {
    const Schedule schedule = scheduleOf({.bias = false, .batchNorm = {}});
    EXPECT_EQ(stepWeights(schedule, schedule.steps[0], seed).bias, std::vector<float>(5, 0.0f));
}

TEST(StepWeights, HaveBf16ValuesInBf16) {
    const Schedule schedule = scheduleOf({.bias = true, .batchNorm = {}}, Precision::bf16);
    const auto canonicalWeight = canonical(schedule, "conv.weight");
    const StepWeights rounded = stepWeights(schedule, schedule.steps[0], seed);
    ASSERT_EQ(rounded.weight.size(), canonicalWeight.size());
    for (std::size_t i = 0; i < canonicalWeight.size(); ++i) {
        EXPECT_EQ(std::bit_cast<std::uint32_t>(rounded.weight[i]) & 0xffffu, 0u);
        EXPECT_NEAR(rounded.weight[i], canonicalWeight[i], std::abs(canonicalWeight[i]) / 256);
    }
    EXPECT_NE(rounded.weight, canonicalWeight);
    EXPECT_EQ(rounded.bias, canonical(schedule, "conv.bias"));
}

TEST(StepWeights, ScaleEachFilterByItsBatchNorm) {
    for (const bool bias : {false, true}) {
        const Schedule schedule =
            scheduleOf({.bias = bias, .batchNorm = BatchNormOp{.epsilon = 1e-3}});
        ASSERT_TRUE(schedule.steps[0].batchNorm);
        const StepWeights folded = stepWeights(schedule, schedule.steps[0], seed);
        const auto weight = canonical(schedule, "conv.weight");
        const auto gamma = canonical(schedule, "conv.bn.gamma");
        const auto beta = canonical(schedule, "conv.bn.beta");
        const auto mean = canonical(schedule, "conv.bn.mean");
        const auto variance = canonical(schedule, "conv.bn.variance");
        ASSERT_EQ(folded.weight.size(), 5u * 27);
        // the last tap of filter 3, and its bias
        const double scale = double(gamma[3]) / std::sqrt(double(variance[3]) + 1e-3);
        EXPECT_FLOAT_EQ(folded.weight[3 * 27 + 26], float(weight[3 * 27 + 26] * scale));
        const double before = bias ? canonical(schedule, "conv.bias")[3] : 0.0;
        EXPECT_FLOAT_EQ(folded.bias[3], float((before - mean[3]) * scale + beta[3]));
    }
}

TEST(StepWeights, ComputeWhatConvolutionAndBatchNormCompute) {
    const Schedule schedule = scheduleOf({.bias = false, .batchNorm = BatchNormOp{}});
    const Step& step = schedule.steps[0];
    const auto layers = reference::forward(schedule.network, 2, seed);
    const reference::Values unfolded = reference::runStep(schedule, step, {&layers[0]}, seed);

    const StepWeights folded = stepWeights(schedule, step, seed);
    ConvolutionOp op = std::get<ConvolutionOp>(step.op);
    op.bias = true;
    const reference::Values output = reference::relu(
        reference::convolution(layers[0], op, {folded.weight.begin(), folded.weight.end()},
                               {folded.bias.begin(), folded.bias.end()}));
    // rounded once to 24 bits
    EXPECT_LT(reference::relativeError({output.data.begin(), output.data.end()}, unfolded.data),
              2e-7);
}

TEST(StepWeights, RefuseStepsThatHaveNone) {
    const Schedule schedule = scheduleOf({});
    EXPECT_THROW(stepWeights(schedule, schedule.steps.back(), seed), Error);
}

} // namespace
} // namespace bildrate
