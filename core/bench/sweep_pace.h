#pragma once

#include "core/bench/sweep.h"

#include <optional>
#include <span>

namespace bildrate {

/// How fast a sweep goes and how long it still takes, from what its observer hears. Times are
/// those of one clock, which the caller reads.
class SweepPace {
public:
    explicit SweepPace(const StopRule& rule = {});

    void cellStarted(std::size_t index, std::size_t count, Seconds now);
    void phaseChanged(Phase phase, Seconds now);
    void warmUpSamples(std::span<const Sample> samples);
    void samples(std::span<const Sample> samples);
    void cellFinished(Seconds now);

    std::int64_t warmUpIterations() const { return m_warmUpIterations; } ///< that are done
    /// Seconds of one iteration: of the measured ones, else of the last warm-up sample, else as the
    /// verification, which is two of them, took; unset before.
    std::optional<Seconds> iterationTime() const { return m_iterationTime; }
    /// Of the warm-up; unset while iterationTime is.
    std::optional<Seconds> warmUpLeft() const;
    /// At most, for many cells end before their time limit.
    Seconds left(Seconds now) const;

private:
    StopRule m_rule;
    std::size_t m_index = 0;
    std::size_t m_count = 0;
    std::size_t m_finished = 0;
    Seconds m_finishedTime{0};
    Seconds m_cellStart{0};
    Seconds m_phaseStart{0};
    Phase m_phase = Phase::compiling;
    std::int64_t m_warmUpIterations = 0;
    Seconds m_warmUpTime{0};
    std::int64_t m_iterations = 0;
    Seconds m_measured{0};
    std::optional<Seconds> m_iterationTime;
};

} // namespace bildrate
