#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace bildrate::ui {

/// How many values lie in each of successive ranges of one width; a value on an edge counts to the
/// upper range, the largest to the last.
struct Histogram {
    double first = 0; ///< lower edge of the first range
    double width = 0;
    std::vector<std::int64_t> counts; ///< none: a histogram would say nothing, show the values
};

/// Ranges of the width of Freedman and Diaconis (On the histogram as a density estimator, 1981),
/// 2 IQR / n^(1/3), but at most two hundred. Below twenty values, or if half of them are equal,
/// there are none.
Histogram histogramOf(std::span<const double> values);

} // namespace bildrate::ui
