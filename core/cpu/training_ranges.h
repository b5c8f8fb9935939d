#pragma once

#include <cstddef>
#include <cstdint>

namespace bildrate::cpu {

/// The element-wise loops of training over the values [first, last) for one instruction set.
struct RangeLoops {
    /// mode as SumLoop::Relu; count: of sources, at least 1, the mask included.
    using Sum = void (*)(const std::byte* const* sources, std::size_t count, std::byte* destination,
                         std::int64_t first, std::int64_t last, int mode);
    Sum sumFp32;
    Sum sumBf16;
    void (*update)(const float* gradient, float* parameter, float* velocity, std::int64_t first,
                   std::int64_t last, float learningRate, float momentum, float weightDecay);
};

/// Only where the processor has AVX-512 F.
const RangeLoops& rangeLoopsAvx512();
const RangeLoops& rangeLoopsBaseline();

} // namespace bildrate::cpu
