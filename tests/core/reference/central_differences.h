#pragma once

#include "core/base/random.h"
#include "core/reference/reference.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <string_view>
#include <vector>

namespace bildrate::test {

inline reference::Values normalValues(std::int64_t batch, Shape shape, std::string_view name) {
    std::vector<float> values(std::size_t(batch * shape.count()));
    fillNormal(values, 1, name);
    return {batch, shape, {values.begin(), values.end()}};
}

inline double dot(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

/// The derivative of a scalar by one value that it reads, which is moved by `step` either way.
inline double centralDifference(double& value, const std::function<double()>& scalar,
                                double step = 1e-5) {
    const double start = value;
    value = start + step;
    const double above = scalar();
    value = start - step;
    const double below = scalar();
    value = start;
    return (above - below) / (2 * step);
}

/// The same by each of some values.
inline std::vector<double> centralDifferences(std::vector<double>& values,
                                              const std::function<double()>& scalar) {
    std::vector<double> result;
    for (double& value : values)
        result.push_back(centralDifference(value, scalar));
    return result;
}

/// |values - expected| / |expected| in the L2 norm; infinite for other sizes or NaN.
inline double differenceOf(const std::vector<double>& values, const std::vector<double>& expected) {
    if (values.size() != expected.size())
        return INFINITY;
    std::vector<double> difference = values;
    for (std::size_t i = 0; i < values.size(); ++i)
        difference[i] -= expected[i];
    const double relative =
        std::sqrt(dot(difference, difference) / std::max(dot(expected, expected), 1e-300));
    return std::isnan(relative) ? INFINITY : relative;
}

} // namespace bildrate::test
