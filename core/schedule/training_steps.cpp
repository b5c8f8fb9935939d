#include "core/schedule/training_steps.h"

#include <utility>

namespace bildrate {
namespace {

/// Writes the steps of one schedule; each member function one part.
class TrainingSteps {
public:
    explicit TrainingSteps(Schedule& schedule)
        : m_schedule(schedule), m_network(schedule.network), m_output(m_network.layers.size()),
          m_statistics(m_network.layers.size()), m_gradients(m_network.layers.size()),
          m_trained(m_network.layers.size()) {
        for (const Parameter& parameter : parametersOf(m_network))
            if (parameter.kind != ParameterKind::mean &&
                parameter.kind != ParameterKind::variance) {
                m_parameters.push_back(parameter);
                m_trained[std::size_t(parameter.layer)] = true;
            }
        for (std::size_t i = 0; i < m_network.layers.size(); ++i)
            for (LayerId input : m_network.layers[i].inputs)
                m_trained[i] = m_trained[i] || m_trained[std::size_t(input)];
    }

    void add() {
        for (std::size_t i = 0; i + 1 < m_network.layers.size(); ++i)
            addForward(LayerId(i));
        addLoss();
        for (std::size_t i = m_network.layers.size() - 1; i-- > 1;)
            if (m_trained[i] && !m_gradients[i].empty())
                addBackward(LayerId(i));
    }

private:
    const Layer& layerAt(LayerId id) const { return m_network.layers[std::size_t(id)]; }
    TensorId outputOf(LayerId id) const { return m_output[std::size_t(id)]; }
    DataType storage() const { return storageOf(m_schedule.precision); }

    TensorId addTensor(LayerId layer, TensorRole role, const char* suffix, Shape shape,
                       DataType type) {
        m_schedule.tensors.push_back({.name = layerAt(layer).name + suffix,
                                      .layer = layer,
                                      .role = role,
                                      .shape = shape,
                                      .type = type});
        return TensorId(m_schedule.tensors.size() - 1);
    }
    /// One for the whole batch.
    TensorId addValues(LayerId layer, TensorRole role, const char* suffix, std::int64_t count) {
        return addTensor(layer, role, suffix, {count, 1, 1}, DataType::fp32);
    }
    Step& addStep(LayerId layer, Part part) {
        Step& step = m_schedule.steps.emplace_back();
        step.name = layerAt(layer).name;
        step.op = layerAt(layer).op;
        step.layer = layer;
        step.part = part;
        return step;
    }

    void addForward(LayerId id) {
        const Layer& layer = layerAt(id);
        if (std::holds_alternative<InputOp>(layer.op)) {
            m_output[std::size_t(id)] =
                addTensor(id, TensorRole::input, "", layer.output, DataType::fp32);
            return;
        }
        const TensorId output = addTensor(id, TensorRole::activation, "", layer.output, storage());
        m_output[std::size_t(id)] = output;
        std::vector<TensorId>& kept = m_statistics[std::size_t(id)];
        if (std::holds_alternative<BatchNormOp>(layer.op)) {
            const std::int64_t channels = layer.output.channels;
            kept = {addValues(id, TensorRole::statistics, ".batch_mean", channels),
                    addValues(id, TensorRole::statistics, ".batch_variance", channels)};
        } else if (std::holds_alternative<MaxPoolOp>(layer.op)) {
            kept = {addTensor(id, TensorRole::indices, ".indices", layer.output, DataType::uint8)};
        }
        Step& step = addStep(id, Part::forward);
        for (LayerId input : layer.inputs)
            step.inputs.push_back(outputOf(input));
        step.outputs = {output};
        step.outputs.insert(step.outputs.end(), kept.begin(), kept.end());
    }

    void addLoss() {
        const auto softmax = LayerId(m_network.layers.size() - 1);
        const LayerId logits = m_network.logits();
        const TensorId labels =
            addTensor(0, TensorRole::labels, ".labels", {1, 1, 1}, DataType::int32);
        m_schedule.tensors.back().name = "labels";
        const TensorId probabilities =
            addTensor(softmax, TensorRole::output, "", layerAt(softmax).output, DataType::fp32);
        const TensorId loss =
            addTensor(softmax, TensorRole::loss, ".loss", {1, 1, 1}, DataType::fp32);
        m_schedule.tensors.back().name = "loss";
        const TensorId gradient = addGradient(logits, "");
        Step& step = addStep(softmax, Part::loss);
        step.inputs = {outputOf(logits), labels};
        step.outputs = {probabilities, loss, gradient};
    }

