#include "core/bench/sweep_pace.h"

#include "core/bench/forecast.h"

#include <algorithm>

namespace bildrate {

SweepPace::SweepPace(const StopRule& rule) : m_rule(rule) {}

void SweepPace::cellStarted(std::size_t index, std::size_t count, Seconds now) {
    m_index = index;
    m_count = count;
    m_cellStart = m_phaseStart = now;
    m_phase = Phase::compiling;
    m_warmUpIterations = m_iterations = 0;
    m_warmUpTime = m_measured = Seconds(0);
    m_iterationTime.reset();
}

void SweepPace::phaseChanged(Phase phase, Seconds now) {
    if (m_phase == Phase::verifying && phase == Phase::warmingUp && now > m_phaseStart)
        m_iterationTime = (now - m_phaseStart) / 2;
    m_phase = phase;
    m_phaseStart = now;
}

void SweepPace::warmUpSamples(std::span<const Sample> samples) {
    for (const Sample& sample : samples) {
        m_warmUpIterations += sample.iterations;
        m_warmUpTime += sample.hostSeconds;
        if (sample.iterations > 0)
            m_iterationTime = sample.hostSeconds / double(sample.iterations);
    }
}

void SweepPace::samples(std::span<const Sample> samples) {
    for (const Sample& sample : samples) {
        m_iterations += sample.iterations;
        m_measured += sample.deviceSeconds.value_or(sample.hostSeconds);
    }
    if (m_iterations > 0 && m_measured.count() > 0)
        m_iterationTime = m_measured / double(m_iterations);
}

void SweepPace::cellFinished(Seconds now) {
    ++m_finished;
    m_finishedTime += now - m_cellStart;
}

std::optional<Seconds> SweepPace::warmUpLeft() const {
    if (!m_iterationTime)
        return std::nullopt;
    const auto iterations = double(m_rule.warmUpIterations - m_warmUpIterations);
    return std::max({Seconds(0), *m_iterationTime * iterations, m_rule.warmUpTime - m_warmUpTime});
}

Seconds SweepPace::left(Seconds now) const {
    const Seconds expected = longestCell(m_rule, m_iterationTime);
    const Seconds average = m_finished > 0 ? m_finishedTime / double(m_finished) : expected;
    const std::size_t toCome = m_count > m_index ? m_count - m_index - 1 : 0;
    return std::max(Seconds(0), expected - (now - m_cellStart)) + average * double(toCome);
}

} // namespace bildrate
