#include "ui/report/run_text.h"

#include "core/analysis/result_grid.h"
#include "ui/core_text.h"
#include "ui/format.h"
#include "ui/models/grid_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace bildrate::ui {

namespace {

class RunText {
    Q_DECLARE_TR_FUNCTIONS(RunText)
};

QString tableTitle(const GridConditions& conditions) {
    const int devices = int(conditions.devices.size());
    const QString workload = text::of(conditions.workload);
    const QString precision = text::of(conditions.precision);
    const QString names = text::ofDevices(conditions.devices);
    if (devices < 2)
        return RunText::tr("images/s, %1, %2, %3", "of a table: inference, fp32, CPU")
            .arg(workload, precision, names);
    return (conditions.batchMeaning == BatchMeaning::total
                ? RunText::tr("images/s, %1, %2, %3, total batch over %n device(s)", "", devices)
                : RunText::tr("images/s, %1, %2, %3, batch per device on %n device(s)", "",
                              devices))
        .arg(workload, precision, names);
}

QString cellText(const RunRecord& run, const GridCell& cell) {
    if (!cell.exists)
        return {};
    if (cell.record < 0)
        return RunText::tr("not run");
    const CellRecord& record = run.cells[std::size_t(cell.record)];
    return text::result(record, record.summary());
}

/// grid: rows of the same conditions, at least one.
QString tableOf(const RunRecord& run, const ResultGrid& grid) {
    QStringList header{RunText::tr("network")};
    for (const std::int64_t batch : grid.batches)
        header << RunText::tr("batch %1").arg(format::count(batch));
    QString table = tableTitle(grid.rows.front().conditions) + '\n' + header.join('\t') + '\n';
    for (const GridRow& row : grid.rows) {
        QStringList texts{QString::fromStdString(row.network)};
        for (const GridCell& cell : row.cells)
            texts << cellText(run, cell);
        table += texts.join('\t') + '\n';
    }
    return table;
}

/// The lines below the tables: what a reader must know of a cell besides its speed.
QString notesOf(const CellRecord& record, const StopRule& rule) {
    QStringList lines;
    if (!record.reason.empty())
        lines << text::sentence(record.reason);
    if (const QString stop = text::stopReason(record, rule); !stop.isEmpty())
        lines << RunText::tr("%n sample(s), ended: %1", "why measuring ended: time limit",
                             int(record.summary().samples))
                     .arg(stop);
    for (const std::string& caveat : record.measurement.caveats)
        lines << QStringLiteral("! ") + text::sentence(caveat);
    if (lines.isEmpty())
        return {};
    return text::cellTitle(record.cell) + QStringLiteral("\n  ") +
           lines.join(QStringLiteral("\n  ")) + '\n';
}

} // namespace

QString runAsText(const RunRecord& run) {
    QString text;
    for (const FactSection& section : runFacts(run))
        for (const Fact& fact : section.facts)
            text +=
                RunText::tr("%1: %2", "a label and its value").arg(fact.label, fact.value) + '\n';
    for (const ResultGrid& grid : splitByConditions(resultGrid(run.spec, run.cells)))
        text += '\n' + tableOf(run, grid);
    for (const CellRecord& record : run.cells)
        if (const QString notes = notesOf(record, run.spec.stop); !notes.isEmpty())
            text += '\n' + notes;
    return text;
}

} // namespace bildrate::ui
