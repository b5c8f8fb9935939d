#pragma once

#include "core/base/data_type.h"
#include "core/schedule/optimiser.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace bildrate::cpu {

// Loops of training that the library does not have. Each uses all of the threads.

/// destination = sum of sources, element by element; sums are fp32.
struct SumLoop {
    enum class Relu {
        none,
        ofSum,  ///< negative sums become 0
        asLast, ///< the last source is not added: where it is not above 0, the sum becomes 0
    };
    DataType type = DataType::fp32; ///< of all
    std::int64_t count = 0;
    Relu relu = Relu::none;
    int threads = 1;

    void run(std::span<const std::byte* const> sources, std::byte* destination) const;
};

/// Stochastic gradient descent on fp32 values that lie in the same order.
struct UpdateLoop {
    Optimiser optimiser;
    std::int64_t count = 0;
    int threads = 1;

    /// velocity may be null where momentum is 0.
    void run(const float* gradient, float* parameter, float* velocity) const;
};

/// Softmax, cross-entropy and the gradient of their mean over the batch; values [batch, classes],
/// probabilities and losses fp32.
struct LossLoop {
    DataType type = DataType::fp32; ///< of logits and gradient
    std::int64_t batch = 1;
    std::int64_t classes = 1;
    int threads = 1;

    void run(const std::byte* logits, const std::int32_t* labels, float* probabilities,
             float* losses, std::byte* gradient) const;
};

/// Values times the factors of fillDropout, whose canonical order may differ from the stored one.
struct DropoutLoop {
    DataType type = DataType::fp32;
    std::int64_t batch = 1;
    double rate = 0;
    std::string_view layer;              ///< outlives the loop
    std::span<const std::int64_t> order; ///< per stored value of an image, see canonicalOrder()
    std::int64_t values = 0;             ///< of an image, padding not counted
    int threads = 1;

    std::size_t factorBytes() const { return std::size_t(batch * values) * sizeof(float); }
    /// factors: factorBytes() of memory to work in.
    void run(const std::byte* source, std::byte* destination, float* factors, std::uint64_t seed,
             std::int64_t step) const;
};

/// Running statistics of a batch norm over so many values a channel; the unbiased variance.
struct RunningLoop {
    std::int64_t channels = 0;
    std::int64_t count = 0;
    double decay = 0;

    void run(const float* mean, const float* variance, float* runningMean,
             float* runningVariance) const;
};

/// The instruction set that the loops run with here: "avx512" or "baseline".
std::string_view trainingLoopsIsa();

} // namespace bildrate::cpu
