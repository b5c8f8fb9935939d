#pragma once

#include "core/cpu/call.h"
#include "core/cpu/layout.h"

namespace bildrate::cpu {

/// Plans any step but a convolution. Throws Error{unsupported} naming the step if the library has
/// no fast implementation.
StepPlan planOther(const Schedule& schedule, const Step& step, const TensorLayout& layout,
                   int threads);

} // namespace bildrate::cpu
