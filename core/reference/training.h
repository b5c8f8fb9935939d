#pragma once

#include "core/base/data_type.h"
#include "core/reference/apply.h"
#include "core/reference/gradients.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace bildrate::reference {

/// What lives on from one training step to the next. Index = LayerId.
struct TrainingState {
    std::vector<LayerParameters> parameters; ///< running statistics included
    std::vector<LayerParameters> velocities; ///< of the trainable ones
    std::int64_t step = 0;                   ///< steps done
};

/// The canonical parameters (weights.h) at rest.
TrainingState initialState(const Network& network, std::uint64_t seed);

struct TrainingOptions {
    Optimiser optimiser{};
    std::uint64_t seed = 1;      ///< of dropout
    std::int64_t firstImage = 0; ///< index of the batch's first image over all devices
    /// Rounds what an engine of that storage type keeps, each time an operator has computed it: the
    /// outputs of all layers (but the probabilities, which are fp32), their gradients and the
    /// convolutions' and fully connected layers' working weights to that type (fp32 or bf16); all
    /// other parameters, statistics, gradients of parameters and the updated state to fp32. Sums
    /// stay in double. How far that is from the unrounded step is what an engine's own error is
    /// measured by.
    std::optional<DataType> stored{};
};

/// All that one training step computes. Index = LayerId.
struct TrainingStep {
    double loss = 0; ///< mean cross-entropy of the batch; weight decay is not in it
    std::vector<Values> outputs;
    std::vector<Values> outputGradients; ///< of the loss; empty for the input and the softmax
    std::vector<LayerParameters> parameterGradients; ///< of the loss, without weight decay
};

/// Forward in training mode (batch statistics, dropout), loss, backward, update of the state, layer
/// by layer. Throws Error{invalidInput} if images, labels or state do not match the network or the
/// stored type is fp16.
TrainingStep trainingStep(const Network& network, TrainingState& state, const Values& images,
                          const std::vector<std::int32_t>& labels, const TrainingOptions& options);

/// The loss alone that trainingStep would find.
double trainingLoss(const Network& network, const TrainingState& state, const Values& images,
                    const std::vector<std::int32_t>& labels, const TrainingOptions& options);

} // namespace bildrate::reference
