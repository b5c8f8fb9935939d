#include "core/network/network_builder.h"
#include "core/network/zoo.h"
#include "tests/core/cpu/training_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

namespace bildrate::cpu {
namespace {

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

/// Without a batch norm, behind which a bias has no gradient to miss.
TEST(TrainingFaultsOfABias, aSkippedOneIsFound) {
    NetworkBuilder builder("biased", "Biased", {3, 12, 12});
    LayerId at = builder.convolution("stem", builder.input(),
                                     {.filters = 16, .kernel = {3, 3}, .padding = {1, 1}});
    at = builder.fullyConnected("fc", builder.globalAveragePool("gap", at), 10, false);
    const Network network = builder.finish(at);
    const Optimiser optimiser{0.05, 0, 0};
    const UpdateOracle oracle(network, 4, optimiser, 1);
    Schedule schedule = makeSchedule(network, Workload::training, Precision::fp32, 4, optimiser);
    const auto wrong = [&] {
        Loaded loaded(schedule);
        return complaints(
            oracle.errors(TracedTraining(*loaded.executor).parameters, Precision::fp32));
    };
    EXPECT_EQ(wrong(), "");
    for (Step& step : schedule.steps)
        if (step.name == "stem" && step.part == Part::update)
            step.inputs.pop_back();
    EXPECT_THAT(wrong(), testing::StartsWith("stem.bias"));
}

TEST_F(TrainingFaults, swappedBranchesOfAConcatAreFound) {
    Schedule faulty = schedule();
    std::ranges::reverse(stepOf(faulty, "join", Part::backwardData).outputs);
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
    for (const Optimiser& wrong : {Optimiser{0.05, 0.9, 0}, Optimiser{0.05, 0.8, 1e-3},
                                   Optimiser{0.051, 0.9, 1e-3}, Optimiser{-0.05, 0.9, 1e-3}})
        EXPECT_NE(complaints(oracle.errors(after(wrong, 5), Precision::fp32)), "");
    EXPECT_NE(complaints(oracle.errors(after(asked, 4), Precision::fp32)), "");
}

TEST(Training, inBfloat16IsTheSameWhateverTypeIsMultiplied) {
    if (!onednn::hasBfloat16())
        GTEST_SKIP() << "no bf16 here";
    NetworkBuilder builder("plain", "Plain", {3, 8, 8});
    const auto convolution = [&](const char* name, LayerId from, int size) {
        return builder.convolution(
            name, from, {.filters = 32, .kernel = {size, size}, .padding = {size / 2, size / 2}});
    };
    LayerId at = convolution("b", convolution("a", builder.input(), 3), 1);
    at = builder.fullyConnected("fc", builder.globalAveragePool("gap", at), 10, false);
    const Schedule schedule =
        makeSchedule(builder.finish(at), Workload::training, Precision::bf16, 2);
    const auto step = std::ranges::find_if(schedule.steps, [](const Step& one) {
        return one.name == "b" && one.part == Part::forward;
    });
    // one product a sum, so that no order of adding tells, only whether weights are rounded
    const Tensor& read = schedule.at(step->inputs.front());
    HostTensor input{read.name, {2, 32, 8, 8}, std::vector<float>(2 * 32 * 64)};
    for (std::size_t i = 0; i < 2 * 64; ++i)
        input.values[i / 64 * 32 * 64 + i % 32 * 64 + i % 64] = 1;
    const auto outputsBy = [&](DataType multiplied) {
        PlanOptions options = untimed();
        options.accept = [=](const ConvolutionWay& way) {
            return way.method == ConvolutionMethod::direct && way.compute == multiplied;
        };
        Loaded loaded(schedule, 2, options);
        return loaded.executor->runStep(int(step - schedule.steps.begin()), std::span(&input, 1))
            .at(0)
            .values;
    };
    EXPECT_EQ(outputsBy(DataType::fp32), outputsBy(DataType::bf16));
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
