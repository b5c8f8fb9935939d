#include "core/store/run_store.h"

#include "core/base/error.h"
#include "core/base/user_folders.h"
#include "core/store/cell_rows.h"
#include "core/store/row_io.h"
#include "core/store/run_rows.h"
#include "core/store/store_connection.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sqlite3.h>
#include <unordered_map>

namespace bildrate {

namespace {

constexpr std::size_t shortestPrefix = 4;

std::optional<std::int64_t> rowOfRun(SQLite::Database& connection, std::string_view id) {
    SQLite::Statement query(connection, "SELECT run FROM runs WHERE id = ?");
    Parameters(query).add(id);
    return query.executeStep() ? std::optional(query.getColumn(0).getInt64()) : std::nullopt;
}

std::int64_t existingRun(SQLite::Database& connection, std::string_view id) {
    if (const std::optional<std::int64_t> run = rowOfRun(connection, id))
        return *run;
    throw Error(ErrorKind::notFound, fmt::format("there is no run {}; list the runs to see which "
                                                 "there are",
                                                 id));
}

using Positions = std::unordered_map<std::int64_t, std::size_t>;

/// Appends the texts of a (run, text) query to the listings' lists.
void appendTexts(SQLite::Database& connection, const char* sql, const Positions& positions,
                 std::vector<RunListing>& listings, std::vector<std::string> RunListing::*list) {
    SQLite::Statement query(connection, sql);
    while (query.executeStep())
        (listings[positions.at(query.getColumn(0).getInt64())].*list)
            .push_back(query.getColumn(1).getString());
}

std::vector<RunListing> readListings(SQLite::Database& connection) {
    std::vector<RunListing> listings;
    Positions positions;
    SQLite::Statement runs(
        connection, "SELECT run, id, name, note, created_ms, created_offset_minutes, asked_cells "
                    "FROM runs ORDER BY created_ms DESC, run DESC");
    while (runs.executeStep()) {
        Columns columns(runs);
        positions.emplace(columns.integer(), listings.size());
        RunListing& listing = listings.emplace_back();
        listing.id = columns.text();
        listing.name = columns.text();
        listing.note = columns.text();
        listing.created.unixMilliseconds = columns.integer();
        listing.created.utcOffsetMinutes = int(columns.integer());
        listing.asked = columns.integer();
    }
    appendTexts(connection, "SELECT run, tag FROM tags ORDER BY run, position", positions, listings,
                &RunListing::tags);
    appendTexts(connection, "SELECT run, network FROM run_networks ORDER BY run, position",
                positions, listings, &RunListing::networks);
    // answered from the index cells_by_run alone
    SQLite::Statement counts(connection,
                             "SELECT run, count(*), sum(outcome = ?) FROM cells GROUP BY run");
    Parameters(counts).add(nameOf(Outcome::completed));
    while (counts.executeStep()) {
        Columns columns(counts);
        RunListing& listing = listings[positions.at(columns.integer())];
        listing.cells = columns.integer();
        listing.completed = columns.integer();
    }
    return listings;
}

std::string newestRun(SQLite::Database& connection) {
    SQLite::Statement query(connection,
                            "SELECT id FROM runs ORDER BY created_ms DESC, run DESC LIMIT 1");
    if (!query.executeStep())
        throw Error(ErrorKind::notFound, "there is no run yet");
    return query.getColumn(0).getString();
}

std::string runWithPrefix(SQLite::Database& connection, std::string_view prefix) {
    if (prefix.size() < shortestPrefix)
        throw Error(
            ErrorKind::invalidInput,
            fmt::format("\"{}\" is too short for a run's id; give at least {} characters of "
                        "it, or \"last\"",
                        prefix, shortestPrefix));
    SQLite::Statement query(
        connection,
        "SELECT id FROM runs WHERE substr(id, 1, ?) = ? COLLATE NOCASE ORDER BY id LIMIT 4");
    Parameters(query).add(std::int64_t(prefix.size())).add(prefix);
    std::vector<std::string> ids;
    while (query.executeStep())
        ids.push_back(query.getColumn(0).getString());
    if (ids.empty())
        throw Error(
            ErrorKind::notFound,
            fmt::format("no run's id begins with \"{}\"; list the runs to see which there are",
                        prefix));
    if (ids.size() > 1)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("several runs' ids begin with \"{}\": {}{}; give more characters",
                                prefix, fmt::join(ids, ", "), ids.size() == 4 ? ", ..." : ""));
    return ids.front();
}

} // namespace

