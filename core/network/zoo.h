#pragma once

#include "core/network/network.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// Departures from the published shape; tests use small images, MNIST wants 1 channel.
struct ZooOptions {
    std::optional<int> imageSize{}; ///< height and width in pixels; the network's own if unset
    std::optional<int> channels{};
    std::optional<int> classes{};
};

/// All network names in the order they are listed: "alexnet", "vgg11", ...
const std::vector<std::string>& zooNames();

/// Builds a network of the zoo. Throws Error{notFound} naming the nearest names if there is none,
/// Error{invalidInput} naming the layer if the image is too small for it, or if an option is not
/// within 1 to 65536.
Network makeNetwork(std::string_view name, const ZooOptions& options = {});

/// What the network is listed under: "VGG", "Inception", "ResNet", ... Throws like makeNetwork.
std::string_view familyOf(std::string_view name);

/// The smallest image size at which the network's last feature map, the one that its first fully
/// connected layer or global average pool reads, is at least 2x2: for fast tests of whole networks.
int smallImageSize(std::string_view name);

} // namespace bildrate
