#include "core/cpu/layout.h"

#include <algorithm>

namespace bildrate::cpu {
namespace {

constexpr std::int64_t block = 16;

std::vector<bool> flatTensors(const Schedule& schedule) {
    std::vector<bool> flatLayer(schedule.network.layers.size(), false);
    for (std::size_t i = 0; i < flatLayer.size(); ++i) {
        const Layer& layer = schedule.network.layers[i];
        const bool makes = std::holds_alternative<FullyConnectedOp>(layer.op) ||
                           std::holds_alternative<SoftmaxOp>(layer.op);
        const bool keeps = std::holds_alternative<ReluOp>(layer.op) ||
                           std::holds_alternative<AddOp>(layer.op) ||
                           std::holds_alternative<DropoutOp>(layer.op);
        flatLayer[i] = makes || (keeps && flatLayer[std::size_t(layer.inputs.front())]);
    }
    std::vector<bool> flat;
    for (const Tensor& tensor : schedule.tensors)
        flat.push_back(tensor.role == TensorRole::labels || flatLayer[std::size_t(tensor.layer)]);
    return flat;
}

} // namespace

std::string_view nameOf(Layout layout) {
    return layout == Layout::blocked ? "nChw16c" : "nhwc";
}

Layout layoutFor(const Schedule& schedule) {
    if (!onednn::hasAvx512())
        return Layout::interleaved;
    const bool whole = std::ranges::all_of(schedule.steps, [&](const Step& step) {
        return !std::holds_alternative<ConcatOp>(step.op) ||
               std::ranges::all_of(step.inputs, [&](TensorId input) {
                   return schedule.tensors[std::size_t(input)].shape.channels % block == 0;
               });
    });
    return whole ? Layout::blocked : Layout::interleaved;
}

TensorLayout::TensorLayout(const Schedule& schedule, Layout layout, std::int64_t batch)
    : m_schedule(schedule), m_layout(layout), m_batch(batch), m_flat(flatTensors(schedule)) {}

onednn::Desc TensorLayout::describe(TensorId tensor, std::int64_t count, DataType type) const {
    if (const auto own = m_own.find(tensor); own != m_own.end())
        return own->second;
    const Shape& shape = at(tensor).shape;
    if (!at(tensor).perImage())
        return onednn::plainDesc({shape.count()}, type);
    if (isFlat(tensor))
        return onednn::plainDesc({count, shape.count()}, type);
    const onednn::Dims dims{count, shape.channels, shape.height, shape.width};
    return m_layout == Layout::blocked ? onednn::blockedDesc(dims, type)
                                       : onednn::interleavedDesc(dims, type);
}

onednn::Desc TensorLayout::dense(TensorId tensor, std::int64_t count, DataType type) const {
    return describe(tensor, count, type);
}

onednn::Desc TensorLayout::canonical(TensorId tensor, std::int64_t count) const {
    const Shape& shape = at(tensor).shape;
    if (!at(tensor).perImage())
        return onednn::plainDesc({shape.count()}, DataType::fp32);
    if (isFlat(tensor))
        return onednn::plainDesc({count, shape.count()}, DataType::fp32);
    return onednn::plainDesc({count, shape.channels, shape.height, shape.width}, DataType::fp32);
}

View TensorLayout::view(TensorId tensor, std::int64_t first, std::int64_t count) const {
    if (isImages(tensor)) {
        const onednn::Desc images = canonical(tensor, count);
        return {images, Bytes(first) * (images.get_size() / Bytes(count))};
    }
    const TensorId root = rootOf(tensor);
    const onednn::Desc all = describe(root, count, at(tensor).type);
    const Bytes start = Bytes(first) * (all.get_size() / Bytes(count));
    if (root == tensor || at(root).shape == at(tensor).shape)
        return {all, start};
    if (count == 1 && m_layout == Layout::blocked)
        return {describe(tensor, 1, at(tensor).type), start + sliceOffset(at(tensor))};
    const Shape& shape = at(tensor).shape;
    return {all.submemory_desc({count, shape.channels, shape.height, shape.width},
                               {0, at(tensor).channelOffset, 0, 0}),
            start};
}

std::int64_t TensorLayout::imageStride(TensorId tensor) const {
    return std::int64_t(view(rootOf(tensor), 0, 1).desc.get_size() / sizeOf(typeOf(tensor)));
}

TensorId TensorLayout::rootOf(TensorId tensor) const {
    return at(tensor).inside.value_or(tensor);
}

Bytes TensorLayout::bytesOf(TensorId tensor) const {
    return whole(tensor).desc.get_size();
}

Bytes TensorLayout::sliceOffset(const Tensor& tensor) const {
    const std::int64_t pixels =
        m_layout == Layout::blocked ? tensor.shape.height * tensor.shape.width : 1;
    return Bytes(tensor.channelOffset * pixels) * sizeOf(tensor.type);
}

std::vector<std::int64_t> TensorLayout::canonicalOrder(TensorId tensor) const {
    const Shape& shape = at(tensor).shape;
    const std::int64_t pixels = shape.height * shape.width;
    std::vector<std::int64_t> order;
    if (isFlat(tensor) || isImages(tensor)) {
        for (std::int64_t i = 0; i < shape.count(); ++i)
            order.push_back(i);
        return order;
    }
    const std::int64_t inner = m_layout == Layout::blocked ? block : shape.channels;
    for (std::int64_t outer = 0; outer < shape.channels; outer += inner)
        for (std::int64_t pixel = 0; pixel < pixels; ++pixel)
            for (std::int64_t channel = outer; channel < outer + inner; ++channel)
                order.push_back(channel < shape.channels ? channel * pixels + pixel : -1);
    return order;
}

} // namespace bildrate::cpu
