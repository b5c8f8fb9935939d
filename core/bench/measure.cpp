#include "core/bench/measure.h"

#include "core/base/error.h"
#include "core/bench/caveats.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace bildrate {
namespace {

constexpr Seconds leastSample{0.001};
constexpr Seconds leastReportDistance{0.1};

/// Iterations of the next sample, so that it lasts at least leastSample; a fifth is added so that
/// it still does when the machine is a little faster then.
std::int64_t adapted(std::int64_t iterations, const Sample& sample) {
    if (sample.hostSeconds >= leastSample)
        return iterations;
    const double wanted = std::ceil(double(iterations) * 1.2 * (leastSample / sample.hostSeconds));
    // At most ten times as many: one sample that a clock took for nothing must not decide.
    return std::int64_t(std::min({wanted, 10.0 * double(iterations), 1e9}));
}

/// Gives the samples not yet reported to a function, at most ten times a second; last is when any
/// report was made.
class Report {
public:
    Report(const std::vector<Sample>& samples, const MonotonicClock& clock, Seconds& last)
        : m_samples(samples), m_clock(clock), m_last(last) {}

    template <typename Function>
    void tell(bool force, const Function& function) {
        if (m_reported == m_samples.size())
            return;
        const Seconds time = m_clock();
        if (!force && time - m_last < leastReportDistance)
            return;
        function(std::span<const Sample>(m_samples).subspan(m_reported));
        m_reported = m_samples.size();
        m_last = time;
    }

private:
    const std::vector<Sample>& m_samples;
    const MonotonicClock& m_clock;
    Seconds& m_last;
    std::size_t m_reported = 0;
};

} // namespace

Seconds steadySeconds() {
    return std::chrono::steady_clock::now().time_since_epoch();
}

void measure(Measurement& measurement, Executor& executor, const StopRule& rule,
             const MeasureObserver& observer, std::stop_token stop, const MonotonicClock& clock) {
    StopDecision decision(rule);
    std::int64_t iterations = 1;
    std::uint32_t flags = sampleNormal;
    // The one loop of both phases.
    const auto run = [&](std::vector<Sample>& samples) -> const Sample& {
        if (stop.stop_requested())
            throw Cancelled{};
        Sample sample = executor.run(iterations, stop);
        sample.flags |= std::exchange(flags, sampleNormal);
        iterations = adapted(iterations, sample);
        return samples.emplace_back(std::move(sample));
    };

    Seconds lastReport = clock();
    Report warmUp(measurement.warmUp, clock, lastReport);
    const auto tellWarmUp = [&](bool force) {
        if (observer.warmUp)
            warmUp.tell(force, observer.warmUp);
    };
    Report measured(measurement.samples, clock, lastReport);
    const auto tellMeasured = [&](bool force) {
        if (observer.measured)
            measured.tell(force, [&](std::span<const Sample> samples) {
                observer.measured(samples, decision.relativeHalfWidth());
            });
    };

    try {
        std::int64_t warmUpIterations = 0;
        Seconds warmUpTime{0};
        while (warmUpIterations < rule.warmUpIterations || warmUpTime < rule.warmUpTime) {
            const Sample& sample = run(measurement.warmUp);
            warmUpIterations += sample.iterations;
            warmUpTime += sample.hostSeconds;
            tellWarmUp(false);
        }
        tellWarmUp(true);
        if (observer.warmUpEnded)
            observer.warmUpEnded();
        if (measurement.warmUp.empty())
            flags = sampleFirstRun;
        while (!decision.reason()) {
            decision.add(run(measurement.samples));
            tellMeasured(false);
        }
        measurement.stopReason = decision.reason();
    } catch (const Cancelled&) {
        measurement.stopReason = StopReason::cancelled;
    } catch (...) {
        measurement.caveats = caveatsOf(measurement);
        throw;
    }
    tellWarmUp(true);
    tellMeasured(true);
    measurement.caveats = caveatsOf(measurement);
}

} // namespace bildrate
