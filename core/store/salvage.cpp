#include "core/store/salvage.h"

#include "core/base/error.h"
#include "core/base/files.h"
#include "core/exchange/run_json.h"
#include "core/store/cell_rows.h"
#include "core/store/database_file.h"
#include "core/store/run_rows.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace bildrate {

namespace {

// A damaged page hides the rows of all pages below it: of a table of ours at most so many.
constexpr int mostHidden = 100'000;
// Rows are numbered from 1; a larger number is garbage.
constexpr std::int64_t largestRow = std::int64_t(1) << 40;

/// The row numbers of a table that can be read. Behind a damaged page the search goes on with the
/// first number that is found in another one.
std::set<std::int64_t> rowsOf(SQLite::Database& connection, std::string_view table,
                              std::string_view key) {
    std::set<std::int64_t> rows;
    try {
        // by the table itself: an index may be damaged too
        SQLite::Statement query(
            connection, fmt::format("SELECT {0} FROM {1} NOT INDEXED WHERE {0} BETWEEN ? AND ? "
                                    "ORDER BY {0}",
                                    key, table));
        std::int64_t next = 1;
        for (int failures = 0; failures < mostHidden; ++failures, ++next) {
            query.tryReset();
            query.bind(1, next);
            query.bind(2, largestRow);
            try {
                while (query.executeStep()) {
                    next = query.getColumn(0).getInt64();
                    rows.insert(next++);
                    failures = 0;
                }
                break;
            } catch (const SQLite::Exception&) {
                // a damaged page
            }
        }
    } catch (const SQLite::Exception&) {
        // not even the table's name can be read
    }
    return rows;
}

/// Unset if the row of the cell cannot be read.
std::optional<std::int64_t> runOfCell(SQLite::Database& connection, std::int64_t cell) {
    try {
        SQLite::Statement query(connection, "SELECT run FROM cells WHERE cell = ?");
        query.bind(1, cell);
        if (query.executeStep())
            return query.getColumn(0).getInt64();
    } catch (const SQLite::Exception&) {
        // a damaged page
    }
    return std::nullopt;
}

/// Throws Error unless the run is one that could have been stored: what was overwritten may still
/// look like a row.
void checkContent(const RunRecord& run) {
    runsFromJson(runToJson(run));
}

struct SalvagedRun {
    RunRecord record; ///< with the cells that can be read
    bool complete = true;
    std::set<std::string> incompleteCells; ///< their ids
};

/// Unset if the run itself cannot be read; adds the cells that cannot to lost.
std::optional<SalvagedRun> salvageRun(SQLite::Database& connection, std::int64_t row,
                                      const std::vector<std::int64_t>& cells, std::int64_t& lost) {
    SalvagedRun run;
    try {
        run.record = readRun(connection, row);
        checkContent(run.record);
    } catch (const std::exception&) { // of SQLite, or of the content
        lost += std::int64_t(cells.size());
        return std::nullopt;
    }
    const RunRecord head = run.record;
    try {
        RunRecord tagged = head;
        tagged.tags = readTags(connection, row);
        checkContent(tagged);
        run.record.tags = std::move(tagged.tags);
    } catch (const std::exception&) {
        run.complete = false;
    }
    for (const std::int64_t cell : cells)
        try {
            bool complete = true;
            RunRecord single = head;
            single.cells.push_back(salvageCell(connection, cell, complete));
            checkContent(single);
            if (!complete)
                run.incompleteCells.insert(single.cells[0].id);
            run.record.cells.push_back(std::move(single.cells[0]));
        } catch (const std::exception&) {
            ++lost;
        }
    return run;
}

void keep(const SalvagedRun& run, RunStore& store, Salvage& result) {
    const RunRecord& record = run.record;
    const RunLock lock = store.lock(record.id);
    const auto countAdded = [&](const CellRecord& cell) {
        ++result.cells.added;
        result.cells.incomplete += std::int64_t(run.incompleteCells.contains(cell.id));
    };
    if (!store.contains(record.id)) {
        store.add(record);
        ++result.runs.added;
        result.runs.incomplete += std::int64_t(!run.complete);
        std::for_each(record.cells.begin(), record.cells.end(), countAdded);
        return;
    }
    ++result.runs.present;
    const RunRecord present = store.load(record.id);
    for (const CellRecord& cell : record.cells)
        if (std::any_of(present.cells.begin(), present.cells.end(), [&](const CellRecord& each) {
                return each.id == cell.id || each.cell == cell.cell;
            })) {
            ++result.cells.present;
        } else {
            store.addCell(record.id, cell);
            countAdded(cell);
        }
}

std::set<std::int64_t> unionOf(std::set<std::int64_t> one, std::set<std::int64_t> other) {
    one.merge(other);
    return one;
}

} // namespace

Salvage salvage(const std::filesystem::path& damaged, RunStore& store) {
    const std::unique_ptr<SQLite::Database> connection = openDamaged(damaged);
    Salvage result;
    std::set<std::int64_t> runs =
        unionOf(rowsOf(*connection, "runs", "run"), rowsOf(*connection, "specs", "run"));
    std::map<std::int64_t, std::vector<std::int64_t>> cellsOfRun;
    for (const std::int64_t cell :
         unionOf(rowsOf(*connection, "cells", "cell"), rowsOf(*connection, "samples", "cell")))
        if (const std::optional<std::int64_t> run = runOfCell(*connection, cell)) {
            runs.insert(*run);
            cellsOfRun[*run].push_back(cell);
        } else {
            ++result.cells.lost;
        }
    for (const std::int64_t row : runs)
        if (const std::optional<SalvagedRun> run =
                salvageRun(*connection, row, cellsOfRun[row], result.cells.lost))
            keep(*run, store, result);
        else
            ++result.runs.lost;
    return result;
}

void checkSalvageable(const std::filesystem::path& damaged) {
    const std::unique_ptr<SQLite::Database> connection = openDamaged(damaged);
    if (hasOurHeader(damaged))
        return;
    for (const auto& [table, key] : {std::pair("runs", "run"), std::pair("specs", "run"),
                                     std::pair("cells", "cell"), std::pair("samples", "cell")})
        if (!rowsOf(*connection, table, key).empty())
            return;
    throw Error(ErrorKind::invalidInput,
                fmt::format("no run is found in '{}': it is no database of Bildrate, or nothing of "
                            "it is left; 'import' reads what 'export' wrote",
                            damaged.string()));
}

std::string salvageCommand(const std::filesystem::path& damaged,
                           const std::filesystem::path& database) {
    std::string command = "bildrate-cli salvage " + shellWord(damaged.string());
    if (!isDefaultDatabase(database))
        command += " --database " + shellWord(database.string());
    return command;
}

} // namespace bildrate
