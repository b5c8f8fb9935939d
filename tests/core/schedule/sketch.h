#pragma once

#include "core/network/network.h"
#include "core/schedule/schedule.h"

#include <random>
#include <string>
#include <vector>

namespace bildrate::test {

/// Networks written layer by layer with the shapes given, also such as no builder makes. Every
/// layer is 4x6x6 unless said otherwise.
class Sketch {
public:
    explicit Sketch(Shape input = {4, 6, 6}) {
        m_network.name = "sketch";
        m_network.layers.push_back({"input", InputOp{}, {}, input, 0, 0});
    }

    LayerId add(std::string name, Op op, std::vector<LayerId> inputs, Shape output = {4, 6, 6}) {
        m_network.layers.push_back(
            {std::move(name), std::move(op), std::move(inputs), output, 0, 0});
        return LayerId(m_network.layers.size()) - 1;
    }
    /// 1x1 without bias
    LayerId convolution(std::string name, LayerId from, int filters = 4) {
        return add(
            std::move(name),
            ConvolutionOp{.filters = filters, .kernel = {1, 1}, .stride = {1, 1}, .bias = false},
            {from}, {filters, 6, 6});
    }
    LayerId relu(std::string name, LayerId from) { return add(std::move(name), ReluOp{}, {from}); }
    /// Global average pool "gap", fully connected "fc" and "softmax" over 3 classes.
    Network finish(LayerId from) {
        const Shape classes{3, 1, 1};
        const LayerId gap = add("gap", GlobalAveragePoolOp{}, {from},
                                {m_network.layers[std::size_t(from)].output.channels, 1, 1});
        add("softmax", SoftmaxOp{}, {add("fc", FullyConnectedOp{.outputs = 3}, {gap}, classes)},
            classes);
        return m_network;
    }

private:
    Network m_network;
};

inline Schedule plain(const Network& network) {
    return plainSchedule(network, Workload::inference, Precision::fp32, 2);
}

/// "conv+bn+sum+relu(a, b) -> c" for every step, "update: conv(a, b)" where it is not forward.
inline std::vector<std::string> stepsOf(const Schedule& schedule) {
    std::vector<std::string> lines;
    const auto list = [&](const std::vector<TensorId>& tensors) {
        std::string names;
        for (TensorId tensor : tensors)
            names += (names.empty() ? "" : ", ") + schedule.at(tensor).name;
        return names;
    };
    for (const Step& step : schedule.steps) {
        std::string line = step.part == Part::forward ? "" : std::string(nameOf(step.part)) + ": ";
        line += step.name;
        line += step.batchNorm ? "+bn" : "";
        line += step.addsResidual ? "+sum" : "";
        line += step.relu ? "+relu" : "";
        line += "(" + list(step.inputs) + ")";
        line += step.outputs.empty() ? "" : " -> " + list(step.outputs);
        lines.push_back(line);
    }
    return lines;
}

/// "branch in concat@4" for every tensor inside another, channel offset last.
inline std::vector<std::string> slicesOf(const Schedule& schedule) {
    std::vector<std::string> lines;
    for (const Tensor& tensor : schedule.tensors)
        if (tensor.inside)
            lines.push_back(tensor.name + " in " +
                            schedule.tensors[std::size_t(*tensor.inside)].name + "@" +
                            std::to_string(tensor.channelOffset));
    return lines;
}

} // namespace bildrate::test
