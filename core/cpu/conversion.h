#pragma once

#include "core/cpu/call.h"
#include "core/cpu/layout.h"

namespace bildrate::cpu {

/// Adds a copy of some images of a tensor from one layout or type to another: by a loop of our own
/// between fp32 and bf16 in one order, else by the library.
void addConversion(StepPlan& plan, Argument from, Argument to, const TensorLayout& layout,
                   TensorId tensor, std::int64_t images, int threads);

/// Takes room for a kernel's source or destination in the staging area, from staged on.
Argument stage(StepPlan& plan, int index, const onednn::Desc& wanted, Bytes& staged);

} // namespace bildrate::cpu
