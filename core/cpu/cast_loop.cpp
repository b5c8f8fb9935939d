// Compiled with -mavx512f; called only where the processor has it.
#include "core/cpu/cast_loop.h"

#include "core/cpu/lanes.h"
#include "core/cpu/parallel_for.h"

#include <cstring>

namespace bildrate::cpu {
namespace {

template <typename From, typename To>
void cast(const From* source, To* destination, std::int64_t count, int threads) {
    parallelFor(threads, count / lanes,
                [=](std::int64_t i) { store(load(source + i * lanes), destination + i * lanes); });
}

} // namespace

void widenBfloat16(const std::uint16_t* source, float* destination, std::int64_t count,
                   int threads) {
    cast(source, destination, count, threads);
}

void narrowToBfloat16(const float* source, std::uint16_t* destination, std::int64_t count,
                      int threads) {
    cast(source, destination, count, threads);
}

void roundToBfloat16(float* values, std::int64_t count, int threads) {
    const auto round = [](float* from) {
        std::uint16_t narrow[lanes];
        store(load(from), narrow);
        store(load(narrow), from);
    };
    parallelFor(threads, count / lanes, [=](std::int64_t i) { round(values + i * lanes); });
    float rest[lanes] = {};
    const std::int64_t left = count % lanes;
    float* const last = values + count - left;
    std::memcpy(rest, last, std::size_t(left) * sizeof(float));
    round(rest);
    std::memcpy(last, rest, std::size_t(left) * sizeof(float));
}

} // namespace bildrate::cpu
