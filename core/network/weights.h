#pragma once

#include "core/network/network.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

enum class ParameterKind { weight, bias, gamma, beta, mean, variance };

/// One parameter tensor of a layer. Weights are OIHW or OI, all others [channels].
struct Parameter {
    LayerId layer = 0;
    ParameterKind kind = ParameterKind::weight;
    std::string name;                ///< "conv1.weight", "conv1.bn.gamma": the generator's key
    std::vector<std::int64_t> shape; ///< as any other framework would store it

    std::int64_t count() const;
};

/// Every parameter of the network in layer order, running statistics included.
std::vector<Parameter> parametersOf(const Network& network);

/// The canonical fp32 values of a parameter: He-scaled weights, non-trivial batch norm (the last
/// gamma of a residual branch lies in 0.1 to 0.3 so that activations stay bounded). The same bits
/// for every backend, layout, thread count and precision.
std::vector<float> parameterValues(const Network& network, const Parameter& parameter,
                                   std::uint64_t seed);

/// Standard normal images [batch, C, H, W] into their memory; image i does not depend on how many
/// there are.
void fillImages(std::span<float> images, std::uint64_t seed);
std::vector<float> inputImages(const Network& network, std::int64_t batch, std::uint64_t seed);

/// The class of each image, all equally likely: fillUniform of "labels" from 0 to the number of
/// classes, cut to whole numbers. That of image i does not depend on how many there are.
std::vector<std::int32_t> imageLabels(const Network& network, std::int64_t batch,
                                      std::uint64_t seed);

/// What the dropout layer of that name multiplies the values [C, H, W] of one image by in one
/// training step: 0 with probability rate, else 1 / (1 - rate). Steps count from 0, images from the
/// first one over all devices, so a step repeats and does not depend on how a batch is split.
/// Value i is dropped where fillUniform's element i of that name in [0, 1) is below rate, its seed
/// being the first two words of philox({step, image}, seed).
void fillDropout(std::span<float> factors, double rate, std::uint64_t seed, std::string_view name,
                 std::int64_t step, std::int64_t image);

} // namespace bildrate
