#include "core/base/error.h"
#include "core/reference/apply.h"

#include <fmt/format.h>

#include <utility>

namespace bildrate::reference {

const std::vector<double>& valuesOf(const LayerParameters& parameters, ParameterKind kind) {
    switch (kind) {
    case ParameterKind::weight:
        return parameters.weight;
    case ParameterKind::bias:
        return parameters.bias;
    case ParameterKind::gamma:
        return parameters.gamma;
    case ParameterKind::beta:
        return parameters.beta;
    case ParameterKind::mean:
        return parameters.mean;
    case ParameterKind::variance:
        break;
    }
    return parameters.variance;
}

std::vector<double>& valuesOf(LayerParameters& parameters, ParameterKind kind) {
    return const_cast<std::vector<double>&>(valuesOf(std::as_const(parameters), kind));
}

ParameterReader::ParameterReader(const Network& network, std::uint64_t seed)
    : m_network(network), m_seed(seed), m_parameters(parametersOf(network)) {}

LayerParameters ParameterReader::operator()(LayerId layer) const {
    LayerParameters result;
    for (const Parameter& parameter : m_parameters) {
        if (parameter.layer != layer)
            continue;
        const std::vector<float> values = parameterValues(m_network, parameter, m_seed);
        valuesOf(result, parameter.kind).assign(values.begin(), values.end());
    }
    return result;
}

namespace {

struct Apply {
    const std::vector<const Values*>& inputs;
    const LayerParameters& parameters;

    const Values& input(std::size_t index = 0) const {
        if (index >= inputs.size())
            throw Error(ErrorKind::invalidInput, "A reference operator lacks an input");
        return *inputs[index];
    }

    Values operator()(const InputOp&) const {
        throw Error(ErrorKind::invalidInput, "The input layer computes nothing; use its images");
    }
    Values operator()(const ConvolutionOp& op) const {
        return convolution(input(), op, parameters.weight, parameters.bias);
    }
    Values operator()(const BatchNormOp& op) const {
        return batchNorm(input(), op, parameters.gamma, parameters.beta, parameters.mean,
                         parameters.variance);
    }
    Values operator()(const ReluOp&) const { return relu(input()); }
    Values operator()(const MaxPoolOp& op) const { return maxPool(input(), op); }
    Values operator()(const AveragePoolOp& op) const { return averagePool(input(), op); }
    Values operator()(const GlobalAveragePoolOp&) const { return globalAveragePool(input()); }
    Values operator()(const FullyConnectedOp& op) const {
        return fullyConnected(input(), op, parameters.weight, parameters.bias);
    }
    Values operator()(const DropoutOp&) const { return input(); }
    Values operator()(const ConcatOp&) const { return concat(inputs); }
    Values operator()(const AddOp&) const { return add(input(0), input(1)); }
    Values operator()(const SoftmaxOp&) const { return softmax(input()); }
};

} // namespace

Values apply(const Op& op, const std::vector<const Values*>& inputs,
             const LayerParameters& parameters) {
    return std::visit(Apply{inputs, parameters}, op);
}

Values images(const Network& network, std::int64_t batch, std::uint64_t seed) {
    const std::vector<float> values = inputImages(network, batch, seed);
    return {batch, network.inputShape(), {values.begin(), values.end()}};
}

std::vector<Values> forward(const Network& network, std::int64_t batch, std::uint64_t seed) {
    const ParameterReader parameters(network, seed);
    std::vector<Values> outputs;
    outputs.reserve(network.layers.size());
    for (std::size_t i = 0; i < network.layers.size(); ++i) {
        const Layer& layer = network.layers[i];
        if (std::holds_alternative<InputOp>(layer.op)) {
            outputs.push_back(images(network, batch, seed));
            continue;
        }
        std::vector<const Values*> inputs;
        for (LayerId input : layer.inputs)
            inputs.push_back(&outputs[std::size_t(input)]);
        outputs.push_back(apply(layer.op, inputs, parameters(LayerId(i))));
        if (outputs.back().shape != layer.output)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("The layer comes out as {}, but the network says {}",
                                    formatShape(outputs.back().shape), formatShape(layer.output)),
                        layer.name);
    }
    return outputs;
}

} // namespace bildrate::reference
