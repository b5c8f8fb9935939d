#pragma once

#include <optional>
#include <span>

namespace bildrate {

// Plain functions over samples. Sums are taken about a centre, in two passes, so that a small
// spread of large values keeps its digits.

/// 0 for no values.
double meanOf(std::span<const double> values);
/// Of a sample (divisor n - 1); unset below two values.
std::optional<double> standardDeviationOf(std::span<const double> values);

/// The quantile p in [0, 1] of ascending values by linear interpolation of the order statistics
/// (type 7 of Hyndman and Fan, Sample Quantiles in Statistical Packages, 1996). At least one value.
double quantileOf(std::span<const double> ascending, double p);

/// Correlation of each value with the one before it; 0 where the values do not differ.
double lagOneAutocorrelation(std::span<const double> values);

/// t such that a Student variable stays within [-t, t] with probability 0.95; degreesOfFreedom >= 1
/// and not necessarily whole. Relative error below 1e-6.
double studentQuantile95(double degreesOfFreedom);

/// A mean with what is known of its error. Two estimates can be compared by Welch's test.
struct MeanEstimate {
    double mean = 0;
    double standardError = 0;
    double degreesOfFreedom = 1;

    double halfWidth95() const { return studentQuantile95(degreesOfFreedom) * standardError; }
};

/// The mean of successive measurements, which resemble their neighbours: the number of values is
/// replaced by the effective number n / f (at least three), with the variance inflation f of a
/// first-order autoregressive series. The lag-1 autocorrelation, biased low in short series, is
/// raised by its bias (Kendall 1954) and a quarter of its standard error, so that at
/// autocorrelations up to 0.5 Welch's test calls equal series different in at most 5 % of cases
/// from ten values on. Unset below five values.
std::optional<MeanEstimate> estimateMean(std::span<const double> values);

} // namespace bildrate
