#pragma once

#include "core/bench/run_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// JSON of our records: snake_case keys, full digits, decimal point, UTF-8, whatever the locale.

/// The document of export and of --json: {"format": "bildrate-runs", "version": 1, "runs": [...]}.

std::string runsToJson(const std::vector<RunRecord>& runs);
/// One run with its cells, each with its samples and a computed summary; lossless.
std::string runToJson(const RunRecord& run);
/// Reads either document; summaries are ignored and recomputed. Throws Error{invalidInput},
/// Error{damaged} or Error{newerVersion} naming the place; never returns half a run.
std::vector<RunRecord> runsFromJson(std::string_view text);

/// Parts that the store keeps as text columns.
std::string specToJson(const RunSpec& spec);
RunSpec specFromJson(std::string_view text);
std::string environmentToJson(const Environment& environment);
Environment environmentFromJson(std::string_view text);
std::string planFactsToJson(const PlanFacts& facts);
PlanFacts planFactsFromJson(std::string_view text);

} // namespace bildrate
