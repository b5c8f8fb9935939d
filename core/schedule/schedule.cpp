#include "core/schedule/schedule.h"

#include "core/base/error.h"
#include "core/schedule/passes.h"
#include "core/schedule/training_steps.h"

#include <fmt/format.h>

#include <algorithm>

namespace bildrate {

std::string_view nameOf(Workload workload) {
    return workload == Workload::inference ? "inference" : "training";
}

std::optional<Workload> workloadFrom(std::string_view name) {
    for (Workload workload : {Workload::inference, Workload::training})
        if (nameOf(workload) == name)
            return workload;
    return std::nullopt;
}

std::string_view nameOf(Part part) {
    switch (part) {
    case Part::forward:
        return "forward";
    case Part::loss:
        return "loss";
    case Part::backwardData:
        return "backward data";
    case Part::backwardWeights:
        return "backward weights";
    case Part::update:
        return "update";
    }
    return "";
}

TensorId Schedule::firstOf(TensorRole role) const {
    const auto found = std::ranges::find(tensors, role, &Tensor::role);
    return TensorId(found - tensors.begin());
}

std::int64_t Schedule::macsOf(const Step& step) const {
    return hasWeights(step.op) && step.part != Part::update
               ? network.layers[std::size_t(step.layer)].macs
               : 0;
}

std::optional<TensorId> Schedule::tensorOf(LayerId layer) const {
    if (workload == Workload::inference)
        while (std::holds_alternative<DropoutOp>(network.layers.at(std::size_t(layer)).op))
            layer = network.layers[std::size_t(layer)].inputs.front();
    for (std::size_t i = 0; i < tensors.size(); ++i)
        if (tensors[i].layer == layer &&
            (tensors[i].role == TensorRole::input || tensors[i].role == TensorRole::activation ||
             tensors[i].role == TensorRole::output))
            return TensorId(i);
    return std::nullopt;
}

namespace {

/// The forward steps of inference: dropout gone, a softmax at the end.
void addInferenceSteps(Schedule& schedule) {
    const Network& network = schedule.network;
    std::vector<TensorId> tensorOfLayer(network.layers.size());
    for (std::size_t i = 0; i < network.layers.size(); ++i) {
        const Layer& layer = network.layers[i];
        if (std::holds_alternative<DropoutOp>(layer.op)) {
            tensorOfLayer[i] = tensorOfLayer[std::size_t(layer.inputs.front())];
            continue;
        }
        Tensor tensor;
        tensor.name = layer.name;
        tensor.layer = LayerId(i);
        tensor.shape = layer.output;
        tensor.type = storageOf(schedule.precision);
        if (std::holds_alternative<InputOp>(layer.op)) {
            tensor.role = TensorRole::input;
            tensor.type = DataType::fp32;
        } else if (i + 1 == network.layers.size()) {
            tensor.role = TensorRole::output;
            tensor.type = DataType::fp32;
        }
        tensorOfLayer[i] = TensorId(schedule.tensors.size());
        schedule.tensors.push_back(std::move(tensor));
        if (std::holds_alternative<InputOp>(layer.op))
            continue;

        Step step;
        step.name = layer.name;
        step.op = layer.op;
        step.layer = LayerId(i);
        for (LayerId input : layer.inputs)
            step.inputs.push_back(tensorOfLayer[std::size_t(input)]);
        step.outputs = {tensorOfLayer[i]};
        schedule.steps.push_back(std::move(step));
    }
}

} // namespace

Schedule plainSchedule(const Network& network, Workload workload, Precision precision,
                       std::int64_t batch, const Optimiser& optimiser) {
    if (batch < 1)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("A batch of {} images cannot be run; use 1 or more", batch),
                    network.name);
    Schedule schedule{network, workload, precision, batch, {}, {}, optimiser};
    if (workload == Workload::inference)
        addInferenceSteps(schedule);
    else
        addTrainingSteps(schedule);
    return schedule;
}

Schedule makeSchedule(const Network& network, Workload workload, Precision precision,
                      std::int64_t batch, const Optimiser& optimiser) {
    Schedule schedule = plainSchedule(network, workload, precision, batch, optimiser);
    if (workload == Workload::inference) {
        foldBatchNorm(schedule);
        fuseResidualAdd(schedule);
        fuseRelu(schedule);
    } else {
        fuseRelu(schedule);
        fuseReluGradient(schedule);
    }
    return schedule;
}

} // namespace bildrate
