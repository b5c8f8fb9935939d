// Compiled with -mavx512f; called only where the processor has it.
#include "core/cpu/inner_product_loop.h"

#include "core/cpu/lanes.h"
#include "core/cpu/parallel_for.h"

#include <algorithm>
#include <cstring>

namespace bildrate::cpu {
namespace {

/// The 32 weights of one input: outputs 0..15 and 16..31 of a group.
struct Pair {
    Lanes low;
    Lanes high;
};

Pair weightsAt(const float* packed) {
    return {load(packed), load(packed + lanes)};
}

Pair weightsAt(const std::uint16_t* packed) {
    Words words;
    std::memcpy(&words, packed, sizeof(words));
    return {bitsAs<Lanes>(words << 16), bitsAs<Lanes>(words & 0xffff0000u)};
}

float widen(float value) {
    return value;
}

float widen(std::uint16_t bits) {
    return bitsAs<float>(std::uint32_t(bits) << 16);
}

void narrow(float value, float& stored) {
    stored = value;
}

void narrow(float value, std::uint16_t& stored) {
    stored = toBfloat16(value);
}

/// One pass over the weights of Groups groups for Batch images.
template <int Batch, int Groups, typename Value>
void groups(const InnerProductLoop& loop, const Value* source, const Value* packed,
            const float* bias, Value* destination, std::int64_t firstOutput) {
    Lanes sums[Batch][Groups][2] = {};
    const std::int64_t stride = loop.inputs * InnerProductLoop::group;
    constexpr std::int64_t ahead = 1024; ///< values; the processor's own prefetch ends at a page
    for (std::int64_t input = 0; input < loop.inputs; ++input) {
        for (int g = 0; g < Groups; ++g) {
            const Value* at = packed + g * stride + input * InnerProductLoop::group;
            __builtin_prefetch(at + ahead);
            __builtin_prefetch(at + ahead + 64 / sizeof(Value));
            const Pair weights = weightsAt(at);
            for (int image = 0; image < Batch; ++image) {
                const float value = widen(source[image * loop.inputs + input]);
                sums[image][g][0] += weights.low * value;
                sums[image][g][1] += weights.high * value;
            }
        }
    }
    for (int image = 0; image < Batch; ++image)
        for (int g = 0; g < Groups; ++g) {
            const std::int64_t first = firstOutput + g * InnerProductLoop::group;
            const std::int64_t count = std::min(InnerProductLoop::group, loop.outputs - first);
            for (std::int64_t i = 0; i < count; ++i) {
                float value = sums[image][g][i / lanes][i % lanes] + bias[first + i];
                if (loop.relu)
                    value = std::max(value, 0.0f);
                narrow(value, destination[image * loop.outputs + first + i]);
            }
        }
}

/// Few images leave the multipliers idle while one sum waits for the last: more groups at once.
template <int Batch, typename Value>
void pass(const InnerProductLoop& loop, const Value* source, const Value* packed, const float* bias,
          Value* destination) {
    constexpr int atOnce = Batch == 1 ? 4 : Batch == 2 ? 2 : 1;
    constexpr std::int64_t step = InnerProductLoop::group;
    const std::int64_t count = (loop.outputs + step - 1) / step;
    const std::int64_t chunks = (count + atOnce - 1) / atOnce;
    parallelFor(loop.threads, chunks, [&](std::int64_t chunk) {
        const std::int64_t first = chunk * atOnce;
        const auto at = [&](std::int64_t group) { return packed + group * step * loop.inputs; };
        if (first + atOnce <= count)
            groups<Batch, atOnce>(loop, source, at(first), bias, destination, first * step);
        else
            for (std::int64_t group = first; group < count; ++group)
                groups<Batch, 1>(loop, source, at(group), bias, destination, group * step);
    });
}

template <typename Value>
void dispatch(const InnerProductLoop& loop, const Value* source, const Value* packed,
              const float* bias, Value* destination) {
    switch (loop.batch) {
    case 1:
        return pass<1>(loop, source, packed, bias, destination);
    case 2:
        return pass<2>(loop, source, packed, bias, destination);
    case 3:
        return pass<3>(loop, source, packed, bias, destination);
    case 4:
        return pass<4>(loop, source, packed, bias, destination);
    case 5:
        return pass<5>(loop, source, packed, bias, destination);
    case 6:
        return pass<6>(loop, source, packed, bias, destination);
    case 7:
        return pass<7>(loop, source, packed, bias, destination);
    default:
        return pass<8>(loop, source, packed, bias, destination);
    }
}

template <typename Value>
void packAs(const InnerProductLoop& loop, const float* weight, Value* packed) {
    constexpr std::int64_t group = InnerProductLoop::group;
    const std::int64_t count = (loop.outputs + group - 1) / group;
    parallelFor(loop.threads, count, [&](std::int64_t g) {
        for (std::int64_t input = 0; input < loop.inputs; ++input)
            for (std::int64_t i = 0; i < group; ++i) {
                const std::int64_t output = g * group + i;
                // bf16: a 32-bit word holds outputs i and 16 + i
                const std::int64_t place = sizeof(Value) == 4 ? i
                                           : i < lanes        ? 2 * i
                                                              : 2 * (i - lanes) + 1;
                narrow(output < loop.outputs ? weight[output * loop.inputs + input] : 0.0f,
                       packed[(g * loop.inputs + input) * group + place]);
            }
    });
}

} // namespace

std::size_t InnerProductLoop::weightBytes() const {
    return std::size_t((outputs + group - 1) / group * group * inputs) * sizeOf(type);
}

void InnerProductLoop::pack(std::span<const float> weight, std::byte* packed) const {
    if (type == DataType::fp32)
        packAs(*this, weight.data(), reinterpret_cast<float*>(packed));
    else
        packAs(*this, weight.data(), reinterpret_cast<std::uint16_t*>(packed));
}

void InnerProductLoop::run(const std::byte* source, const std::byte* packed, const float* bias,
                           std::byte* destination) const {
    if (type == DataType::fp32)
        dispatch(*this, reinterpret_cast<const float*>(source),
                 reinterpret_cast<const float*>(packed), bias,
                 reinterpret_cast<float*>(destination));
    else
        dispatch(*this, reinterpret_cast<const std::uint16_t*>(source),
                 reinterpret_cast<const std::uint16_t*>(packed), bias,
                 reinterpret_cast<std::uint16_t*>(destination));
}

} // namespace bildrate::cpu
