#include "core/schedule/memory_plan.h"

#include <algorithm>
#include <numeric>

namespace bildrate {

namespace {

Bytes roundUp(Bytes bytes, Bytes alignment) {
    return (bytes + alignment - 1) / alignment * alignment;
}

struct Block {
    Bytes offset = 0;
    Bytes size = 0;
    Lifetime lifetime;
};

/// The smallest gap between the placed blocks alive at the same time that holds size bytes, else
/// the place after them. Blocks are sorted by offset.
Bytes bestOffset(const std::vector<Block>& placed, Bytes size, Lifetime lifetime) {
    Bytes end = 0; ///< of the blocks passed so far
    std::optional<Bytes> best;
    Bytes bestGap = 0;
    for (const Block& block : placed) {
        if (block.lifetime.last < lifetime.first || lifetime.last < block.lifetime.first)
            continue;
        if (block.offset >= end + size && (!best || block.offset - end < bestGap)) {
            best = end;
            bestGap = block.offset - end;
        }
        end = std::max(end, block.offset + block.size);
    }
    return best.value_or(end);
}

} // namespace

std::vector<Lifetime> lifetimesOf(const Schedule& schedule) {
    const int lastStep = int(schedule.steps.size()) - 1;
    // nothing has touched it yet
    std::vector<Lifetime> lifetimes(schedule.tensors.size(), Lifetime{lastStep, 0});
    const auto rootOf = [&](TensorId id) {
        return std::size_t(schedule.tensors[std::size_t(id)].inside.value_or(id));
    };
    const auto touch = [&](TensorId id, int step) {
        Lifetime& lifetime = lifetimes[rootOf(id)];
        lifetime.first = std::min(lifetime.first, step);
        lifetime.last = std::max(lifetime.last, step);
    };
    for (int i = 0; i <= lastStep; ++i) {
        for (TensorId output : schedule.steps[std::size_t(i)].outputs)
            touch(output, i);
        for (TensorId input : schedule.steps[std::size_t(i)].inputs)
            touch(input, i);
    }
    touch(schedule.input(), 0);
    touch(schedule.input(), lastStep);
    touch(schedule.output(), lastStep);
    for (std::size_t i = 0; i < lifetimes.size(); ++i)
        lifetimes[i] = lifetimes[rootOf(TensorId(i))];
    return lifetimes;
}

MemoryPlan planMemory(const Schedule& schedule, const std::function<Bytes(const Tensor&)>& bytesOf,
                      const std::function<Bytes(const Tensor&)>& sliceOffset, Bytes alignment) {
    const std::vector<Lifetime> lifetimes = lifetimesOf(schedule);
    MemoryPlan plan;
    plan.offsets.assign(schedule.tensors.size(), 0);

    std::vector<std::size_t> roots;
    std::vector<Bytes> sizes(schedule.tensors.size(), 0);
    for (std::size_t i = 0; i < schedule.tensors.size(); ++i) {
        if (schedule.tensors[i].inside)
            continue;
        roots.push_back(i);
        sizes[i] = roundUp(bytesOf(schedule.tensors[i]), alignment);
        plan.sumBytes += sizes[i];
    }
    std::ranges::stable_sort(roots, [&](auto a, auto b) { return sizes[a] > sizes[b]; });

    std::vector<Block> placed;
    for (std::size_t root : roots) {
        if (sizes[root] == 0)
            continue;
        const Block block{bestOffset(placed, sizes[root], lifetimes[root]), sizes[root],
                          lifetimes[root]};
        plan.offsets[root] = block.offset;
        plan.arenaBytes = std::max(plan.arenaBytes, block.offset + block.size);
        placed.insert(std::ranges::upper_bound(placed, block.offset, {}, &Block::offset), block);
    }
    for (std::size_t i = 0; i < schedule.tensors.size(); ++i) {
        const Tensor& tensor = schedule.tensors[i];
        if (tensor.inside)
            plan.offsets[i] = plan.offsets[std::size_t(*tensor.inside)] + sliceOffset(tensor);
    }
    return plan;
}

} // namespace bildrate
