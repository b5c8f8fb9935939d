#include "app/cli/result_table.h"

#include "app/cli/cell_text.h"
#include "app/cli/number_text.h"
#include "app/cli/text_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace bildrate::cli {

namespace {

/// Sentences below a table, each once, with the mark that cells refer to them by. Caveats of one
/// kind ("machine busy: ...") that differ in their figures alone share a mark.
class Footnotes {
public:
    /// " [1]", " [1,3]" for what is to be said about a cell; empty for nothing.
    std::string marksOf(const CellRecord& record) {
        std::set<std::size_t> numbers;
        const auto add = [&](const std::string& kind, const std::string& sentence) {
            numbers.insert(numberOf(kind, sentence));
        };
        if (const std::string reason = printable(record.reason); !reason.empty())
            add(reason, reason);
        bool tooFew = false; // says already that there is no interval
        for (const std::string& caveat : record.measurement.caveats) {
            const std::string sentence = printable(caveat);
            tooFew |= sentence.starts_with("too few samples");
            add(sentence.substr(0, sentence.find(':')), sentence);
        }
        if (record.outcome == Outcome::completed && !tooFew && !record.summary().intervalLow)
            add("no interval", "no interval: the samples differ too much");
        return numbers.empty() ? "" : fmt::format(" [{}]", fmt::join(numbers, ","));
    }
    std::string text() const {
        std::string result;
        for (std::size_t i = 0; i < m_notes.size(); ++i)
            result +=
                fmt::format("[{}] {}\n", i + 1,
                            m_notes[i].differs ? m_notes[i].kind + " (figures differ between cells)"
                                               : m_notes[i].sentence);
        return result;
    }

private:
    struct Note {
        std::string kind;
        std::string sentence;
        bool differs = false;
    };

    std::size_t numberOf(const std::string& kind, const std::string& sentence) {
        const auto note = std::find_if(m_notes.begin(), m_notes.end(),
                                       [&](const Note& each) { return each.kind == kind; });
        const std::size_t number = std::size_t(note - m_notes.begin()) + 1;
        if (note == m_notes.end())
            m_notes.push_back({kind, sentence, false});
        else
            note->differs |= note->sentence != sentence;
        return number;
    }

    std::vector<Note> m_notes;
};

/// What all cells of one table have in common.
struct TableKey {
    Workload workload;
    Precision precision;
    BatchMeaning batchMeaning;
    std::vector<std::string> devices;

    bool operator==(const TableKey&) const = default;
};

TableKey keyOf(const CellSpec& cell) {
    return {cell.workload, cell.precision, cell.batchMeaning, cell.devices};
}

const CellRecord* recordOf(const RunRecord& run, const CellSpec& cell) {
    for (const CellRecord& record : run.cells)
        if (record.cell == cell)
            return &record;
    return nullptr;
}

std::string cellText(const CellRecord* record, Footnotes& footnotes) {
    if (!record)
        return "not run";
    const std::string marks = footnotes.marksOf(*record);
    if (record->outcome != Outcome::completed)
        return std::string(nameOf(record->outcome)) + marks;
    return rateText(record->summary()) + marks;
}

std::string tableTitle(const CellSpec& cell) {
    std::string batch;
    if (cell.devices.size() > 1)
        batch = cell.batchMeaning == BatchMeaning::total
                    ? fmt::format(", total batch over {} devices", cell.devices.size())
                    : fmt::format(", batch per device on {} devices", cell.devices.size());
    return fmt::format("images/s, {}, {}, {}{}\n", nameOf(cell.workload), nameOf(cell.precision),
                       deviceText(cell.devices), batch);
}

/// cells: all of one table, at least one.
std::string tableOf(const RunRecord& run, const std::vector<CellSpec>& cells,
                    Footnotes& footnotes) {
    std::map<std::int64_t, std::size_t> columnOfBatch;
    for (const CellSpec& cell : cells)
        columnOfBatch[cell.batch] = 0;
    std::vector<Column> columns{{"network"}};
    for (auto& [batch, column] : columnOfBatch) {
        column = columns.size();
        columns.push_back({fmt::format("batch {}", batch), Align::right});
    }

    std::vector<std::vector<std::string>> rows;
    for (const CellSpec& cell : cells) {
        const std::string network = printable(cell.network);
        auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const auto& each) { return each.front() == network; });
        if (row == rows.end()) {
            rows.push_back({network});
            row = rows.end() - 1;
            row->resize(columns.size());
        }
        (*row)[columnOfBatch[cell.batch]] = cellText(recordOf(run, cell), footnotes);
    }
    TextTable table(std::move(columns));
    for (std::vector<std::string>& row : rows)
        table.addRow(std::move(row));
    return tableTitle(cells.front()) + table.text();
}

/// Cells asked for, then those that a file or an older program brought along.
std::vector<CellSpec> everyCell(const RunRecord& run) {
    std::vector<CellSpec> cells = cellsOf(run.spec);
    for (const CellRecord& record : run.cells)
        if (std::find(cells.begin(), cells.end(), record.cell) == cells.end())
            cells.push_back(record.cell);
    return cells;
}

} // namespace

std::string resultTables(const RunRecord& run) {
    std::vector<std::pair<TableKey, std::vector<CellSpec>>> tables;
    for (const CellSpec& cell : everyCell(run)) {
        auto table = std::find_if(tables.begin(), tables.end(),
                                  [&](const auto& each) { return each.first == keyOf(cell); });
        if (table == tables.end()) {
            tables.push_back({keyOf(cell), {}});
            table = tables.end() - 1;
        }
        table->second.push_back(cell);
    }
    Footnotes footnotes;
    std::string text;
    for (const auto& [key, cells] : tables)
        text += (text.empty() ? "" : "\n") + tableOf(run, cells, footnotes);
    const std::string notes = footnotes.text();
    return notes.empty() ? text : text + "\n" + notes;
}

std::string shortId(std::string_view id) {
    return std::string(id.substr(0, 8));
}

std::string timeText(const Timestamp& time) {
    std::string text = format(time); // 2026-11-30T14:05:09.123+01:00
    text[10] = ' ';
    return text.substr(0, 19) + " " + text.substr(23);
}

std::string runTitle(const RunRecord& run) {
    std::string title = fmt::format("Run {}, {}", shortId(run.id), timeText(run.created));
    if (!run.spec.name.empty())
        title += ", " + printable(run.spec.name);
    return title + "\n";
}

} // namespace bildrate::cli
