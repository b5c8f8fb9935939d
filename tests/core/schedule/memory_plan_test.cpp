#include "core/schedule/memory_plan.h"
#include "core/schedule/passes.h"
#include "tests/core/schedule/sketch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace bildrate {
namespace {

using test::plain;
using test::Sketch;

Bytes tensorBytes(const Schedule& schedule, const Tensor& tensor) {
    return Bytes(schedule.batch * tensor.shape.count()) * sizeOf(tensor.type);
}

MemoryPlan planOf(const Schedule& schedule, Bytes alignment) {
    return planMemory(
        schedule, [&](const Tensor& tensor) { return tensorBytes(schedule, tensor); },
        [](const Tensor& tensor) {
            return Bytes(tensor.channelOffset * tensor.shape.height * tensor.shape.width) *
                   sizeOf(tensor.type);
        },
        alignment);
}

/// Three convolutions in a row; 4x6x6 images, two of them: 1152 bytes a tensor.
Network chain() {
    Sketch sketch;
    LayerId at = 0;
    for (const char* name : {"a", "b", "c"})
        at = sketch.convolution(name, at);
    return sketch.finish(at);
}

TEST(Lifetimes, ReachFromTheWriterToTheLastReader) {
    const Schedule schedule = plain(chain());
    std::map<std::string, std::pair<int, int>> lifetimes;
    const auto all = lifetimesOf(schedule);
    for (std::size_t i = 0; i < all.size(); ++i)
        lifetimes[schedule.tensors[i].name] = {all[i].first, all[i].last};
    // steps: a 0, b 1, c 2, gap 3, fc 4, softmax 5
    const std::map<std::string, std::pair<int, int>> expected{
        {"input", {0, 5}}, {"a", {0, 1}},  {"b", {1, 2}},       {"c", {2, 3}},
        {"gap", {3, 4}},   {"fc", {4, 5}}, {"softmax", {5, 5}},
    };
    EXPECT_EQ(lifetimes, expected);
}

TEST(Lifetimes, OfAConcatBeginWithItsFirstBranch) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    Schedule schedule = plain(sketch.finish(sketch.add("join", ConcatOp{}, {a, b}, {8, 6, 6})));
    elideConcats(schedule, [](const Schedule&, const Step&) { return true; });
    const auto lifetimes = lifetimesOf(schedule);
    for (const char* name : {"a", "b", "join"}) {
        const auto id = schedule.tensorOf(schedule.network.find(name));
        EXPECT_EQ(lifetimes[std::size_t(*id)].first, 0) << name;
        EXPECT_EQ(lifetimes[std::size_t(*id)].last, 2) << name;
    }
}

TEST(PlanMemory, AChainAlternatesBetweenTwoPlaces) {
    const Schedule schedule = plain(chain());
    const MemoryPlan plan = planOf(schedule, 64);
    // four tensors of 1152 (input, a, b, c), then gap 32 -> 64, fc and softmax 24 -> 64
    EXPECT_EQ(plan.sumBytes, 4u * 1152 + 3 * 64);
    // a and c share a place; gap, fc, softmax fit where a or b were
    EXPECT_EQ(plan.arenaBytes, 3u * 1152);
    EXPECT_EQ(plan.offsets[1], plan.offsets[3]);
}

TEST(PlanMemory, ASliceLiesAtItsChannels) {
    Sketch sketch;
    const LayerId a = sketch.convolution("a", 0);
    const LayerId b = sketch.convolution("b", 0);
    Schedule schedule = plain(sketch.finish(sketch.add("join", ConcatOp{}, {a, b}, {8, 6, 6})));
    elideConcats(schedule, [](const Schedule&, const Step&) { return true; });
    const MemoryPlan plan = planOf(schedule, 64);
    EXPECT_EQ(plan.offsets[1], plan.offsets[3]);              // a: channels 0 to 3
    EXPECT_EQ(plan.offsets[2], plan.offsets[3] + 4 * 36 * 4); // b: after 4 channels of 6x6 floats
    EXPECT_EQ(plan.sumBytes, 1152u + 2304 + 3 * 64);
}

TEST(PlanMemory, GivesNoPlaceToWhatTheBackendKeepsElsewhere) {
    const Schedule schedule = plain(chain());
    const MemoryPlan plan = planMemory(
        schedule,
        [&](const Tensor& tensor) {
            return tensor.role == TensorRole::input ? 0 : tensorBytes(schedule, tensor);
        },
        [](const Tensor&) { return Bytes(0); }, 64);
    EXPECT_EQ(plan.arenaBytes, 2u * 1152);
    EXPECT_EQ(plan.sumBytes, 3u * 1152 + 3 * 64);
}

} // namespace
} // namespace bildrate
