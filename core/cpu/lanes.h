#pragma once

#include <cstdint>
#include <cstring>

// Sixteen fp32 values in one register. Only for sources compiled with -mavx512f, whose code runs
// only where the processor has it: everything is local to the including source, so that no other
// code can come to use it.
namespace bildrate::cpu {
namespace {

using Lanes = float __attribute__((vector_size(64)));
using Words = std::uint32_t __attribute__((vector_size(64)));
using Halves = std::uint16_t __attribute__((vector_size(32)));

constexpr std::int64_t lanes = 16;

template <typename To, typename From>
To bitsAs(const From& from) {
    static_assert(sizeof(To) == sizeof(From));
    To to;
    std::memcpy(&to, &from, sizeof(to));
    return to;
}

[[maybe_unused]] Lanes load(const float* values) {
    Lanes result;
    std::memcpy(&result, values, sizeof(result));
    return result;
}

/// bfloat16 is the upper half of fp32.
[[maybe_unused]] Lanes load(const std::uint16_t* values) {
    Halves halves;
    std::memcpy(&halves, values, sizeof(halves));
    return bitsAs<Lanes>(__builtin_convertvector(halves, Words) << 16);
}

[[maybe_unused]] void store(const Lanes& values, float* target) {
    std::memcpy(target, &values, sizeof(values));
}

/// Nearest bfloat16, ties to even. NaNs stay NaNs as the processor and a widened bfloat16 give
/// them: with a zero lower half.
[[maybe_unused]] void store(const Lanes& values, std::uint16_t* target) {
    const Words words = bitsAs<Words>(values);
    const Words rounded = words + 0x7fffu + ((words >> 16) & 1u);
    const Halves halves = __builtin_convertvector(rounded >> 16, Halves);
    std::memcpy(target, &halves, sizeof(halves));
}

} // namespace
} // namespace bildrate::cpu
