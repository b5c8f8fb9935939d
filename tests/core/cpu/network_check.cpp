#include "tests/core/cpu/network_check.h"

#include "core/cpu/cpu_backend.h"
#include "core/cpu/onednn_calls.h"
#include "core/network/zoo.h"

#include <fmt/format.h>

#include <cctype>
#include <cmath>

namespace bildrate::cpu {
namespace {

/// Relative L2 error that a step alone may have.
double boundOf(Precision precision, const StepFact& fact) {
    if (precision == Precision::bf16)
        return 1e-2;
    return fact.algorithm == "winograd" ? 1e-5 : 5e-6;
}

} // namespace

std::vector<Precision> precisionsHere() {
    if (onednn::hasBfloat16())
        return {Precision::fp32, Precision::bf16};
    return {Precision::fp32};
}

std::string testName(std::string_view network) {
    std::string name(network);
    std::erase_if(name, [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); });
    return name;
}

PlanOptions untimed() {
    PlanOptions options;
    options.timingBudget = Seconds(0);
    return options;
}

Oracle::Oracle(std::string_view zooName, std::int64_t images)
    : Oracle(makeNetwork(zooName,
                         {.imageSize = smallImageSize(zooName), .channels = {}, .classes = {}}),
             images) {}

Oracle::Oracle(Network one, std::int64_t images)
    : network(std::move(one)), batch(images),
      layers(reference::forward(network, images, testSeed)) {}

Schedule Oracle::schedule(Precision precision) const {
    return makeSchedule(network, Workload::inference, precision, batch);
}

Loaded::Loaded(const Schedule& schedule, int threads, PlanOptions options,
               ConvolutionChoice convolution) {
    Target target;
    target.devices = {"cpu"};
    target.threads = threads;
    target.convolution = convolution;
    plan = CpuBackend(std::move(options)).compile(schedule, target, {});
    executor = plan->load(testSeed, {});
}

HostTensor hostTensor(const reference::Values& values) {
    HostTensor tensor;
    tensor.shape = {values.batch, values.shape.channels, values.shape.height, values.shape.width};
    tensor.values.assign(values.data.begin(), values.data.end());
    return tensor;
}

std::vector<StepError> stepErrors(const Oracle& oracle, Loaded& loaded) {
    const Schedule& schedule = loaded.plan->schedule();
    std::vector<StepError> errors;
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        const Step& step = schedule.steps[i];
        const auto layerOf = [&](TensorId tensor) -> const reference::Values& {
            return oracle.layers[std::size_t(schedule.tensors[std::size_t(tensor)].layer)];
        };
        std::vector<HostTensor> inputs;
        for (TensorId input : step.inputs)
            inputs.push_back(hostTensor(layerOf(input)));
        const HostTensor output = loaded.executor->runStep(int(i), inputs).front();
        const StepFact& fact = loaded.plan->facts().steps[i];
        errors.push_back({step.name, fact.implementation,
                          reference::relativeError(output.values, layerOf(step.output()).data),
                          boundOf(schedule.precision, fact)});
    }
    return errors;
}

std::string complaints(const std::vector<StepError>& errors) {
    std::string text;
    for (const StepError& error : errors)
        if (error.wrong())
            text += fmt::format("{} ({}): relative error {:.2e}, bound {:.0e}\n", error.step,
                                error.implementation, error.error, error.bound);
    return text;
}

std::vector<float> logitsOf(Loaded& loaded) {
    const Schedule& schedule = loaded.plan->schedule();
    std::vector<float> logits;
    loaded.executor->trace(
        [&](const Step& step, std::span<const HostTensor> outputs) {
            if (schedule.tensors[std::size_t(step.output())].layer == schedule.network.logits())
                logits = outputs.front().values;
        },
        {});
    return logits;
}

bool agrees(const std::vector<float>& logits, const reference::Values& expected,
            Precision precision) {
    if (precision == Precision::fp32)
        return reference::relativeError(logits, expected.data) <= 2e-5;
    const std::size_t classes = std::size_t(expected.shape.count());
    const std::size_t batch = std::size_t(expected.batch);
    if (logits.size() != expected.data.size())
        return false;
    double error = 0;
    double variation = 0;
    for (std::size_t c = 0; c < classes; ++c) {
        double mean = 0;
        for (std::size_t n = 0; n < batch; ++n)
            mean += expected.data[n * classes + c] / double(batch);
        for (std::size_t n = 0; n < batch; ++n) {
            const double value = expected.data[n * classes + c];
            error += std::pow(double(logits[n * classes + c]) - value, 2);
            variation += std::pow(value - mean, 2);
        }
    }
    return std::sqrt(error) < 0.5 * std::sqrt(variation);
}

} // namespace bildrate::cpu
