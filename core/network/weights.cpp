#include "core/network/weights.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace bildrate {
namespace {

struct Range {
    float low = 0;
    float high = 0;
};

/// He et al. 2015 (Delving Deep into Rectifiers): variance 2 / fan-in keeps the second moment
/// through convolution and ReLU. Fully connected layers have less: 1 / 8 / fan-in, since a step of
/// training moves what they give by the learning rate times the square of their thousands of
/// inputs, and the classifier 1 / 16 / fan-in, so that softmax is not saturated.
Range weightRange(const Network& network, const Parameter& parameter) {
    const std::int64_t fanIn = parameter.count() / parameter.shape.front();
    const double gain = parameter.layer == network.logits() ? 1.0 / 16
                        : parameter.shape.size() == 2       ? 1.0 / 8
                                                            : 2.0;
    const auto bound = float(std::sqrt(3 * gain / double(fanIn)));
    return {-bound, bound};
}

/// Whether a batch norm ends a residual branch, which AddOp reads second.
bool endsResidualBranch(const Network& network, LayerId batchNorm) {
    return std::any_of(
        network.layers.begin(), network.layers.end(), [batchNorm](const Layer& layer) {
            return std::holds_alternative<AddOp>(layer.op) && layer.inputs[1] == batchNorm;
        });
}

/// Offsets are kept small: what all images have in common drowns what tells them apart, and in
/// bf16 the latter must stay far above rounding through 150 layers. The mean of gamma^2 / variance
/// is 1.09.
Range rangeOf(const Network& network, const Parameter& parameter) {
    switch (parameter.kind) {
    case ParameterKind::weight:
        return weightRange(network, parameter);
    case ParameterKind::bias:
        return {-0.05F, 0.05F};
    case ParameterKind::gamma:
        return endsResidualBranch(network, parameter.layer) ? Range{0.1F, 0.3F} : Range{0.8F, 1.2F};
    case ParameterKind::beta:
    case ParameterKind::mean:
        return {-0.1F, 0.1F};
    case ParameterKind::variance:
        return {0.7F, 1.2F};
    }
    return {};
}

} // namespace

std::int64_t Parameter::count() const {
    return std::accumulate(shape.begin(), shape.end(), std::int64_t(1), std::multiplies<>());
}

std::vector<Parameter> parametersOf(const Network& network) {
    std::vector<Parameter> parameters;
    for (LayerId id = 0; id < LayerId(network.layers.size()); ++id) {
        const Layer& layer = network.layers[std::size_t(id)];
        const auto add = [&](ParameterKind kind, const char* suffix,
                             std::vector<std::int64_t> shape) {
            parameters.push_back({id, kind, layer.name + suffix, std::move(shape)});
        };
        const auto inputShape = [&] {
            return network.layers[std::size_t(layer.inputs.front())].output;
        };
        const std::int64_t channels = layer.output.channels;
        if (const auto* convolution = std::get_if<ConvolutionOp>(&layer.op)) {
            add(ParameterKind::weight, ".weight",
                {channels, inputShape().channels, convolution->kernel.height,
                 convolution->kernel.width});
            if (convolution->bias)
                add(ParameterKind::bias, ".bias", {channels});
        } else if (std::holds_alternative<FullyConnectedOp>(layer.op)) {
            add(ParameterKind::weight, ".weight", {channels, inputShape().count()});
            add(ParameterKind::bias, ".bias", {channels});
        } else if (std::holds_alternative<BatchNormOp>(layer.op)) {
            add(ParameterKind::gamma, ".gamma", {channels});
            add(ParameterKind::beta, ".beta", {channels});
            add(ParameterKind::mean, ".mean", {channels});
            add(ParameterKind::variance, ".variance", {channels});
        }
    }
    return parameters;
}

std::vector<float> parameterValues(const Network& network, const Parameter& parameter,
                                   std::uint64_t seed) {
    std::vector<float> values(std::size_t(parameter.count()));
    const Range range = rangeOf(network, parameter);
    fillUniform(values, seed, parameter.name, range.low, range.high);
    return values;
}

void fillImages(std::span<float> images, std::uint64_t seed) {
    fillNormal(images, seed, "input");
}

std::vector<float> inputImages(const Network& network, std::int64_t batch, std::uint64_t seed) {
    std::vector<float> images(std::size_t(batch * network.inputShape().count()));
    fillImages(images, seed);
    return images;
}

std::vector<std::int32_t> imageLabels(const Network& network, std::int64_t batch,
                                      std::uint64_t seed) {
    std::vector<float> values(static_cast<std::size_t>(batch));
    fillUniform(values, seed, "labels", 0, float(network.classes()));
    return {values.begin(), values.end()};
}

void fillDropout(std::span<float> factors, double rate, std::uint64_t seed, std::string_view name,
                 std::int64_t step, std::int64_t image) {
    const auto low = [](auto word) { return std::uint32_t(word); };
    const auto high = [](auto word) { return std::uint32_t(std::uint64_t(word) >> 32); };
    const auto key =
        philox({low(step), high(step), low(image), high(image)}, {low(seed), high(seed)});
    fillUniform(factors, key[0] | std::uint64_t(key[1]) << 32, name, 0, 1);
    const auto threshold = float(rate);
    const auto kept = float(1 / (1 - rate));
    for (float& factor : factors)
        factor = factor < threshold ? 0 : kept;
}

} // namespace bildrate