    /// A gradient that reaches a layer's output; the reader it comes from, where there are several.
    TensorId addGradient(LayerId layer, const std::string& from) {
        const std::string suffix = ".gradient" + (from.empty() ? "" : "." + from);
        const TensorId id = addTensor(layer, TensorRole::gradient, suffix.c_str(),
                                      layerAt(layer).output, storage());
        m_gradients[std::size_t(layer)].push_back(id);
        return id;
    }

    bool hasSeveralReaders(LayerId layer) const {
        int readers = 0;
        for (const Layer& other : m_network.layers)
            for (LayerId input : other.inputs)
                readers += input == layer;
        return readers > 1;
    }

    /// What a step makes for the gradient of an input.
    TensorId inputGradient(LayerId reader, LayerId input) {
        return addGradient(input, hasSeveralReaders(input) ? layerAt(reader).name : "");
    }

    /// The gradient of a layer's output, summed over what reads it.
    TensorId gradientOf(LayerId id) {
        const std::vector<TensorId> parts = m_gradients[std::size_t(id)];
        if (parts.size() == 1)
            return parts.front();
        const TensorId sum =
            addTensor(id, TensorRole::gradient, ".gradient", layerAt(id).output, storage());
        Step& step = addStep(id, Part::backwardData);
        step.name += ".join";
        step.op = AddOp{};
        step.inputs = parts;
        step.outputs = {sum};
        return sum;
    }

    void addBackward(LayerId id) {
        const Layer& layer = layerAt(id);
        const TensorId gradient = gradientOf(id);
        if (std::holds_alternative<AddOp>(layer.op)) {
            // the gradient of a sum is that of both its parts
            for (LayerId input : layer.inputs)
                m_gradients[std::size_t(input)].push_back(gradient);
            return;
        }
        std::vector<TensorId> changes;
        if (hasWeights(layer.op)) {
            const TensorId input = outputOf(layer.inputs.front());
            if (m_trained[std::size_t(layer.inputs.front())])
                addBackwardData(id, gradient);
            changes = addParameterGradients(id);
            Step& step = addStep(id, Part::backwardWeights);
            step.inputs = {gradient, input};
            step.outputs = changes;
        } else {
            Step& step = addBackwardData(id, gradient);
            changes = addParameterGradients(id);
            step.outputs.insert(step.outputs.end(), changes.begin(), changes.end());
        }
        if (!changes.empty())
            addStep(id, Part::update).inputs = changes;
    }

    Step& addBackwardData(LayerId id, TensorId gradient) {
        const Layer& layer = layerAt(id);
        std::vector<TensorId> inputs{gradient};
        if (std::holds_alternative<BatchNormOp>(layer.op))
            inputs.push_back(outputOf(layer.inputs.front()));
        if (std::holds_alternative<ReluOp>(layer.op))
            inputs.push_back(outputOf(id));
        const std::vector<TensorId>& kept = m_statistics[std::size_t(id)];
        inputs.insert(inputs.end(), kept.begin(), kept.end());
        std::vector<TensorId> outputs;
        for (LayerId input : layer.inputs)
            outputs.push_back(inputGradient(id, input));
        Step& step = addStep(id, Part::backwardData);
        step.inputs = std::move(inputs);
        step.outputs = std::move(outputs);
        return step;
    }

    std::vector<TensorId> addParameterGradients(LayerId id) {
        std::vector<TensorId> gradients;
        for (const Parameter& parameter : m_parameters) {
            if (parameter.layer != id)
                continue;
            gradients.push_back(
                addValues(id, TensorRole::parameterGradient, "", parameter.count()));
            m_schedule.tensors.back().name = parameter.name + ".gradient";
            m_schedule.tensors.back().parameter = parameter.kind;
        }
        return gradients;
    }

    Schedule& m_schedule;
    const Network& m_network;
    std::vector<Parameter> m_parameters;             ///< the trained ones
    std::vector<TensorId> m_output;                  ///< per layer
    std::vector<std::vector<TensorId>> m_statistics; ///< per layer, what backward needs besides
    std::vector<std::vector<TensorId>> m_gradients;  ///< per layer, what has reached its output
    std::vector<bool> m_trained; ///< per layer, whether its output depends on a trained parameter
};

} // namespace

void addTrainingSteps(Schedule& schedule) {
    TrainingSteps(schedule).add();
}

} // namespace bildrate
