#pragma once

#include "core/base/data_type.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace bildrate::cpu {

/// Fully connected layer of a few images as one pass over the weights, which the library's matrix
/// products stream at half the memory's speed. Needs AVX-512 F.
struct InnerProductLoop {
    std::int64_t batch = 1;
    std::int64_t inputs = 0;
    std::int64_t outputs = 0;
    DataType type = DataType::fp32; ///< of source, weights and destination; sums are fp32
    bool relu = false;
    int threads = 1;

    static constexpr std::int64_t largestBatch = 8;
    static constexpr std::int64_t group = 32; ///< outputs whose weights lie side by side

    std::size_t weightBytes() const;
    /// Groups of 32 outputs, in each [inputs][32]; bf16 pairs output i with output 16 + i, so that
    /// a shift and a mask widen them. weight is [outputs][inputs].
    void pack(std::span<const float> weight, std::byte* packed) const;
    /// source [batch][inputs], destination [batch][outputs], bias fp32.
    void run(const std::byte* source, const std::byte* packed, const float* bias,
             std::byte* destination) const;
};

} // namespace bildrate::cpu
