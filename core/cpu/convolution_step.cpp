#include "core/cpu/convolution_step.h"

#include "core/cpu/conversion.h"
#include "core/cpu/pointwise_loop.h"

#include <fmt/format.h>

#include <algorithm>

namespace bildrate::cpu {
namespace {

/// Whether the step's output is the very storage of the residual it adds.
bool inPlace(const TensorLayout& layout, const Step& step) {
    return layout.rootOf(step.output()) == layout.rootOf(step.inputs[1]);
}

/// Makes the kernel of a way for some images of a step; nullopt if there is none.
std::optional<onednn::Kernel> kernelFor(const Step& step, const TensorLayout& layout,
                                        const ConvolutionWay& way, std::int64_t images,
                                        bool plainSource) {
    const auto& op = std::get<ConvolutionOp>(step.op);
    const TensorId input = step.inputs.front();
    onednn::Convolution problem;
    problem.source = layout.dense(input, images, way.compute);
    if (plainSource) {
        const onednn::Desc canonical = layout.canonical(input, images);
        problem.source = onednn::plainDesc(canonical.dims(), way.compute);
    }
    problem.destination = layout.dense(step.output(), images, way.compute);
    problem.kernel = op.kernel;
    problem.stride = op.stride;
    problem.padding = op.padding;
    problem.sum = step.addsResidual;
    problem.relu = step.relu;
    problem.winograd = way.method == ConvolutionMethod::winograd;
    std::vector<onednn::Kernel> kernels = onednn::convolutions(problem, way.implementation + 1);
    if (int(kernels.size()) <= way.implementation)
        return std::nullopt;
    return std::move(kernels[std::size_t(way.implementation)]);
}

/// Adds the calls for images [first, first + count) of the batch.
void addCalls(StepPlan& plan, const Step& step, const TensorLayout& layout,
              const onednn::Kernel& kernel, std::int64_t first, std::int64_t count, int threads) {
    const auto argument = [&](int index, TensorId tensor, const View& view) {
        return Argument{index, view.desc, Place::tensor, layout.rootOf(tensor), view.offset};
    };
    const View source = layout.view(step.inputs.front(), first, count);
    const View destination = layout.view(step.output(), first, count);

    Argument from = argument(DNNL_ARG_SRC, step.inputs.front(), source);
    Bytes staged = 0;
    if (source.desc != kernel.source) {
        const Argument copy = stage(plan, DNNL_ARG_SRC, kernel.source, staged);
        addConversion(plan, from, copy, layout, step.inputs.front(), count, threads);
        from = copy;
    }
    const bool straight = destination.desc == kernel.destination;
    Argument to = argument(DNNL_ARG_DST, step.output(), destination);
    if (!straight)
        to = stage(plan, DNNL_ARG_DST, kernel.destination, staged);
    if (step.addsResidual && !(straight && inPlace(layout, step))) {
        const View residual = layout.view(step.inputs[1], first, count);
        addConversion(plan, argument(DNNL_ARG_FROM, step.inputs[1], residual), to, layout,
                      step.inputs[1], count, threads);
    }
    const std::int64_t outputs = kernel.destination.dims().at(1);
    plan.run(kernel,
             {from,
              {DNNL_ARG_WEIGHTS, kernel.weights, Place::weight, 0, 0},
              {DNNL_ARG_BIAS, onednn::plainDesc({outputs}, DataType::fp32), Place::bias, 0, 0},
              to});
    if (!straight)
        addConversion(plan, to, argument(DNNL_ARG_TO, step.output(), destination), layout,
                      step.output(), count, threads);
}

WeightForm weightForm(const onednn::Desc& stored) {
    WeightForm form;
    form.weightBytes = stored.get_size();
    const std::int64_t outputs = stored.dims().at(0);
    form.biasBytes = Bytes(outputs) * sizeof(float);
    const onednn::Desc canonical = onednn::plainDesc(stored.dims(), DataType::fp32);
    form.loadingBytes =
        canonicalBytes(std::int64_t(canonical.get_size() / sizeof(float)), outputs) +
        onednn::reorderScratch(canonical, stored);
    form.fill = [canonical, stored](const StepWeights& weights, std::byte* weight,
                                    std::byte* bias) {
        convert(canonical, weights.weight.data(), stored, weight);
        std::ranges::copy(std::as_bytes(std::span(weights.bias)), bias);
    };
    return form;
}

StepPlan planPointwise(const Step& step, const TensorLayout& layout, int threads) {
    const auto& op = std::get<ConvolutionOp>(step.op);
    PointwiseLoop loop;
    loop.batch = layout.batch();
    loop.input = layout.shapeOf(step.inputs.front());
    loop.output = layout.shapeOf(step.output());
    loop.stride = op.stride;
    loop.source = {layout.typeOf(step.inputs.front()), layout.imageStride(step.inputs.front())};
    loop.destination = {layout.typeOf(step.output()), layout.imageStride(step.output())};
    loop.adds = step.addsResidual;
    loop.relu = step.relu;
    loop.threads = threads;

    const auto argument = [&](TensorId tensor) {
        const View view = layout.view(tensor, 0, 1);
        return Argument{0, view.desc, Place::tensor, layout.rootOf(tensor), view.offset};
    };
    std::vector<Argument> arguments{argument(step.inputs.front()),
                                    {0, {}, Place::weight, 0, 0},
                                    {0, {}, Place::bias, 0, 0},
                                    argument(step.output()),
                                    {0, {}, Place::staging, 0, 0}};
    if (step.addsResidual) {
        loop.residual = {layout.typeOf(step.inputs[1]), layout.imageStride(step.inputs[1])};
        arguments.push_back(argument(step.inputs[1]));
    }
    StepPlan plan;
    plan.implementation = "own 1x1:avx512";
    plan.algorithm = "direct";
    plan.compute = DataType::fp32;
    plan.images = loop.batch;
    plan.stagingBytes = loop.panelBytes();
    plan.weights.weightBytes = loop.weightBytes();
    plan.weights.biasBytes = Bytes(loop.output.channels + 15) / 16 * 16 * sizeof(float);
    plan.weights.loadingBytes =
        canonicalBytes(loop.output.channels * loop.input.channels, loop.output.channels);
    plan.weights.fill = [loop](const StepWeights& weights, std::byte* weight, std::byte* bias) {
        loop.pack(weights.weight, weight);
        std::ranges::copy(std::as_bytes(std::span(weights.bias)), bias);
    };
    const auto run = [loop](std::span<std::byte* const> at) {
        loop.run({at[0], at[1], reinterpret_cast<const float*>(at[2]),
                  at.size() > 5 ? at[5] : nullptr, at[3], at[4]});
    };
    plan.calls.push_back({{}, run, std::move(arguments)});
    return plan;
}

} // namespace

std::string formatWay(const ConvolutionWay& way) {
    constexpr std::string_view methods[] = {"direct", "winograd", "own pointwise"};
    return fmt::format("{}/{}/{}/{}", methods[int(way.method)], way.implementation,
                       nameOf(way.compute), way.images);
}

std::vector<ConvolutionWay> convolutionWays(const Schedule& schedule, const Step& step,
                                            const TensorLayout& layout, int threads) {
    const auto& op = std::get<ConvolutionOp>(step.op);
    const Tensor& input = schedule.tensors[std::size_t(step.inputs.front())];
    const Tensor& output = schedule.tensors[std::size_t(step.output())];
    const bool winogradFits = layout.layout() == Layout::blocked && op.kernel == Extent{3, 3} &&
                              op.stride == Extent{1, 1} && op.padding.height <= 1 &&
                              op.padding.width <= 1 && input.shape.channels >= 16;
    const bool slice =
        layout.rootOf(step.output()) != step.output() &&
        schedule.tensors[std::size_t(layout.rootOf(step.output()))].shape != output.shape;
    const std::int64_t batch = layout.batch();

    const bool pointwiseFits = layout.layout() == Layout::blocked && op.kernel == Extent{1, 1} &&
                               op.padding == Extent{0, 0} && !layout.isImages(step.inputs.front());

    std::vector<ConvolutionWay> ways;
    using enum ConvolutionMethod;
    const auto offer = [&](ConvolutionMethod method, DataType compute, std::int64_t images) {
        if (method == winograd && !winogradFits)
            return;
        ways.push_back({method, 0, compute, images});
        // the library has a second Winograd for batches that its threads can share out
        if (method == winograd && std::min(images == 0 ? batch : images, batch) <= threads)
            ways.push_back({method, 1, compute, images});
    };
    if (output.type == DataType::fp32)
        offer(winograd, DataType::fp32, 0);
    offer(direct, output.type, 0);
    if (slice && batch > 1) {
        offer(direct, output.type, 1);
        if (output.type == DataType::fp32)
            offer(winograd, DataType::fp32, 1);
    }
    if (pointwiseFits)
        offer(ownPointwise, DataType::fp32, 0);
    // Winograd exists in fp32 alone, and some CPUs multiply bf16 at half the speed of fp32
    if (output.type != DataType::fp32)
        for (const ConvolutionMethod method : {winograd, direct}) {
            if (method == direct && pointwiseFits)
                continue;
            offer(method, DataType::fp32, 0);
            if (batch > threads) // widened values of few images stay in the caches
                offer(method, DataType::fp32, threads);
        }
    return ways;
}

std::optional<StepPlan> planConvolution(const Step& step, const TensorLayout& layout,
                                        const ConvolutionWay& way, int threads,
                                        Bytes scratchLimit) {
    if (way.method == ConvolutionMethod::ownPointwise)
        return planPointwise(step, layout, threads);
    const std::int64_t batch = layout.batch();
    bool plainSource = layout.isImages(step.inputs.front());
    std::int64_t images = way.images == 0 ? batch : std::min(way.images, batch);
    auto kernel = kernelFor(step, layout, way, images, plainSource);
    if (!kernel && plainSource) {
        plainSource = false;
        kernel = kernelFor(step, layout, way, images, plainSource);
    }
    while (kernel && kernel->scratchBytes > scratchLimit && images > 1) {
        images = (images + 1) / 2;
        kernel = kernelFor(step, layout, way, images, plainSource);
    }
    if (!kernel)
        return std::nullopt;

    StepPlan plan;
    plan.implementation = kernel->implementation;
    plan.algorithm = way.method == ConvolutionMethod::winograd ? "winograd" : "direct";
    plan.compute = way.compute;
    plan.images = images;
    plan.weights = weightForm(kernel->weights);
    const std::int64_t rest = batch % images;
    for (std::int64_t first = 0; first + images <= batch; first += images)
        addCalls(plan, step, layout, *kernel, first, images, threads);
    if (rest > 0) {
        const auto last = kernelFor(step, layout, way, rest, plainSource);
        // both read the same weights
        if (!last || last->weights != kernel->weights ||
            last->implementation != kernel->implementation)
            return std::nullopt;
        addCalls(plan, step, layout, *last, batch - rest, rest, threads);
    }
    return plan;
}

} // namespace bildrate::cpu
