#pragma once

#include "core/backend/backend.h"
#include "core/bench/measurement.h"
#include "core/bench/run_record.h"

#include <functional>
#include <span>
#include <stop_token>

namespace bildrate {

/// Receives samples in batches, at most ten times a second, between samples, never inside the
/// timed region.
struct MeasureObserver {
    std::function<void(std::span<const Sample>)> warmUp;
    std::function<void(std::span<const Sample>, std::optional<double> relativeHalfWidth)> measured;
};

/// One execution for sanity before anything is timed.
Verification verify(Executor& executor, std::int64_t batch, std::stop_token stop);

/// Warm-up through the same loop, then samples until the rule ends it. A sample is one iteration
/// unless that is shorter than 1 ms. On cancel the samples so far are kept with the reason
/// "cancelled".
Measurement measure(Executor& executor, const StopRule& rule, const MeasureObserver& observer,
                    std::stop_token stop);

} // namespace bildrate
