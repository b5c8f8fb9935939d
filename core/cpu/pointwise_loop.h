#pragma once

#include "core/base/data_type.h"
#include "core/base/shape.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace bildrate::cpu {

/// Of all loops of our own; to be raised whenever one's speed changes, so that choices timed with
/// another are not taken from the cache.
constexpr int ownLoopsVersion = 2;

/// 1x1 convolution in nChw16c, multiplied in fp32 whatever is stored. Keeps 14 pixels by 32 outputs
/// in registers, where the library's kernels read memory with every multiplication. Source,
/// residual and destination may be slices of larger tensors. Needs AVX-512 F.
struct PointwiseLoop {
    /// One tensor: type, and values from one image to the next.
    struct Side {
        DataType type = DataType::fp32;
        std::int64_t imageStride = 0;
    };
    struct Addresses {
        const std::byte* source = nullptr;
        const std::byte* weights = nullptr;
        const float* bias = nullptr; ///< padded to whole blocks of 16
        const std::byte* residual = nullptr;
        std::byte* destination = nullptr;
        std::byte* panels = nullptr; ///< panelBytes()
    };

    std::int64_t batch = 1;
    Shape input;
    Shape output;
    Extent stride;
    Side source;
    Side residual;
    Side destination;
    bool adds = false;
    bool relu = false;
    int threads = 1;

    std::size_t weightBytes() const;
    /// weight is [outputs][inputs].
    void pack(std::span<const float> weight, std::byte* packed) const;
    /// Memory that run needs for sources it must gather or widen first.
    std::size_t panelBytes() const;
    void run(const Addresses& at) const;
};

} // namespace bildrate::cpu
