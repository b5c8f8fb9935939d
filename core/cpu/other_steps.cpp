#include "core/cpu/other_steps.h"

#include "core/cpu/inner_product_loop.h"
#include "core/cpu/parameter_form.h"

#include <algorithm>
#include <utility>

namespace bildrate::cpu {
namespace {

/// Plans one step; each member function one kind of operator.
class Planner {
public:
    Planner(const Schedule& schedule, const Step& step, const TensorLayout& layout, int threads)
        : m_schedule(schedule), m_step(step), m_layout(layout), m_threads(threads) {}

    StepPlan pool(onednn::Pooling kind, Extent kernel, Extent stride, Extent padding);
    StepPlan fullyConnected();
    StepPlan concat();
    StepPlan elementwise();
    StepPlan softmax();
    [[noreturn]] void fail() const;

    const Shape& inputShape() const { return tensor(input()).shape; }

private:
    const Tensor& tensor(TensorId id) const { return m_schedule.tensors[std::size_t(id)]; }
    TensorId input() const { return m_step.inputs.front(); }
    std::int64_t batch() const { return m_layout.batch(); }

    Argument argument(int index, TensorId id, const View& view) const {
        return {index, view.desc, Place::tensor, m_layout.rootOf(id), view.offset};
    }
    /// The source of images [first, first + count) in the wanted layout, converted in the staging
    /// area if it is not stored so.
    Argument source(StepPlan& plan, int index, const onednn::Desc& wanted, std::int64_t first,
                    std::int64_t count) const;
    const onednn::Kernel& usable(const std::optional<onednn::Kernel>& kernel) const;
    StepPlan wholeBatch() const {
        StepPlan plan;
        plan.images = batch();
        return plan;
    }

