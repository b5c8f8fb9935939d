#pragma once

#include <vector>

namespace bildrate::ui {

/// Round numbers, 1, 2 or 5 times a power of ten apart, that enclose [from, to] with at most so
/// many steps: the first is at or below from, the last at or above to. At least two.
struct Ticks {
    std::vector<double> values;
    int decimals = 0; ///< that tell one from the next

    bool operator==(const Ticks&) const = default;
};
Ticks ticksFor(double from, double to, int steps = 5);

} // namespace bildrate::ui
