#include "core/network/network_builder.h"
#include "core/reference/schedule_reference.h"
#include "core/schedule/passes.h"
#include "tests/core/reference/schedule_comparison.h"
#include "tests/core/schedule/random_network.h"

#include <gtest/gtest.h>

#include <functional>

namespace bildrate {
namespace {

using test::firstDifference;

constexpr std::uint64_t seed = 3;

bool always(const Schedule&, const Step&) {
    return true;
}

/// A residual block with a projection, one without, a fork of two branches and an average pool.
Network blocks() {
    NetworkBuilder builder("blocks", "Blocks", {3, 7, 7},
                           {.bias = false, .batchNorm = BatchNormOp{}});
    const ConvolutionShape linear{.filters = 6, .kernel = {3, 3}, .padding = {1, 1}, .relu = false};
    ConvolutionShape active = linear;
    active.relu = true;
    const LayerId shortcut = builder.convolution("shortcut", builder.input(), linear);
    const LayerId branch = builder.convolution("branch", builder.input(), linear);
    const LayerId first = builder.addRelu("first", shortcut, branch);
    const LayerId a = builder.convolution("a", first, active);
    const LayerId second = builder.addRelu("second", first, builder.convolution("b", a, linear));
    const LayerId left = builder.convolution("left", second, active);
    const LayerId right = builder.averagePool(
        "right", second, {.kernel = {3, 3}, .stride = {1, 1}, .padding = {1, 1}});
    const LayerId join = builder.concat("join", {left, right});
    const LayerId last = builder.convolution("last", join, active);
    return builder.finish(
        builder.fullyConnected("fc", builder.globalAveragePool("gap", last), 5, false));
}

class ScheduleFaults : public testing::Test {
protected:
    Step& step(const std::string& name) {
        for (Step& candidate : schedule.steps)
            if (candidate.name == name)
                return candidate;
        throw std::runtime_error("no step " + name);
    }
    Tensor& tensor(const std::string& name) {
        return schedule.tensors[std::size_t(*schedule.tensorOf(network.find(name)))];
    }
    std::string firstFault() { return firstDifference(schedule, layers, seed); }

    const Network network = blocks();
    const std::vector<reference::Values> layers = reference::forward(network, 2, seed);
    Schedule schedule = makeSchedule(network, Workload::inference, Precision::fp32, 2);
};

TEST_F(ScheduleFaults, NoneInTheScheduleItself) {
    EXPECT_EQ(schedule.steps.size(), 11u);
    EXPECT_EQ(firstFault(), "");
    elideConcats(schedule, always);
    EXPECT_EQ(schedule.steps.size(), 10u);
    EXPECT_EQ(firstFault(), "");
    shareResidualStorage(schedule);
    EXPECT_TRUE(tensor("first.relu").inside);
    EXPECT_TRUE(tensor("second.relu").inside);
    EXPECT_EQ(firstFault(), "");
}

TEST_F(ScheduleFaults, ADroppedResidual) {
    step("b").addsResidual = false;
    step("b").inputs.pop_back();
    EXPECT_EQ(firstFault(), "b");
}

TEST_F(ScheduleFaults, AWrongResidual) {
    step("b").inputs[1] = step("b").inputs[0];
    EXPECT_EQ(firstFault(), "b");
}

TEST_F(ScheduleFaults, AMissingRelu) {
    step("branch").relu = false;
    EXPECT_EQ(firstFault(), "branch");
}

TEST_F(ScheduleFaults, AReluTooMany) {
    step("shortcut").relu = true;
    EXPECT_EQ(firstFault(), "shortcut");
}

TEST_F(ScheduleFaults, AForgottenBatchNorm) {
    step("a").batchNorm.reset();
    EXPECT_EQ(firstFault(), "a");
}

TEST_F(ScheduleFaults, AnotherLayersBatchNorm) {
    step("a").batchNorm = step("b").batchNorm;
    EXPECT_EQ(firstFault(), "a");
}

TEST_F(ScheduleFaults, ASwappedConcat) {
    std::swap(step("join").inputs[0], step("join").inputs[1]);
    EXPECT_EQ(firstFault(), "join");
}

TEST_F(ScheduleFaults, SwappedSlices) {
    elideConcats(schedule, always);
    std::swap(tensor("left.relu").channelOffset, tensor("right").channelOffset);
    EXPECT_EQ(firstFault(), "last"); // the first reader
}

TEST_F(ScheduleFaults, AWrongDivisor) {
    std::get<AveragePoolOp>(step("right").op).countPadding = true;
    EXPECT_EQ(firstFault(), "right");
}

TEST_F(ScheduleFaults, AWrongStepOrder) {
    std::swap(step("left"), step("a"));
    EXPECT_EQ(firstFault(), "left"); // reads what nothing has written
}

TEST_F(ScheduleFaults, StorageOverwrittenBeforeItsLastReader) {
    // a's output in the place of the residual that b still needs
    tensor("a.relu").inside = schedule.tensorOf(network.find("first.relu"));
    EXPECT_EQ(firstFault(), "b");
}

TEST(ScheduleReference, EveryPassKeepsWhatRandomNetworksCompute) {
    using Pass = std::function<void(Schedule&)>;
    const auto elideSome = [](Schedule& schedule) {
        elideConcats(schedule,
                     [](const Schedule&, const Step& step) { return step.layer % 3 != 0; });
    };
    const auto elideAll = [](Schedule& schedule) { elideConcats(schedule, always); };
    const std::vector<Pass> passes{foldBatchNorm, fuseResidualAdd, fuseRelu,
                                   elideSome,     elideAll,        shareResidualStorage};
    std::size_t slices = 0;
    for (unsigned i = 0; i < 60; ++i) {
        SCOPED_TRACE(i);
        const Network network = test::randomNetwork(i);
        const auto layers = reference::forward(network, 2, seed);
        Schedule schedule = plainSchedule(network, Workload::inference, Precision::fp32, 2);
        // in the usual order, and in any other
        std::vector<Pass> order = passes;
        std::mt19937 random(i);
        if (i % 2 == 1)
            for (std::size_t at = order.size() - 1; at > 0; --at)
                std::swap(order[at], order[random() % (at + 1)]);
        for (const Pass& pass : order) {
            pass(schedule);
            ASSERT_EQ(firstDifference(schedule, layers, seed), "");
        }
        for (const Tensor& tensor : schedule.tensors)
            slices += tensor.inside.has_value();
    }
    EXPECT_GT(slices, 60u); // the networks do use them
}

} // namespace
} // namespace bildrate