    const Schedule& m_schedule;
    const Step& m_step;
    const TensorLayout& m_layout;
    int m_threads;
};

void Planner::fail() const {
    refuseSlow(m_step, tensor(input()).type);
}

const onednn::Kernel& Planner::usable(const std::optional<onednn::Kernel>& kernel) const {
    if (!kernel)
        fail();
    return *kernel;
}

Argument Planner::source(StepPlan& plan, int index, const onednn::Desc& wanted, std::int64_t first,
                         std::int64_t count) const {
    const View stored = m_layout.view(input(), first, count);
    Argument from = argument(index, input(), stored);
    if (stored.desc == wanted)
        return from;
    Argument to{DNNL_ARG_TO, wanted, Place::staging, 0, 0};
    from.index = DNNL_ARG_FROM;
    plan.run(onednn::reorder(stored.desc, wanted), {from, to});
    ++plan.reorders;
    plan.stagingBytes = std::max<Bytes>(plan.stagingBytes, wanted.get_size());
    to.index = index;
    return to;
}

StepPlan Planner::pool(onednn::Pooling kind, Extent kernel, Extent stride, Extent padding) {
    // a slice of one image is dense, of several it is not
    const View all = m_layout.whole(m_step.output());
    const DataType type = tensor(m_step.output()).type;
    const bool dense = all.desc == m_layout.dense(m_step.output(), batch(), type);
    const std::int64_t images = dense ? batch() : 1;
    const auto made =
        onednn::pooling(kind, m_layout.dense(input(), images, type),
                        m_layout.dense(m_step.output(), images, type), kernel, stride, padding);
    StepPlan plan = wholeBatch();
    plan.implementation = usable(made).implementation;
    plan.images = images;
    for (std::int64_t first = 0; first < batch(); first += images) {
        const Argument from = source(plan, DNNL_ARG_SRC, made->source, first, images);
        plan.run(*made, {from, argument(DNNL_ARG_DST, m_step.output(),
                                        m_layout.view(m_step.output(), first, images))});
    }
    return plan;
}

StepPlan Planner::fullyConnected() {
    if (m_step.addsResidual)
        fail();
    // the stored values of one image as they lie, weights permuted to fit
    const std::vector<std::int64_t> order = m_layout.canonicalOrder(input());
    const DataType type = tensor(m_step.output()).type;
    const std::int64_t inputs = std::int64_t(order.size());
    const std::int64_t outputs = tensor(m_step.output()).shape.count();
    const onednn::Desc destination = m_layout.whole(m_step.output()).desc;

    StepPlan plan = wholeBatch();
    const onednn::Desc stored = m_layout.isImages(input()) ? m_layout.whole(input()).desc
                                                           : m_layout.dense(input(), batch(), type);
    const onednn::Desc wanted =
        m_layout.isImages(input()) ? onednn::plainDesc(stored.dims(), type) : stored;
    Argument from = source(plan, DNNL_ARG_SRC, wanted, 0, batch());
    from.desc = onednn::plainDesc({batch(), inputs}, type);
    const Argument bias{DNNL_ARG_BIAS, onednn::plainDesc({outputs}, DataType::fp32), Place::bias, 0,
                        0};
    const Argument to = argument(DNNL_ARG_DST, m_step.output(), {destination, 0});
    plan.weights.biasBytes = Bytes(outputs) * sizeof(float);
    const std::int64_t taps = tensor(input()).shape.count();
    const std::int64_t copied = inputs == taps ? 1 : outputs; // rows that inStoredOrder() takes
    plan.weights.loadingBytes =
        canonicalBytes(taps * outputs, outputs) + Bytes(copied * inputs) * sizeof(float);

    if (onednn::hasAvx512() && batch() <= InnerProductLoop::largestBatch) {
        const InnerProductLoop loop{batch(), inputs, outputs, type, m_step.relu, m_threads};
        plan.implementation = "own inner product:avx512";
        plan.compute = DataType::fp32;
        plan.weights.weightBytes = loop.weightBytes();
        plan.weights.fill = [loop, order](StepWeights weights, std::byte* weight,
                                          std::byte* biases) {
            loop.pack(inStoredOrder(std::move(weights.weight), order, loop.outputs), weight);
            std::ranges::copy(std::as_bytes(std::span(weights.bias)), biases);
        };
        const Argument packed{DNNL_ARG_WEIGHTS, {}, Place::weight, 0, 0};
        plan.calls.push_back({{},
                              [loop](std::span<std::byte* const> at) {
                                  loop.run(at[0], at[1], reinterpret_cast<const float*>(at[2]),
                                           at[3]);
                              },
                              {from, packed, bias, to}});
        return plan;
    }
    const auto made = onednn::innerProduct(from.desc, destination, m_step.relu);
    plan.implementation = usable(made).implementation;
    plan.compute = type;
    plan.weights.weightBytes = made->weights.get_size();
    const onednn::Desc canonical = onednn::plainDesc(made->weights.dims(), DataType::fp32);
    plan.weights.loadingBytes += onednn::reorderScratch(canonical, made->weights);
    plan.weights.fill = [canonical, stored = made->weights,
                         order](StepWeights weights, std::byte* weight, std::byte* biases) {
        const std::vector<float> rows =
            inStoredOrder(std::move(weights.weight), order, stored.dims().at(0));
        convert(canonical, rows.data(), stored, weight);
        std::ranges::copy(std::as_bytes(std::span(weights.bias)), biases);
    };
    plan.run(*made, {from, {DNNL_ARG_WEIGHTS, made->weights, Place::weight, 0, 0}, bias, to});
    return plan;
}

StepPlan Planner::concat() {
    std::vector<onednn::Desc> sources;
    std::vector<Argument> arguments;
    for (std::size_t i = 0; i < m_step.inputs.size(); ++i) {
        const View view = m_layout.whole(m_step.inputs[i]);
        sources.push_back(view.desc);
        arguments.push_back(argument(DNNL_ARG_MULTIPLE_SRC + int(i), m_step.inputs[i], view));
    }
    const View joined = m_layout.whole(m_step.output());
    const auto made = onednn::concat(sources, joined.desc);
    StepPlan plan = wholeBatch();
    plan.implementation = usable(made).implementation;
    arguments.push_back(argument(DNNL_ARG_DST, m_step.output(), joined));
    plan.run(*made, std::move(arguments));
    return plan;
}

StepPlan Planner::elementwise() {
    const View output = m_layout.whole(m_step.output());
    const bool sum = std::holds_alternative<AddOp>(m_step.op);
    const auto made = sum ? onednn::add(output.desc) : onednn::relu(output.desc);
    StepPlan plan = wholeBatch();
    plan.implementation = usable(made).implementation;
    std::vector<Argument> arguments{source(plan, DNNL_ARG_SRC, output.desc, 0, batch())};
    if (sum) {
        const View other = m_layout.whole(m_step.inputs[1]);
        if (other.desc != output.desc)
            fail();
        arguments.push_back(argument(DNNL_ARG_SRC_1, m_step.inputs[1], other));
    }
    arguments.push_back(argument(DNNL_ARG_DST, m_step.output(), output));
    plan.run(*made, std::move(arguments));
    return plan;
}

StepPlan Planner::softmax() {
    const onednn::Desc output = m_layout.whole(m_step.output()).desc;
    StepPlan plan = wholeBatch();
    if (m_layout.isFlat(input())) {
        const onednn::Desc stored = m_layout.whole(input()).desc;
        if (const auto made = onednn::softmax(stored, output)) {
            plan.implementation = made->implementation;
            plan.run(*made, {argument(DNNL_ARG_SRC, input(), {stored, 0}),
                             argument(DNNL_ARG_DST, m_step.output(), {output, 0})});
            return plan;
        }
    }
    // a feature map, or types that may not be mixed: canonical order first
    const auto made = onednn::softmax(output, output);
    plan.implementation = usable(made).implementation;
    Argument from = source(plan, DNNL_ARG_SRC, m_layout.canonical(input(), batch()), 0, batch());
    from.desc = output;
    plan.run(*made, {from, argument(DNNL_ARG_DST, m_step.output(), {output, 0})});
    return plan;
}

} // namespace

StepPlan planOther(const Schedule& schedule, const Step& step, const TensorLayout& layout,
                   int threads) {
    Planner planner(schedule, step, layout, threads);
    if (const auto* op = std::get_if<MaxPoolOp>(&step.op))
        return planner.pool(onednn::Pooling::max, op->kernel, op->stride, op->padding);
    if (const auto* op = std::get_if<AveragePoolOp>(&step.op))
        return planner.pool(op->countPadding ? onednn::Pooling::averageWithPadding
                                             : onednn::Pooling::averageWithoutPadding,
                            op->kernel, op->stride, op->padding);
    if (std::holds_alternative<GlobalAveragePoolOp>(step.op)) {
        const Extent all{int(planner.inputShape().height), int(planner.inputShape().width)};
        return planner.pool(onednn::Pooling::averageWithoutPadding, all, {1, 1}, {0, 0});
    }
    if (std::holds_alternative<FullyConnectedOp>(step.op))
        return planner.fullyConnected();
    if (std::holds_alternative<ConcatOp>(step.op))
        return planner.concat();
    if (std::holds_alternative<ReluOp>(step.op) || std::holds_alternative<AddOp>(step.op))
        return planner.elementwise();
    if (std::holds_alternative<SoftmaxOp>(step.op))
        return planner.softmax();
    planner.fail();
}

} // namespace bildrate::cpu
