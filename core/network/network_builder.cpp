#include "core/network/network_builder.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <utility>

namespace bildrate {
namespace {

[[noreturn]] void reject(const std::string& layer, const std::string& why) {
    throw Error(ErrorKind::invalidInput, fmt::format("layer '{}' {}", layer, why), layer);
}

std::string formatExtent(const Extent& extent) {
    return fmt::format("{}x{}", extent.height, extent.width);
}

/// Positions of a window along one axis; 0 or less if it does not fit once. With ceil mode the
/// last window may hang over the end, but must start inside the image or its left padding (the
/// rule of Caffe and PyTorch).
std::int64_t positions(std::int64_t size, int kernel, int stride, int padding, bool ceilMode) {
    const std::int64_t room = size + 2 * std::int64_t(padding) - kernel;
    if (room < 0)
        return 0;
    std::int64_t count = (room + (ceilMode ? stride - 1 : 0)) / stride + 1;
    if (ceilMode && (count - 1) * stride >= size + padding)
        --count;
    return count;
}

/// The output of a sliding window over input, channels kept.
Shape windowOutput(const std::string& layer, const Shape& input, const Extent& kernel,
                   const Extent& stride, const Extent& padding, bool ceilMode) {
    if (kernel.height < 1 || kernel.width < 1 || stride.height < 1 || stride.width < 1)
        reject(layer, fmt::format("has kernel {} and stride {}; both must be at least 1x1",
                                  formatExtent(kernel), formatExtent(stride)));
    if (padding.height < 0 || padding.width < 0 || padding.height >= kernel.height ||
        padding.width >= kernel.width)
        reject(layer, fmt::format("has padding {}, which must be smaller than its kernel {}",
                                  formatExtent(padding), formatExtent(kernel)));
    const Shape output{
        input.channels,
        positions(input.height, kernel.height, stride.height, padding.height, ceilMode),
        positions(input.width, kernel.width, stride.width, padding.width, ceilMode)};
    if (output.height < 1 || output.width < 1)
        reject(layer, fmt::format("has a {} window that does not fit its {} input; use larger "
                                  "images",
                                  formatExtent(kernel), formatShape(input)));
    return output;
}

/// Computes a layer's output, parameters and MACs from the shapes it reads.
class Inference {
public:
    Inference(Layer& layer, std::vector<Shape> inputs)
        : m_layer(layer), m_inputs(std::move(inputs)) {}

    void operator()(const InputOp&) {}
    void operator()(const ConvolutionOp& op) {
        if (op.filters < 1)
            reject(m_layer.name, fmt::format("has {} filters; it needs at least 1", op.filters));
        m_layer.output =
            windowOutput(m_layer.name, input(), op.kernel, op.stride, op.padding, false);
        m_layer.output.channels = op.filters;
        const std::int64_t taps = input().channels * op.kernel.height * op.kernel.width;
        m_layer.parameters = op.filters * (taps + (op.bias ? 1 : 0));
        m_layer.macs = m_layer.output.count() * taps;
    }
    void operator()(const BatchNormOp&) {
        m_layer.output = input();
        m_layer.parameters = 2 * input().channels;
    }
    void operator()(const MaxPoolOp& op) {
        m_layer.output =
            windowOutput(m_layer.name, input(), op.kernel, op.stride, op.padding, op.ceilMode);
    }
    void operator()(const AveragePoolOp& op) {
        m_layer.output =
            windowOutput(m_layer.name, input(), op.kernel, op.stride, op.padding, false);
    }
    void operator()(const GlobalAveragePoolOp&) { m_layer.output = {input().channels, 1, 1}; }
    void operator()(const FullyConnectedOp& op) {
        if (op.outputs < 1)
            reject(m_layer.name, fmt::format("has {} outputs; it needs at least 1", op.outputs));
        m_layer.output = {op.outputs, 1, 1};
        m_layer.macs = input().count() * op.outputs;
        m_layer.parameters = m_layer.macs + op.outputs;
    }
    void operator()(const DropoutOp& op) {
        if (!(op.rate >= 0 && op.rate < 1))
            reject(m_layer.name, fmt::format("has dropout rate {}; it must be in [0, 1)", op.rate));
        m_layer.output = input();
    }
    void operator()(const ConcatOp&) {
        m_layer.output = input();
        m_layer.output.channels = 0;
        for (const Shape& shape : m_inputs) {
            if (shape.height != input().height || shape.width != input().width)
                reject(m_layer.name, fmt::format("joins {} and {}, whose heights and widths differ",
                                                 formatShape(input()), formatShape(shape)));
            m_layer.output.channels += shape.channels;
        }
    }
    void operator()(const AddOp&) {
        if (m_inputs[0] != m_inputs[1])
            reject(m_layer.name, fmt::format("adds {} and {}, whose shapes differ",
                                             formatShape(m_inputs[0]), formatShape(m_inputs[1])));
        m_layer.output = input();
    }
    void operator()(const SoftmaxOp&) {
        if (input().height != 1 || input().width != 1)
            reject(m_layer.name,
                   fmt::format("reads {}; it needs one value a class", formatShape(input())));
        m_layer.output = input();
    }
    void operator()(const ReluOp&) { m_layer.output = input(); }

private:
    const Shape& input() const { return m_inputs.front(); }

