#pragma once

#include "core/reference/schedule_reference.h"

#include <cmath>
#include <string>
#include <vector>

namespace bildrate::test {

/// |value - expected| / |expected| in the L2 norm; NaN counts as infinite.
inline double differenceOf(const reference::Values& value, const reference::Values& expected) {
    if (value.batch != expected.batch || value.shape != expected.shape)
        return INFINITY;
    double difference = 0;
    double norm = 0;
    for (std::size_t i = 0; i < value.data.size(); ++i) {
        difference += std::pow(value.data[i] - expected.data[i], 2);
        norm += std::pow(expected.data[i], 2);
    }
    if (difference == 0)
        return 0;
    const double relative = std::sqrt(difference / norm);
    return std::isnan(relative) ? INFINITY : relative;
}

/// Executes a schedule and names the first step whose output is not its layer's, "" if none.
inline std::string firstDifference(const Schedule& schedule,
                                   const std::vector<reference::Values>& layers,
                                   std::uint64_t seed) {
    std::string first;
    reference::execute(schedule, seed, [&](const Step& step, const reference::Values& output) {
        const LayerId layer = schedule.tensors[std::size_t(step.output())].layer;
        if (first.empty() && !(differenceOf(output, layers[std::size_t(layer)]) <= 1e-12))
            first = step.name;
    });
    return first;
}

} // namespace bildrate::test
