#pragma once

#include "core/bench/run_record.h"
#include "core/exchange/json_value.h"

#include <nlohmann/json_fwd.hpp>

namespace bildrate {

// The pieces that our documents are made of. A double that is not finite throws
// Error{invalidInput}: nothing is written that cannot be read back.

nlohmann::ordered_json jsonOf(const StopRule& rule);
nlohmann::ordered_json jsonOf(const Optimiser& optimiser);
nlohmann::ordered_json jsonOf(const RunSpec& spec);
nlohmann::ordered_json jsonOf(const Environment& environment);
nlohmann::ordered_json jsonOf(const PlanFacts& facts);
nlohmann::ordered_json jsonOf(const CellRecord& record);
nlohmann::ordered_json jsonOf(const RunRecord& run);

StopRule stopRuleFrom(const JsonValue& value);
Optimiser optimiserFrom(const JsonValue& value);
RunSpec runSpecFrom(const JsonValue& value);
Environment environmentFrom(const JsonValue& value);
PlanFacts planFactsFrom(const JsonValue& value);
CellRecord cellRecordFrom(const JsonValue& value);
RunRecord runRecordFrom(const JsonValue& value);

/// Reads the rows of a table of samples, one after the other.
class SampleTable {
public:
    /// table: whose columns are told.
    explicit SampleTable(const JsonValue& table);
    Sample sample(const JsonValue& row);

private:
    std::size_t m_columns, m_iterations, m_hostSeconds, m_flags;
    std::optional<std::size_t> m_deviceSeconds, m_telemetry;
    std::int64_t m_iterationsInAll = 0;
};

} // namespace bildrate
