#include "core/bench/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace bildrate {
namespace {

/// std::lgamma keeps the sign in a global variable, which two threads would both write.
double logGamma(double x) {
    int sign = 0;
    return lgamma_r(x, &sign);
}

/// Regularised incomplete beta function by Lentz's continued fraction (Numerical Recipes, 6.4).
double incompleteBeta(double a, double b, double x) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    if (x > (a + 1) / (a + b + 2))
        return 1 - incompleteBeta(b, a, 1 - x);
    constexpr double tiny = 1e-300;
    const auto nonZero = [](double value) { return std::abs(value) < tiny ? tiny : value; };
    double c = 1;
    double d = 1 / nonZero(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int m = 1; m <= 500; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / nonZero(1 + even * d);
        c = nonZero(1 + even / c);
        fraction *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / nonZero(1 + odd * d);
        c = nonZero(1 + odd / c);
        fraction *= d * c;
        if (std::abs(d * c - 1) < 1e-14)
            break;
    }
    const double logFront =
        logGamma(a + b) - logGamma(a) - logGamma(b) + a * std::log(x) + b * std::log1p(-x);
    return std::exp(logFront) * fraction / a;
}

/// f such that the mean of n values of a first-order autoregressive series with correlation r
/// varies as the mean of n / f independent ones.
double varianceInflation(double r, double n) {
    return (1 + r) / (1 - r) - 2 * r * (1 - std::pow(r, n)) / (n * (1 - r) * (1 - r));
}

} // namespace

double meanOf(std::span<const double> values) {
    if (values.empty())
        return 0;
    const double centre = values.front();
    double sum = 0;
    for (double value : values)
        sum += value - centre;
    return centre + sum / double(values.size());
}

std::optional<double> standardDeviationOf(std::span<const double> values) {
    if (values.size() < 2)
        return std::nullopt;
    const double mean = meanOf(values);
    double squares = 0;
    double rest = 0; // what rounding left in the mean (Chan, Golub and LeVeque 1983)
    for (double value : values) {
        squares += (value - mean) * (value - mean);
        rest += value - mean;
    }
    const double n = double(values.size());
    return std::sqrt(std::max(0.0, squares - rest * rest / n) / (n - 1));
}

double quantileOf(std::span<const double> ascending, double p) {
    const double position = std::clamp(p, 0.0, 1.0) * double(ascending.size() - 1);
    const auto below = std::size_t(position);
    const auto above = std::min(below + 1, ascending.size() - 1);
    const double part = position - double(below);
    return ascending[below] + part * (ascending[above] - ascending[below]);
}

double lagOneAutocorrelation(std::span<const double> values) {
    const double mean = meanOf(values);
    double products = 0;
    double squares = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        squares += (values[i] - mean) * (values[i] - mean);
        if (i > 0)
            products += (values[i] - mean) * (values[i - 1] - mean);
    }
    return squares > 0 ? products / squares : 0;
}

double studentQuantile95(double degreesOfFreedom) {
    const double nu = std::max(1.0, degreesOfFreedom);
    // P(|T| > t) = I_{nu / (nu + t^2)}(nu / 2, 1 / 2) falls with t: bisection.
    double low = 1.9;
    double high = 13;
    for (int i = 0; i < 45; ++i) {
        const double t = (low + high) / 2;
        const bool tooSmall = incompleteBeta(nu / 2, 0.5, nu / (nu + t * t)) > 0.05;
        (tooSmall ? low : high) = t;
    }
    return (low + high) / 2;
}

std::optional<MeanEstimate> estimateMean(std::span<const double> values) {
    if (values.size() < 5)
        return std::nullopt;
    const double n = double(values.size());
    double r = lagOneAutocorrelation(values);
    r += (1 + 4 * r) / n + 0.25 / std::sqrt(n);
    r = std::clamp(r, 0.0, 0.95);
    const double effective = std::max(3.0, n / varianceInflation(r, n));
    const double deviation = *standardDeviationOf(values);
    // Correlated values spread less about their own mean than about the true one.
    const double variance = deviation * deviation * (n - 1) * effective / (n * (effective - 1));
    return MeanEstimate{meanOf(values), std::sqrt(variance / effective),
                        std::max(1.0, effective - 1)};
}

} // namespace bildrate
