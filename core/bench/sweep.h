#pragma once

#include "core/backend/backend.h"
#include "core/bench/measure.h"
#include "core/bench/run_record.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace bildrate {

enum class Phase { compiling, loading, verifying, warmingUp, measuring };
std::string_view nameOf(Phase phase);

/// What a sweep tells while it runs; called on the sweep's thread. All functions may be ignored.
class SweepObserver {
public:
    virtual ~SweepObserver() = default;

    virtual void cellStarted(std::size_t index, std::size_t count, const CellSpec& cell);
    virtual void phaseChanged(Phase phase);
    virtual void warmUpSamples(std::span<const Sample> samples);
    virtual void samples(std::span<const Sample> samples, std::optional<double> relativeHalfWidth);
    /// The record is complete; whoever stores runs writes it now.
    virtual void cellFinished(const CellRecord& record);
};

/// Ends the running cell or the whole sweep, from any thread.
class SweepControl {
public:
    void stop();     ///< the running cell ends as cancelled, no further one starts
    void skipCell(); ///< the running cell ends as cancelled ("skipped"), the next one starts

    bool stopped() const { return m_sweep.stop_requested(); }
    /// The token of the cell that starts now; called by the sweep.
    std::stop_token beginCell();

private:
    std::stop_source m_sweep;
    std::mutex m_mutex;
    std::stop_source m_cell;
};

/// What a sweep sees of the machine. Every function may be empty: then the real thing is asked.
struct SweepOptions {
    std::filesystem::path cacheFolder;
    /// What may still be allocated on the host; tests script it.
    std::function<std::optional<Bytes>()> availableMemory;
    /// Looks at the machine before each cell; tests script it.
    std::function<Environment()> environment;
    MonotonicClock clock; ///< of the phases
    /// Keep the machine awake and tell other Bildrates that this one measures; tests do neither.
    bool holdMachine = true;
};

/// Of the backends that have one of these devices, whether anything can run there or not.
std::vector<std::pair<std::string, std::string>>
librariesOf(std::span<const std::string> devices,
            std::span<const std::unique_ptr<Backend>> backends);

/// Runs the given cells of spec in order. Never throws for a cell: its record carries the reason.
/// What the observer throws ends the sweep. Larger batches of a kind that did not fit are recorded
/// as "does not fit" without being tried unless spec.force. Everything of a cell is released before
/// it is reported as finished.
void runSweep(const RunSpec& spec, std::span<const CellSpec> cells,
              std::span<const std::unique_ptr<Backend>> backends, const SweepOptions& options,
              SweepObserver& observer, SweepControl& control);

} // namespace bildrate
