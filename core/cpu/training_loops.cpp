#include "core/cpu/training_loops.h"

#include "core/cpu/onednn_calls.h"
#include "core/cpu/parallel_for.h"
#include "core/cpu/training_ranges.h"
#include "core/network/weights.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace bildrate::cpu {
namespace {

const RangeLoops& rangeLoops() {
    return onednn::hasAvx512() ? rangeLoopsAvx512() : rangeLoopsBaseline();
}

/// body(first, last) for pieces of [0, count) of whole cache lines.
template <typename Body>
void inPieces(int threads, std::int64_t count, const Body& body) {
    constexpr std::int64_t piece = 4096;
    parallelFor(threads, (count + piece - 1) / piece,
                [&](std::int64_t i) { body(i * piece, std::min(count, (i + 1) * piece)); });
}

float valueOf(DataType type, const std::byte* values, std::int64_t i) {
    return type == DataType::bf16 ? fromBfloat16(reinterpret_cast<const std::uint16_t*>(values)[i])
                                  : reinterpret_cast<const float*>(values)[i];
}
void setValue(DataType type, std::byte* values, std::int64_t i, float value) {
    if (type == DataType::bf16)
        reinterpret_cast<std::uint16_t*>(values)[i] = toBfloat16(value);
    else
        reinterpret_cast<float*>(values)[i] = value;
}

} // namespace

std::string_view trainingLoopsIsa() {
    return onednn::hasAvx512() ? "avx512" : "baseline";
}

void SumLoop::run(std::span<const std::byte* const> sources, std::byte* destination) const {
    const RangeLoops& loops = rangeLoops();
    const auto sum = type == DataType::bf16 ? loops.sumBf16 : loops.sumFp32;
    inPieces(threads, count, [&](std::int64_t first, std::int64_t last) {
        sum(sources.data(), sources.size(), destination, first, last, int(relu));
    });
}

void UpdateLoop::run(const float* gradient, float* parameter, float* velocity) const {
    const auto update = rangeLoops().update;
    inPieces(threads, count, [&](std::int64_t first, std::int64_t last) {
        update(gradient, parameter, velocity, first, last, float(optimiser.learningRate),
               float(optimiser.momentum), float(optimiser.weightDecay));
    });
}

void LossLoop::run(const std::byte* logits, const std::int32_t* labels, float* probabilities,
                   float* losses, std::byte* gradient) const {
    parallelFor(threads, batch, [&](std::int64_t n) {
        const std::int64_t start = n * classes;
        const auto logit = [&](std::int64_t c) { return double(valueOf(type, logits, start + c)); };
        double largest = logit(0);
        for (std::int64_t c = 1; c < classes; ++c)
            largest = std::max(largest, logit(c));
        double sum = 0;
        for (std::int64_t c = 0; c < classes; ++c)
            sum += std::exp(logit(c) - largest);
        losses[n] = float(std::log(sum) + largest - logit(labels[n]));
        for (std::int64_t c = 0; c < classes; ++c) {
            const double probability = std::exp(logit(c) - largest) / sum;
            probabilities[start + c] = float(probability);
            setValue(type, gradient, start + c,
                     float((probability - (c == labels[n] ? 1 : 0)) / double(batch)));
        }
    });
}

void DropoutLoop::run(const std::byte* source, std::byte* destination, float* factors,
                      std::uint64_t seed, std::int64_t step) const {
    const auto stored = std::int64_t(order.size());
    parallelFor(threads, batch, [&](std::int64_t n) {
        const std::span<float> own(factors + n * values, std::size_t(values));
        fillDropout(own, rate, seed, layer, step, n);
        for (std::int64_t i = 0; i < stored; ++i) {
            const std::int64_t place = order[std::size_t(i)];
            const float factor = place < 0 ? 0 : own[std::size_t(place)];
            setValue(type, destination, n * stored + i,
                     valueOf(type, source, n * stored + i) * factor);
        }
    });
}

void RunningLoop::run(const float* mean, const float* variance, float* runningMean,
                      float* runningVariance) const {
    // the estimate from a single value would be 0 / 0: it counts as it is
    const double unbiased = count > 1 ? double(count) / double(count - 1) : 1.0;
    for (std::int64_t c = 0; c < channels; ++c) {
        runningMean[c] = float(decay * runningMean[c] + (1 - decay) * mean[c]);
        runningVariance[c] =
            float(decay * runningVariance[c] + (1 - decay) * unbiased * variance[c]);
    }
}

} // namespace bildrate::cpu
