// The element-wise loops of training over [first, last), written once for the sources that compile
// it with and without AVX-512. Everything is local to the including source.
#pragma once

#include "core/cpu/lanes.h"
#include "core/cpu/training_ranges.h"

namespace bildrate::cpu {
namespace {

/// Up to one register of values, the rest of it 0.
template <typename Value>
Lanes loadSome(const Value* values, std::int64_t count) {
    if (count >= lanes)
        return load(values);
    Value some[lanes] = {};
    std::memcpy(some, values, std::size_t(count) * sizeof(Value));
    return load(some);
}
template <typename Value>
void storeSome(const Lanes& values, Value* target, std::int64_t count) {
    if (count >= lanes) {
        store(values, target);
        return;
    }
    Value some[lanes];
    store(values, some);
    std::memcpy(target, some, std::size_t(count) * sizeof(Value));
}

template <typename Value, int mode>
void sumIn(const std::byte* const* sources, std::size_t count, std::byte* destination,
           std::int64_t first, std::int64_t last) {
    const std::size_t added = count - (mode == 2 ? 1 : 0);
    const auto at = [&](std::size_t source) {
        return reinterpret_cast<const Value*>(sources[source]);
    };
    for (std::int64_t i = first; i < last; i += lanes) {
        const std::int64_t left = last - i;
        Lanes sum = loadSome(at(0) + i, left);
        for (std::size_t source = 1; source < added; ++source)
            sum += loadSome(at(source) + i, left);
        if constexpr (mode == 1)
            sum = sum < 0.0F ? Lanes{} : sum; // NaN stays NaN
        if constexpr (mode == 2)
            sum = loadSome(at(added) + i, left) > 0.0F ? sum : Lanes{};
        storeSome(sum, reinterpret_cast<Value*>(destination) + i, left);
    }
}

template <typename Value>
void sum(const std::byte* const* sources, std::size_t count, std::byte* destination,
         std::int64_t first, std::int64_t last, int mode) {
    if (mode == 0)
        sumIn<Value, 0>(sources, count, destination, first, last);
    else if (mode == 1)
        sumIn<Value, 1>(sources, count, destination, first, last);
    else
        sumIn<Value, 2>(sources, count, destination, first, last);
}

void update(const float* gradient, float* parameter, float* velocity, std::int64_t first,
            std::int64_t last, float learningRate, float momentum, float weightDecay) {
    for (std::int64_t i = first; i < last; i += lanes) {
        const std::int64_t count = last - i;
        const Lanes old = loadSome(parameter + i, count);
        Lanes step = loadSome(gradient + i, count) + weightDecay * old;
        if (velocity != nullptr) {
            step += momentum * loadSome(velocity + i, count);
            storeSome(step, velocity + i, count);
        }
        storeSome(old - learningRate * step, parameter + i, count);
    }
}

constexpr RangeLoops loopsHere{sum<float>, sum<std::uint16_t>, update};

} // namespace
} // namespace bildrate::cpu
