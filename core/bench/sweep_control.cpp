#include "core/bench/sweep.h"

namespace bildrate {

std::string_view nameOf(Phase phase) {
    switch (phase) {
    case Phase::compiling:
        return "compiling";
    case Phase::loading:
        return "loading";
    case Phase::verifying:
        return "verifying";
    case Phase::warmingUp:
        return "warming up";
    case Phase::measuring:
        return "measuring";
    }
    return "unknown";
}

void SweepObserver::cellStarted(std::size_t, std::size_t, const CellSpec&) {}
void SweepObserver::phaseChanged(Phase) {}
void SweepObserver::warmUpSamples(std::span<const Sample>) {}
void SweepObserver::samples(std::span<const Sample>, std::optional<double>) {}
void SweepObserver::cellFinished(const CellRecord&) {}

void SweepControl::stop() {
    m_sweep.request_stop();
    std::stop_source cell;
    {
        const std::lock_guard lock(m_mutex);
        cell = m_cell;
    }
    cell.request_stop();
}

void SweepControl::skipCell() {
    std::stop_source cell;
    {
        const std::lock_guard lock(m_mutex);
        cell = m_cell;
    }
    cell.request_stop();
}

std::stop_token SweepControl::beginCell() {
    const std::lock_guard lock(m_mutex);
    m_cell = std::stop_source();
    if (m_sweep.stop_requested())
        m_cell.request_stop();
    return m_cell.get_token();
}

} // namespace bildrate
