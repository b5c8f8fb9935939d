#include "app/cli/result_table.h"

#include "app/cli/cell_text.h"
#include "app/cli/footnotes.h"
#include "app/cli/number_text.h"
#include "app/cli/text_table.h"
#include "core/analysis/result_grid.h"

#include <fmt/format.h>

namespace bildrate::cli {

namespace {

/// What is to be said about a cell below the table.
std::vector<Footnote> notesOf(const CellRecord& record) {
    std::vector<Footnote> notes;
    if (const std::string reason = printable(record.reason); !reason.empty())
        notes.push_back({reason, reason});
    bool tooFew = false; // says already that there is no interval
    for (const std::string& caveat : record.measurement.caveats) {
        notes.push_back(footnoteOf(printable(caveat)));
        tooFew |= notes.back().kind == "too few samples";
    }
    if (record.outcome == Outcome::completed && !tooFew && !halfWidthOf(record.summary()))
        notes.push_back({"no interval", "no interval: the samples differ too much"});
    return notes;
}

std::string cellText(const RunRecord& run, const GridCell& cell, Footnotes& footnotes) {
    if (cell.record < 0)
        return "not run";
    const CellRecord& record = run.cells[std::size_t(cell.record)];
    const std::string marks = footnotes.marksOf(notesOf(record));
    if (record.outcome != Outcome::completed)
        return std::string(nameOf(record.outcome)) + marks;
    return rateText(record.summary()) + marks;
}

std::string tableTitle(const GridConditions& conditions) {
    const std::size_t devices = conditions.devices.size();
    std::string batch;
    if (devices > 1)
        batch = conditions.batchMeaning == BatchMeaning::total
                    ? fmt::format(", total batch over {} devices", devices)
                    : fmt::format(", batch per device on {} devices", devices);
    return fmt::format("images/s, {}, {}, {}{}\n", nameOf(conditions.workload),
                       nameOf(conditions.precision), deviceText(conditions.devices), batch);
}

/// grid: rows of the same conditions, at least one.
std::string tableOf(const RunRecord& run, const ResultGrid& grid, Footnotes& footnotes) {
    std::vector<Column> columns{{"network"}};
    for (const std::int64_t batch : grid.batches)
        columns.push_back({fmt::format("batch {}", batch), Align::right});
    TextTable table(std::move(columns));
    for (const GridRow& row : grid.rows) {
        std::vector<std::string> texts{printable(row.network)};
        for (const GridCell& cell : row.cells)
            texts.push_back(cell.exists ? cellText(run, cell, footnotes) : std::string());
        table.addRow(std::move(texts));
    }
    return tableTitle(grid.rows.front().conditions) + table.text();
}

} // namespace

std::string resultTables(const RunRecord& run) {
    Footnotes footnotes;
    std::string text;
    for (const ResultGrid& grid : splitByConditions(resultGrid(run.spec, run.cells)))
        text += (text.empty() ? "" : "\n") + tableOf(run, grid, footnotes);
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
