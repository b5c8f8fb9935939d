#include "core/cpu/onednn_calls.h"
#include "core/network/network_builder.h"
#include "core/network/zoo.h"
#include "tests/core/cpu/training_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace bildrate::cpu {
namespace {

std::vector<Precision> precisionsHere() {
    if (onednn::hasBfloat16())
        return {Precision::fp32, Precision::bf16};
    return {Precision::fp32};
}

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
    for (Precision precision : precisionsHere())
        engines.emplace_back(makeSchedule(network, Workload::training, precision, 2));
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
                         [](const auto& parameter) {
                             std::string name = parameter.param;
                             std::erase_if(name, [](char c) {
                                 return !std::isalnum(static_cast<unsigned char>(c));
                             });
                             return name;
                         });

Network everyKind() {
    NetworkBuilder builder("every", "Every kind", {3, 24, 24},
                           {.bias = true, .batchNorm = BatchNormOp{}});
    const auto convolution = [&](const char* name, LayerId from, int size, bool relu = true) {
        return builder.convolution(
            name, from,
            {.filters = 32, .kernel = {size, size}, .padding = {size / 2, size / 2}, .relu = relu});
    };
    LayerId at = convolution("stem", builder.input(), 3);
    at = builder.maxPool("pool", at, {.kernel = {3, 3}, .stride = {2, 2}, .padding = {1, 1}});
    const LayerId branch = convolution("branch.b", convolution("branch.a", at, 1), 3, false);
    at = builder.addRelu("block", at, branch);
    const LayerId averaged = builder.averagePool(
        "average", at,
        {.kernel = {3, 3}, .stride = {1, 1}, .padding = {1, 1}, .countPadding = true});
    at = builder.concat("join", {convolution("left", at, 1), convolution("right", averaged, 3)});
    at = builder.dropout("drop", builder.globalAveragePool("gap", at), 0.5);
    at = builder.fullyConnected("fc1", at, 64);
    return builder.finish(builder.fullyConnected("fc2", at, 10, false));
}

class TrainingFaults : public testing::Test {
protected:
    TrainingFaults() : m_network(everyKind()), m_oracle(m_network, 4) {}

    Schedule schedule() const {
        return makeSchedule(m_network, Workload::training, Precision::fp32, 4);
    }
    static Step& stepOf(Schedule& schedule, std::string_view name, Part part) {
        return *std::ranges::find_if(schedule.steps, [&](const Step& step) {
            return step.name == name && step.part == part;
        });
    }
    /// Whether the gradients of a schedule are taken for right.
    bool passes(const Schedule& schedule) const {
        Loaded loaded(schedule);
        return complaints(
                   m_oracle.gradientErrors(TracedTraining(*loaded.executor), Precision::fp32))
            .empty();
    }

    Network m_network;
    TrainingOracle m_oracle;
};

TEST_F(TrainingFaults, theRightScheduleIsRight) {
    EXPECT_TRUE(passes(schedule()));
}

TEST_F(TrainingFaults, aMissingBranchOfASumIsFound) {
    Schedule faulty = schedule();
    const auto join = std::ranges::find_if(faulty.steps, [](const Step& step) {
        return step.part == Part::backwardData && std::holds_alternative<AddOp>(step.op);
    });
    ASSERT_NE(join, faulty.steps.end());
    join->inputs.erase(join->inputs.begin());
    EXPECT_FALSE(passes(faulty));
}

TEST_F(TrainingFaults, aReluWithoutItsGradientIsFound) {
    Schedule faulty = schedule();
    Step& join = *std::ranges::find_if(faulty.steps, [](const Step& step) {
        return step.part == Part::backwardData && std::holds_alternative<ReluOp>(step.op);
    });
    join.inputs[1] = join.inputs[0]; // masked by its own sign
    EXPECT_FALSE(passes(faulty));
}

TEST_F(TrainingFaults, anotherDropoutIsFound) {
    Schedule faulty = schedule();
    std::get<DropoutOp>(stepOf(faulty, "drop", Part::backwardData).op).rate = 0.4;
    EXPECT_FALSE(passes(faulty));
}

TEST_F(TrainingFaults, theOtherPaddingRuleIsFound) {
    Schedule faulty = schedule();
    std::get<AveragePoolOp>(stepOf(faulty, "average", Part::backwardData).op).countPadding = false;
    EXPECT_FALSE(passes(faulty));
}

TEST_F(TrainingFaults, anotherEpsilonIsFound) {
    Schedule faulty = schedule();
    for (Step& step : faulty.steps)
        if (auto* norm = std::get_if<BatchNormOp>(&step.op))
            norm->epsilon = 1e-2;
    EXPECT_FALSE(passes(faulty));
}

TEST_F(TrainingFaults, updatesOutOfTheFollowOfTheReferenceAreFound) {
    const Optimiser asked{0.05, 0.9, 1e-3};
    const auto after = [&](const Optimiser& used, int steps) {
        Loaded loaded(makeSchedule(m_network, Workload::training, Precision::fp32, 4, used));
        loaded.executor->run(steps - 1, {});
        return TracedTraining(*loaded.executor).parameters;
    };
    const UpdateOracle oracle(m_network, 4, asked, 5);
    EXPECT_EQ(complaints(oracle.errors(after(asked, 5), Precision::fp32)), "");
    for (const Optimiser& wrong :
         {Optimiser{0.05, 0.9, 0}, Optimiser{0.05, 0.8, 1e-3}, Optimiser{0.051, 0.9, 1e-3}})
        EXPECT_NE(complaints(oracle.errors(after(wrong, 5), Precision::fp32)), "");
    EXPECT_NE(complaints(oracle.errors(after(asked, 4), Precision::fp32)), "");
}

TEST(Training, startsAnewWhenRestarted) {
    Loaded loaded(
        makeSchedule(everyKind(), Workload::training, Precision::fp32, 4, {0.05, 0.9, 0}));
    EXPECT_FALSE(loaded.executor->progress());
    loaded.executor->run(1, {});
    const std::vector<float> first = loaded.executor->output();
    loaded.executor->run(3, {});
    EXPECT_EQ(loaded.executor->progress()->steps, 4);
    EXPECT_NE(loaded.executor->output(), first);
    loaded.executor->restart({});
    EXPECT_FALSE(loaded.executor->progress());
    loaded.executor->run(1, {});
    EXPECT_EQ(loaded.executor->output(), first);
    EXPECT_EQ(loaded.executor->progress()->steps, 1);
}

TEST(Training, tellsTheFirstStepWhoseLossIsNotFinite) {
    Loaded loaded(makeSchedule(everyKind(), Workload::training, Precision::fp32, 4, {1e30, 0, 0}));
    loaded.executor->run(4, {});
    ASSERT_TRUE(loaded.executor->progress());
    EXPECT_EQ(loaded.executor->progress()->notFiniteAt, 2);
}

TEST(Training, lenetLearns) {
    for (Precision precision : precisionsHere()) {
        SCOPED_TRACE(nameOf(precision));
        Loaded loaded(
            makeSchedule(makeNetwork("lenet"), Workload::training, precision, 8, {0.01, 0.9, 0}));
        loaded.executor->run(1, {});
        const double first = loaded.executor->progress()->loss;
        loaded.executor->run(299, {});
        EXPECT_LT(loaded.executor->progress()->loss, 0.1 * first);
    }
}

} // namespace
} // namespace bildrate::cpu
