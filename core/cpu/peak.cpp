#include "core/cpu/peak.h"

namespace bildrate::cpu {
namespace {

/// Of one core in one cycle: two units, a multiplication and an addition for each lane.
std::optional<double> flopsPerCycle(std::string_view instructionSet, Precision precision) {
    constexpr double units = 2 * 2;
    if (precision == Precision::bf16) {
        if (instructionSet == "avx512_core_amx")
            return 2.0 * 16 * 16 * 32 / 16; // one product of 16x32 and 32x16 tiles in 16 cycles
        if (instructionSet == "avx512_core_bf16")
            return units * 32;
    }
    if (instructionSet.starts_with("avx512"))
        return units * 16;
    if (instructionSet.starts_with("avx2"))
        return units * 8;
    if (instructionSet == "avx")
        return units * 8 / 2; // no fused multiply-add
    if (instructionSet == "sse41")
        return units * 4 / 2;
    return std::nullopt;
}

} // namespace

std::optional<double> peakFlops(std::string_view instructionSet, Precision precision, int threads,
                                std::optional<double> clock) {
    const auto perCycle = flopsPerCycle(instructionSet, precision);
    if (!perCycle || !clock)
        return std::nullopt;
    return *perCycle * threads * *clock;
}

} // namespace bildrate::cpu
