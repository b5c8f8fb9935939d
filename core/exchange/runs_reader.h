#pragma once

#include "core/bench/run_record.h"
#include "core/exchange/json_pieces.h"
#include "core/exchange/record_json.h"

#include <set>
#include <string>
#include <vector>

namespace bildrate {

/// Looks at the first level of a document alone; what lies deeper is only checked to be JSON.
class JsonOutline : public JsonPieces {
    int placeOf(int around, std::string_view key, bool isArray) override;
};

/// Turns a document of runs into records while it is read: each sample and each cell as soon as it
/// is complete, so that memory is needed for the records, and for one cell without its samples.
class RunsReader : public JsonPieces {
public:
    /// several: a document of a list of runs, else of one run.
    explicit RunsReader(bool several) : m_several(several) {}

    std::vector<RunRecord> runs() { return std::move(m_runs); }

    int placeOf(int around, std::string_view key, bool isArray) override;
    void begins(int place, const JsonValue& around) override;
    bool ends(int place, const JsonValue& value) override;

private:
    bool m_several;
    std::vector<RunRecord> m_runs;
    std::set<std::string> m_runIds;
    // of the run in hand
    std::vector<CellRecord> m_cells;
    std::set<std::string> m_cellIds;
    // of the cell in hand
    std::optional<SampleTable> m_table; ///< unset where its columns come after its rows
    std::vector<Sample> m_warmUp, m_samples;
};

} // namespace bildrate