    Layer& m_layer;
    std::vector<Shape> m_inputs;
};

} // namespace

NetworkBuilder::NetworkBuilder(std::string name, std::string title, Shape input,
                               ConvolutionStyle style)
    : m_network{std::move(name), std::move(title), {}}, m_style(style) {
    if (input.channels < 1 || input.height < 1 || input.width < 1)
        reject("input", fmt::format("is empty: {}", formatShape(input)));
    m_network.layers.push_back({"input", InputOp{}, {}, input, 0, 0});
}

LayerId NetworkBuilder::append(std::string name, Op op, std::vector<LayerId> inputs) {
    if (m_network.find(name) >= 0)
        reject(name, "exists twice; layer names must be unique");
    if (inputs.empty())
        reject(name, "has no input");
    std::vector<Shape> shapes;
    for (const LayerId id : inputs) {
        if (id < 0 || id >= LayerId(m_network.layers.size()))
            reject(name, fmt::format("reads layer {}, which does not exist", id));
        shapes.push_back(shapeOf(id));
    }
    Layer layer{std::move(name), std::move(op), std::move(inputs), {}, 0, 0};
    std::visit(Inference(layer, std::move(shapes)), layer.op);
    m_network.layers.push_back(std::move(layer));
    return LayerId(m_network.layers.size()) - 1;
}

LayerId NetworkBuilder::convolution(const std::string& name, LayerId from,
                                    const ConvolutionShape& shape) {
    LayerId last = append(
        name, ConvolutionOp{shape.filters, shape.kernel, shape.stride, shape.padding, m_style.bias},
        {from});
    if (m_style.batchNorm)
        last = append(name + ".bn", *m_style.batchNorm, {last});
    return shape.relu ? append(name + ".relu", ReluOp{}, {last}) : last;
}

LayerId NetworkBuilder::maxPool(const std::string& name, LayerId from, const MaxPoolOp& op) {
    return append(name, op, {from});
}

LayerId NetworkBuilder::averagePool(const std::string& name, LayerId from,
                                    const AveragePoolOp& op) {
    return append(name, op, {from});
}

LayerId NetworkBuilder::globalAveragePool(const std::string& name, LayerId from) {
    return append(name, GlobalAveragePoolOp{}, {from});
}

LayerId NetworkBuilder::fullyConnected(const std::string& name, LayerId from, int outputs,
                                       bool relu) {
    const LayerId last = append(name, FullyConnectedOp{outputs}, {from});
    return relu ? append(name + ".relu", ReluOp{}, {last}) : last;
}

LayerId NetworkBuilder::dropout(const std::string& name, LayerId from, double rate) {
    return append(name, DropoutOp{rate}, {from});
}

LayerId NetworkBuilder::concat(const std::string& name, const std::vector<LayerId>& from) {
    return append(name, ConcatOp{}, from);
}

LayerId NetworkBuilder::addRelu(const std::string& name, LayerId shortcut, LayerId branch) {
    return append(name + ".relu", ReluOp{}, {append(name + ".add", AddOp{}, {shortcut, branch})});
}

Network NetworkBuilder::finish(LayerId logits) {
    append("softmax", SoftmaxOp{}, {logits});
    return std::exchange(m_network, {});
}

} // namespace bildrate
