#include "core/network/zoo.h"
#include "tests/core/cpu/training_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace bildrate::cpu {
namespace {

class WholeTraining : public testing::TestWithParam<std::string> {};

/// Small, but with at least 2x2 values in the last feature map of a network with batch norm.
Network roomyNetwork(const std::string& name) {
    for (int size = smallImageSize(name);; size += 16) {
        Network network = makeNetwork(name, {.imageSize = size, .channels = {}, .classes = {}});
        const bool roomy = std::ranges::none_of(network.layers, [](const Layer& layer) {
            return std::holds_alternative<BatchNormOp>(layer.op) &&
                   std::min(layer.output.height, layer.output.width) < 2;
        });
        if (roomy)
            return network;
    }
}

TEST_P(WholeTraining, everyStepAgreesWithTheReference) {
    const Network network = roomyNetwork(GetParam());
    std::vector<Loaded> engines;
    for (Precision precision : precisionsHere()) {
        const Schedule schedule = makeSchedule(network, Workload::training, precision, 2);
        engines.emplace_back(schedule);
        if (precision == Precision::fp32)
            continue;
        for (DataType multiplied : {DataType::fp32, storageOf(precision)}) {
            PlanOptions options = untimed();
            options.accept = [=](const ConvolutionWay& way) {
                return way.method == ConvolutionMethod::direct && way.compute == multiplied;
            };
            engines.emplace_back(schedule, 2, options);
        }
    }
    EXPECT_EQ(complaints(trainingStepErrors(engines)), "");
}

TEST_P(WholeTraining, lossAndGradientsAreAsCloseAsRoundingAllows) {
    const Network network = roomyNetwork(GetParam());
    const TrainingOracle oracle(network, 4);
    for (Precision precision : precisionsHere()) {
        SCOPED_TRACE(nameOf(precision));
        // Winograd's larger errors are bounded step by step
        const Loaded loaded(makeSchedule(network, Workload::training, precision, 4), 2, untimed(),
                            ConvolutionChoice::direct);
        const TracedTraining traced(*loaded.executor);
        // inception-v4 amplifies rounding beyond 5e-3 at this size
        const double rounding = std::abs(oracle.rounded.loss / oracle.exact.loss - 1);
        EXPECT_NEAR(traced.loss / oracle.exact.loss, 1,
                    precision == Precision::bf16 ? std::max(5e-3, 3 * rounding) : 1e-5);
        EXPECT_EQ(complaints(oracle.gradientErrors(traced, precision)), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Cpu, WholeTraining, testing::ValuesIn(zooNames()),
                         [](const auto& parameter) { return testName(parameter.param); });

} // namespace
} // namespace bildrate::cpu
