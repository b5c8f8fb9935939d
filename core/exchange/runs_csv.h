#pragma once

#include "core/bench/run_record.h"

#include <string>
#include <vector>

namespace bildrate {

/// Runs as a table for spreadsheets and scripts (RFC 4180, UTF-8): a header row that names units,
/// then one row a finished cell, the same bytes whatever the locale. Times are UTC, seconds and
/// images/s have all digits, and what is not known is an empty field. A text that a spreadsheet
/// would take for a formula has an apostrophe before it. Samples and steps of plans are in the JSON
/// alone.
std::string runsToCsv(const std::vector<RunRecord>& runs);

} // namespace bildrate
