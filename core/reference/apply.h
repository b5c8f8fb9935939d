#pragma once

#include "core/network/network.h"
#include "core/network/weights.h"
#include "core/reference/reference.h"

#include <cstdint>
#include <vector>

namespace bildrate::reference {

/// The parameters of one layer, or something of each value of them; empty where it has none of a
/// kind.
struct LayerParameters {
    std::vector<double> weight, bias, gamma, beta, mean, variance;
};
std::vector<double>& valuesOf(LayerParameters& parameters, ParameterKind kind);
const std::vector<double>& valuesOf(const LayerParameters& parameters, ParameterKind kind);

/// The canonical parameters of a network's layers. The network must outlive it.
class ParameterReader {
public:
    ParameterReader(const Network& network, std::uint64_t seed);

    LayerParameters operator()(LayerId layer) const;

private:
    const Network& m_network;
    std::uint64_t m_seed;
    std::vector<Parameter> m_parameters;
};

/// One operator on its inputs; not for InputOp.
Values apply(const Op& op, const std::vector<const Values*>& inputs,
             const LayerParameters& parameters);

/// The canonical images of a network.
Values images(const Network& network, std::int64_t batch, std::uint64_t seed);

} // namespace bildrate::reference
