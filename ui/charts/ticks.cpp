#include "ui/charts/ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bildrate::ui {

Ticks ticksFor(double from, double to, int steps) {
    if (!(to > from))
        to = from + std::max(std::abs(from) * 0.01, 1e-9);
    constexpr double slack = 1e-9; // 0.3 / 0.1 is a little less than 3
    for (int exponent = int(std::floor(std::log10((to - from) / steps)));; ++exponent) {
        for (const int digit : std::array{1, 2, 5}) {
            // 3 * 0.1 is not 0.3, 3 / 10 is
            const double power = std::pow(10.0, std::abs(exponent));
            const double step = exponent < 0 ? digit / power : digit * power;
            const double first = std::floor(from / step + slack);
            const double last = std::ceil(to / step - slack);
            if (last - first > steps)
                continue;
            Ticks ticks;
            ticks.decimals = std::max(0, -exponent);
            for (double i = first; i <= last; ++i)
                ticks.values.push_back(exponent < 0 ? i * digit / power : i * step);
            return ticks;
        }
    }
}

} // namespace bildrate::ui
