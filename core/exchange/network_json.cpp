#include "core/exchange/network_json.h"

#include <nlohmann/json.hpp>

namespace bildrate {

namespace {

using Json = nlohmann::ordered_json;

Json extentJson(const Extent& extent) {
    return Json::array({extent.height, extent.width});
}

Json shapeJson(const Shape& shape) {
    return Json::array({shape.channels, shape.height, shape.width});
}

template <typename WindowOp>
void addWindow(Json& json, const WindowOp& op) {
    json["kernel"] = extentJson(op.kernel);
    json["stride"] = extentJson(op.stride);
    json["padding"] = extentJson(op.padding);
}

/// Adds the attributes of an operator to its layer's object.
struct AttributeWriter {
    Json& json;

    void operator()(const ConvolutionOp& op) const {
        json["filters"] = op.filters;
        addWindow(json, op);
        json["bias"] = op.bias;
    }
    void operator()(const BatchNormOp& op) const {
        json["epsilon"] = op.epsilon;
        json["decay"] = op.decay;
    }
    void operator()(const MaxPoolOp& op) const {
        addWindow(json, op);
        json["ceil_mode"] = op.ceilMode;
    }
    void operator()(const AveragePoolOp& op) const {
        addWindow(json, op);
        json["count_padding"] = op.countPadding;
    }
    void operator()(const FullyConnectedOp& op) const { json["outputs"] = op.outputs; }
    void operator()(const DropoutOp& op) const { json["rate"] = op.rate; }
    void operator()(const InputOp&) const {}
    void operator()(const ReluOp&) const {}
    void operator()(const GlobalAveragePoolOp&) const {}
    void operator()(const ConcatOp&) const {}
    void operator()(const AddOp&) const {}
    void operator()(const SoftmaxOp&) const {}
};

Json summaryJson(const Network& network) {
    return {{"name", network.name},
            {"title", network.title},
            {"input", shapeJson(network.inputShape())},
            {"classes", network.classes()},
            {"parameters", network.parameters()},
            {"macs", network.macs()}};
}

Json layerJson(const Network& network, const Layer& layer) {
    Json json{{"name", layer.name}, {"kind", kindOf(layer.op)}, {"inputs", Json::array()}};
    for (LayerId input : layer.inputs)
        json["inputs"].push_back(network.layers.at(std::size_t(input)).name);
    json["output"] = shapeJson(layer.output);
    json["parameters"] = layer.parameters;
    json["macs"] = layer.macs;
    std::visit(AttributeWriter{json}, layer.op);
    return json;
}

} // namespace

std::string networkToJson(const Network& network) {
    Json json = summaryJson(network);
    Json& layers = json["layers"] = Json::array();
    for (const Layer& layer : network.layers)
        layers.push_back(layerJson(network, layer));
    return json.dump(2) + "\n";
}

std::string networksToJson(const std::vector<Network>& networks) {
    Json json = Json::array();
    for (const Network& network : networks) {
        json.push_back(summaryJson(network));
        json.back()["layers"] = network.layers.size();
    }
    return json.dump(2) + "\n";
}

} // namespace bildrate
