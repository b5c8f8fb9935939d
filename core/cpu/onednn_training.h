#pragma once

#include "core/cpu/onednn_calls.h"

namespace bildrate::onednn {

// The primitives of training. In a backward kernel, source, weights and destination describe the
// gradients that it makes and takes of them as well as the values themselves. nullopt where there
// is none but a reference implementation.

/// Weights in a layout that the backward kernels can share, not one made for inference alone;
/// Convolution::sum is not for training.
std::optional<Kernel> trainingConvolution(const Convolution& problem);
std::optional<Kernel> convolutionDataGradient(const Convolution& problem);
/// Weight gradient in fp32, with the bias's where there is one.
std::optional<Kernel> convolutionWeightGradient(const Convolution& problem);

/// The same for plain [n, inputs] and [n, outputs].
std::optional<Kernel> trainingInnerProduct(const Desc& source, const Desc& destination, bool relu);
std::optional<Kernel> innerProductDataGradient(const Desc& source, const Desc& destination);
std::optional<Kernel> innerProductWeightGradient(const Desc& source, const Desc& destination);

struct Kernels {
    Kernel forward;
    Kernel backward;
};

/// A max pool's workspace holds where in its window each maximum stands.
std::optional<Kernels> trainingPooling(Pooling kind, const Desc& source, const Desc& destination,
                                       Extent kernel, Extent stride, Extent padding);

/// By the batch's own statistics, with gamma and beta as two tensors. With relu, the workspace
/// holds which values passed it.
std::optional<Kernels> trainingBatchNorm(const Desc& data, double epsilon, bool relu);

} // namespace bildrate::onednn
