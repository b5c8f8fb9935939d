#pragma once

#include "core/bench/run_record.h"

#include <cstdint>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace bildrate {

/// Writes a run without its cells, within the caller's transaction; returns its row number.
std::int64_t insertRun(SQLite::Database& connection, const RunRecord& run);

/// Without tags and cells.
RunRecord readRun(SQLite::Database& connection, std::int64_t run);

void insertTags(SQLite::Database& connection, std::int64_t run,
                const std::vector<std::string>& tags);
std::vector<std::string> readTags(SQLite::Database& connection, std::int64_t run);

} // namespace bildrate
