#include "core/schedule/folding.h"

#include "core/base/error.h"
#include "core/network/weights.h"

#include <cmath>

namespace bildrate {

namespace {

/// Empty if the layer has no such parameter.
std::vector<float> valuesOf(const Schedule& schedule, const std::vector<Parameter>& parameters,
                            LayerId layer, ParameterKind kind, std::uint64_t seed) {
    for (const Parameter& parameter : parameters)
        if (parameter.layer == layer && parameter.kind == kind)
            return parameterValues(schedule.network, parameter, seed);
    return {};
}

/// Canonical weights, scaled by the batch norm that is folded into the step.
StepWeights foldedWeights(const Schedule& schedule, const Step& step, std::uint64_t seed) {
    const std::vector<Parameter> parameters = parametersOf(schedule.network);
    const auto values = [&](LayerId layer, ParameterKind kind) {
        return valuesOf(schedule, parameters, layer, kind, seed);
    };
    StepWeights weights{values(step.layer, ParameterKind::weight),
                        values(step.layer, ParameterKind::bias)};
    if (weights.weight.empty())
        throw Error(ErrorKind::invalidInput,
                    "Only convolution and fully connected steps have weights", step.name);
    const auto outputs =
        std::size_t(schedule.network.layers[std::size_t(step.layer)].output.channels);
    weights.bias.resize(outputs, 0.0f);
    if (!step.batchNorm)
        return weights;

    const auto& norm =
        std::get<BatchNormOp>(schedule.network.layers[std::size_t(*step.batchNorm)].op);
    const auto gamma = values(*step.batchNorm, ParameterKind::gamma);
    const auto beta = values(*step.batchNorm, ParameterKind::beta);
    const auto mean = values(*step.batchNorm, ParameterKind::mean);
    const auto variance = values(*step.batchNorm, ParameterKind::variance);
    const std::size_t taps = weights.weight.size() / outputs;
    for (std::size_t o = 0; o < outputs; ++o) {
        const double scale = double(gamma[o]) / std::sqrt(double(variance[o]) + norm.epsilon);
        for (std::size_t i = o * taps; i < (o + 1) * taps; ++i)
            weights.weight[i] = float(double(weights.weight[i]) * scale);
        weights.bias[o] =
            float((double(weights.bias[o]) - double(mean[o])) * scale + double(beta[o]));
    }
    return weights;
}

} // namespace

StepWeights stepWeights(const Schedule& schedule, const Step& step, std::uint64_t seed) {
    StepWeights weights = foldedWeights(schedule, step, seed);
    if (storageOf(schedule.precision) == DataType::bf16)
        for (float& value : weights.weight)
            value = fromBfloat16(toBfloat16(value));
    return weights;
}

} // namespace bildrate
