#pragma once

#include "core/cpu/buffer.h"
#include "core/cpu/call.h"
#include "core/cpu/layout.h"

#include <array>
#include <chrono>
#include <optional>
#include <stop_token>
#include <vector>

namespace bildrate::cpu {

/// Times plans of one step against each other, on memory of its own that is kept between steps.
class ConvolutionTimer {
public:
    /// Per plan the least seconds of a few interleaved runs, caches flushed before each; fewer runs
    /// where a plan is far behind or the deadline has passed. Nothing if it passes before each has
    /// run once. Throws Cancelled.
    std::optional<std::vector<double>> seconds(const Step& step, const TensorLayout& layout,
                                               const std::vector<StepPlan>& plans,
                                               std::chrono::steady_clock::time_point deadline,
                                               std::stop_token stop);

private:
    enum Slot { source, residual, destination, weight, bias, scratch, staging, slots };

    void reserve(Slot slot, Bytes bytes);
    void flushCaches();

    std::array<Buffer, slots> m_memory;
    Buffer m_flush;
};

} // namespace bildrate::cpu
