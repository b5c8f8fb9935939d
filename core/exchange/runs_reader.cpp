#include "core/exchange/runs_reader.h"

#include <fmt/format.h>

#include <utility>

namespace bildrate {

namespace {

enum Place {
    document = 1,
    runList,
    run,
    cellList,
    cell,
    measurement,
    warmUp,
    samples,
    warmUpRows,
    samplesRows,
    warmUpRow,
    samplesRow,
};

/// Throws Error{invalidInput} if the id of value is in ids already.
void addId(std::set<std::string>& ids, const std::string& id, const JsonValue& value) {
    if (!ids.insert(id).second)
        value.at("id").fail(fmt::format("the id {} occurs twice", id));
}

} // namespace

int JsonOutline::placeOf(int around, std::string_view, bool isArray) {
    return around == outside && !isArray ? document : skipped;
}

int RunsReader::placeOf(int around, std::string_view key, bool) {
    switch (around) {
    case outside:
        return m_several ? document : run;
    case document:
        return key == "runs" ? runList : skipped;
    case runList:
        return run;
    case run:
        return key == "cells" ? cellList : elsewhere;
    case cellList:
        return cell;
    case cell:
        return key == "measurement" ? measurement : key == "summary" ? skipped : elsewhere;
    case measurement:
        return key == "warm_up" ? warmUp : key == "samples" ? samples : elsewhere;
    case warmUp:
        return key == "rows" ? warmUpRows : elsewhere;
    case samples:
        return key == "rows" ? samplesRows : elsewhere;
    case warmUpRows:
        return warmUpRow;
    case samplesRows:
        return samplesRow;
    default:
        return elsewhere;
    }
}

void RunsReader::begins(int place, const JsonValue& around) {
    switch (place) {
    case run:
    case cellList:
        m_cells.clear();
        m_cellIds.clear();
        break;
    case cell:
        m_warmUp.clear();
        m_samples.clear();
        break;
    case warmUpRows:
    case samplesRows:
        (place == warmUpRows ? m_warmUp : m_samples).clear();
        m_table.reset();
        if (around.find("columns"))
            m_table.emplace(around);
        break;
    default:
        break;
    }
}

bool RunsReader::ends(int place, const JsonValue& value) {
    switch (place) {
    case warmUpRow:
    case samplesRow:
        if (m_table)
            (place == warmUpRow ? m_warmUp : m_samples).push_back(m_table->sample(value));
        return m_table.has_value();
    case cell: {
        CellRecord record = cellRecordFrom(value);
        if (!m_warmUp.empty())
            record.measurement.warmUp = std::exchange(m_warmUp, {});
        if (!m_samples.empty())
            record.measurement.samples = std::exchange(m_samples, {});
        addId(m_cellIds, record.id, value);
        m_cells.push_back(std::move(record));
        return true;
    }
    case run: {
        RunRecord record = runRecordFrom(value);
        record.cells = std::exchange(m_cells, {});
        addId(m_runIds, record.id, value);
        m_runs.push_back(std::move(record));
        return true;
    }
    default:
        return false;
    }
}

} // namespace bildrate
