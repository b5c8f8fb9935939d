#include "core/network/network.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace bildrate {

std::string_view kindOf(const Op& op) {
    static constexpr std::array<std::string_view, std::variant_size_v<Op>> names = {
        "input",
        "convolution",
        "batch norm",
        "ReLU",
        "max pool",
        "average pool",
        "global average pool",
        "fully connected",
        "dropout",
        "concat",
        "add",
        "softmax"};
    return names.at(op.index());
}

bool hasWeights(const Op& op) {
    return std::holds_alternative<ConvolutionOp>(op) ||
           std::holds_alternative<FullyConnectedOp>(op);
}

std::int64_t Network::parameters() const {
    return std::accumulate(
        layers.begin(), layers.end(), std::int64_t(0),
        [](std::int64_t sum, const Layer& layer) { return sum + layer.parameters; });
}

std::int64_t Network::macs() const {
    return std::accumulate(layers.begin(), layers.end(), std::int64_t(0),
                           [](std::int64_t sum, const Layer& layer) { return sum + layer.macs; });
}

LayerId Network::find(std::string_view layerName) const {
    const auto found = std::find_if(layers.begin(), layers.end(), [layerName](const Layer& layer) {
        return layer.name == layerName;
    });
    return found == layers.end() ? -1 : LayerId(found - layers.begin());
}

LayerId Network::checkpoint(std::string_view checkpointName) const {
    if (checkpointName == "logits")
        return logits();
    for (const char* suffix : {".relu", ".bn", ""})
        if (const LayerId layer = find(std::string(checkpointName) + suffix); layer >= 0)
            return layer;
    return -1;
}

} // namespace bildrate
