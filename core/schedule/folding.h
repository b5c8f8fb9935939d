#pragma once

#include "core/schedule/schedule.h"

#include <cstdint>
#include <vector>

namespace bildrate {

/// What a convolution or fully connected step multiplies with after folding, canonical fp32:
/// weight OIHW or OI, bias [outputs] (zeros where the step has neither bias nor batch norm).
struct StepWeights {
    std::vector<float> weight;
    std::vector<float> bias;
};

/// Folds in double and rounds once: w' = w g / sqrt(v + e), b' = (b - m) g / sqrt(v + e) + beta.
/// In bf16 every weight has a bf16 value, so that a kernel which multiplies in fp32 computes with
/// the same numbers as one that multiplies bf16: their products are exact in fp32.
StepWeights stepWeights(const Schedule& schedule, const Step& step, std::uint64_t seed);

} // namespace bildrate
