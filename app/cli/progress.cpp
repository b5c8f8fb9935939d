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

Progress::Progress(TextSink& err, const StopRule& rule) : m_err(err), m_rule(rule) {}

void Progress::cellStarted(std::size_t index, std::size_t count, const CellSpec& cell) {
    const std::lock_guard lock(m_mutex);
    m_index = index;
    m_count = count;
    m_cell = cell;
    m_cellStart = Clock::now();
    m_warmUpIterations = m_iterations = 0;
    m_measured = Seconds(0);
    m_iterationTime.reset();
    if (m_err.terminalColumns() == 0)
        writeLine(position() + remainingText());
}

void Progress::phaseChanged(Phase phase) {
    const std::lock_guard lock(m_mutex);
    show(std::string(nameOf(phase)));
}

void Progress::warmUpSamples(std::span<const Sample> samples) {
    const std::lock_guard lock(m_mutex);
    for (const Sample& sample : samples) {
        m_warmUpIterations += sample.iterations;
        if (sample.iterations > 0)
            m_iterationTime = sample.hostSeconds / double(sample.iterations);
    }
    show(fmt::format("warming up, iteration {}", m_warmUpIterations));
}

void Progress::samples(std::span<const Sample> samples, std::optional<double> relativeHalfWidth) {
    const std::lock_guard lock(m_mutex);
    for (const Sample& sample : samples) {
        m_iterations += sample.iterations;
        m_measured += sample.deviceSeconds.value_or(sample.hostSeconds);
    }
    if (m_iterations == 0 || m_measured.count() <= 0)
        return;
    m_iterationTime = m_measured / double(m_iterations);
    const double rate = double(m_cell.images()) / m_iterationTime->count();
    std::string state = "measuring, " + significant(rate) + " images/s";
    if (relativeHalfWidth)
        state += " ±" + percentText(*relativeHalfWidth);
    show(state);
}

void Progress::cellFinished(const CellRecord& record) {
    const std::lock_guard lock(m_mutex);
    ++m_finished;
    m_finishedTime += Clock::now() - m_cellStart;
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
    const Seconds spent = Clock::now() - m_cellStart;
    const Seconds expected = expectedCellTime();
    const Seconds average = m_finished > 0 ? m_finishedTime / double(m_finished) : expected;
    const std::size_t toCome = m_count - m_index - 1;
    const Seconds left = std::max(Seconds(0), expected - spent) + average * double(toCome);
    return fmt::format("; about {} left", coarseText(left));
}

/// At most; many cells end before their time limit.
Seconds Progress::expectedCellTime() const {
    Seconds warmUp = m_rule.warmUpTime;
    Seconds measured = m_rule.maxTime;
    if (m_iterationTime) {
        warmUp = std::max(warmUp, *m_iterationTime * double(m_rule.warmUpIterations));
        if (!m_rule.hardLimit)
            measured = std::max(measured, *m_iterationTime * double(m_rule.minSamples));
    }
    return warmUp + measured;
}

} // namespace bildrate::cli
