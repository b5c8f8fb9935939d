#include "core/reference/training.h"

#include "core/reference/loops.h"

#include <fmt/format.h>

#include <numeric>

namespace bildrate::reference {

namespace {

constexpr ParameterKind trainable[] = {ParameterKind::weight, ParameterKind::bias,
                                       ParameterKind::gamma, ParameterKind::beta};

void roundTo(std::vector<double>& values, std::optional<DataType> type) {
    if (!type)
        return;
    for (double& value : values) {
        const auto rounded = float(value);
        value = type == DataType::bf16 ? fromBfloat16(toBfloat16(rounded)) : rounded;
    }
}

/// One step's passes over a network; what it refers to must outlive it.
class Pass {
public:
    Pass(const Network& network, const TrainingState& state, const TrainingOptions& options)
        : m_network(network), m_state(state), m_options(options),
          m_statistics(network.layers.size()) {
        const std::size_t layers = network.layers.size();
        require(state.parameters.size() == layers && state.velocities.size() == layers,
                "The training state is of another network; make it by initialState");
        require(options.stored != DataType::fp16,
                "The reference rounds to fp32 or bf16 only; choose one of them");
        step.outputs.resize(layers);
        step.outputGradients.resize(layers);
        step.parameterGradients.resize(layers);
    }

    TrainingStep step;

    /// Every layer's output, in training mode.
    void forward(const Values& images);
    /// The loss, and its gradient by the logits.
    void lose(const std::vector<std::int32_t>& labels);
    /// Every other gradient.
    void backward();
    TrainingState updated() const;

private:
    /// What a layer computes with and where its results go.
    struct Context {
        const Layer& layer;
        LayerParameters parameters; ///< the working copy
        Statistics& statistics;     ///< of the batch, if it is a batch norm
        Values& output;
        Values& gradient; ///< of its output
        LayerParameters& parameterGradients;
    };
    Context contextOf(LayerId id) {
        const auto i = std::size_t(id);
        Context context{m_network.layers[i], m_state.parameters[i],   m_statistics[i],
                        step.outputs[i],     step.outputGradients[i], step.parameterGradients[i]};
        roundTo(context.parameters.weight, m_options.stored);
        return context;
    }
    const Values& input(const Layer& layer, std::size_t index = 0) const {
        return step.outputs[std::size_t(layer.inputs[index])];
    }
    std::optional<DataType> single() const {
        return m_options.stored ? std::optional(DataType::fp32) : std::nullopt;
    }
    std::vector<float> dropoutFactors(const Layer& layer, double rate, std::int64_t batch) const;
    Values outputOf(const Context& context);

    void differentiate(const Context& context, const ConvolutionOp& op);
    void differentiate(const Context& context, const BatchNormOp& op);
    void differentiate(const Context& context, const ReluOp& op);
    void differentiate(const Context& context, const MaxPoolOp& op);
    void differentiate(const Context& context, const AveragePoolOp& op);
    void differentiate(const Context& context, const GlobalAveragePoolOp& op);
    void differentiate(const Context& context, const FullyConnectedOp& op);
    void differentiate(const Context& context, const DropoutOp& op);
    void differentiate(const Context& context, const ConcatOp& op);
    void differentiate(const Context& context, const AddOp& op);
    void differentiate(const Context&, const InputOp&) {}
    void differentiate(const Context&, const SoftmaxOp&) {} // part of the loss

    /// Adds what a layer passes on to the gradient of one of its inputs. The images get none.
    template <typename Make>
    void passOn(const Layer& layer, std::size_t index, Make&& make) {
        const LayerId id = layer.inputs[index];
        if (std::holds_alternative<InputOp>(m_network.layers[std::size_t(id)].op))
            return;
        Values part = make();
        roundTo(part.data, m_options.stored);
        Values& sum = step.outputGradients[std::size_t(id)];
        if (sum.data.empty()) {
            sum = std::move(part);
            return;
        }
        sum = add(sum, part);
        roundTo(sum.data, m_options.stored);
    }

