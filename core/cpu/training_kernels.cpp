#include "core/cpu/cast_loop.h"
#include "core/cpu/conversion.h"
#include "core/cpu/training_loops.h"
#include "core/cpu/training_planner.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

// The calls of each kind of step.
namespace bildrate::cpu {
namespace {

using Use = ParameterBlock::Use;

template <typename Value>
Value* as(std::byte* address) {
    return reinterpret_cast<Value*>(address);
}

bool isIdentity(const std::vector<std::int64_t>& order) {
    for (std::size_t i = 0; i < order.size(); ++i)
        if (order[i] != std::int64_t(i))
            return false;
    return true;
}

} // namespace

ParameterForm TrainingPlanner::weightForm(const Step& step) {
    const Parameter& parameter = parameterOf(step.layer, ParameterKind::weight);
    const TensorId gradient = step.inputs[0];
    const TensorId input = step.inputs[1];
    if (std::holds_alternative<FullyConnectedOp>(step.op)) {
        const auto kernel =
            onednn::innerProductWeightGradient(rows(input), m_layout.whole(gradient).desc);
        if (!kernel)
            refuseSlow(step, storage());
        m_weightGradients.emplace(step.layer, WayKernel{{}, *kernel});
        std::vector<std::int64_t> order = m_layout.canonicalOrder(input);
        if (isIdentity(order))
            order.clear();
        return {kernel->weights, parameter.shape, std::move(order)};
    }
    WayKernel chosen = kernelOf(step, input, gradient, onednn::convolutionWeightGradient);
    const onednn::Desc stored = chosen.kernel.weights;
    m_weightGradients.emplace(step.layer, std::move(chosen));
    return {stored, parameter.shape};
}

template <typename Make>
TrainingPlanner::WayKernel TrainingPlanner::kernelOf(const Step& step, TensorId input,
                                                     TensorId output, const Make& make) const {
    for (const ConvolutionWay& way : waysOf(step, input)) {
        const std::int64_t images = way.images == 0 ? batch() : way.images;
        // the library takes plain images in the first layer if it can
        for (const bool plain : {true, false}) {
            if (plain && !m_layout.isImages(input))
                continue;
            if (auto kernel = make(problemOf(step.layer, input, output, way, images, plain)))
                return {way, std::move(*kernel)};
        }
    }
    refuseSlow(step, storage());
}

StepPlan TrainingPlanner::planOf(const onednn::Kernel& kernel, bool multiplies) const {
    StepPlan plan;
    plan.images = batch();
    plan.implementation = kernel.implementation;
    if (multiplies)
        plan.compute = storage();
    return plan;
}

StepPlan TrainingPlanner::own(const char* name) const {
    StepPlan plan;
    plan.images = batch();
    plan.implementation = fmt::format("own {}:{}", name, trainingLoopsIsa());
    return plan;
}

StepPlan TrainingPlanner::planOfWay(const WayKernel& chosen) const {
    StepPlan plan = planOf(chosen.kernel);
    plan.algorithm =
        chosen.kernel.implementation.find("wino") == std::string::npos ? "direct" : "winograd";
    plan.compute = chosen.way.compute;
    if (chosen.way.images > 0)
        plan.images = chosen.way.images;
    return plan;
}

StepPlan TrainingPlanner::convolve(const Step& step, const WayKernel& chosen) {
    const onednn::Kernel& kernel = chosen.kernel;
    const bool forward = step.part == Part::forward;
    const TensorId read = step.inputs.front();
    const TensorId made = step.output();
    const onednn::Desc& wanted = forward ? kernel.source : kernel.destination;
    const onednn::Desc& given = forward ? kernel.destination : kernel.source;
    const int target = forward ? DNNL_ARG_DST : DNNL_ARG_DIFF_SRC;
    StepPlan plan = planOfWay(chosen);
    for (std::int64_t first = 0; first < batch(); first += plan.images) {
        const View from = m_layout.view(read, first, plan.images);
        const View to = m_layout.view(made, first, plan.images);
        const bool straight = to.desc == given;
        Bytes staged = 0;
        std::vector<Argument> arguments{
            source(plan, forward ? DNNL_ARG_SRC : DNNL_ARG_DIFF_DST, read, from, wanted, staged),
            parameter(DNNL_ARG_WEIGHTS, step.layer, ParameterKind::weight, kernel.weights)};
        const Argument written =
            straight ? argument(target, made, to) : stage(plan, target, given, staged);
        arguments.push_back(written);
        if (forward && std::get<ConvolutionOp>(step.op).bias)
            arguments.push_back(master(DNNL_ARG_BIAS, step.layer, ParameterKind::bias));
        plan.run(kernel, std::move(arguments));
        if (!straight)
            addConversion(plan, written, argument(DNNL_ARG_TO, made, to), m_layout, made,
                          plan.images, m_threads);
    }
    return plan;
}

StepPlan TrainingPlanner::convolution(const Step& step) {
    const auto make = [&](onednn::Convolution problem) {
        problem.relu = step.relu;
        return onednn::trainingConvolution(problem);
    };
    return convolve(step, kernelOf(step, step.inputs.front(), step.output(), make));
}

StepPlan TrainingPlanner::convolutionDataGradient(const Step& step) {
    return convolve(
        step, kernelOf(step, step.output(), step.inputs.front(), onednn::convolutionDataGradient));
}

StepPlan TrainingPlanner::convolutionWeightGradient(const Step& step) {
    const WayKernel& chosen = m_weightGradients.at(step.layer);
    const onednn::Kernel& kernel = chosen.kernel;
    StepPlan plan = planOfWay(chosen);
    Bytes staged = 0;
    const auto read = [&](int index, TensorId id, const onednn::Desc& wanted) {
        return source(plan, index, id, m_layout.whole(id), wanted, staged);
    };
    std::vector<Argument> arguments{read(DNNL_ARG_SRC, step.inputs[1], kernel.source),
                                    read(DNNL_ARG_DIFF_DST, step.inputs[0], kernel.destination),
                                    argument(DNNL_ARG_DIFF_WEIGHTS, step.output())};
    if (step.outputs.size() > 1)
        arguments.push_back(argument(DNNL_ARG_DIFF_BIAS, step.outputs[1]));
    plan.run(kernel, std::move(arguments));
    return plan;
}

StepPlan TrainingPlanner::fullyConnected(const Step& step) {
    const TensorId input = step.inputs.front();
    const auto kernel =
        onednn::trainingInnerProduct(rows(input), m_layout.whole(step.output()).desc, step.relu);
    if (!kernel)
        refuseSlow(step, storage());
    StepPlan plan = planOf(*kernel, true);
    plan.run(*kernel,
             {rowsSource(plan, DNNL_ARG_SRC, input),
              parameter(DNNL_ARG_WEIGHTS, step.layer, ParameterKind::weight, kernel->weights),
              master(DNNL_ARG_BIAS, step.layer, ParameterKind::bias),
              argument(DNNL_ARG_DST, step.output())});
    return plan;
}

StepPlan TrainingPlanner::fullyConnectedDataGradient(const Step& step) {
    const auto kernel = onednn::innerProductDataGradient(rows(step.output()),
                                                         m_layout.whole(step.inputs.front()).desc);
    if (!kernel)
        refuseSlow(step, storage());
    StepPlan plan = planOf(*kernel, true);
    plan.run(*kernel,
             {argument(DNNL_ARG_DIFF_DST, step.inputs.front()),
              parameter(DNNL_ARG_WEIGHTS, step.layer, ParameterKind::weight, kernel->weights),
              argument(DNNL_ARG_DIFF_SRC, step.output(), rows(step.output()))});
    return plan;
}

StepPlan TrainingPlanner::fullyConnectedWeightGradient(const Step& step) {
    const onednn::Kernel& kernel = m_weightGradients.at(step.layer).kernel;
    StepPlan plan = planOf(kernel, true);
    plan.run(kernel, {rowsSource(plan, DNNL_ARG_SRC, step.inputs[1]),
                      argument(DNNL_ARG_DIFF_DST, step.inputs[0]),
                      argument(DNNL_ARG_DIFF_WEIGHTS, step.output()),
                      argument(DNNL_ARG_DIFF_BIAS, step.outputs[1])});
    return plan;
}

const TrainingPlanner::BatchNorm& TrainingPlanner::normOf(const Step& step, TensorId data) {
    const auto known = m_norms.find(step.layer);
    if (known != m_norms.end())
        return known->second;
    auto kernels = onednn::trainingBatchNorm(m_layout.whole(data).desc,
                                             std::get<BatchNormOp>(step.op).epsilon, step.relu);
    if (!kernels)
        refuseSlow(step, storage());
    const Bytes workspace = m_keptBytes;
    if (step.relu)
        m_keptBytes += alignedPart(kernels->forward.workspace.get_size());
    return m_norms.emplace(step.layer, BatchNorm{std::move(*kernels), workspace}).first->second;
}

StepPlan TrainingPlanner::batchNorm(const Step& step) {
    const TensorId input = step.inputs.front();
    const BatchNorm& norm = normOf(step, input);
    const onednn::Kernel& kernel = norm.kernels.forward;
    if (m_layout.whole(step.output()).desc != kernel.destination)
        refuseSlow(step, storage());
    StepPlan plan = planOf(kernel);
    std::vector<Argument> arguments{argument(DNNL_ARG_SRC, input),
                                    argument(DNNL_ARG_DST, step.outputs[0]),
                                    argument(DNNL_ARG_MEAN, step.outputs[1]),
                                    argument(DNNL_ARG_VARIANCE, step.outputs[2]),
                                    master(DNNL_ARG_SCALE, step.layer, ParameterKind::gamma),
                                    master(DNNL_ARG_SHIFT, step.layer, ParameterKind::beta)};
    if (step.relu)
        arguments.push_back({DNNL_ARG_WORKSPACE, kernel.workspace, Place::kept, 0, norm.workspace});
    plan.run(kernel, std::move(arguments));

    const Shape& shape = tensor(input).shape;
    const RunningLoop running{shape.channels, batch() * shape.height * shape.width,
                              std::get<BatchNormOp>(step.op).decay};
    plan.calls.push_back({{},
                          [running](std::span<std::byte* const> at) {
                              running.run(as<const float>(at[0]), as<const float>(at[1]),
                                          as<float>(at[2]), as<float>(at[3]));
                          },
                          {argument(0, step.outputs[1]), argument(0, step.outputs[2]),
                           master(0, step.layer, ParameterKind::mean),
                           master(0, step.layer, ParameterKind::variance)}});
    return plan;
}

StepPlan TrainingPlanner::batchNormGradient(const Step& step) {
    const BatchNorm& norm = normOf(step, step.inputs[1]);
    const onednn::Kernel& kernel = norm.kernels.backward;
    StepPlan plan = planOf(kernel);
    std::vector<Argument> arguments{argument(DNNL_ARG_DIFF_DST, step.inputs[0]),
                                    argument(DNNL_ARG_SRC, step.inputs[1]),
                                    argument(DNNL_ARG_MEAN, step.inputs[2]),
                                    argument(DNNL_ARG_VARIANCE, step.inputs[3]),
                                    master(DNNL_ARG_SCALE, step.layer, ParameterKind::gamma),
                                    master(DNNL_ARG_SHIFT, step.layer, ParameterKind::beta),
                                    argument(DNNL_ARG_DIFF_SRC, step.outputs[0]),
                                    argument(DNNL_ARG_DIFF_SCALE, step.outputs[1]),
                                    argument(DNNL_ARG_DIFF_SHIFT, step.outputs[2])};
    if (step.relu)
        arguments.push_back({DNNL_ARG_WORKSPACE, kernel.workspace, Place::kept, 0, norm.workspace});
    plan.run(kernel, std::move(arguments));
    return plan;
}

onednn::Kernels TrainingPlanner::poolKernels(const Step& step, TensorId input,
                                             TensorId output) const {
    const onednn::Desc from = m_layout.dense(input, batch(), tensor(output).type);
    const onednn::Desc to = m_layout.whole(output).desc;
    std::optional<onednn::Kernels> kernels;
    if (const auto* max = std::get_if<MaxPoolOp>(&step.op)) {
        kernels = onednn::trainingPooling(onednn::Pooling::max, from, to, max->kernel, max->stride,
                                          max->padding);
    } else if (const auto* average = std::get_if<AveragePoolOp>(&step.op)) {
        kernels =
            onednn::trainingPooling(average->countPadding ? onednn::Pooling::averageWithPadding
                                                          : onednn::Pooling::averageWithoutPadding,
                                    from, to, average->kernel, average->stride, average->padding);
    } else {
        const Shape& shape = tensor(input).shape;
        kernels = onednn::trainingPooling(onednn::Pooling::averageWithoutPadding, from, to,
                                          {int(shape.height), int(shape.width)}, {1, 1}, {0, 0});
    }
    if (!kernels)
        refuseSlow(step, storage());
    return std::move(*kernels);
}

StepPlan TrainingPlanner::pool(const Step& step) {
    const TensorId input = step.inputs.front();
    const onednn::Kernel kernel = poolKernels(step, input, step.output()).forward;
    StepPlan plan = planOf(kernel);
    std::vector<Argument> arguments{source(plan, DNNL_ARG_SRC, input, kernel.source),
                                    argument(DNNL_ARG_DST, step.output())};
    if (step.outputs.size() > 1) {
        m_layout.set(step.outputs[1], kernel.workspace);
        arguments.push_back(argument(DNNL_ARG_WORKSPACE, step.outputs[1]));
    }
    plan.run(kernel, std::move(arguments));
    return plan;
}

StepPlan TrainingPlanner::poolGradient(const Step& step) {
    const onednn::Kernel kernel = poolKernels(step, step.output(), step.inputs[0]).backward;
    StepPlan plan = planOf(kernel);
    std::vector<Argument> arguments{argument(DNNL_ARG_DIFF_DST, step.inputs[0]),
                                    argument(DNNL_ARG_DIFF_SRC, step.output())};
    if (step.inputs.size() > 1)
        arguments.push_back(argument(DNNL_ARG_WORKSPACE, step.inputs[1]));
    plan.run(kernel, std::move(arguments));
    return plan;
}

StepPlan TrainingPlanner::sum(const Step& step) {
    const onednn::Desc stored = m_layout.whole(step.output()).desc;
    SumLoop loop;
    loop.type = tensor(step.output()).type;
    loop.count = std::int64_t(stored.get_size() / sizeOf(loop.type));
    loop.threads = m_threads;
    const bool isRelu = std::holds_alternative<ReluOp>(step.op);
    if (step.part == Part::forward)
        loop.relu = isRelu || step.relu ? SumLoop::Relu::ofSum : SumLoop::Relu::none;
    else
        loop.relu = isRelu || step.relu ? SumLoop::Relu::asLast : SumLoop::Relu::none;
    StepPlan plan = own("sum");
    std::vector<Argument> arguments{argument(0, step.output())};
    for (TensorId input : step.inputs) {
        if (m_layout.whole(input).desc != stored)
            refuseSlow(step, storage());
        arguments.push_back(argument(0, input));
    }
    plan.calls.push_back({{},
                          [loop](std::span<std::byte* const> at) {
                              loop.run({at.data() + 1, at.size() - 1}, at[0]);
                          },
                          std::move(arguments)});
    return plan;
}

StepPlan TrainingPlanner::dropout(const Step& step) {
    const TensorId input = step.inputs.front();
    if (m_layout.whole(step.output()).desc != m_layout.whole(input).desc)
        refuseSlow(step, storage());
    const auto order =
        std::make_shared<const std::vector<std::int64_t>>(m_layout.canonicalOrder(input));
    DropoutLoop loop;
    loop.type = tensor(input).type;
    loop.batch = batch();
    loop.rate = std::get<DropoutOp>(step.op).rate;
    loop.layer = m_schedule.network.layers[std::size_t(step.layer)].name;
    loop.order = *order;
    loop.values = tensor(input).shape.count();
    loop.threads = m_threads;
    StepPlan plan = own("dropout");
    plan.stagingBytes = loop.factorBytes();
    plan.calls.push_back({{},
                          [loop, order](std::span<std::byte* const> at) {
                              const auto& iteration = *as<const Iteration>(at[3]);
                              loop.run(at[0], at[1], as<float>(at[2]), iteration.seed,
                                       iteration.step);
                          },
                          {argument(0, input),
                           argument(0, step.output()),
                           {0, {}, Place::staging, 0, 0},
                           {0, {}, Place::iteration, 0, 0}}});
    return plan;
}

StepPlan TrainingPlanner::concat(const Step& step) {
    std::vector<onednn::Desc> sources;
    std::vector<Argument> arguments;
    for (std::size_t i = 0; i < step.inputs.size(); ++i) {
        sources.push_back(m_layout.whole(step.inputs[i]).desc);
        arguments.push_back(argument(DNNL_ARG_MULTIPLE_SRC + int(i), step.inputs[i]));
    }
    const auto kernel = onednn::concat(sources, m_layout.whole(step.output()).desc);
    if (!kernel)
        refuseSlow(step, storage());
    StepPlan plan = planOf(*kernel);
    arguments.push_back(argument(DNNL_ARG_DST, step.output()));
    plan.run(*kernel, std::move(arguments));
    return plan;
}

StepPlan TrainingPlanner::concatGradient(const Step& step) {
    const TensorId joined = step.inputs.front();
    const onednn::Desc whole = m_layout.whole(joined).desc;
    StepPlan plan = planOf({});
    std::int64_t channel = 0;
    for (TensorId branch : step.outputs) {
        const onednn::Desc slice =
            whole.submemory_desc(m_layout.whole(branch).desc.dims(), {0, channel, 0, 0});
        const onednn::Kernel kernel = onednn::reorder(slice, m_layout.whole(branch).desc);
        plan.implementation = kernel.implementation;
        plan.run(kernel, {argument(DNNL_ARG_FROM, joined, slice), argument(DNNL_ARG_TO, branch)});
        ++plan.reorders;
        channel += tensor(branch).shape.channels;
    }
    return plan;
}

StepPlan TrainingPlanner::loss(const Step& step) {
    const TensorId logits = step.inputs[0];
    if (!m_layout.isFlat(logits))
        refuseSlow(step, storage());
    const LossLoop loop{tensor(logits).type, batch(), tensor(logits).shape.count(), m_threads};
    StepPlan plan = own("cross-entropy");
    std::vector<Argument> arguments{argument(0, logits), argument(0, step.inputs[1])};
    for (TensorId output : step.outputs)
        arguments.push_back(argument(0, output));
    plan.calls.push_back({{},
                          [loop](std::span<std::byte* const> at) {
                              loop.run(at[0], as<const std::int32_t>(at[1]), as<float>(at[2]),
                                       as<float>(at[3]), at[4]);
                          },
                          std::move(arguments)});
    return plan;
}

StepPlan TrainingPlanner::update(const Step& step) {
    StepPlan plan = own("sgd");
    for (TensorId gradient : step.inputs) {
        const ParameterKind kind = *tensor(gradient).parameter;
        const ParameterBlock& block = *m_parameters.find(step.layer, kind, Use::master);
        const UpdateLoop loop{m_schedule.optimiser,
                              std::int64_t(block.form.bytes() / sizeof(float)), m_threads};
        std::vector<Argument> arguments{argument(0, gradient), master(0, step.layer, kind)};
        if (const auto* velocity = m_parameters.find(step.layer, kind, Use::velocity))
            arguments.push_back({0, velocity->form.desc, Place::parameter, 0, velocity->offset});
        plan.calls.push_back({{},
                              [loop](std::span<std::byte* const> at) {
                                  loop.run(as<const float>(at[0]), as<float>(at[1]),
                                           at.size() > 2 ? as<float>(at[2]) : nullptr);
                              },
                              std::move(arguments)});
        for (const ParameterBlock& copy : m_parameters.all()) {
            if (copy.use != Use::copy || copy.parameter.layer != step.layer ||
                copy.parameter.kind != kind)
                continue;
            plan.run(onednn::reorder(block.form.desc, copy.form.desc),
                     {master(DNNL_ARG_FROM, step.layer, kind),
                      {DNNL_ARG_TO, copy.form.desc, Place::parameter, 0, copy.offset}});
            ++plan.reorders;
            if (copy.form.values != DataType::bf16)
                continue;
            const auto count = std::int64_t(copy.form.bytes() / sizeof(float));
            plan.calls.push_back({{},
                                  [count, threads = m_threads](std::span<std::byte* const> at) {
                                      roundToBfloat16(as<float>(at[0]), count, threads);
                                  },
                                  {{0, copy.form.desc, Place::parameter, 0, copy.offset}}});
        }
    }
    return plan;
}

} // namespace bildrate::cpu
