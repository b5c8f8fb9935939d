#pragma once

#include "core/reference/training.h"
#include "core/schedule/schedule.h"

#include <cstdint>
#include <vector>

namespace bildrate::reference {

/// One step of a training schedule in double precision on the given inputs, its outputs in the
/// order that Step says. Values that are one for the whole batch have batch 1, labels and indices
/// are whole numbers. Parameters are those of the state, which batch norms and updates change.
std::vector<Values> runTrainingStep(const Schedule& schedule, const Step& step,
                                    const std::vector<const Values*>& inputs, TrainingState& state,
                                    std::uint64_t seed);

/// One iteration on the canonical images and labels of seed: every tensor's values, by TensorId.
std::vector<Values> runIteration(const Schedule& schedule, TrainingState& state,
                                 std::uint64_t seed);

} // namespace bildrate::reference
