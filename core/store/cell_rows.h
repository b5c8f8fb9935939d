#pragma once

#include "core/bench/run_record.h"

#include <cstdint>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace bildrate {

/// Writes a cell and its samples under the row number of its run, within the caller's transaction.
/// It replaces the cell with the same id and a cancelled one of the same spec.
void insertCell(SQLite::Database& connection, std::int64_t run, const CellRecord& cell);

/// The cells of a run in the order they finished.
std::vector<CellRecord> readCells(SQLite::Database& connection, std::int64_t run);

/// One cell of a damaged database. Throws where it or its samples cannot be read; where its
/// environment or plan cannot it carries a caveat that says so, and complete becomes false.
CellRecord salvageCell(SQLite::Database& connection, std::int64_t cell, bool& complete);

/// Drops environments and plans that no cell names any more.
void dropUnusedTexts(SQLite::Database& connection);

/// A list of texts as a JSON array.
std::string listToJson(const std::vector<std::string>& list);
std::vector<std::string> listFromJson(const std::string& text);

} // namespace bildrate
