#pragma once

#include "core/bench/run_record.h"
#include "core/schedule/schedule.h"

#include <vector>

namespace bildrate::ui {

// Made-up figures of a machine that could exist, the same every time.

/// The processor of the examples.
Device exampleProcessor();
Environment exampleEnvironment();

/// Seconds of that many successive iterations of a cell.
std::vector<double> exampleSeconds(const std::string& network, Precision precision,
                                   std::int64_t batch, int count);

/// Stored runs, with caveats, a cell that does not fit and one that was cancelled among them.
std::vector<RunRecord> exampleRuns();

} // namespace bildrate::ui
