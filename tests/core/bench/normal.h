#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>

namespace bildrate {

/// Standard normal values; the distributions of <random> differ between libraries.
class Normal {
public:
    explicit Normal(std::uint64_t seed) : m_engine(seed) {}
    double operator()() {
        const double u = (double(m_engine() >> 11) + 0.5) * 0x1p-53;
        const double v = double(m_engine() >> 11) * 0x1p-53;
        return std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * v);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace bildrate
