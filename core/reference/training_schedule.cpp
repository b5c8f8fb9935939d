#include "core/reference/training_schedule.h"

#include "core/base/error.h"
#include "core/network/weights.h"

#include <utility>

namespace bildrate::reference {
namespace {

Values listOf(std::vector<double> values) {
    const auto count = std::int64_t(values.size());
    return {1, {count, 1, 1}, std::move(values)};
}

/// Runs one step; each member function one operator.
struct Runner {
    const Schedule& schedule;
    const Step& step;
    const std::vector<const Values*>& inputs;
    TrainingState& state;
    std::uint64_t seed;

    const Values& input(std::size_t index = 0) const { return *inputs.at(index); }
    LayerParameters& parameters() const { return state.parameters[std::size_t(step.layer)]; }
    const Shape& shapeOfOutput(std::size_t index = 0) const {
        return schedule.at(step.outputs.at(index)).shape;
    }
    bool forward() const { return step.part == Part::forward; }
    std::vector<Values> whole(Values value) const {
        std::vector<Values> outputs;
        outputs.push_back(forward() && step.relu ? relu(value) : std::move(value));
        return outputs;
    }
    std::vector<std::int32_t> integers(std::size_t index) const {
        return {input(index).data.begin(), input(index).data.end()};
    }

    template <typename AnyOp>
    std::vector<Values> operator()(const AnyOp& op) const {
        return whole(apply(op, inputs, parameters()));
    }
    std::vector<Values> operator()(const ConvolutionOp& op) const {
        if (forward())
            return whole(apply(op, inputs, parameters()));
        if (step.part == Part::backwardData)
            return {convolutionDataGradient(input(), shapeOfOutput(), op, parameters().weight)};
        return withBias(convolutionWeightGradient(input(), input(1), op));
    }
    std::vector<Values> operator()(const FullyConnectedOp& op) const {
        if (forward())
            return whole(apply(op, inputs, parameters()));
        if (step.part == Part::backwardData)
            return {fullyConnectedDataGradient(input(), shapeOfOutput(), parameters().weight)};
        return withBias(fullyConnectedWeightGradient(input(), input(1)));
    }
    std::vector<Values> withBias(std::vector<double> weight) const {
        std::vector<Values> outputs{listOf(std::move(weight))};
        if (step.outputs.size() > 1)
            outputs.push_back(listOf(biasGradient(input())));
        return outputs;
    }
    std::vector<Values> operator()(const BatchNormOp& op) const {
        LayerParameters& own = parameters();
        if (!forward()) {
            const Statistics batch{input(2).data, input(3).data};
            BatchNormGradient gradient =
                batchNormGradient(step.relu ? reluGradient(input(), input(4)) : input(), input(1),
                                  op, own.gamma, batch);
            return {std::move(gradient.input), listOf(std::move(gradient.gamma)),
                    listOf(std::move(gradient.beta))};
        }
        const Statistics batch = batchStatistics(input());
        const Statistics running =
            runningStatistics({own.mean, own.variance}, batch,
                              input().batch * input().shape.height * input().shape.width, op);
        own.mean = running.mean;
        own.variance = running.variance;
        std::vector<Values> outputs = whole(bildrate::reference::batchNorm(
            input(), op, own.gamma, own.beta, batch.mean, batch.variance));
        outputs.push_back(listOf(batch.mean));
        outputs.push_back(listOf(batch.variance));
        return outputs;
    }
    std::vector<Values> operator()(const ReluOp& op) const {
        return forward() ? whole(apply(op, inputs, {}))
                         : std::vector<Values>{reluGradient(input(), input(1))};
    }
    std::vector<Values> operator()(const MaxPoolOp& op) const {
        if (!forward())
            return {maxPoolGradient(input(), shapeOfOutput(), op, integers(1))};
        std::vector<Values> outputs{maxPool(input(), op)};
        const std::vector<std::int32_t> indices = maxPoolIndices(input(), op);
        outputs.push_back({input().batch, outputs[0].shape, {indices.begin(), indices.end()}});
        return outputs;
    }
    std::vector<Values> operator()(const AveragePoolOp& op) const {
        return forward() ? whole(averagePool(input(), op))
                         : std::vector<Values>{averagePoolGradient(input(), shapeOfOutput(), op)};
    }
    std::vector<Values> operator()(const GlobalAveragePoolOp&) const {
        return forward() ? whole(globalAveragePool(input()))
                         : std::vector<Values>{globalAveragePoolGradient(input(), shapeOfOutput())};
    }
    std::vector<Values> operator()(const DropoutOp& op) const {
        std::vector<float> factors(input().data.size());
        const auto values = std::size_t(input().shape.count());
        for (std::int64_t n = 0; n < input().batch; ++n)
            fillDropout({factors.data() + std::size_t(n) * values, values}, op.rate, seed,
                        step.name, state.step, n);
        return {dropout(input(), factors)};
    }
    std::vector<Values> operator()(const ConcatOp& op) const {
        if (forward())
            return whole(apply(op, inputs, {}));
        std::vector<Values> outputs;
        std::int64_t first = 0;
        for (std::size_t i = 0; i < step.outputs.size(); ++i) {
            outputs.push_back(concatGradient(input(), first, shapeOfOutput(i).channels));
            first += shapeOfOutput(i).channels;
        }
        return outputs;
    }
    std::vector<Values> operator()(const AddOp&) const {
        const std::size_t summed = inputs.size() - (!forward() && step.relu ? 1 : 0);
        Values sum = input();
        for (std::size_t i = 1; i < summed; ++i)
            sum = add(sum, input(i));
        if (!forward() && step.relu)
            return {reluGradient(sum, input(summed))};
        return whole(std::move(sum));
    }
    std::vector<Values> operator()(const SoftmaxOp&) const {
        CrossEntropy loss = crossEntropy(input(), integers(1));
        Values losses{input().batch, {1, 1, 1}, std::move(loss.losses)};
        return {softmax(input()), std::move(losses), std::move(loss.gradient)};
    }
};

} // namespace

std::vector<Values> runTrainingStep(const Schedule& schedule, const Step& step,
                                    const std::vector<const Values*>& inputs, TrainingState& state,
                                    std::uint64_t seed) {
    if (step.part != Part::update)
        return std::visit(Runner{schedule, step, inputs, state, seed}, step.op);
    const auto layer = std::size_t(step.layer);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const ParameterKind kind = *schedule.at(step.inputs[i]).parameter;
        update(valuesOf(state.parameters[layer], kind), valuesOf(state.velocities[layer], kind),
               inputs[i]->data, schedule.optimiser);
    }
    return {};
}

std::vector<Values> runIteration(const Schedule& schedule, TrainingState& state,
                                 std::uint64_t seed) {
    std::vector<Values> values(schedule.tensors.size());
    values[std::size_t(schedule.input())] = images(schedule.network, schedule.batch, seed);
    const std::vector<std::int32_t> labels = imageLabels(schedule.network, schedule.batch, seed);
    for (std::size_t id = 0; id < values.size(); ++id)
        if (schedule.tensors[id].role == TensorRole::labels)
            values[id] = {schedule.batch, {1, 1, 1}, {labels.begin(), labels.end()}};
    for (const Step& step : schedule.steps) {
        std::vector<const Values*> inputs;
        for (TensorId input : step.inputs)
            inputs.push_back(&values[std::size_t(input)]);
        std::vector<Values> outputs = runTrainingStep(schedule, step, inputs, state, seed);
        for (std::size_t i = 0; i < step.outputs.size(); ++i)
            values[std::size_t(step.outputs[i])] = std::move(outputs[i]);
    }
    ++state.step;
    return values;
}

} // namespace bildrate::reference
