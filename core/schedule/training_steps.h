#pragma once

#include "core/schedule/schedule.h"

namespace bildrate {

/// Fills an empty training schedule: forward, loss, backward and update steps, nothing fused.
void addTrainingSteps(Schedule& schedule);

} // namespace bildrate
