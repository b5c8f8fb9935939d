#pragma once

#include "core/base/units.h"
#include "core/cpu/convolution_step.h"

#include <functional>

namespace bildrate::cpu {

/// How plans are made; the defaults are the product's.
struct PlanOptions {
    Seconds timingBudget{2.0};       ///< for one plan; 0: by cache and rule alone
    Bytes scratchLimit = 256u << 20; ///< of one call
    /// Ways that may be chosen where there are several; empty: all.
    std::function<bool(const ConvolutionWay&)> accept;
};

} // namespace bildrate::cpu
