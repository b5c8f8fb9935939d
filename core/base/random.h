#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace bildrate {

/// FNV-1a, 64 bits (draft-eastlake-fnv): the same on every machine.
std::uint64_t hashOf(std::string_view name);

/// Philox4x32-10 (Salmon et al., Parallel Random Numbers: As Easy as 1, 2, 3, SC 2011): four
/// 32-bit words from a 128-bit counter and a 64-bit key. Stateless, so element i never depends on
/// how the work is split.
std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter,
                                    std::array<std::uint32_t, 2> key);

/// Fills values[i] with element first + i of the tensor called name under seed, uniform in
/// [low, high). Uses only IEEE operations that round the same everywhere: bit-identical on every
/// machine. May be called from several threads for parts of one tensor.
void fillUniform(std::span<float> values, std::uint64_t seed, std::string_view name, float low,
                 float high, std::uint64_t first = 0);

/// The same with a standard normal distribution (Box-Muller in double, rounded to float).
void fillNormal(std::span<float> values, std::uint64_t seed, std::string_view name,
                std::uint64_t first = 0);

} // namespace bildrate
