#pragma once

#include "core/base/data_type.h"

#include <optional>
#include <string_view>

namespace bildrate::cpu {

/// Floating-point operations a second that so many threads cannot exceed, each on a core of its
/// own that starts as many of the widest multiply-adds in each cycle as any processor does.
/// instructionSet as the library names it; clock in hertz. Unset where either is not known.
std::optional<double> peakFlops(std::string_view instructionSet, Precision precision, int threads,
                                std::optional<double> clock);

} // namespace bildrate::cpu
