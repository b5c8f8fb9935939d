#pragma once

#include "core/schedule/schedule.h"

#include <functional>

namespace bildrate {

/// Optimisation passes: each takes a valid schedule and leaves one that computes the same outputs.

/// Batch norm after a convolution or fully connected step that nothing else reads moves into its
/// weights and bias.
void foldBatchNorm(Schedule& schedule);

/// A residual sum moves into the convolution that is ready last of the two values it adds; the
/// other becomes that step's inputs[1].
void fuseResidualAdd(Schedule& schedule);

/// ReLU moves into the convolution or fully connected step whose output only it reads; in training
/// also into such a batch norm or sum.
void fuseRelu(Schedule& schedule);

/// Training: a ReLU's gradient moves into the batch norm gradient that alone takes it, else into
/// the sum of gradients that only it reads.
void fuseReluGradient(Schedule& schedule);

/// Whether a step is a convolution or a pool: those write a slice of a concat as fast as a whole
/// tensor where the channels of a slice lie together.
bool isConvolutionOrPool(const Schedule& schedule, const Step& producer);

/// Inference: removes the concats that are the only readers of their branches and all of whose
/// branches mayWriteSlice accepts; the branches then live inside the concat's output, which no step
/// writes as a whole any more. Whether a slice can be written at full speed only the backend knows.
void elideConcats(Schedule& schedule,
                  const std::function<bool(const Schedule&, const Step& producer)>& mayWriteSlice);

/// Puts the output of a residual convolution into the storage of the residual it adds wherever
/// nothing reads that storage later and the convolution itself reads another.
void shareResidualStorage(Schedule& schedule);

} // namespace bildrate
