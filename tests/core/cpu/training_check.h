#pragma once

#include "core/reference/training_schedule.h"
#include "tests/core/cpu/network_check.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace bildrate::cpu {

/// Each step of a training schedule, fed the reference's inputs, against the reference, for engines
/// that differ in precision alone: relative L2 error at most 1e-5 in fp32 (3e-5 for Winograd), 2e-2
/// in bf16. A bias's gradient is a sum of values that may cancel, to nothing before a batch norm:
/// its error is held against the sum of their magnitudes.
std::vector<StepError> trainingStepErrors(std::span<Loaded> engines);

/// What one traced iteration gives.
struct TracedTraining {
    double loss = 0;
    std::map<std::string, std::vector<float>> gradients;  ///< by parameter
    std::map<std::string, std::vector<float>> parameters; ///< after the update

    explicit TracedTraining(Executor& executor);
};

/// How far a parameter, or its gradient, is from the reference's: the L2 norm of the difference,
/// held against what rounding every stored tensor to bf16 makes of the reference itself, or of a
/// parameter of median sensitivity where that is more. In bf16 three times as much is right. In
/// fp32 a tenth: sums and Winograd transforms are off by up to 1e-6, thirty times what storing
/// rounds, and a ReLU or maximum that falls the other way moves a gradient by a whole term.
struct ParameterError {
    std::string parameter;
    double error = 0;
    double bound = 0;

    bool wrong() const { return !(error <= bound); }
};
std::string complaints(const std::vector<ParameterError>& errors);

/// One training step of the reference, exact and with stored tensors rounded to bf16.
struct TrainingOracle {
    Network network;
    reference::TrainingStep exact, rounded;

    TrainingOracle(Network one, std::int64_t images);
    std::vector<ParameterError> gradientErrors(const TracedTraining& traced,
                                               Precision precision) const;
};

/// The parameters after several steps of the reference.
struct UpdateOracle {
    Network network;
    reference::TrainingState exact, rounded;

    UpdateOracle(Network one, std::int64_t images, const Optimiser& optimiser, int steps);
    std::vector<ParameterError> errors(const std::map<std::string, std::vector<float>>& parameters,
                                       Precision precision) const;
};

} // namespace bildrate::cpu
