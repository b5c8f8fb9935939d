#include "ui/charts/histogram.h"

#include "core/bench/statistics.h"

#include <algorithm>
#include <cmath>

namespace bildrate::ui {

Histogram histogramOf(std::span<const double> values) {
    constexpr std::size_t leastValues = 20;
    constexpr double mostRanges = 200;
    if (values.size() < leastValues)
        return {};
    std::vector<double> ascending(values.begin(), values.end());
    std::ranges::sort(ascending);
    const double spread = quantileOf(ascending, 0.75) - quantileOf(ascending, 0.25);
    if (!(spread > 0))
        return {};
    const double range = ascending.back() - ascending.front();
    const double wanted = range / (2 * spread / std::cbrt(double(values.size())));
    const auto ranges = std::size_t(std::clamp(std::ceil(wanted), 1.0, mostRanges));

    Histogram histogram{ascending.front(), range / double(ranges), {}};
    histogram.counts.resize(ranges);
    for (const double value : values) {
        const auto index = std::size_t((value - histogram.first) / histogram.width);
        ++histogram.counts[std::min(index, ranges - 1)];
    }
    return histogram;
}

} // namespace bildrate::ui
