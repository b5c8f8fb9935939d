#pragma once

#include "app/cli/text_sink.h"
#include "core/bench/sweep_pace.h"

#include <chrono>
#include <mutex>
#include <string>

namespace bildrate::cli {

/// Tells how a sweep goes: one line that is rewritten on a terminal, else a line when a cell starts
/// or ends and a sign of life in between. note() may be called from another thread.
class Progress : public SweepObserver {
public:
    Progress(TextSink& err, const StopRule& rule);

    void cellStarted(std::size_t index, std::size_t count, const CellSpec& cell) override;
    void phaseChanged(Phase phase) override;
    void warmUpSamples(std::span<const Sample> samples) override;
    void samples(std::span<const Sample> samples, std::optional<double> relativeHalfWidth) override;
    void cellFinished(const CellRecord& record) override;

    /// A line of its own, now.
    void note(const std::string& sentence);
    /// Takes the rewritten line away.
    void finish();

private:
    using Clock = std::chrono::steady_clock;

    void show(const std::string& state);
    void writeLine(const std::string& line);
    std::string position() const;
    std::string remainingText() const;

    TextSink& m_err;
    StopRule m_rule;
    std::mutex m_mutex; ///< of the sink and of what follows
    bool m_lineShown = false;
    Clock::time_point m_lastLine;

    std::size_t m_index = 0;
    std::size_t m_count = 0;
    CellSpec m_cell;
    SweepPace m_pace;
};

} // namespace bildrate::cli
