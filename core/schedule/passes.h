#pragma once

#include "core/schedule/schedule.h"

#include <functional>

namespace bildrate {

/// Optimisation passes: each takes a valid schedule and leaves one that computes the same outputs.

/// Batch norm after a convolution that nothing else reads moves into its weights and bias.
void foldBatchNorm(Schedule& schedule);

/// A residual sum moves into the later of the two convolutions that feed it.
void fuseResidualAdd(Schedule& schedule);

/// ReLU moves into the step that produces its only input.
void fuseRelu(Schedule& schedule);

/// Removes the concats all of whose branches mayWriteSlice accepts; the branches then live inside
/// the concat's output. Whether a slice can be written at full speed only the backend knows.
void elideConcats(Schedule& schedule,
                  const std::function<bool(const Schedule&, const Step& producer)>& mayWriteSlice);

/// Puts the output of a residual convolution into the storage of the residual it adds wherever
/// nothing reads that residual later.
void shareResidualStorage(Schedule& schedule);

} // namespace bildrate
