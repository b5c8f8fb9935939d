#pragma once

#include "core/network/network.h"

#include <cstdint>
#include <vector>

namespace bildrate::reference {

/// A tensor in double precision, canonical NCHW order.
struct Values {
    std::int64_t batch = 0;
    Shape shape; ///< of one image
    std::vector<double> data;

    std::int64_t count() const { return batch * shape.count(); }
};

// The oracle of every backend's tests: each operator written naively, one loop nest a formula.
// Throws Error{invalidInput} where shapes or parameters do not match. Cells that padding or ceil
// mode adds are 0 in a convolution, -infinity in a max pool.

Values convolution(const Values& input, const ConvolutionOp& op, const std::vector<double>& weight,
                   const std::vector<double>& bias);
Values batchNorm(const Values& input, const BatchNormOp& op, const std::vector<double>& gamma,
                 const std::vector<double>& beta, const std::vector<double>& mean,
                 const std::vector<double>& variance);
Values relu(const Values& input);
Values maxPool(const Values& input, const MaxPoolOp& op);
Values averagePool(const Values& input, const AveragePoolOp& op);
Values globalAveragePool(const Values& input);
Values fullyConnected(const Values& input, const FullyConnectedOp& op,
                      const std::vector<double>& weight, const std::vector<double>& bias);
Values concat(const std::vector<const Values*>& inputs);
Values add(const Values& a, const Values& b);
Values softmax(const Values& input);

/// Every layer's output for the canonical weights and images of seed (weights.h); dropout is the
/// identity. Index = LayerId. Throws Error{invalidInput} if an operator's output has not the shape
/// that the network says.
std::vector<Values> forward(const Network& network, std::int64_t batch, std::uint64_t seed);

/// |value - expected| / |expected| in the L2 norm; infinity if a value is not finite.
double relativeError(const std::vector<float>& values, const std::vector<double>& expected);

} // namespace bildrate::reference
