#pragma once

#include "core/backend/backend.h"
#include "core/bench/measurement.h"
#include "core/bench/run_record.h"

#include <functional>
#include <span>
#include <stop_token>

namespace bildrate {

/// A clock that never goes back, from any start; tests script it.
using MonotonicClock = std::function<Seconds()>;
/// std::chrono::steady_clock.
Seconds steadySeconds();

/// Receives samples in batches between two samples, never inside the timed region: at most ten
/// times a second, and what is left at the end of each phase.
struct MeasureObserver {
    std::function<void(std::span<const Sample>)> warmUp;
    std::function<void()> warmUpEnded;
    std::function<void(std::span<const Sample>, std::optional<double> relativeHalfWidth)> measured;
};

/// Two executions for sanity before anything is timed, in training twice the first two steps;
/// leaves the input as it was. batch: rows of the executor's output.
Verification verify(Executor& executor, std::int64_t batch, std::stop_token stop);

/// Warm-up through the same loop, then samples until the rule ends it. A sample is one iteration
/// unless that is shorter than 1 ms; then it is as many as the samples before it say. The first
/// measured sample is flagged sampleFirstRun if there was no warm-up. Fills measurement, which is
/// empty before; on cancel the samples so far are kept with the reason "cancelled", and when the
/// executor throws without a reason. Caveats are those that the samples themselves give.
void measure(Measurement& measurement, Executor& executor, const StopRule& rule,
             const MeasureObserver& observer, std::stop_token stop,
             const MonotonicClock& clock = steadySeconds);

} // namespace bildrate
