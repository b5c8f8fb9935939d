#include "core/network/network_builder.h"
#include "core/network/zoo.h"
#include "core/schedule/schedule.h"
#include "tests/core/schedule/sketch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <variant>

namespace bildrate {
namespace {

using test::stepsOf;
using testing::ElementsAre;

Network chain() {
    NetworkBuilder builder("chain", "Chain", {3, 8, 8},
                           {.bias = false, .batchNorm = BatchNormOp{}});
    LayerId at = builder.convolution("conv", builder.input(), {.filters = 4, .kernel = {3, 3}});
    at = builder.maxPool("pool", at, {.kernel = {2, 2}, .stride = {2, 2}});
    at = builder.fullyConnected("fc1", at, 5);
    at = builder.dropout("drop", at, 0.5);
    return builder.finish(builder.fullyConnected("fc2", at, 3, false));
}

/// A block that adds its input to what a convolution makes of it.
Network residual() {
    NetworkBuilder builder("residual", "Residual", {3, 8, 8});
    const LayerId a = builder.convolution("a", builder.input(), {.filters = 4, .kernel = {3, 3}});
    const LayerId b = builder.convolution("b", a, {.filters = 4, .kernel = {1, 1}, .relu = false});
    const LayerId gap = builder.globalAveragePool("gap", builder.addRelu("j", a, b));
    return builder.finish(builder.fullyConnected("fc", gap, 3, false));
}

Network branches() {
    NetworkBuilder builder("branches", "Branches", {3, 8, 8});
    const LayerId a = builder.convolution("a", builder.input(), {.filters = 4, .kernel = {1, 1}});
    const LayerId b = builder.averagePool(
        "b", a, {.kernel = {3, 3}, .stride = {1, 1}, .padding = {1, 1}, .countPadding = true});
    const LayerId gap = builder.globalAveragePool("gap", builder.concat("both", {a, b}));
    return builder.finish(builder.fullyConnected("fc", gap, 3, false));
}

Schedule trainingOf(const Network& network, Precision precision = Precision::fp32) {
    return makeSchedule(network, Workload::training, precision, 2);
}

TEST(TrainingSchedule, PlainHasOneStepALayerAndPart) {
    const Schedule schedule = plainSchedule(chain(), Workload::training, Precision::fp32, 2);
    EXPECT_THAT(
        stepsOf(schedule),
        ElementsAre(
            "conv(input) -> conv",
            "conv.bn(conv) -> conv.bn, conv.bn.batch_mean, conv.bn.batch_variance",
            "conv.relu(conv.bn) -> conv.relu", "pool(conv.relu) -> pool, pool.indices",
            "fc1(pool) -> fc1", "fc1.relu(fc1) -> fc1.relu", "drop(fc1.relu) -> drop",
            "fc2(drop) -> fc2", "loss: softmax(fc2, labels) -> softmax, loss, fc2.gradient",
            "backward data: fc2(fc2.gradient) -> drop.gradient",
            "backward weights: fc2(fc2.gradient, drop) -> fc2.weight.gradient, fc2.bias.gradient",
            "update: fc2(fc2.weight.gradient, fc2.bias.gradient)",
            "backward data: drop(drop.gradient) -> fc1.relu.gradient",
            "backward data: fc1.relu(fc1.relu.gradient, fc1.relu) -> fc1.gradient",
            "backward data: fc1(fc1.gradient) -> pool.gradient",
            "backward weights: fc1(fc1.gradient, pool) -> fc1.weight.gradient, fc1.bias.gradient",
            "update: fc1(fc1.weight.gradient, fc1.bias.gradient)",
            "backward data: pool(pool.gradient, pool.indices) -> conv.relu.gradient",
            "backward data: conv.relu(conv.relu.gradient, conv.relu) -> conv.bn.gradient",
            "backward data: conv.bn(conv.bn.gradient, conv, conv.bn.batch_mean, "
            "conv.bn.batch_variance) -> conv.gradient, conv.bn.gamma.gradient, "
            "conv.bn.beta.gradient",
            "update: conv.bn(conv.bn.gamma.gradient, conv.bn.beta.gradient)",
            "backward weights: conv(conv.gradient, input) -> conv.weight.gradient",
            "update: conv(conv.weight.gradient)"));
}

TEST(TrainingSchedule, ReluAndItsGradientJoinTheBatchNorm) {
    const std::vector<std::string> steps = stepsOf(trainingOf(chain()));
    EXPECT_THAT(steps, testing::IsSupersetOf(
                           {"conv.bn+relu(conv) -> conv.relu, conv.bn.batch_mean, "
                            "conv.bn.batch_variance",
                            "fc1+relu(pool) -> fc1.relu",
                            "backward data: fc1.relu(fc1.relu.gradient, fc1.relu) -> fc1.gradient",
                            "backward data: conv.bn+relu(conv.relu.gradient, conv, "
                            "conv.bn.batch_mean, conv.bn.batch_variance, conv.relu) -> "
                            "conv.gradient, conv.bn.gamma.gradient, conv.bn.beta.gradient"}));
    EXPECT_EQ(steps.size(), 20u); // 23 less two ReLUs forward and one backward
}

TEST(TrainingSchedule, AShortcutsGradientIsSummed) {
    EXPECT_THAT(
        stepsOf(trainingOf(residual())),
        ElementsAre("a+relu(input) -> a.relu", "b(a.relu) -> b", "j.add+relu(a.relu, b) -> j.relu",
                    "gap(j.relu) -> gap", "fc(gap) -> fc",
                    "loss: softmax(fc, labels) -> softmax, loss, fc.gradient",
                    "backward data: fc(fc.gradient) -> gap.gradient",
                    "backward weights: fc(fc.gradient, gap) -> fc.weight.gradient, "
                    "fc.bias.gradient",
                    "update: fc(fc.weight.gradient, fc.bias.gradient)",
                    "backward data: gap(gap.gradient) -> j.relu.gradient",
                    "backward data: j.relu(j.relu.gradient, j.relu) -> j.add.gradient",
                    "backward data: b(j.add.gradient) -> a.relu.gradient.b",
                    "backward weights: b(j.add.gradient, a.relu) -> b.weight.gradient, "
                    "b.bias.gradient",
                    "update: b(b.weight.gradient, b.bias.gradient)",
                    "backward data: a.relu.join+relu(j.add.gradient, a.relu.gradient.b, a.relu) "
                    "-> a.gradient",
                    "backward weights: a(a.gradient, input) -> a.weight.gradient, a.bias.gradient",
                    "update: a(a.weight.gradient, a.bias.gradient)"));
}

TEST(TrainingSchedule, AConcatsGradientIsSplitAndSummed) {
    EXPECT_THAT(stepsOf(trainingOf(branches())),
                testing::IsSupersetOf(
                    {"backward data: both(both.gradient) -> a.relu.gradient.both, b.gradient",
                     "backward data: b(b.gradient) -> a.relu.gradient.b",
                     "backward data: a.relu.join+relu(a.relu.gradient.both, a.relu.gradient.b, "
                     "a.relu) -> a.gradient"}));
}

TEST(TrainingSchedule, StoresActivationsInThePrecisionAndSumsInFp32) {
    const Schedule schedule = trainingOf(chain(), Precision::bf16);
    std::map<TensorRole, std::set<DataType>> types;
    for (const Tensor& tensor : schedule.tensors)
        types[tensor.role].insert(tensor.type);
    using Types = std::set<DataType>;
    EXPECT_EQ(types[TensorRole::input], Types{DataType::fp32});
    EXPECT_EQ(types[TensorRole::activation], Types{DataType::bf16});
    EXPECT_EQ(types[TensorRole::gradient], Types{DataType::bf16});
    EXPECT_EQ(types[TensorRole::output], Types{DataType::fp32});
    EXPECT_EQ(types[TensorRole::parameterGradient], Types{DataType::fp32});
    EXPECT_EQ(types[TensorRole::statistics], Types{DataType::fp32});
    EXPECT_EQ(types[TensorRole::indices], Types{DataType::uint8});
    EXPECT_EQ(types[TensorRole::loss], Types{DataType::fp32});
    EXPECT_EQ(schedule.at(schedule.output()).count(2), 2 * 3); // of three classes
    EXPECT_EQ(schedule.at(schedule.firstOf(TensorRole::loss)).count(2), 2);
}

TEST(TrainingSchedule, KeepsTheOptimiser) {
    const Optimiser optimiser{0.1, 0.9, 1e-4};
    EXPECT_EQ(makeSchedule(chain(), Workload::training, Precision::fp32, 2, optimiser).optimiser,
              optimiser);
}

/// In every network: what a step reads was written before, each parameter has one gradient and one
/// update after it, and the images have no gradient.
TEST(TrainingSchedule, IsCompleteForEveryNetworkOfTheZoo) {
    for (const std::string& name : zooNames()) {
        SCOPED_TRACE(name);
        const Network network = makeNetwork(name);
        const Schedule schedule = trainingOf(network);
        std::set<TensorId> written{schedule.input()};
        std::map<std::string, int> updates;
        for (TensorId id = 0; id < TensorId(schedule.tensors.size()); ++id)
            if (schedule.at(id).role == TensorRole::labels)
                written.insert(id);
        for (const Step& step : schedule.steps) {
            for (TensorId input : step.inputs) {
                EXPECT_TRUE(written.contains(input)) << step.name << schedule.at(input).name;
                if (step.part == Part::update)
                    ++updates[schedule.at(input).name];
            }
            for (TensorId output : step.outputs)
                EXPECT_TRUE(written.insert(output).second) << schedule.at(output).name;
        }
        std::int64_t trained = 0;
        for (const Tensor& tensor : schedule.tensors) {
            EXPECT_FALSE(tensor.role == TensorRole::gradient && tensor.layer == 0) << tensor.name;
            if (tensor.role != TensorRole::parameterGradient)
                continue;
            EXPECT_EQ(updates[tensor.name], 1) << tensor.name;
            trained += tensor.count(2);
        }
        EXPECT_EQ(trained, network.parameters());
    }
}

} // namespace
} // namespace bildrate
