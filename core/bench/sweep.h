#pragma once

#include "core/backend/backend.h"
#include "core/bench/run_record.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>

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
    std::stop_token beginCell();
    bool cellSkipped() const;

private:
    std::stop_source m_sweep;
    mutable std::mutex m_mutex;
    std::stop_source m_cell;
    bool m_skipped = false;
};

struct SweepOptions {
    std::filesystem::path cacheFolder;
    /// What may still be allocated on the host; tests script it.
    std::function<std::optional<Bytes>()> availableMemory;
    /// Looks at the machine before each cell; tests script it.
    std::function<Environment()> environment;
};

/// Runs the given cells of spec in order. Never throws for a cell: its record carries the reason.
/// Larger batches of a kind that did not fit are recorded as "does not fit" without being tried
/// unless spec.force.
void runSweep(const RunSpec& spec, std::span<const CellSpec> cells,
              std::span<const std::unique_ptr<Backend>> backends, const SweepOptions& options,
              SweepObserver& observer, SweepControl& control);

} // namespace bildrate