    const Network& m_network;
    const TrainingState& m_state;
    const TrainingOptions& m_options;
    std::vector<Statistics> m_statistics; ///< of the batch, for batch norms
};

std::vector<float> Pass::dropoutFactors(const Layer& layer, double rate, std::int64_t batch) const {
    const auto size = std::size_t(layer.output.count());
    std::vector<float> factors(std::size_t(batch) * size);
    for (std::int64_t n = 0; n < batch; ++n)
        fillDropout(std::span(factors).subspan(std::size_t(n) * size, size), rate, m_options.seed,
                    layer.name, m_state.step, m_options.firstImage + n);
    return factors;
}

Values Pass::outputOf(const Context& context) {
    const Layer& layer = context.layer;
    const LayerParameters& p = context.parameters;
    if (const auto* op = std::get_if<BatchNormOp>(&layer.op)) {
        Statistics& statistics = context.statistics;
        statistics = batchStatistics(input(layer));
        roundTo(statistics.mean, single());
        roundTo(statistics.variance, single());
        return batchNorm(input(layer), *op, p.gamma, p.beta, statistics.mean, statistics.variance);
    }
    if (const auto* op = std::get_if<DropoutOp>(&layer.op))
        return dropout(input(layer), dropoutFactors(layer, op->rate, input(layer).batch));
    std::vector<const Values*> inputs;
    for (std::size_t i = 0; i < layer.inputs.size(); ++i)
        inputs.push_back(&input(layer, i));
    return apply(layer.op, inputs, p);
}

void Pass::forward(const Values& images) {
    require(images.shape == m_network.inputShape() && images.batch > 0,
            "The images have not the shape that the network reads");
    for (LayerId id = 0; id < LayerId(m_network.layers.size()); ++id) {
        const Context context = contextOf(id);
        const Op& op = context.layer.op;
        Values& output = context.output;
        output = std::holds_alternative<InputOp>(op) ? images : outputOf(context);
        roundTo(output.data, std::holds_alternative<SoftmaxOp>(op) ? single() : m_options.stored);
        if (output.shape != context.layer.output)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("The layer comes out as {}, but the network says {}",
                                    formatShape(output.shape), formatShape(context.layer.output)),
                        context.layer.name);
    }
}

void Pass::lose(const std::vector<std::int32_t>& labels) {
    const auto logits = std::size_t(m_network.logits());
    CrossEntropy loss = crossEntropy(step.outputs[logits], labels);
    step.loss =
        std::accumulate(loss.losses.begin(), loss.losses.end(), 0.0) / double(loss.losses.size());
    step.outputGradients[logits] = std::move(loss.gradient);
    roundTo(step.outputGradients[logits].data, m_options.stored);
}

void Pass::backward() {
    for (auto id = LayerId(m_network.layers.size()) - 1; id > 0; --id) {
        const Context context = contextOf(id);
        if (context.gradient.data.empty() && !std::holds_alternative<SoftmaxOp>(context.layer.op))
            throw Error(ErrorKind::invalidInput,
                        "Nothing reads the layer, so it cannot be trained; leave it out",
                        context.layer.name);
        std::visit([&](const auto& op) { differentiate(context, op); }, context.layer.op);
        for (const ParameterKind kind : trainable)
            roundTo(valuesOf(context.parameterGradients, kind), single());
    }
}

void Pass::differentiate(const Context& context, const ConvolutionOp& op) {
    LayerParameters& own = context.parameterGradients;
    own.weight = convolutionWeightGradient(context.gradient, input(context.layer), op);
    if (op.bias)
        own.bias = biasGradient(context.gradient);
    passOn(context.layer, 0, [&] {
        return convolutionDataGradient(context.gradient, input(context.layer).shape, op,
                                       context.parameters.weight);
    });
}

void Pass::differentiate(const Context& context, const BatchNormOp& op) {
    BatchNormGradient result = batchNormGradient(context.gradient, input(context.layer), op,
                                                 context.parameters.gamma, context.statistics);
    LayerParameters& own = context.parameterGradients;
    own.gamma = std::move(result.gamma);
    own.beta = std::move(result.beta);
    passOn(context.layer, 0, [&] { return std::move(result.input); });
}

void Pass::differentiate(const Context& context, const ReluOp&) {
    passOn(context.layer, 0, [&] { return reluGradient(context.gradient, context.output); });
}

void Pass::differentiate(const Context& context, const MaxPoolOp& op) {
    passOn(context.layer, 0, [&] {
        const Values& x = input(context.layer);
        return maxPoolGradient(context.gradient, x.shape, op, maxPoolIndices(x, op));
    });
}

void Pass::differentiate(const Context& context, const AveragePoolOp& op) {
    passOn(context.layer, 0,
           [&] { return averagePoolGradient(context.gradient, input(context.layer).shape, op); });
}

void Pass::differentiate(const Context& context, const GlobalAveragePoolOp&) {
    passOn(context.layer, 0,
           [&] { return globalAveragePoolGradient(context.gradient, input(context.layer).shape); });
}

void Pass::differentiate(const Context& context, const FullyConnectedOp&) {
    LayerParameters& own = context.parameterGradients;
    own.weight = fullyConnectedWeightGradient(context.gradient, input(context.layer));
    own.bias = biasGradient(context.gradient);
    passOn(context.layer, 0, [&] {
        return fullyConnectedDataGradient(context.gradient, input(context.layer).shape,
                                          context.parameters.weight);
    });
}

void Pass::differentiate(const Context& context, const DropoutOp& op) {
    passOn(context.layer, 0, [&] {
        return dropout(context.gradient,
                       dropoutFactors(context.layer, op.rate, context.gradient.batch));
    });
}

void Pass::differentiate(const Context& context, const ConcatOp&) {
    std::int64_t first = 0;
    for (std::size_t i = 0; i < context.layer.inputs.size(); ++i) {
        const std::int64_t count = input(context.layer, i).shape.channels;
        passOn(context.layer, i, [&] { return concatGradient(context.gradient, first, count); });
        first += count;
    }
}

void Pass::differentiate(const Context& context, const AddOp&) {
    for (std::size_t i = 0; i < context.layer.inputs.size(); ++i)
        passOn(context.layer, i, [&] { return context.gradient; });
}

TrainingState Pass::updated() const {
    TrainingState next = m_state;
    ++next.step;
    for (std::size_t i = 0; i < next.parameters.size(); ++i) {
        LayerParameters& parameters = next.parameters[i];
        for (const ParameterKind kind : trainable) {
            std::vector<double>& values = valuesOf(parameters, kind);
            std::vector<double>& velocity = valuesOf(next.velocities[i], kind);
            update(values, velocity, valuesOf(step.parameterGradients[i], kind),
                   m_options.optimiser);
            roundTo(values, single());
            roundTo(velocity, single());
        }
        const Layer& layer = m_network.layers[i];
        if (const auto* op = std::get_if<BatchNormOp>(&layer.op)) {
            const Values& x = input(layer);
            Statistics running =
                runningStatistics({parameters.mean, parameters.variance}, m_statistics[i],
                                  x.batch * x.shape.height * x.shape.width, *op);
            roundTo(running.mean, single());
            roundTo(running.variance, single());
            parameters.mean = std::move(running.mean);
            parameters.variance = std::move(running.variance);
        }
    }
    return next;
}

} // namespace

TrainingState initialState(const Network& network, std::uint64_t seed) {
    const ParameterReader read(network, seed);
    TrainingState state;
    for (LayerId id = 0; id < LayerId(network.layers.size()); ++id) {
        const LayerParameters& parameters = state.parameters.emplace_back(read(id));
        LayerParameters& velocities = state.velocities.emplace_back();
        for (const ParameterKind kind : trainable)
            valuesOf(velocities, kind).assign(valuesOf(parameters, kind).size(), 0.0);
    }
    return state;
}

TrainingStep trainingStep(const Network& network, TrainingState& state, const Values& images,
                          const std::vector<std::int32_t>& labels, const TrainingOptions& options) {
    Pass pass(network, state, options);
    pass.forward(images);
    pass.lose(labels);
    pass.backward();
    state = pass.updated();
    return std::move(pass.step);
}

double trainingLoss(const Network& network, const TrainingState& state, const Values& images,
                    const std::vector<std::int32_t>& labels, const TrainingOptions& options) {
    Pass pass(network, state, options);
    pass.forward(images);
    pass.lose(labels);
    return pass.step.loss;
}

} // namespace bildrate::reference
