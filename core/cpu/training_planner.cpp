#include "core/cpu/training_planner.h"

#include "core/cpu/conversion.h"
#include "core/cpu/multiply_speed.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace bildrate::cpu {
namespace {

using Use = ParameterBlock::Use;

} // namespace

TrainingPlanner::TrainingPlanner(const Schedule& schedule, TensorLayout& layout, int threads,
                                 ConvolutionChoice choice, const PlanOptions& options)
    : m_schedule(schedule), m_layout(layout), m_threads(threads), m_choice(choice),
      m_options(options), m_known(parametersOf(schedule.network)) {
    if (storage() != DataType::fp32 && options.timingBudget > Seconds(0))
        m_speed = multiplySpeed(storage(), threads);
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

Argument TrainingPlanner::argument(int index, TensorId id, const View& view) const {
    return {index, view.desc, Place::tensor, m_layout.rootOf(id), view.offset};
}
Argument TrainingPlanner::argument(int index, TensorId id, const onednn::Desc& desc) const {
    return argument(index, id, View{desc, m_layout.whole(id).offset});
}
Argument TrainingPlanner::argument(int index, TensorId id) const {
    return argument(index, id, m_layout.whole(id));
}

Argument TrainingPlanner::source(StepPlan& plan, int index, TensorId id, const View& view,
                                 const onednn::Desc& wanted, Bytes& staged) const {
    if (view.desc == wanted)
        return argument(index, id, view);
    const Argument copy = stage(plan, index, wanted, staged);
    addConversion(plan, argument(DNNL_ARG_FROM, id, view), copy, m_layout, id,
                  view.desc.dims().at(0), m_threads);
    return copy;
}

Argument TrainingPlanner::source(StepPlan& plan, int index, TensorId id,
                                 const onednn::Desc& wanted) const {
    Bytes staged = 0;
    return source(plan, index, id, m_layout.whole(id), wanted, staged);
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
    const bool rounds =
        storage() != DataType::fp32 && wanted.data_type() == onednn::typeOf(DataType::fp32);
    if (original.form.desc == wanted && !rounds)
        return at(original);
    for (const ParameterBlock& block : m_parameters.all())
        if (block.parameter.layer == layer && block.parameter.kind == kind &&
            block.use == Use::copy && block.form.desc == wanted)
            return at(block);
    return at(m_parameters.add(original.parameter, Use::copy,
                               {wanted, original.form.shape, original.form.inputOrder,
                                rounds ? storage() : DataType::fp32}));
}

std::vector<ConvolutionWay> TrainingPlanner::waysOf(const Step& step, TensorId input) const {
    using enum ConvolutionMethod;
    const auto& op = std::get<ConvolutionOp>(step.op);
    const DataType stored = storage();
    struct Candidate {
        ConvolutionWay way;
        double speed; ///< against a direct one of stored fp32
    };
    // what the library's kernels of such shapes reached on processors with AVX-512
    constexpr double winogradSpeed = 1.5;
    constexpr double conversions = 0.85;
    const double widened = stored == DataType::fp32 ? 1 : conversions;
    // widened values of few images stay in the caches; sums over the batch take all at once
    const bool few =
        step.part != Part::backwardWeights && stored != DataType::fp32 && batch() % m_threads == 0;
    std::vector<Candidate> candidates;
    if (m_choice == ConvolutionChoice::fastest && op.kernel == Extent{3, 3} &&
        op.stride == Extent{1, 1} && op.padding.height <= 1 && op.padding.width <= 1 &&
        tensor(input).shape.channels >= 16)
        candidates.push_back({{winograd, 0, DataType::fp32, 0}, winogradSpeed * widened});
    candidates.push_back({{direct, 0, stored, 0}, m_speed});
    if (stored != DataType::fp32)
        candidates.push_back({{direct, 0, DataType::fp32, few ? m_threads : 0}, widened});
    std::ranges::stable_sort(candidates, std::greater(), &Candidate::speed);
    std::vector<ConvolutionWay> ways;
    for (const Candidate& candidate : candidates)
        if (!m_options.accept || m_options.accept(candidate.way))
            ways.push_back(candidate.way);
    return ways;
}

onednn::Convolution TrainingPlanner::problemOf(LayerId layer, TensorId input, TensorId output,
                                               const ConvolutionWay& way, std::int64_t images,
                                               bool plainSource) const {
    const auto& op = std::get<ConvolutionOp>(m_schedule.network.layers[std::size_t(layer)].op);
    onednn::Convolution problem;
    problem.source = plainSource
                         ? onednn::plainDesc(m_layout.canonical(input, images).dims(), way.compute)
                         : m_layout.dense(input, images, way.compute);
    problem.destination = m_layout.dense(output, images, way.compute);
    problem.kernel = op.kernel;
    problem.stride = op.stride;
    problem.padding = op.padding;
    problem.bias = op.bias;
    problem.winograd = way.method == ConvolutionMethod::winograd;
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
