#include "tests/core/cpu/training_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

namespace bildrate::cpu {
namespace {

double normOf(const std::vector<double>& values) {
    double sum = 0;
    for (double value : values)
        sum += value * value;
    return std::sqrt(sum);
}

/// Of the sums over images and pixels of a gradient's magnitudes, one a channel.
double magnitude(const reference::Values& gradient) {
    std::vector<double> sums(std::size_t(gradient.shape.channels), 0.0);
    const std::int64_t pixels = gradient.shape.height * gradient.shape.width;
    for (std::size_t i = 0; i < gradient.data.size(); ++i)
        sums[i / std::size_t(pixels) % sums.size()] += std::abs(gradient.data[i]);
    return normOf(sums);
}

double errorOf(const std::vector<float>& values, const std::vector<double>& expected,
               double scale) {
    if (values.size() != expected.size())
        return std::numeric_limits<double>::infinity();
    double difference = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        difference += std::pow(double(values[i]) - expected[i], 2);
    return difference == 0 ? 0 : std::sqrt(difference) / scale;
}

/// Every stored type holds the result exactly, so that engines of all precisions and the reference
/// compute with the same values and find the same maximum in a pool's window.
reference::Values rounded(reference::Values values) {
    for (double& value : values.data)
        value = fromBfloat16(toBfloat16(float(value)));
    return values;
}

double boundOf(Precision precision, const StepFact& fact) {
    if (precision == Precision::bf16)
        return 2e-2;
    return fact.algorithm == "winograd" ? 3e-5 : 1e-5;
}

} // namespace

std::vector<StepError> trainingStepErrors(std::span<Loaded> engines) {
    const Schedule& schedule = engines.front().plan->schedule();
    const std::vector<std::int32_t> labels =
        imageLabels(schedule.network, schedule.batch, testSeed);
    std::vector<reference::Values> tensors(schedule.tensors.size());
    for (std::size_t id = 0; id < tensors.size(); ++id) {
        if (schedule.tensors[id].role == TensorRole::input)
            tensors[id] = reference::images(schedule.network, schedule.batch, testSeed);
        if (schedule.tensors[id].role == TensorRole::labels)
            tensors[id] = {schedule.batch, {1, 1, 1}, {labels.begin(), labels.end()}};
    }
    reference::TrainingState state = reference::initialState(schedule.network, testSeed);
    std::vector<StepError> errors;
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        const Step& step = schedule.steps[i];
        std::vector<reference::Values> stored;
        for (TensorId input : step.inputs) {
            const reference::Values& values = tensors[std::size_t(input)];
            const bool counts = schedule.at(input).type == DataType::int32 ||
                                schedule.at(input).type == DataType::uint8;
            stored.push_back(counts ? values : rounded(values));
        }
        std::vector<const reference::Values*> inputs;
        std::vector<HostTensor> given;
        for (const reference::Values& input : stored) {
            inputs.push_back(&input);
            given.push_back(hostTensor(input));
        }
        std::vector<reference::Values> expected =
            reference::runTrainingStep(schedule, step, inputs, state, testSeed);
        for (Loaded& engine : engines) {
            const std::vector<HostTensor> outputs = engine.executor->runStep(int(i), given);
            const StepFact& fact = engine.plan->facts().steps[i];
            const Precision precision = engine.plan->schedule().precision;
            const auto note = [&](const HostTensor& output, const std::vector<double>& values,
                                  double scale) {
                errors.push_back({fmt::format("{} {} {}: {}", nameOf(precision), nameOf(step.part),
                                              step.name, output.name),
                                  fact.implementation, errorOf(output.values, values, scale),
                                  boundOf(precision, fact)});
            };
            for (std::size_t k = 0; k < step.outputs.size(); ++k) {
                const bool isBias = schedule.at(step.outputs[k]).parameter == ParameterKind::bias;
                note(outputs.at(k), expected[k].data,
                     isBias ? magnitude(*inputs.front()) : normOf(expected[k].data));
            }
            if (step.part != Part::update)
                continue;
            for (std::size_t k = 0; k < step.inputs.size(); ++k) {
                const auto& values = reference::valuesOf(state.parameters[std::size_t(step.layer)],
                                                         *schedule.at(step.inputs[k]).parameter);
                note(outputs.at(k), values, normOf(values));
            }
        }
        for (std::size_t k = 0; k < step.outputs.size(); ++k)
            tensors[std::size_t(step.outputs[k])] = std::move(expected[k]);
    }
    return errors;
}

