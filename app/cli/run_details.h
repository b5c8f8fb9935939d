#pragma once

#include "core/bench/run_record.h"

#include <string>

namespace bildrate::cli {

/// Everything that is known of a run beyond its tables, as text: note, tags, stop rule, environment
/// and each cell with samples, latency, phases, memory, plan and caveats.
std::string runDetails(const RunRecord& run);

} // namespace bildrate::cli
