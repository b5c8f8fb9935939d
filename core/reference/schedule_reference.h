#pragma once

#include "core/reference/reference.h"
#include "core/schedule/schedule.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace bildrate::reference {

/// One step in double precision on the given inputs, with the canonical parameters of seed: the
/// operator, then batch norm (not folded), residual sum and ReLU, whatever the step says.
Values runStep(const Schedule& schedule, const Step& step, const std::vector<const Values*>& inputs,
               std::uint64_t seed);

/// Runs the steps in order in one arena planned by planMemory, so that reuse of storage, slices and
/// sums in place are carried out as a backend would; what nothing has written is NaN. The observer
/// sees each step's output right after it was computed.
void execute(const Schedule& schedule, std::uint64_t seed,
             const std::function<void(const Step&, const Values&)>& observer);

} // namespace bildrate::reference
