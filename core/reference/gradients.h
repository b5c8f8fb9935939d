#pragma once

#include "core/reference/reference.h"
#include "core/schedule/optimiser.h"

#include <cstdint>
#include <vector>

namespace bildrate::reference {

// The oracle of training: what each operator needs besides its inference form, and the gradients of
// a loss by what it reads, given `gradient`, that by what it computes. Naive like reference.h, and
// throwing Error{invalidInput} alike.

Values convolutionDataGradient(const Values& gradient, const Shape& input, const ConvolutionOp& op,
                               const std::vector<double>& weight);
std::vector<double> convolutionWeightGradient(const Values& gradient, const Values& input,
                                              const ConvolutionOp& op);
Values fullyConnectedDataGradient(const Values& gradient, const Shape& input,
                                  const std::vector<double>& weight);
std::vector<double> fullyConnectedWeightGradient(const Values& gradient, const Values& input);
/// Of either: the sum over images and pixels, one value a channel.
std::vector<double> biasGradient(const Values& gradient);

/// Of each channel over images and pixels; the variance is that of the values themselves (divided
/// by their count), which batch norm normalises with in training.
struct Statistics {
    std::vector<double> mean, variance;
};
Statistics batchStatistics(const Values& input);
/// decay * running + (1 - decay) * batch, for the variance with count / (count - 1) times the
/// batch's: the unbiased estimate, as in Ioffe and Szegedy 2015 (algorithm 2), TensorFlow's fused
/// batch norm, cuDNN and PyTorch. A single value, whose estimate would be 0 / 0, counts as it is
/// (TensorFlow's rule).
/// count: images * pixels.
Statistics runningStatistics(const Statistics& running, const Statistics& batch, std::int64_t count,
                             const BatchNormOp& op);
struct BatchNormGradient {
    Values input;
    std::vector<double> gamma, beta;
};
/// Of batch norm by its batch's own statistics (Ioffe and Szegedy 2015, section 3).
BatchNormGradient batchNormGradient(const Values& gradient, const Values& input,
                                    const BatchNormOp& op, const std::vector<double>& gamma,
                                    const Statistics& batch);

/// From the ReLU's output.
Values reluGradient(const Values& gradient, const Values& output);

/// For each value of a max pool's output where in its window it stands: ky * kernel width + kx of
/// the first maximum in that order, counted from the window's corner even where that lies in the
/// padding. The first NaN is the maximum of a window that holds one.
std::vector<std::int32_t> maxPoolIndices(const Values& input, const MaxPoolOp& op);
Values maxPoolGradient(const Values& gradient, const Shape& input, const MaxPoolOp& op,
                       const std::vector<std::int32_t>& indices);
Values averagePoolGradient(const Values& gradient, const Shape& input, const AveragePoolOp& op);
Values globalAveragePoolGradient(const Values& gradient, const Shape& input);

/// By the channels [first, first + count) of a concat's output, which are one of its inputs.
Values concatGradient(const Values& gradient, std::int64_t first, std::int64_t count);

/// Values times factors (fillDropout), forward and backward alike.
Values dropout(const Values& values, const std::vector<float>& factors);

/// Softmax and cross-entropy, -log p[label].
struct CrossEntropy {
    std::vector<double> losses; ///< one an image
    Values gradient;            ///< of their mean, by the logits
};
CrossEntropy crossEntropy(const Values& logits, const std::vector<std::int32_t>& labels);

/// One update of one parameter and its velocity.
void update(std::vector<double>& parameter, std::vector<double>& velocity,
            const std::vector<double>& gradient, const Optimiser& optimiser);

} // namespace bildrate::reference
