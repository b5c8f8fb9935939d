#pragma once

#include "core/backend/sample.h"
#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bildrate {

// The largest that is accepted of each value of a rule: beyond any use, far from any overflow.
inline constexpr std::int64_t mostIterations = 1'000'000;
inline constexpr Seconds longestTime{1e9};
inline constexpr double widestInterval = 1e6;

/// When measuring a cell ends; what the user sets.
struct StopRule {
    std::int64_t minSamples = 10; ///< outranks maxTime unless hardLimit
    Seconds maxTime{10};          ///< of measured time
    bool hardLimit = false;       ///< maxTime ends the cell even below minSamples
    /// Wanted half-width of the 95 % interval of the mean seconds per iteration, relative to that
    /// mean; 0 measures until the noise is stable or the time is up.
    double relativeWidth = 0.01;
    std::int64_t warmUpIterations = 3;
    Seconds warmUpTime{0.5}; ///< at least so long, as well

    bool operator==(const StopRule&) const = default;
};

enum class StopReason {
    precisionReached, ///< the interval is within the wanted width
    noiseStable,      ///< more samples no longer change the noise: "stable at 4 %"
    timeLimit,
    hardLimit, ///< time limit before the minimum number of samples
    cancelled,
};
std::string_view nameOf(StopReason reason);
std::optional<StopReason> stopReasonFrom(std::string_view name);

/// The rule as an object fed with samples. It asks in this order: too few samples yet, interval
/// narrow enough, noise stable, time over. Noise is the relative standard deviation of all samples
/// so far. It is stable when it moved by at most a tenth of its mean over the last fifth of the
/// samples (at least ten and the minimum), there are twice as many of them and a fiftieth of the
/// time has gone: from there on only the square root of ever more samples narrows the interval.
class StopDecision {
public:
    explicit StopDecision(const StopRule& rule);

    /// Takes the next measured sample; throttled ones count towards time only, and once the time is
    /// over also towards the minimum: a device that never leaves its throttled state ends too.
    void add(const Sample& sample);
    /// Set once measuring should end.
    std::optional<StopReason> reason() const { return m_reason; }
    /// Half-width of the 95 % interval so far, relative to the mean; unset below five samples.
    std::optional<double> relativeHalfWidth() const;
    /// Relative standard deviation so far: the figure of "stable at 4 %". Unset below five samples.
    std::optional<double> noise() const;
    std::int64_t samples() const { return std::int64_t(m_secondsPerIteration.size()); }
    Seconds measured() const { return m_measured; }

private:
    bool noiseIsStable() const;

    StopRule m_rule;
    std::vector<double> m_secondsPerIteration;
    struct Look {
        std::int64_t samples;
        double noise;
    };
    std::vector<Look> m_looks;
    std::int64_t m_nextLook = 5; ///< number of samples at which the interval is computed again
    std::int64_t m_taken = 0;    ///< throttled ones included
    Seconds m_measured{0};
    std::optional<StopReason> m_reason;
};

} // namespace bildrate
