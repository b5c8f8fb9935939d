#include "ui/models/grid_text.h"

#include "ui/core_text.h"
#include "ui/format.h"

#include <QCoreApplication>
#include <algorithm>

namespace bildrate::ui::text {
namespace {

class GridText {
    Q_DECLARE_TR_FUNCTIONS(GridText)
};

const QString separator = QStringLiteral(" · ");

template <typename Member>
bool differ(const ResultGrid& grid, Member GridConditions::*member) {
    return std::ranges::any_of(grid.rows, [&](const GridRow& row) {
        return row.conditions.*member != grid.rows.front().conditions.*member;
    });
}

/// What tells a per-device batch from a total one, where several devices make a difference.
QString meaningOf(const GridConditions& conditions) {
    return conditions.batchMeaning == BatchMeaning::total ? GridText::tr("total batch")
                                                          : GridText::tr("batch per device");
}

QString signOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::completed:
        return {};
    case Outcome::doesNotFit:
    case Outcome::unsupported:
        return QStringLiteral("∅ ");
    case Outcome::throttled:
        return QStringLiteral("! ");
    case Outcome::cancelled:
        return QStringLiteral("– ");
    case Outcome::invalid:
    case Outcome::stuck:
    case Outcome::failed:
        break;
    }
    return QStringLiteral("✕ ");
}

} // namespace

QStringList rowTitles(const ResultGrid& grid) {
    const bool workloads = differ(grid, &GridConditions::workload);
    const bool precisions = differ(grid, &GridConditions::precision);
    const bool devices = differ(grid, &GridConditions::devices);
    const bool several = std::ranges::any_of(
        grid.rows, [](const GridRow& row) { return row.conditions.devices.size() > 1; });
    QStringList titles;
    for (const GridRow& row : grid.rows) {
        QStringList parts{QString::fromStdString(row.network)};
        if (workloads)
            parts << of(row.conditions.workload);
        if (precisions)
            parts << of(row.conditions.precision);
        if (devices)
            parts << ofDevices(row.conditions.devices);
        if (several || differ(grid, &GridConditions::batchMeaning))
            parts << meaningOf(row.conditions);
        titles << parts.join(separator);
    }
    return titles;
}

QString batch(const CellSpec& cell) {
    const QString number = format::count(cell.batch);
    if (cell.devices.size() < 2)
        return GridText::tr("batch %1").arg(number);
    return cell.batchMeaning == BatchMeaning::total
               ? GridText::tr("total batch %1").arg(number)
               : GridText::tr("batch %1 per device").arg(number);
}

QString cellTitle(const CellSpec& cell) {
    return QStringList{QString::fromStdString(cell.network), of(cell.workload), of(cell.precision),
                       ofDevices(cell.devices), batch(cell)}
        .join(separator);
}

bool hasCaveats(const CellRecord& record, const Summary& summary) {
    return !record.measurement.caveats.empty() ||
           (record.outcome == Outcome::completed && !summary.intervalLow);
}

QString result(const CellRecord& record, const Summary& summary) {
    if (record.outcome != Outcome::completed)
        return signOf(record.outcome) + of(record.outcome);
    return (hasCaveats(record, summary) ? QStringLiteral("! ") : QString()) + format::rate(summary);
}

QString details(const CellRecord& record, const Summary& summary, const StopRule& rule) {
    QStringList lines{cellTitle(record.cell)};
    if (record.outcome != Outcome::completed)
        lines << (record.reason.empty() ? of(record.outcome)
                                        : GridText::tr("%1: %2", "an outcome and its reason")
                                              .arg(of(record.outcome), sentence(record.reason)));
    if (const QString rate = format::rate(summary); !rate.isEmpty())
        lines << (summary.intervalLow && summary.intervalHigh
                      ? GridText::tr("%1 images/s (95 % interval: %2 to %3)")
                            .arg(rate, format::significant(*summary.intervalLow, 4),
                                 format::significant(*summary.intervalHigh, 4))
                      : GridText::tr("%1 images/s, without an interval").arg(rate));
    if (summary.samples > 0)
        lines << GridText::tr("%n sample(s)", "", int(summary.samples));
    if (const QString stop = stopReason(record.measurement.stopReason, summary, rule);
        !stop.isEmpty())
        lines << GridText::tr("measuring ended: %1").arg(stop);
    for (const std::string& caveat : record.measurement.caveats)
        lines << GridText::tr("! %1", "a caveat").arg(sentence(caveat));
    if (record.outcome == Outcome::completed && !summary.intervalLow && summary.samples >= 5)
        lines << GridText::tr("! no interval: the samples differ too much");
    return lines.join('\n');
}

} // namespace bildrate::ui::text
