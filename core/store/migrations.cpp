#include "core/store/migrations.h"

#include <array>

namespace bildrate {

namespace {

// Enums are stored by name, sizes in bytes (as signed 64 bits), lists as JSON arrays. What varies
// from cell to cell is kept out of the environment's text so that equal machines share one row.
constexpr const char* firstSchema = R"(
CREATE TABLE runs (
    run INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    note TEXT NOT NULL,
    created_ms INTEGER NOT NULL,             -- since 1970, UTC
    created_offset_minutes INTEGER NOT NULL,
    asked_cells INTEGER NOT NULL             -- of the spec, whether finished or not
) STRICT;
CREATE INDEX runs_by_time ON runs (created_ms);

CREATE TABLE specs (                         -- apart, so that the list of runs reads few pages
    run INTEGER PRIMARY KEY REFERENCES runs ON DELETE CASCADE,
    text TEXT NOT NULL                       -- JSON without name and note
) STRICT;

CREATE TABLE run_networks (
    run INTEGER NOT NULL REFERENCES runs ON DELETE CASCADE,
    position INTEGER NOT NULL,
    network TEXT NOT NULL,
    PRIMARY KEY (run, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE tags (
    run INTEGER NOT NULL REFERENCES runs ON DELETE CASCADE,
    position INTEGER NOT NULL,
    tag TEXT NOT NULL,
    PRIMARY KEY (run, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE environments (
    environment INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE                -- JSON
) STRICT;

CREATE TABLE plans (
    plan INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE                -- JSON
) STRICT;

CREATE TABLE cells (
    cell INTEGER PRIMARY KEY,                -- in the order they finished
    run INTEGER NOT NULL REFERENCES runs ON DELETE CASCADE,
    id TEXT NOT NULL,
    network TEXT NOT NULL,
    workload TEXT NOT NULL,
    precision TEXT NOT NULL,
    batch INTEGER NOT NULL,
    batch_meaning TEXT NOT NULL,
    devices TEXT NOT NULL,
    outcome TEXT NOT NULL,
    reason TEXT NOT NULL,
    started_ms INTEGER NOT NULL,
    started_offset_minutes INTEGER NOT NULL,
    environment INTEGER NOT NULL REFERENCES environments,
    memory_available_bytes INTEGER,
    load_other REAL,
    other_bildrate INTEGER NOT NULL,
    plan INTEGER REFERENCES plans,
    weights_bytes INTEGER,                   -- the four are set together
    activations_bytes INTEGER,
    workspace_bytes INTEGER,
    staging_bytes INTEGER,
    process_peak_bytes INTEGER,
    finite INTEGER,                          -- the three are set together
    varies INTEGER,
    repeatable INTEGER,
    compile_seconds REAL,
    load_seconds REAL,
    verify_seconds REAL,
    warm_up_seconds REAL,
    measured_seconds REAL,
    stop_reason TEXT,
    caveats TEXT NOT NULL,
    UNIQUE (run, id)
) STRICT;
CREATE INDEX cells_by_run ON cells (run, outcome);
CREATE INDEX cells_by_environment ON cells (environment);
CREATE INDEX cells_by_plan ON cells (plan);

CREATE TABLE samples (
    cell INTEGER PRIMARY KEY REFERENCES cells ON DELETE CASCADE,
    warm_up BLOB NOT NULL,                   -- see sample_blob.h
    measured BLOB NOT NULL
) STRICT;
)";

constexpr const char* loadingMemory = "ALTER TABLE cells ADD COLUMN loading_bytes INTEGER;";

constexpr const char* training = R"(
ALTER TABLE cells ADD COLUMN gradients_bytes INTEGER;
ALTER TABLE cells ADD COLUMN optimiser_state_bytes INTEGER;
ALTER TABLE cells ADD COLUMN loss_after_warm_up REAL;
ALTER TABLE cells ADD COLUMN loss_at_end REAL;
)";

constexpr const char* prices = R"(
CREATE TABLE prices (                        -- of the user; the built-in ones are part of the program
    price INTEGER PRIMARY KEY AUTOINCREMENT, -- its id, never used again
    provider TEXT NOT NULL,
    instance TEXT NOT NULL,
    gpu TEXT NOT NULL,
    gpus INTEGER NOT NULL,
    billionths INTEGER NOT NULL,             -- of the currency, for one unit of time
    currency TEXT NOT NULL,
    unit TEXT NOT NULL,
    billing_step TEXT NOT NULL,
    minimum_billionths INTEGER NOT NULL,
    start_up_minutes REAL NOT NULL,
    date TEXT NOT NULL,                      -- 2017, 2017-06, 2017-06-15 or empty
    source TEXT NOT NULL
) STRICT;
CREATE INDEX prices_by_instance ON prices (instance, provider);

CREATE TABLE exchange_rates (
    from_currency TEXT NOT NULL,
    to_currency TEXT NOT NULL,
    billionths INTEGER NOT NULL,             -- of to_currency, for one unit of from_currency
    date TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (from_currency, to_currency)
) STRICT, WITHOUT ROWID;
)";

constexpr std::array allMigrations{firstSchema, loadingMemory, training, prices};

} // namespace

std::span<const char* const> migrations() {
    return allMigrations;
}

} // namespace bildrate
