#include "core/cpu/convolution_step.h"

#include <fmt/format.h>

#include <algorithm>

namespace bildrate::cpu {
namespace {

constexpr Bytes stagingAlignment = 4096;

Bytes aligned(Bytes bytes) {
    return (bytes + stagingAlignment - 1) / stagingAlignment * stagingAlignment;
}

/// Whether the step's output is the very storage of the residual it adds.
bool inPlace(const TensorLayout& layout, const Step& step) {
    return layout.rootOf(step.output) == layout.rootOf(step.inputs[1]);
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
    problem.destination = layout.dense(step.output, images, way.compute);
    problem.kernel = op.kernel;
    problem.stride = op.stride;
    problem.padding = op.padding;
    problem.sum = step.addsResidual;
    problem.relu = step.relu;
    problem.winograd = way.winograd;
    std::vector<onednn::Kernel> kernels = onednn::convolutions(problem, way.implementation + 1);
    if (int(kernels.size()) <= way.implementation)
        return std::nullopt;
    return std::move(kernels[std::size_t(way.implementation)]);
}

/// Adds the calls for images [first, first + count) of the batch.
void addCalls(StepPlan& plan, const Step& step, const TensorLayout& layout,
              const onednn::Kernel& kernel, std::int64_t first, std::int64_t count) {
    const auto argument = [&](int index, TensorId tensor, const View& view) {
        return Argument{index, view.desc, Place::tensor, layout.rootOf(tensor), view.offset};
    };
    const View source = layout.view(step.inputs.front(), first, count);
    const View destination = layout.view(step.output, first, count);

    Argument from = argument(DNNL_ARG_SRC, step.inputs.front(), source);
    Bytes staged = 0;
    if (source.desc != kernel.source) {
        const Argument copy{DNNL_ARG_SRC, kernel.source, Place::staging, 0, 0};
        staged = aligned(kernel.source.get_size());
        Argument whole = from;
        whole.index = DNNL_ARG_FROM;
        Argument target = copy;
        target.index = DNNL_ARG_TO;
        plan.run(onednn::reorder(source.desc, kernel.source), {whole, target});
        from = copy;
    }
    const bool straight = destination.desc == kernel.destination;
    Argument to = argument(DNNL_ARG_DST, step.output, destination);
    if (!straight) {
        to = {DNNL_ARG_DST, kernel.destination, Place::staging, 0, staged};
        staged += aligned(kernel.destination.get_size());
    }
    if (step.addsResidual && !(straight && inPlace(layout, step))) {
        const View residual = layout.view(step.inputs[1], first, count);
        Argument target = to;
        target.index = DNNL_ARG_TO;
        plan.run(onednn::reorder(residual.desc, kernel.destination),
                 {argument(DNNL_ARG_FROM, step.inputs[1], residual), target});
    }
    const std::int64_t outputs = kernel.destination.dims().at(1);
    plan.run(kernel,
             {from,
              {DNNL_ARG_WEIGHTS, kernel.weights, Place::weight, 0, 0},
              {DNNL_ARG_BIAS, onednn::plainDesc({outputs}, DataType::fp32), Place::bias, 0, 0},
              to});
    if (!straight) {
        Argument done = to;
        done.index = DNNL_ARG_FROM;
        plan.run(onednn::reorder(kernel.destination, destination.desc),
                 {done, argument(DNNL_ARG_TO, step.output, destination)});
    }
    plan.stagingBytes = std::max(plan.stagingBytes, staged);
}

WeightForm weightForm(const onednn::Desc& stored) {
    WeightForm form;
    form.weightBytes = stored.get_size();
    const std::int64_t outputs = stored.dims().at(0);
    form.biasBytes = Bytes(outputs) * sizeof(float);
    form.fill = [stored](const StepWeights& weights, std::byte* weight, std::byte* bias) {
        convert(onednn::plainDesc(stored.dims(), DataType::fp32), weights.weight.data(), stored,
                weight);
        std::ranges::copy(std::as_bytes(std::span(weights.bias)), bias);
    };
    return form;
}

} // namespace

std::string formatWay(const ConvolutionWay& way) {
    return fmt::format("{}/{}/{}/{}", way.winograd ? "winograd" : "direct", way.implementation,
                       nameOf(way.compute), way.images);
}

std::vector<ConvolutionWay> convolutionWays(const Schedule& schedule, const Step& step,
                                            const TensorLayout& layout, int threads) {
    const auto& op = std::get<ConvolutionOp>(step.op);
    const Tensor& input = schedule.tensors[std::size_t(step.inputs.front())];
    const Tensor& output = schedule.tensors[std::size_t(step.output)];
    const bool winogradFits = layout.layout() == Layout::blocked && op.kernel == Extent{3, 3} &&
                              op.stride == Extent{1, 1} && op.padding.height <= 1 &&
                              op.padding.width <= 1 && input.shape.channels >= 16;
    const bool slice =
        layout.rootOf(step.output) != step.output &&
        schedule.tensors[std::size_t(layout.rootOf(step.output))].shape != output.shape;
    const std::int64_t batch = layout.batch();

    std::vector<ConvolutionWay> ways;
    const auto offer = [&](bool winograd, DataType compute, std::int64_t images) {
        ways.push_back({winograd, 0, compute, images});
        // the library has a second Winograd for batches that its threads can share out
        if (winograd && std::min(images == 0 ? batch : images, batch) <= threads)
            ways.push_back({winograd, 1, compute, images});
    };
    if (output.type == DataType::fp32) {
        if (winogradFits)
            offer(true, DataType::fp32, 0);
        offer(false, DataType::fp32, 0);
        if (slice && batch > 1) {
            offer(false, DataType::fp32, 1);
            if (winogradFits)
                offer(true, DataType::fp32, 1);
        }
        return ways;
    }
    offer(false, output.type, 0);
    if (slice && batch > 1)
        offer(false, output.type, 1);
    return ways;
}

std::optional<StepPlan> planConvolution(const Step& step, const TensorLayout& layout,
                                        const ConvolutionWay& way, Bytes scratchLimit) {
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
    plan.algorithm = way.winograd ? "winograd" : "direct";
    plan.weights = weightForm(kernel->weights);
    const std::int64_t rest = batch % images;
    for (std::int64_t first = 0; first + images <= batch; first += images)
        addCalls(plan, step, layout, *kernel, first, images);
    if (rest > 0) {
        const auto last = kernelFor(step, layout, way, rest, plainSource);
        // both read the same weights
        if (!last || last->weights != kernel->weights ||
            last->implementation != kernel->implementation)
            return std::nullopt;
        addCalls(plan, step, layout, *last, batch - rest, rest);
    }
    return plan;
}

} // namespace bildrate::cpu
