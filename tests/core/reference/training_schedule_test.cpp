// The schedule of a training step against the same step layer by layer.
#include "core/network/zoo.h"
#include "core/reference/training_schedule.h"
#include "tests/core/schedule/random_network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace bildrate {
namespace {

constexpr std::uint64_t seed = 7;
constexpr Optimiser momentum{0.01, 0.9, 1e-3};

double distance(const std::vector<double>& values, const std::vector<double>& expected) {
    if (values.size() != expected.size())
        return INFINITY;
    double difference = 0;
    double norm = 1e-12;
    for (std::size_t i = 0; i < values.size(); ++i) {
        difference += std::pow(values[i] - expected[i], 2);
        norm += std::pow(expected[i], 2);
    }
    return std::sqrt(difference / norm);
}

void expectSame(const Network& network, const Schedule& schedule, int iterations) {
    reference::TrainingState bySteps = reference::initialState(network, seed);
    reference::TrainingState byLayers = bySteps;
    const reference::Values images = reference::images(network, schedule.batch, seed);
    const std::vector<std::int32_t> labels = imageLabels(network, schedule.batch, seed);
    for (int i = 0; i < iterations; ++i) {
        SCOPED_TRACE(i);
        const std::vector<reference::Values> tensors =
            reference::runIteration(schedule, bySteps, seed);
        const reference::TrainingStep expected = reference::trainingStep(
            network, byLayers, images, labels, {.optimiser = schedule.optimiser, .seed = seed});
        double loss = 0;
        for (double one : tensors[std::size_t(schedule.firstOf(TensorRole::loss))].data)
            loss += one / double(schedule.batch);
        EXPECT_NEAR(loss, expected.loss, 1e-10);
        for (TensorId id = 0; id < TensorId(schedule.tensors.size()); ++id) {
            const Tensor& tensor = schedule.at(id);
            const auto layer = std::size_t(tensor.layer);
            const std::vector<double>& values = tensors[std::size_t(id)].data;
            if (tensor.role == TensorRole::parameterGradient) {
                EXPECT_LT(distance(values, reference::valuesOf(expected.parameterGradients[layer],
                                                               *tensor.parameter)),
                          1e-9)
                    << tensor.name;
            } else if (tensor.role == TensorRole::activation) {
                EXPECT_LT(distance(values, expected.outputs[layer].data), 1e-9) << tensor.name;
            }
        }
    }
    for (const Parameter& parameter : parametersOf(network)) {
        const auto layer = std::size_t(parameter.layer);
        EXPECT_LT(distance(reference::valuesOf(bySteps.parameters[layer], parameter.kind),
                           reference::valuesOf(byLayers.parameters[layer], parameter.kind)),
                  1e-9)
            << parameter.name;
    }
}

/// Whether there is a layer that nothing reads, which the reference refuses to train.
bool hasDeadEnd(const Network& network) {
    std::vector<bool> isRead(network.layers.size(), false);
    isRead.back() = true;
    for (const Layer& layer : network.layers)
        for (LayerId input : layer.inputs)
            isRead[std::size_t(input)] = true;
    return std::ranges::find(isRead, false) != isRead.end();
}

TEST(TrainingSchedule, RandomNetworksTrainAsLayerByLayer) {
    int trained = 0;
    for (unsigned number = 0; trained < 20 && number < 5000; ++number) {
        SCOPED_TRACE(number);
        const Network network = test::randomNetwork(number);
        if (hasDeadEnd(network))
            continue;
        ++trained;
        expectSame(network,
                   plainSchedule(network, Workload::training, Precision::fp32, 3, momentum), 2);
        expectSame(network, makeSchedule(network, Workload::training, Precision::fp32, 2, momentum),
                   2);
    }
    EXPECT_EQ(trained, 20);
}

class ZooTrainingSchedule : public testing::TestWithParam<std::string> {};

TEST_P(ZooTrainingSchedule, TrainsAsLayerByLayer) {
    const Network network = makeNetwork(
        GetParam(), {.imageSize = smallImageSize(GetParam()), .channels = {}, .classes = {}});
    expectSame(network, makeSchedule(network, Workload::training, Precision::fp32, 2), 1);
}

INSTANTIATE_TEST_SUITE_P(Zoo, ZooTrainingSchedule, testing::ValuesIn(zooNames()),
                         [](const auto& parameter) {
                             std::string name = parameter.param;
                             for (char& c : name)
                                 c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
                             return name;
                         });

} // namespace
} // namespace bildrate