RunStore::RunStore(const std::filesystem::path& file, StoreAccess access)
    : m_database(std::make_unique<StoreConnection>(file, access)) {}

RunStore::~RunStore() = default;
RunStore::RunStore(RunStore&&) noexcept = default;
RunStore& RunStore::operator=(RunStore&&) noexcept = default;

bool RunStore::readOnly() const {
    return m_database->file().readOnly;
}

const std::string& RunStore::warning() const {
    return m_database->file().warning;
}

void RunStore::add(const RunRecord& run) {
    add(std::span(&run, 1));
}

void RunStore::add(std::span<const RunRecord> runs) {
    m_database->write([&](SQLite::Database& connection) {
        for (const RunRecord& run : runs) {
            if (rowOfRun(connection, run.id))
                throw Error(ErrorKind::invalidInput,
                            fmt::format("the run {} is already in {}", run.id,
                                        m_database->path().string()));
            const std::int64_t row = insertRun(connection, run);
            for (const CellRecord& cell : run.cells)
                insertCell(connection, row, cell);
        }
    });
}

void RunStore::addCell(std::string_view runId, const CellRecord& cell) {
    m_database->write([&](SQLite::Database& connection) {
        insertCell(connection, existingRun(connection, runId), cell);
    });
}

std::vector<RunListing> RunStore::list() const {
    return m_database->read(readListings);
}

std::string RunStore::resolve(std::string_view idOrPrefix) const {
    return m_database->read([&](SQLite::Database& connection) {
        if (idOrPrefix == "last")
            return newestRun(connection);
        if (rowOfRun(connection, idOrPrefix))
            return std::string(idOrPrefix);
        return runWithPrefix(connection, idOrPrefix);
    });
}

bool RunStore::contains(std::string_view id) const {
    return m_database->read(
        [&](SQLite::Database& connection) { return rowOfRun(connection, id).has_value(); });
}

RunRecord RunStore::load(std::string_view id) const {
    return m_database->read([&](SQLite::Database& connection) {
        const std::int64_t row = existingRun(connection, id);
        RunRecord run = readRun(connection, row);
        run.tags = readTags(connection, row);
        run.cells = readCells(connection, row);
        return run;
    });
}

void RunStore::edit(std::string_view id, const RunEdit& edit) {
    m_database->write([&](SQLite::Database& connection) {
        const std::int64_t run = existingRun(connection, id);
        SQLite::Statement update(connection, "UPDATE runs SET name = coalesce(?, name), note = "
                                             "coalesce(?, note) WHERE run = ?");
        Parameters(update).add(edit.name).add(edit.note).add(run);
        update.exec();
        if (!edit.tags)
            return;
        SQLite::Statement clear(connection, "DELETE FROM tags WHERE run = ?");
        clear.bind(1, run);
        clear.exec();
        insertTags(connection, run, *edit.tags);
    });
}

void RunStore::remove(std::string_view id) {
    remove(std::vector{std::string(id)});
}

void RunStore::remove(const std::vector<std::string>& ids) {
    m_database->write([&](SQLite::Database& connection) {
        std::vector<RunLock> locks;
        for (const std::string& id : ids) {
            locks.push_back(lock(id));
            SQLite::Statement remove(connection, "DELETE FROM runs WHERE run = ?");
            remove.bind(1, existingRun(connection, id));
            remove.exec();
        }
        dropUnusedTexts(connection);
    });
}

RunLock RunStore::lock(std::string_view id) const {
    // without the links that the path may have
    return RunLock(sqlite3_db_filename(m_database->file().connection->getHandle(), "main"), id);
}

std::filesystem::path defaultDatabaseFile() {
    return userDataFolder() / "runs.sqlite";
}

bool isDefaultDatabase(const std::filesystem::path& file) {
    try {
        return std::filesystem::absolute(file) == defaultDatabaseFile();
    } catch (const Error&) {
        return false;
    }
}

} // namespace bildrate
