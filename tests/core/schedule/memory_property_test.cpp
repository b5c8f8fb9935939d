// The memory plan against a slow check that knows nothing of lifetimes or gaps.
#include "core/network/zoo.h"
#include "core/schedule/memory_plan.h"
#include "core/schedule/passes.h"
#include "tests/core/schedule/random_network.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace bildrate {
namespace {

constexpr Bytes alignment = 64;

Bytes bytesOf(const Schedule& schedule, const Tensor& tensor) {
    return Bytes(tensor.count(schedule.batch)) * sizeOf(tensor.type);
}

MemoryPlan planOf(const Schedule& schedule) {
    return planMemory(
        schedule, [&](const Tensor& tensor) { return bytesOf(schedule, tensor); },
        [](const Tensor& tensor) {
            return Bytes(tensor.channelOffset * tensor.shape.height * tensor.shape.width) *
                   sizeOf(tensor.type);
        },
        alignment);
}

/// Whether a step needs a root's bytes untouched until it has run, or writes them.
bool touches(const Schedule& schedule, int step, TensorId root) {
    const auto within = [&](TensorId id) {
        return id == root || schedule.tensors[std::size_t(id)].inside == root;
    };
    const Step& at = schedule.steps[std::size_t(step)];
    const bool last = step + 1 == int(schedule.steps.size());
    return std::ranges::any_of(at.outputs, within) || std::ranges::any_of(at.inputs, within) ||
           (root == schedule.input() && (step == 0 || last));
}

/// Bytes alive at the busiest step: no plan can need less.
Bytes checkPlan(const Schedule& schedule, const MemoryPlan& plan) {
    const auto steps = int(schedule.steps.size());
    struct Root {
        std::string name;
        Bytes begin, end;
        int first, last;
    };
    std::vector<Root> roots;
    for (TensorId id = 0; id < TensorId(schedule.tensors.size()); ++id) {
        const Tensor& tensor = schedule.tensors[std::size_t(id)];
        const Bytes offset = plan.offsets[std::size_t(id)];
        if (tensor.inside) {
            const Tensor& root = schedule.tensors[std::size_t(*tensor.inside)];
            EXPECT_FALSE(root.inside) << tensor.name;
            EXPECT_LE(tensor.channelOffset + tensor.shape.channels, root.shape.channels);
            EXPECT_GE(offset, plan.offsets[std::size_t(*tensor.inside)]);
            continue;
        }
        EXPECT_EQ(offset % alignment, 0u) << tensor.name;
        Root root{tensor.name, offset, offset + bytesOf(schedule, tensor), steps, -1};
        EXPECT_LE(root.end, plan.arenaBytes) << tensor.name;
        for (int step = 0; step < steps; ++step) {
            if (touches(schedule, step, id)) {
                root.first = std::min(root.first, step);
                root.last = std::max(root.last, step);
            }
        }
        roots.push_back(root);
    }
    for (std::size_t i = 0; i < roots.size(); ++i)
        for (std::size_t j = i + 1; j < roots.size(); ++j) {
            const Root& a = roots[i];
            const Root& b = roots[j];
            const bool sameTime = a.first <= b.last && b.first <= a.last;
            const bool samePlace = a.begin < b.end && b.begin < a.end;
            EXPECT_FALSE(sameTime && samePlace) << a.name << " and " << b.name;
        }
    Bytes busiest = 0;
    for (int step = 0; step < steps; ++step) {
        Bytes alive = 0;
        for (const Root& root : roots)
            if (root.first <= step && step <= root.last)
                alive += root.end - root.begin;
        busiest = std::max(busiest, alive);
    }
    return busiest;
}

TEST(PlanMemory, NeverOverlapsInRandomNetworks) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(seed);
        Schedule schedule = plainSchedule(test::randomNetwork(seed), Workload::inference,
                                          seed % 2 ? Precision::fp32 : Precision::bf16, 2);
        checkPlan(schedule, planOf(schedule));
        foldBatchNorm(schedule);
        fuseResidualAdd(schedule);
        fuseRelu(schedule);
        if (seed % 3 != 0)
            elideConcats(schedule, [](const Schedule&, const Step&) { return true; });
        shareResidualStorage(schedule);
        checkPlan(schedule, planOf(schedule));
    }
}

TEST(PlanMemory, NeverOverlapsInTraining) {
    for (unsigned seed = 0; seed < 50; ++seed) {
        SCOPED_TRACE(seed);
        const Network network = test::randomNetwork(seed);
        for (const Schedule& schedule :
             {plainSchedule(network, Workload::training, Precision::bf16, 2),
              makeSchedule(network, Workload::training, Precision::fp32, 3)})
            checkPlan(schedule, planOf(schedule));
    }
}

TEST(PlanMemory, IsTightForEveryNetworkOfTheZoo) {
    for (const std::string& name : zooNames()) {
        SCOPED_TRACE(name);
        Schedule schedule =
            makeSchedule(makeNetwork(name), Workload::inference, Precision::fp32, 8);
        for (const bool elided : {false, true}) {
            if (elided)
                elideConcats(schedule, [](const Schedule&, const Step&) { return true; });
            shareResidualStorage(schedule);
            const MemoryPlan plan = planOf(schedule);
            EXPECT_LE(double(plan.arenaBytes), 1.02 * double(checkPlan(schedule, plan)));
        }
    }
}

TEST(PlanMemory, NeedsWhatAnIndependentProgramFound) {
    // decimal megabytes at batch 8 in fp32, measured with a separate planner over oneDNN
    struct Figure {
        const char* network;
        double arena, sum;
    };
    for (const Figure& figure : {Figure{"resnet-50", 46.6, 173.5}, Figure{"inception-v3", 75, 462},
                                 Figure{"vgg16", 210, 488}}) {
        SCOPED_TRACE(figure.network);
        Schedule schedule =
            makeSchedule(makeNetwork(figure.network), Workload::inference, Precision::fp32, 8);
        shareResidualStorage(schedule);
        const MemoryPlan plan = planOf(schedule);
        EXPECT_NEAR(double(plan.arenaBytes) / 1e6, figure.arena, 0.5);
        EXPECT_NEAR(double(plan.sumBytes) / 1e6, figure.sum, 0.5);
    }
}

} // namespace
} // namespace bildrate
