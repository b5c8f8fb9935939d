#pragma once

#include "core/bench/run_record.h"

#include <string>

namespace bildrate::cli {

/// A run as the published tables show one: for each workload, precision and device set the networks
/// against the batches in images/s, with footnotes for what was not completed and for caveats.
std::string resultTables(const RunRecord& run);

/// "Run 3f2a91c0, 2026-11-30 14:05 +01:00, nightly".
std::string runTitle(const RunRecord& run);

/// The first characters of an id, enough to name it.
std::string shortId(std::string_view id);

/// "2026-11-30 14:05:09 +01:00", the time where it was taken.
std::string timeText(const Timestamp& time);

} // namespace bildrate::cli