TracedTraining::TracedTraining(Executor& executor) {
    executor.trace(
        [&](const Step& step, std::span<const HostTensor> outputs) {
            for (const HostTensor& output : outputs) {
                constexpr std::string_view suffix = ".gradient";
                if (step.part == Part::update)
                    parameters[output.name] = output.values;
                else if (output.name.ends_with(suffix))
                    gradients[output.name.substr(0, output.name.size() - suffix.size())] =
                        output.values;
            }
        },
        {});
    loss = executor.progress()->loss;
}

std::string complaints(const std::vector<ParameterError>& errors) {
    std::string text;
    for (const ParameterError& error : errors)
        if (error.wrong())
            text += fmt::format("{}: error {:.2e}, bound {:.2e}\n", error.parameter, error.error,
                                error.bound);
    return text;
}

namespace {

/// Relative; of those that are not zero in truth.
double medianRounding(const std::vector<double>& roundings, const std::vector<double>& norms) {
    const double largest = *std::ranges::max_element(norms);
    std::vector<double> relative;
    for (std::size_t i = 0; i < norms.size(); ++i)
        if (norms[i] > 1e-9 * largest)
            relative.push_back(roundings[i] / norms[i]);
    std::ranges::nth_element(relative, relative.begin() + std::ssize(relative) / 2);
    return relative[relative.size() / 2];
}

std::vector<ParameterError> errorsOf(const Network& network,
                                     const std::map<std::string, std::vector<float>>& values,
                                     const std::vector<reference::LayerParameters>& exact,
                                     const std::vector<reference::LayerParameters>& rounded,
                                     Precision precision) {
    std::vector<ParameterError> errors;
    std::vector<double> roundings;
    std::vector<double> norms;
    for (const Parameter& parameter : parametersOf(network)) {
        if (parameter.kind == ParameterKind::mean || parameter.kind == ParameterKind::variance)
            continue;
        const auto layer = std::size_t(parameter.layer);
        const std::vector<double>& right = reference::valuesOf(exact[layer], parameter.kind);
        std::vector<double> rounding = reference::valuesOf(rounded[layer], parameter.kind);
        for (std::size_t i = 0; i < rounding.size(); ++i)
            rounding[i] -= right[i];
        roundings.push_back(normOf(rounding));
        norms.push_back(normOf(right));
        const auto found = values.find(parameter.name);
        errors.push_back({parameter.name,
                          found == values.end() ? std::numeric_limits<double>::infinity()
                                                : errorOf(found->second, right, 1),
                          0});
    }
    const double median = medianRounding(roundings, norms);
    const double factor = precision == Precision::bf16 ? 3.0 : 1.0 / 10;
    for (std::size_t i = 0; i < errors.size(); ++i)
        errors[i].bound = factor * std::max(roundings[i], median * norms[i]);
    return errors;
}

std::optional<DataType> storedType(bool rounds) {
    return rounds ? std::optional(DataType::bf16) : std::nullopt;
}

} // namespace

TrainingOracle::TrainingOracle(Network one, std::int64_t images) : network(std::move(one)) {
    const reference::Values input = reference::images(network, images, testSeed);
    const std::vector<std::int32_t> labels = imageLabels(network, images, testSeed);
    for (auto* step : {&exact, &rounded}) {
        reference::TrainingState state = reference::initialState(network, testSeed);
        *step = reference::trainingStep(network, state, input, labels,
                                        {.seed = testSeed, .stored = storedType(step == &rounded)});
    }
}

std::vector<ParameterError> TrainingOracle::gradientErrors(const TracedTraining& traced,
                                                           Precision precision) const {
    return errorsOf(network, traced.gradients, exact.parameterGradients, rounded.parameterGradients,
                    precision);
}

UpdateOracle::UpdateOracle(Network one, std::int64_t images, const Optimiser& optimiser, int steps)
    : network(std::move(one)) {
    const reference::Values input = reference::images(network, images, testSeed);
    const std::vector<std::int32_t> labels = imageLabels(network, images, testSeed);
    for (auto* state : {&exact, &rounded}) {
        *state = reference::initialState(network, testSeed);
        for (int i = 0; i < steps; ++i)
            reference::trainingStep(network, *state, input, labels,
                                    {.optimiser = optimiser,
                                     .seed = testSeed,
                                     .stored = storedType(state == &rounded)});
    }
}

std::vector<ParameterError>
UpdateOracle::errors(const std::map<std::string, std::vector<float>>& parameters,
                     Precision precision) const {
    return errorsOf(network, parameters, exact.parameters, rounded.parameters, precision);
}

} // namespace bildrate::cpu
