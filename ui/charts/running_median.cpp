#include "ui/charts/running_median.h"

#include "core/bench/statistics.h"

#include <algorithm>
#include <cmath>

namespace bildrate::ui {

void RunningMedian::add(std::span<const double> values) {
    m_values.insert(m_values.end(), values.begin(), values.end());
    const auto known = std::ptrdiff_t(m_ascending.size());
    m_ascending.insert(m_ascending.end(), values.begin(), values.end());
    std::sort(m_ascending.begin() + known, m_ascending.end());
    std::inplace_merge(m_ascending.begin(), m_ascending.begin() + known, m_ascending.end());
}

std::optional<MedianBand> RunningMedian::value() const {
    if (m_ascending.empty())
        return std::nullopt;
    MedianBand band{quantileOf(m_ascending, 0.5), {}, {}};
    if (const auto estimate = estimateMean(m_values)) {
        const double effective = estimate->degreesOfFreedom + 1;
        const double reach = 1.96 / 2 / std::sqrt(effective);
        band.low = quantileOf(m_ascending, 0.5 - reach);
        band.high = quantileOf(m_ascending, 0.5 + reach);
    }
    return band;
}

} // namespace bildrate::ui
