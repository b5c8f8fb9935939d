#include "core/cpu/training_planner.h"

#include <algorithm>
#include <utility>

namespace bildrate::cpu {
namespace {

using Use = ParameterBlock::Use;

} // namespace

TrainingPlanner::TrainingPlanner(const Schedule& schedule, TensorLayout& layout, int threads,
                                 ConvolutionChoice choice)
    : m_schedule(schedule), m_layout(layout), m_threads(threads), m_choice(choice),
      m_known(parametersOf(schedule.network)) {
    addMasters();
}

const Parameter& TrainingPlanner::parameterOf(LayerId layer, ParameterKind kind) const {
    return *std::ranges::find_if(m_known, [&](const Parameter& parameter) {
        return parameter.layer == layer && parameter.kind == kind;
    });
}

/// Masters and gradients are stored as the kernels that make the gradients write them.
void TrainingPlanner::addMasters() {
    std::map<LayerId, ParameterForm> weights;
    for (const Step& step : m_schedule.steps)
        if (step.part == Part::backwardWeights)
            weights.emplace(step.layer, weightForm(step));
    for (const Parameter& parameter : m_known) {
        const auto weight = weights.find(parameter.layer);
        const bool shaped = parameter.kind == ParameterKind::weight && weight != weights.end();
        const ParameterForm form =
            shaped ? weight->second
                   : ParameterForm{onednn::plainDesc(parameter.shape, DataType::fp32),
                                   parameter.shape};
        m_parameters.add(parameter, Use::master, form);
        const bool trained =
            parameter.kind != ParameterKind::mean && parameter.kind != ParameterKind::variance;
        if (trained && m_schedule.optimiser.momentum != 0)
            m_parameters.add(parameter, Use::velocity, form);
    }
    for (TensorId id = 0; id < TensorId(m_schedule.tensors.size()); ++id)
        if (tensor(id).role == TensorRole::parameterGradient)
            addGradient(id);
}

void TrainingPlanner::addGradient(TensorId gradient) {
    const ParameterBlock* master =
        m_parameters.find(tensor(gradient).layer, *tensor(gradient).parameter, Use::master);
    m_gradients.emplace(gradient, master->form);
    m_layout.set(gradient, master->form.desc);
}

Argument TrainingPlanner::argument(int index, TensorId id, const onednn::Desc& desc) const {
    return {index, desc, Place::tensor, m_layout.rootOf(id), m_layout.whole(id).offset};
}
Argument TrainingPlanner::argument(int index, TensorId id) const {
    return argument(index, id, m_layout.whole(id).desc);
}

Argument TrainingPlanner::source(StepPlan& plan, int index, TensorId id,
                                 const onednn::Desc& wanted) const {
    if (m_layout.whole(id).desc == wanted)
        return argument(index, id);
    Argument staged{DNNL_ARG_TO, wanted, Place::staging, 0, 0};
    plan.run(onednn::reorder(m_layout.whole(id).desc, wanted),
             {argument(DNNL_ARG_FROM, id), staged});
    ++plan.reorders;
    plan.stagingBytes = std::max<Bytes>(plan.stagingBytes, wanted.get_size());
    staged.index = index;
    return staged;
}

Argument TrainingPlanner::master(int index, LayerId layer, ParameterKind kind) const {
    const ParameterBlock* block = m_parameters.find(layer, kind, Use::master);
    return {index, block->form.desc, Place::parameter, 0, block->offset};
}

Argument TrainingPlanner::parameter(int index, LayerId layer, ParameterKind kind,
                                    const onednn::Desc& wanted) {
    const ParameterBlock& original = *m_parameters.find(layer, kind, Use::master);
    const auto at = [&](const ParameterBlock& block) {
        return Argument{index, wanted, Place::parameter, 0, block.offset};
    };
    if (original.form.desc == wanted)
        return at(original);
    for (const ParameterBlock& block : m_parameters.all())
        if (block.parameter.layer == layer && block.parameter.kind == kind &&
            block.use == Use::copy && block.form.desc == wanted)
            return at(block);
    return at(m_parameters.add(original.parameter, Use::copy,
                               {wanted, original.form.shape, original.form.inputOrder}));
}

onednn::Convolution TrainingPlanner::problemOf(LayerId layer, TensorId input, TensorId output,
                                               bool plainSource) const {
    const auto& op = std::get<ConvolutionOp>(m_schedule.network.layers[std::size_t(layer)].op);
    const DataType type = storage();
    onednn::Convolution problem;
    problem.source = plainSource
                         ? onednn::plainDesc(m_layout.canonical(input, batch()).dims(), type)
                         : m_layout.dense(input, batch(), type);
    problem.destination = m_layout.dense(output, batch(), type);
    problem.kernel = op.kernel;
    problem.stride = op.stride;
    problem.padding = op.padding;
    problem.bias = op.bias;
    // Winograd where the library has it; every 3x3 convolution of 16 channels on is faster so
    problem.winograd = m_choice == ConvolutionChoice::fastest && op.kernel == Extent{3, 3} &&
                       op.stride == Extent{1, 1} && op.padding.height <= 1 &&
                       op.padding.width <= 1 && type == DataType::fp32 &&
                       tensor(input).shape.channels >= 16;
    return problem;
}

onednn::Desc TrainingPlanner::rows(TensorId id) const {
    return onednn::plainDesc({batch(), std::int64_t(m_layout.canonicalOrder(id).size())},
                             storage());
}

Argument TrainingPlanner::rowsSource(StepPlan& plan, int index, TensorId input) const {
    Argument from = m_layout.isImages(input)
                        ? source(plan, index, input,
                                 onednn::plainDesc(m_layout.whole(input).desc.dims(), storage()))
                        : argument(index, input);
    from.desc = rows(input);
    return from;
}

StepPlan TrainingPlanner::plan(const Step& step) {
    const bool backward = step.part == Part::backwardData || step.part == Part::backwardWeights;
    if (step.part == Part::update)
        return update(step);
    if (step.part == Part::loss)
        return loss(step);
    if (std::holds_alternative<ConvolutionOp>(step.op))
        return step.part == Part::forward        ? convolution(step)
               : step.part == Part::backwardData ? convolutionDataGradient(step)
                                                 : convolutionWeightGradient(step);
    if (std::holds_alternative<FullyConnectedOp>(step.op))
        return step.part == Part::forward        ? fullyConnected(step)
               : step.part == Part::backwardData ? fullyConnectedDataGradient(step)
                                                 : fullyConnectedWeightGradient(step);
    if (std::holds_alternative<BatchNormOp>(step.op))
        return backward ? batchNormGradient(step) : batchNorm(step);
    if (std::holds_alternative<MaxPoolOp>(step.op) ||
        std::holds_alternative<AveragePoolOp>(step.op) ||
        std::holds_alternative<GlobalAveragePoolOp>(step.op))
        return backward ? poolGradient(step) : pool(step);
    if (std::holds_alternative<ConcatOp>(step.op))
        return backward ? concatGradient(step) : concat(step);
    if (std::holds_alternative<DropoutOp>(step.op))
        return dropout(step);
    if (std::holds_alternative<ReluOp>(step.op) || std::holds_alternative<AddOp>(step.op))
        return sum(step);
    refuseSlow(step, storage());
}

} // namespace bildrate::cpu
