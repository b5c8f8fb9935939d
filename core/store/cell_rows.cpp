#include "core/store/cell_rows.h"

#include "core/base/error.h"
#include "core/exchange/json_value.h"
#include "core/exchange/run_json.h"
#include "core/store/row_io.h"
#include "core/store/sample_blob.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace bildrate {

namespace {

// The order in which bindCell binds and cellFrom reads.
constexpr std::string_view columnsOfCell =
    "id, network, workload, precision, batch, batch_meaning, devices, outcome, reason, started_ms, "
    "started_offset_minutes, memory_available_bytes, load_other, other_bildrate, weights_bytes, "
    "activations_bytes, workspace_bytes, staging_bytes, loading_bytes, gradients_bytes, "
    "optimiser_state_bytes, process_peak_bytes, finite, varies, repeatable, compile_seconds, "
    "load_seconds, verify_seconds, warm_up_seconds, measured_seconds, stop_reason, caveats, "
    "loss_after_warm_up, loss_at_end";

std::optional<std::int64_t> signedOf(const std::optional<Bytes>& bytes) {
    return bytes ? std::optional(std::int64_t(*bytes)) : std::nullopt;
}

std::optional<Bytes> bytesOf(const std::optional<std::int64_t>& value) {
    return value ? std::optional(Bytes(*value)) : std::nullopt;
}

std::optional<double> countOf(const std::optional<Seconds>& seconds) {
    return seconds ? std::optional(seconds->count()) : std::nullopt;
}

std::optional<Seconds> secondsOf(const std::optional<double>& count) {
    return count ? std::optional(Seconds(*count)) : std::nullopt;
}

template <class Enum>
Enum named(const std::string& name, std::optional<Enum> (*fromName)(std::string_view)) {
    if (const std::optional<Enum> value = fromName(name))
        return *value;
    throw Error(ErrorKind::damaged,
                fmt::format("a stored cell has the unknown value \"{}\"", name));
}

/// The row with this text in environments or plans, added if there is none.
std::int64_t rowOfText(SQLite::Database& connection, std::string_view table, std::string_view key,
                       const std::string& text) {
    SQLite::Statement find(connection, fmt::format("SELECT {} FROM {} WHERE text = ?", key, table));
    find.bind(1, text);
    if (find.executeStep())
        return find.getColumn(0).getInt64();
    SQLite::Statement insert(connection, fmt::format("INSERT INTO {} (text) VALUES (?)", table));
    insert.bind(1, text);
    insert.exec();
    return connection.getLastInsertRowid();
}

/// Without what differs from cell to cell on one machine, which has columns of its own.
std::int64_t rowOf(SQLite::Database& connection, Environment environment) {
    environment.memoryAvailable.reset();
    environment.loadOther.reset();
    environment.otherBildrate = false;
    return rowOfText(connection, "environments", "environment", environmentToJson(environment));
}

std::optional<std::int64_t> rowOf(SQLite::Database& connection,
                                  const std::optional<PlanFacts>& plan) {
    if (!plan)
        return std::nullopt;
    return rowOfText(connection, "plans", "plan", planFactsToJson(*plan));
}

void removeReplaced(SQLite::Database& connection, std::int64_t run, const CellRecord& record) {
    SQLite::Statement remove(
        connection, "DELETE FROM cells WHERE run = ? AND (id = ? OR (outcome = ? AND network = ? "
                    "AND workload = ? AND precision = ? AND batch = ? AND batch_meaning = ? AND "
                    "devices = ?))");
    const CellSpec& cell = record.cell;
    Parameters(remove)
        .add(run)
        .add(record.id)
        .add(nameOf(Outcome::cancelled))
        .add(cell.network)
        .add(nameOf(cell.workload))
        .add(nameOf(cell.precision))
        .add(cell.batch)
        .add(nameOf(cell.batchMeaning))
        .add(listToJson(cell.devices));
    remove.exec();
}

void bindCell(Parameters& parameters, const CellRecord& record) {
    const CellSpec& cell = record.cell;
    const Environment& environment = record.environment;
    const auto memory = [&](Bytes MemoryNeed::*part) {
        return record.memory ? std::optional(std::int64_t(*record.memory.*part)) : std::nullopt;
    };
    const auto verified = [&](bool Verification::*part) {
        return record.verification ? std::optional(std::int64_t(*record.verification.*part))
                                   : std::nullopt;
    };
    const std::optional<StopReason>& stopReason = record.measurement.stopReason;
    parameters.add(record.id)
        .add(cell.network)
        .add(nameOf(cell.workload))
        .add(nameOf(cell.precision))
        .add(cell.batch)
        .add(nameOf(cell.batchMeaning))
        .add(listToJson(cell.devices))
        .add(nameOf(record.outcome))
        .add(record.reason)
        .add(record.started.unixMilliseconds)
        .add(std::int64_t(record.started.utcOffsetMinutes))
        .add(signedOf(environment.memoryAvailable))
        .add(environment.loadOther)
        .add(std::int64_t(environment.otherBildrate))
        .add(memory(&MemoryNeed::weights))
        .add(memory(&MemoryNeed::activations))
        .add(memory(&MemoryNeed::workspace))
        .add(memory(&MemoryNeed::staging))
        .add(record.memory ? signedOf(record.memory->loading) : std::nullopt)
        .add(memory(&MemoryNeed::gradients))
        .add(memory(&MemoryNeed::optimiserState))
        .add(signedOf(record.processPeak))
        .add(verified(&Verification::finite))
        .add(verified(&Verification::varies))
        .add(verified(&Verification::repeatable))
        .add(countOf(record.phases.compile))
        .add(countOf(record.phases.load))
        .add(countOf(record.phases.verify))
        .add(countOf(record.phases.warmUp))
        .add(countOf(record.phases.measured))
        .add(stopReason ? std::optional(nameOf(*stopReason)) : std::nullopt)
        .add(listToJson(record.measurement.caveats))
        .add(record.lossAfterWarmUp)
        .add(record.lossAtEnd);
}

CellRecord cellFrom(Columns& columns) {
    CellRecord record;
    record.id = columns.text();
    record.cell.network = columns.text();
    record.cell.workload = named(columns.text(), workloadFrom);
    record.cell.precision = named(columns.text(), precisionFrom);
    record.cell.batch = columns.integer();
    record.cell.batchMeaning = named(columns.text(), batchMeaningFrom);
    record.cell.devices = listFromJson(columns.text());
    record.outcome = named(columns.text(), outcomeFrom);
    record.reason = columns.text();
    record.started.unixMilliseconds = columns.integer();
    record.started.utcOffsetMinutes = int(columns.integer());
    record.environment.memoryAvailable = bytesOf(columns.optionalInteger());
    record.environment.loadOther = columns.optionalReal();
    record.environment.otherBildrate = columns.integer() != 0;
    const std::optional<Bytes> weights = bytesOf(columns.optionalInteger());
    const std::optional<Bytes> activations = bytesOf(columns.optionalInteger());
    const std::optional<Bytes> workspace = bytesOf(columns.optionalInteger());
    const std::optional<Bytes> staging = bytesOf(columns.optionalInteger());
    const std::optional<Bytes> loading = bytesOf(columns.optionalInteger());
    const std::optional<Bytes> gradients = bytesOf(columns.optionalInteger());
    const std::optional<Bytes> optimiserState = bytesOf(columns.optionalInteger());
    if (weights)
        record.memory = MemoryNeed{.weights = *weights,
                                   .activations = activations.value_or(0),
                                   .workspace = workspace.value_or(0),
                                   .staging = staging.value_or(0),
                                   .loading = loading,
                                   .gradients = gradients.value_or(0),
                                   .optimiserState = optimiserState.value_or(0)};
    record.processPeak = bytesOf(columns.optionalInteger());
    const std::optional<std::int64_t> finite = columns.optionalInteger();
    const bool varies = columns.optionalInteger() == 1;
    const bool repeatable = columns.optionalInteger() == 1;
    if (finite)
        record.verification = Verification{*finite != 0, varies, repeatable};
    record.phases.compile = secondsOf(columns.optionalReal());
    record.phases.load = secondsOf(columns.optionalReal());
    record.phases.verify = secondsOf(columns.optionalReal());
    record.phases.warmUp = secondsOf(columns.optionalReal());
    record.phases.measured = secondsOf(columns.optionalReal());
    if (const std::optional<std::string> stopReason = columns.optionalText())
        record.measurement.stopReason = named(*stopReason, stopReasonFrom);
    record.measurement.caveats = listFromJson(columns.text());
    record.lossAfterWarmUp = columns.optionalReal();
    record.lossAtEnd = columns.optionalReal();
    return record;
}

/// From the text that cells share; what differs between them is in the record already.
void setEnvironment(CellRecord& record, const std::string& text) {
    Environment environment = environmentFromJson(text);
    environment.memoryAvailable = record.environment.memoryAvailable;
    environment.loadOther = record.environment.loadOther;
    environment.otherBildrate = record.environment.otherBildrate;
    record.environment = std::move(environment);
}

void setSamples(CellRecord& record, Columns& columns) {
    record.measurement.warmUp = samplesFromBlob(columns.blob());
    record.measurement.samples = samplesFromBlob(columns.blob());
}

} // namespace

