#pragma once

#include <cstddef>
#include <cstdint>

namespace bildrate::cpu {

// Conversions between fp32 and bfloat16 of values that lie in the same order, count a multiple of
// 16. Need AVX-512 F.

void widenBfloat16(const std::uint16_t* source, float* destination, std::int64_t count,
                   int threads);
void narrowToBfloat16(const float* source, std::uint16_t* destination, std::int64_t count,
                      int threads);
/// To the nearest bfloat16, in place; any count.
void roundToBfloat16(float* values, std::int64_t count, int threads);

} // namespace bildrate::cpu
