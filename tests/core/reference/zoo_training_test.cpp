// Whole networks at small images: one training step's gradients are those of its loss.
#include "core/network/zoo.h"
#include "core/reference/training.h"
#include "tests/core/reference/central_differences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cmath>

namespace bildrate::reference {
namespace {

class ZooTraining : public testing::TestWithParam<std::string> {};

/// Moves every parameter along its own gradient, by `step` in the L2 norm each.
void move(TrainingState& state, const std::vector<LayerParameters>& gradients, double step) {
    for (std::size_t i = 0; i < gradients.size(); ++i)
        for (const ParameterKind kind : {ParameterKind::weight, ParameterKind::bias,
                                         ParameterKind::gamma, ParameterKind::beta}) {
            const std::vector<double>& gradient = valuesOf(gradients[i], kind);
            const double norm = std::sqrt(test::dot(gradient, gradient));
            std::vector<double>& values = valuesOf(state.parameters[i], kind);
            for (std::size_t k = 0; norm > 1e-9 && k < values.size(); ++k)
                values[k] += step * gradient[k] / norm;
        }
}

/// By how much the loss should grow for a step of 1.
double slopeOf(const std::vector<LayerParameters>& gradients) {
    double sum = 0;
    for (const LayerParameters& layer : gradients)
        for (const auto* gradient : {&layer.weight, &layer.bias, &layer.gamma, &layer.beta}) {
            const double norm = std::sqrt(test::dot(*gradient, *gradient));
            sum += norm > 1e-9 ? norm : 0; // zero in truth: a bias before batch norm
        }
    return sum;
}

TEST_P(ZooTraining, theLossMovesAsItsGradientsSay) {
    const Network network = makeNetwork(GetParam(), {.imageSize = smallImageSize(GetParam())});
    const Values input = images(network, 2, 1);
    const std::vector<std::int32_t> labels = imageLabels(network, 2, 1);
    TrainingState state = initialState(network, 1);
    const TrainingState start = state;
    const TrainingStep result = trainingStep(network, state, input, labels, {});
    EXPECT_TRUE(std::isfinite(result.loss));

    // so short that next to no ReLU or max pool turns over, so long that rounding does not count
    const double expected = slopeOf(result.parameterGradients);
    const double step = 1e-7 / expected;
    const auto lossAt = [&](double distance) {
        state = start;
        move(state, result.parameterGradients, distance);
        return trainingLoss(network, state, input, labels, {});
    };
    const double slope = (lossAt(step) - lossAt(-step)) / (2 * step);
    EXPECT_NEAR(slope / expected, 1, 1e-4);
}

std::string testName(const testing::TestParamInfo<std::string>& network) {
    std::string name = network.param;
    std::ranges::replace_if(
        name, [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Zoo, ZooTraining, testing::ValuesIn(zooNames()), testName);

} // namespace
} // namespace bildrate::reference
