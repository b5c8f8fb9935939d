#pragma once

#include "core/base/money.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace bildrate {

/// One way to do the work. All of a list are in one currency, else Error{invalidInput}.
struct SpeedAndCost {
    double imagesPerSecond = 0;
    Money cost; ///< of the same work for all
};

/// Indices of what is worth choosing: nothing else is both as fast and as cheap, and better in one.
/// Cheapest first; of equals all.
std::vector<std::size_t> speedCostFrontier(std::span<const SpeedAndCost> choices);

/// Of equally cheap ones the fastest; unset for none.
std::optional<std::size_t> cheapest(std::span<const SpeedAndCost> choices);

} // namespace bildrate
