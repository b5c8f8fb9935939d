#include "core/store/run_rows.h"

#include "core/base/error.h"
#include "core/exchange/run_json.h"
#include "core/store/row_io.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

namespace bildrate {

namespace {

/// Fills tags or run_networks, which keep the order of a list.
void insertList(SQLite::Database& connection, std::string_view table, std::string_view column,
                std::int64_t run, const std::vector<std::string>& list) {
    SQLite::Statement insert(
        connection,
        fmt::format("INSERT INTO {} (run, position, {}) VALUES (?, ?, ?)", table, column));
    for (std::size_t position = 0; position < list.size(); ++position) {
        Parameters(insert).add(run).add(std::int64_t(position)).add(list[position]);
        insert.exec();
        insert.reset();
    }
}

std::vector<std::string> networksOf(const RunSpec& spec) {
    std::vector<std::string> networks;
    for (const NetworkChoice& choice : spec.networks)
        networks.push_back(choice.network);
    return networks;
}

} // namespace

std::int64_t insertRun(SQLite::Database& connection, const RunRecord& run) {
    SQLite::Statement insert(
        connection, "INSERT INTO runs (id, name, note, created_ms, created_offset_minutes, "
                    "asked_cells) VALUES (?, ?, ?, ?, ?, ?)");
    Parameters(insert)
        .add(run.id)
        .add(run.spec.name)
        .add(run.spec.note)
        .add(run.created.unixMilliseconds)
        .add(std::int64_t(run.created.utcOffsetMinutes))
        .add(std::int64_t(cellsOf(run.spec).size()));
    insert.exec();
    const std::int64_t row = connection.getLastInsertRowid();

    RunSpec spec = run.spec;
    spec.name.clear(); // name and note can be edited, so they are columns
    spec.note.clear();
    SQLite::Statement insertSpec(connection, "INSERT INTO specs (run, text) VALUES (?, ?)");
    Parameters(insertSpec).add(row).add(specToJson(spec));
    insertSpec.exec();
    insertList(connection, "run_networks", "network", row, networksOf(run.spec));
    insertTags(connection, row, run.tags);
    return row;
}

RunRecord readRun(SQLite::Database& connection, std::int64_t row) {
    SQLite::Statement query(connection,
                            "SELECT id, name, note, created_ms, created_offset_minutes, text "
                            "FROM runs JOIN specs USING (run) WHERE run = ?");
    query.bind(1, row);
    if (!query.executeStep())
        throw Error(ErrorKind::damaged, "a row of runs or specs is lost");
    Columns columns(query);
    RunRecord run;
    run.id = columns.text();
    const std::string name = columns.text();
    const std::string note = columns.text();
    run.created.unixMilliseconds = columns.integer();
    run.created.utcOffsetMinutes = int(columns.integer());
    run.spec = specFromJson(columns.text());
    run.spec.name = name;
    run.spec.note = note;
    return run;
}

void insertTags(SQLite::Database& connection, std::int64_t run,
                const std::vector<std::string>& tags) {
    insertList(connection, "tags", "tag", run, tags);
}

std::vector<std::string> readTags(SQLite::Database& connection, std::int64_t run) {
    SQLite::Statement query(connection, "SELECT tag FROM tags WHERE run = ? ORDER BY position");
    query.bind(1, run);
    std::vector<std::string> tags;
    while (query.executeStep())
        tags.push_back(query.getColumn(0).getString());
    return tags;
}

} // namespace bildrate
