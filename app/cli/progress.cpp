#include "app/cli/progress.h"

#include "app/cli/cell_text.h"
#include "app/cli/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace bildrate::cli {

namespace {

/// Between two signs of life where lines are not rewritten.
constexpr Seconds quietTime{5};

/// "12 s", "3 min", "1 h 5 min"
std::string coarseText(Seconds duration) {
    const auto seconds = std::max<std::int64_t>(1, std::llround(duration.count()));
    if (seconds < 90)
        return fmt::format("{} s", seconds);
    const std::int64_t minutes = (seconds + 30) / 60;
    return minutes < 60 ? fmt::format("{} min", minutes)
                        : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

} // namespace

Progress::Progress(TextSink& err, const StopRule& rule) : m_err(err), m_rule(rule), m_pace(rule) {}

void Progress::cellStarted(std::size_t index, std::size_t count, const CellSpec& cell) {
    const std::lock_guard lock(m_mutex);
    m_index = index;
    m_count = count;
    m_cell = cell;
    m_pace.cellStarted(index, count, steadySeconds());
    if (m_err.terminalColumns() == 0)
        writeLine(position() + remainingText());
}

void Progress::phaseChanged(Phase phase) {
    const std::lock_guard lock(m_mutex);
    m_pace.phaseChanged(phase, steadySeconds());
    show(std::string(nameOf(phase)));
}

void Progress::warmUpSamples(std::span<const Sample> samples) {
    const std::lock_guard lock(m_mutex);
    m_pace.warmUpSamples(samples);
    show(fmt::format("warming up, iteration {}", m_pace.warmUpIterations()));
}

void Progress::samples(std::span<const Sample> samples, std::optional<double> relativeHalfWidth) {
    const std::lock_guard lock(m_mutex);
    m_pace.samples(samples);
    const std::optional<Seconds> iterationTime = m_pace.iterationTime();
    if (!iterationTime || iterationTime->count() <= 0)
        return;
    const double rate = double(m_cell.images()) / iterationTime->count();
    std::string state = "measuring, " + significant(rate) + " images/s";
    if (relativeHalfWidth)
        state += " ±" + percentText(*relativeHalfWidth);
    show(state);
}

void Progress::cellFinished(const CellRecord& record) {
    const std::lock_guard lock(m_mutex);
    m_pace.cellFinished(steadySeconds());
    if (m_err.terminalColumns() > 0)
        return;
    std::string result(nameOf(record.outcome));
    if (record.outcome == Outcome::completed)
        result =
            fmt::format("{} images/s, {}", rateText(record.summary()), stopText(record, m_rule));
    else if (!record.reason.empty())
        result += ": " + printable(record.reason);
    writeLine(position() + ": " + result);
}

void Progress::note(const std::string& sentence) {
    const std::lock_guard lock(m_mutex);
    writeLine(sentence);
}

void Progress::finish() {
    const std::lock_guard lock(m_mutex);
    if (m_lineShown)
        m_err.write("\r\x1b[K");
    m_lineShown = false;
}

/// The state of the running cell, if it is time to say it.
void Progress::show(const std::string& state) {
    const std::string line = position() + ": " + state + remainingText();
    if (const int columns = m_err.terminalColumns(); columns > 0) {
        m_err.write("\r" + clipped(line, std::size_t(columns - 1)) + "\x1b[K");
        m_lineShown = true;
    } else if (Clock::now() - m_lastLine >= quietTime) {
        writeLine(line);
    }
}

void Progress::writeLine(const std::string& line) {
    m_err.write((m_lineShown ? "\r\x1b[K" : "") + line + "\n");
    m_lineShown = false;
    m_lastLine = Clock::now();
}

std::string Progress::position() const {
    return fmt::format("[{}/{}] {}", m_index + 1, m_count, shortCellTitle(m_cell));
}

std::string Progress::remainingText() const {
    return fmt::format("; about {} left", coarseText(m_pace.left(steadySeconds())));
}

} // namespace bildrate::cli
