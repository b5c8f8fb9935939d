#pragma once

#include <optional>
#include <span>
#include <vector>

namespace bildrate::ui {

/// A median and the interval that holds the true one with probability 0.95.
struct MedianBand {
    double median = 0;
    std::optional<double> low; ///< unset below five values
    std::optional<double> high;
};

/// The median of a growing series. The interval is that of order statistics (Conover, Practical
/// Nonparametric Statistics, 3.2) with the effective number of values that estimateMean finds, for
/// successive measurements resemble each other.
class RunningMedian {
public:
    /// Costs time proportional to all values so far: add many at once.
    void add(std::span<const double> values);
    std::optional<MedianBand> value() const; ///< unset without values

private:
    std::vector<double> m_values; ///< as they came
    std::vector<double> m_ascending;
};

} // namespace bildrate::ui