void insertCell(SQLite::Database& connection, std::int64_t run, const CellRecord& record) {
    removeReplaced(connection, run, record);
    std::string marks;
    for (auto count = std::count(columnsOfCell.begin(), columnsOfCell.end(), ','); count >= 0;
         --count)
        marks += ", ?";
    SQLite::Statement cell(
        connection, fmt::format("INSERT INTO cells (run, environment, plan, {}) VALUES (?, ?, ?{})",
                                columnsOfCell, marks));
    Parameters parameters(cell);
    parameters.add(run)
        .add(rowOf(connection, record.environment))
        .add(rowOf(connection, record.plan));
    bindCell(parameters, record);
    cell.exec();

    SQLite::Statement samples(connection,
                              "INSERT INTO samples (cell, warm_up, measured) VALUES (?, ?, ?)");
    Parameters(samples)
        .add(connection.getLastInsertRowid())
        .addBlob(sampleBlob(record.measurement.warmUp))
        .addBlob(sampleBlob(record.measurement.samples));
    samples.exec();
}

std::vector<CellRecord> readCells(SQLite::Database& connection, std::int64_t run) {
    SQLite::Statement query(
        connection,
        fmt::format("SELECT {}, environments.text, plans.text, warm_up, measured FROM cells "
                    "JOIN environments USING (environment) LEFT JOIN plans USING (plan) "
                    "JOIN samples USING (cell) WHERE run = ? ORDER BY cell",
                    columnsOfCell));
    query.bind(1, run);
    std::vector<CellRecord> cells;
    while (query.executeStep()) {
        Columns columns(query);
        CellRecord& record = cells.emplace_back(cellFrom(columns));
        setEnvironment(record, columns.text());
        if (const std::optional<std::string> plan = columns.optionalText())
            record.plan = planFactsFromJson(*plan);
        setSamples(record, columns);
    }
    return cells;
}

