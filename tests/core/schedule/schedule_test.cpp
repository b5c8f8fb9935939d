#include "core/base/error.h"
#include "core/network/network_builder.h"
#include "core/schedule/schedule.h"
#include "tests/core/schedule/sketch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using test::stepsOf;
using testing::ElementsAre;

/// Convolution, batch norm, ReLU, pool, two fully connected layers with a dropout between.
Network smallNetwork() {
    NetworkBuilder builder("small", "Small", {3, 8, 8},
                           {.bias = false, .batchNorm = BatchNormOp{}});
    LayerId at = builder.convolution("conv", builder.input(),
                                     {.filters = 4, .kernel = {3, 3}, .padding = {1, 1}});
    at = builder.maxPool("pool", at, {.kernel = {2, 2}, .stride = {2, 2}});
    at = builder.fullyConnected("fc1", at, 5);
    at = builder.dropout("drop", at, 0.5);
    at = builder.fullyConnected("fc2", at, 3, false);
    return builder.finish(at);
}

TEST(Schedule, NamesWorkloads) {
    EXPECT_EQ(nameOf(Workload::inference), "inference");
    EXPECT_EQ(workloadFrom("training"), Workload::training);
    EXPECT_EQ(workloadFrom("Training"), std::nullopt);
}

TEST(Schedule, PlainHasOneStepALayerWithoutDropout) {
    const Schedule schedule =
        plainSchedule(smallNetwork(), Workload::inference, Precision::fp32, 2);
    EXPECT_THAT(stepsOf(schedule),
                ElementsAre("conv(input) -> conv", "conv.bn(conv) -> conv.bn",
                            "conv.relu(conv.bn) -> conv.relu", "pool(conv.relu) -> pool",
                            "fc1(pool) -> fc1", "fc1.relu(fc1) -> fc1.relu", "fc2(fc1.relu) -> fc2",
                            "softmax(fc2) -> softmax"));
}

TEST(Schedule, FusesWhatFollowsAConvolutionOrFullyConnectedLayer) {
    const Schedule schedule = makeSchedule(smallNetwork(), Workload::inference, Precision::bf16, 2);
    EXPECT_THAT(stepsOf(schedule),
                ElementsAre("conv+bn+relu(input) -> conv.relu", "pool(conv.relu) -> pool",
                            "fc1+relu(pool) -> fc1.relu", "fc2(fc1.relu) -> fc2",
                            "softmax(fc2) -> softmax"));
    EXPECT_EQ(schedule.tensors.size(), 6u);
}

TEST(Schedule, OnlyTheEndsAreFp32InBf16) {
    const Network network = smallNetwork();
    const Schedule schedule = makeSchedule(network, Workload::inference, Precision::bf16, 2);
    for (TensorId id = 0; id < TensorId(schedule.tensors.size()); ++id) {
        const Tensor& tensor = schedule.tensors[std::size_t(id)];
        const bool end = id == schedule.input() || id == schedule.output();
        EXPECT_EQ(tensor.type, end ? DataType::fp32 : DataType::bf16) << tensor.name;
        EXPECT_EQ(tensor.shape, network.layers[std::size_t(tensor.layer)].output) << tensor.name;
        EXPECT_EQ(tensor.name, network.layers[std::size_t(tensor.layer)].name);
    }
    EXPECT_EQ(schedule.tensors.front().role, TensorRole::input);
    EXPECT_EQ(schedule.tensors[std::size_t(schedule.output())].role, TensorRole::output);
}

TEST(Schedule, FindsTheTensorOfALayer) {
    const Network network = smallNetwork();
    const Schedule schedule = makeSchedule(network, Workload::inference, Precision::fp32, 2);
    const auto nameOfTensor = [&](std::string_view layer) {
        const auto id = schedule.tensorOf(network.find(layer));
        return id ? schedule.tensors[std::size_t(*id)].name : "none";
    };
    EXPECT_EQ(nameOfTensor("input"), "input");
    EXPECT_EQ(nameOfTensor("conv"), "none"); // fused away
    EXPECT_EQ(nameOfTensor("conv.relu"), "conv.relu");
    EXPECT_EQ(nameOfTensor("drop"), "fc1.relu");
    EXPECT_EQ(nameOfTensor("fc2"), "fc2"); // the logits can be dumped
}

TEST(Schedule, RefusesAnEmptyBatch) {
    const auto kindOfError = [](Workload workload, std::int64_t batch) -> std::optional<ErrorKind> {
        try {
            makeSchedule(smallNetwork(), workload, Precision::fp32, batch);
        } catch (const Error& error) {
            return error.kind();
        }
        return std::nullopt;
    };
    EXPECT_EQ(kindOfError(Workload::training, 0), ErrorKind::invalidInput);
    EXPECT_EQ(kindOfError(Workload::training, 1), std::nullopt);
    EXPECT_EQ(kindOfError(Workload::inference, 0), ErrorKind::invalidInput);
    EXPECT_EQ(kindOfError(Workload::inference, -1), ErrorKind::invalidInput);
    EXPECT_EQ(kindOfError(Workload::inference, 1), std::nullopt);
}

} // namespace
} // namespace bildrate
