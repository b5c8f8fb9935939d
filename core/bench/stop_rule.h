#pragma once

#include "core/backend/sample.h"
#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bildrate {

/// When measuring a cell ends; what the user sets.
struct StopRule {
    std::int64_t minSamples = 10; ///< outranks maxTime unless hardLimit
    Seconds maxTime{10};          ///< of measured time
    bool hardLimit = false;       ///< maxTime ends the cell even below minSamples
    double relativeWidth = 0.01;  ///< wanted half-width of the 95 % interval of the median's mean
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

/// The rule as an object fed with samples.
class StopDecision {
public:
    explicit StopDecision(const StopRule& rule);

    /// Takes the next measured sample; throttled ones count towards time only.
    void add(const Sample& sample);
    /// Set once measuring should end.
    std::optional<StopReason> reason() const { return m_reason; }
    /// Half-width of the 95 % interval so far, relative to the mean; unset below five samples.
    std::optional<double> relativeHalfWidth() const;
    std::int64_t samples() const { return std::int64_t(m_secondsPerIteration.size()); }
    Seconds measured() const { return m_measured; }

private:
    StopRule m_rule;
    std::vector<double> m_secondsPerIteration;
    std::vector<double> m_noise; ///< relative standard deviation after each sample
    Seconds m_measured{0};
    std::optional<StopReason> m_reason;
};

} // namespace bildrate
