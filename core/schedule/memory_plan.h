#pragma once

#include "core/base/units.h"
#include "core/schedule/schedule.h"

#include <functional>
#include <vector>

namespace bildrate {

/// Where every tensor of a schedule lies in one arena. Tensors whose lifetimes overlap never
/// overlap in memory; a tensor inside another has that one's offset plus its channels'.
struct MemoryPlan {
    std::vector<Bytes> offsets; ///< per tensor, from the arena's start
    Bytes arenaBytes = 0;
    Bytes sumBytes = 0; ///< of all tensors with storage of their own, as if none were reused
};

/// Steps at which a tensor's storage is alive, both included; tensors inside it counted in.
struct Lifetime {
    int first = 0;
    int last = 0;
};
std::vector<Lifetime> lifetimesOf(const Schedule& schedule);

/// Greedy best fit, largest tensor first (Pisarchyk and Lee, Efficient Memory Management for Deep
/// Neural Net Inference, 2020). bytesOf says how many bytes the backend stores a whole tensor in
/// (batch and channel padding included); sliceOffset the byte offset of a tensor inside another.
/// Offsets are multiples of alignment. The input and the output keep their place to the end. A
/// tensor of 0 bytes (one that the backend keeps elsewhere) takes no place.
MemoryPlan planMemory(const Schedule& schedule, const std::function<Bytes(const Tensor&)>& bytesOf,
                      const std::function<Bytes(const Tensor&)>& sliceOffset, Bytes alignment);

} // namespace bildrate
