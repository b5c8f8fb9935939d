#pragma once

#include "core/backend/backend.h"
#include "core/bench/environment.h"
#include "core/bench/measurement.h"
#include "core/bench/run_spec.h"

#include <optional>
#include <string>
#include <vector>

namespace bildrate {

/// How a cell ended. Part of the file formats: never reorder, only add.
enum class Outcome {
    completed,
    doesNotFit,
    unsupported,
    invalid,
    throttled,
    stuck,
    cancelled,
    failed,
};
/// "completed", "does not fit", "unsupported", ...
std::string_view nameOf(Outcome outcome);
std::optional<Outcome> outcomeFrom(std::string_view name);

/// Seconds of the parts of a cell; unset where the cell did not get so far. Only "measured" feeds
/// images/s.
struct PhaseTimes {
    std::optional<Seconds> compile;
    std::optional<Seconds> load;
    std::optional<Seconds> verify;
    std::optional<Seconds> warmUp;
    std::optional<Seconds> measured;

    bool operator==(const PhaseTimes&) const = default;
};

/// What the verification pass before timing found.
struct Verification {
    bool finite = false;
    bool varies = false;     ///< not constant over the batch (always true at batch 1)
    bool repeatable = false; ///< a second iteration gave the same bits

    bool passed() const { return finite && varies && repeatable; }
    bool operator==(const Verification&) const = default;
};

/// One finished cell with everything that is known of it.
struct CellRecord {
    std::string id; ///< UUID
    CellSpec cell;
    Outcome outcome = Outcome::failed;
    std::string reason; ///< one sentence; empty when completed
    Timestamp started;
    Environment environment;
    std::optional<PlanFacts> plan;
    std::optional<MemoryNeed> memory;
    std::optional<Bytes> processPeak; ///< peak resident memory of the process so far
    std::optional<Verification> verification;
    PhaseTimes phases;
    Measurement measurement;
    std::optional<double> lossAfterWarmUp; ///< training: mean over the batch of the last step
    std::optional<double> lossAtEnd;

    /// Of an invalid cell nothing is told.
    Summary summary() const {
        return outcome == Outcome::invalid ? Summary{} : summarise(measurement, cell.images());
    }
    bool operator==(const CellRecord&) const = default;
};

/// A run as it is kept: what was asked and every finished cell, in the order they finished.
struct RunRecord {
    std::string id; ///< UUID
    RunSpec spec;
    Timestamp created;
    std::vector<std::string> tags;
    std::vector<CellRecord> cells;

    bool operator==(const RunRecord&) const = default;
};

/// Cells of the spec that have no record yet, or only a cancelled one: what resume runs.
std::vector<CellSpec> missingCells(const RunRecord& run);

/// A random UUID, version 4.
std::string makeUuid();

} // namespace bildrate