CellRecord salvageCell(SQLite::Database& connection, std::int64_t cell, bool& complete) {
    const auto inRow = [&](std::string_view what, std::string_view table, std::string_view key,
                           std::int64_t row, const auto& take) {
        SQLite::Statement query(connection,
                                fmt::format("SELECT {} FROM {} WHERE {} = ?", what, table, key));
        query.bind(1, row);
        if (!query.executeStep())
            throw Error(ErrorKind::damaged, fmt::format("a row of {} is lost", table));
        Columns columns(query);
        take(columns);
    };
    CellRecord record;
    std::int64_t environment = 0;
    std::optional<std::int64_t> plan;
    inRow(fmt::format("{}, environment, plan", columnsOfCell), "cells", "cell", cell,
          [&](Columns& columns) {
              record = cellFrom(columns);
              environment = columns.integer();
              plan = columns.optionalInteger();
          });
    inRow("warm_up, measured", "samples", "cell", cell,
          [&](Columns& columns) { setSamples(record, columns); });

    const auto tryTo = [&](std::string_view what, const auto& work) {
        try {
            work();
        } catch (const std::exception&) { // of SQLite, or of what the text says
            complete = false;
            record.measurement.caveats.push_back(
                fmt::format("{} lost: it could not be read from a damaged database", what));
        }
    };
    tryTo("environment", [&] {
        inRow("text", "environments", "environment", environment,
              [&](Columns& columns) { setEnvironment(record, columns.text()); });
    });
    if (plan)
        tryTo("plan", [&] {
            inRow("text", "plans", "plan", *plan,
                  [&](Columns& columns) { record.plan = planFactsFromJson(columns.text()); });
        });
    return record;
}

void dropUnusedTexts(SQLite::Database& connection) {
    connection.exec("DELETE FROM environments WHERE NOT EXISTS "
                    "(SELECT 1 FROM cells WHERE cells.environment = environments.environment)");
    connection.exec("DELETE FROM plans WHERE NOT EXISTS "
                    "(SELECT 1 FROM cells WHERE cells.plan = plans.plan)");
}

std::string listToJson(const std::vector<std::string>& list) {
    return compactJson(list);
}

std::vector<std::string> listFromJson(const std::string& text) {
    const nlohmann::json parsed = parseJson(text);
    return listOf(JsonValue(parsed, "list"), [](const JsonValue& item) { return item.string(); });
}

} // namespace bildrate
