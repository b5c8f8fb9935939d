#pragma once

#include "core/network/network.h"

#include <string>
#include <vector>

namespace bildrate {

/// A network with all that another framework needs to rebuild it: name, title, input [C, H, W],
/// totals and its layers in order, each with kind, inputs, output shape, parameters, MACs and the
/// attributes of its operator ([height, width] for kernel, stride, padding).
std::string networkToJson(const Network& network);

/// A list of networks, each with the number of its layers in place of them.
std::string networksToJson(const std::vector<Network>& networks);

} // namespace bildrate
