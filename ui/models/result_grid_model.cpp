#include "ui/models/result_grid_model.h"

#include "ui/format.h"
#include "ui/models/grid_text.h"

#include <algorithm>
#include <utility>

namespace bildrate::ui {
namespace {

bool sameShape(const ResultGrid& first, const ResultGrid& second) {
    return first.batches == second.batches &&
           std::ranges::equal(first.rows, second.rows, [](const GridRow& a, const GridRow& b) {
               return a.network == b.network && a.conditions == b.conditions;
           });
}

} // namespace

void ResultGridModel::setRun(const RunSpec& spec, const std::vector<CellRecord>& records) {
    ResultGrid grid = resultGrid(spec, records);
    if (!sameShape(grid, m_grid)) {
        beginResetModel();
        m_rule = spec.stop;
        m_grid = std::move(grid);
        takeRecords(records);
        m_titles = text::rowTitles(m_grid);
        m_cells = makeCells();
        endResetModel();
    } else {
        m_rule = spec.stop;
        m_grid = std::move(grid);
        takeRecords(records);
        const auto before = std::exchange(m_cells, makeCells());
        for (int row = 0; row < rowCount(); ++row)
            for (int column = 0; column < columnCount(); ++column)
                if (const QModelIndex cell = index(row, column);
                    at(cell) != before[std::size_t(row)][std::size_t(column)])
                    emit dataChanged(cell, cell);
    }
    setRunning(m_running, m_runningState);
}

void ResultGridModel::setRunning(const std::optional<CellSpec>& cell, const QString& state) {
    const auto show = [this](const QModelIndex& index, const Cell& shown) {
        if (!index.isValid() || at(index) == shown)
            return;
        at(index) = shown;
        emit dataChanged(index, index);
    };
    if (m_running && m_running != cell)
        if (const QModelIndex before = indexOf(*m_running); before.isValid())
            show(
                before,
                cellOf(m_grid.rows[std::size_t(before.row())].cells[std::size_t(before.column())]));
    m_running = cell;
    m_runningState = state;
    if (cell)
        show(
            indexOf(*cell),
            {State::running, QStringLiteral("…"),
             tr("%1\nrunning: %2", "a cell and what it is at").arg(text::cellTitle(*cell), state)});
}

void ResultGridModel::retranslate() {
    m_titles = text::rowTitles(m_grid);
    m_cells = makeCells();
    if (rowCount() == 0 || columnCount() == 0)
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    setRunning(m_running, m_runningState);
}

void ResultGridModel::takeRecords(const std::vector<CellRecord>& records) {
    // Records do not change, and the samples of a long run are many: they are looked at once.
    std::vector<Result> known = std::exchange(m_results, {});
    for (const CellRecord& record : records) {
        const auto before = std::ranges::find_if(known, [&record](const Result& each) {
            return !record.id.empty() && each.record.id == record.id;
        });
        if (before != known.end()) {
            m_results.push_back(std::move(*before));
            known.erase(before);
            continue;
        }
        Result& result = m_results.emplace_back(Result{{}, record.summary()});
        result.record.id = record.id;
        result.record.cell = record.cell;
        result.record.outcome = record.outcome;
        result.record.reason = record.reason;
        result.record.measurement.stopReason = record.measurement.stopReason;
        result.record.measurement.caveats = record.measurement.caveats;
    }
}

std::vector<std::vector<ResultGridModel::Cell>> ResultGridModel::makeCells() const {
    std::vector<std::vector<Cell>> cells;
    for (const GridRow& row : m_grid.rows) {
        std::vector<Cell>& made = cells.emplace_back();
        for (const GridCell& cell : row.cells)
            made.push_back(cellOf(cell));
    }
    return cells;
}

ResultGridModel::Cell ResultGridModel::cellOf(const GridCell& cell) const {
    if (!cell.exists)
        return {};
    if (cell.record < 0)
        return {State::notRun, QStringLiteral("–"), tr("not run")};
    const auto& [record, summary] = m_results[std::size_t(cell.record)];
    const State state = [&record = record, &summary = summary] {
        switch (record.outcome) {
        case Outcome::completed:
            return text::hasCaveats(record, summary) ? State::caveat : State::number;
        case Outcome::doesNotFit:
        case Outcome::unsupported:
        case Outcome::cancelled:
            return State::noNumber;
        case Outcome::throttled:
            return State::caveat;
        case Outcome::invalid:
        case Outcome::stuck:
        case Outcome::failed:
            break;
        }
        return State::failure;
    }();
    return {state, text::result(record, summary), text::details(record, summary, m_rule)};
}

std::optional<CellSpec> ResultGridModel::cellAt(const QModelIndex& index) const {
    if (!index.isValid() || at(index).state == State::absent)
        return std::nullopt;
    const GridRow& row = m_grid.rows[std::size_t(index.row())];
    return CellSpec{row.network,
                    row.conditions.workload,
                    row.conditions.precision,
                    m_grid.batches[std::size_t(index.column())],
                    row.conditions.batchMeaning,
                    row.conditions.devices};
}

QModelIndex ResultGridModel::indexOf(const CellSpec& cell) const {
    const GridPlace place = placeOf(m_grid, cell);
    return place.row < 0 || place.column < 0 ? QModelIndex() : index(place.row, place.column);
}

int ResultGridModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_grid.rows.size());
}

int ResultGridModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_grid.batches.size());
}

QVariant ResultGridModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Cell& cell = at(index);
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return cell.details;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case stateRole:
        return int(cell.state);
    default:
        return {};
    }
}

QVariant ResultGridModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool down = orientation == Qt::Vertical;
    if (section < 0 || section >= (down ? rowCount() : columnCount()))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return down ? m_titles[section] : format::count(m_grid.batches[std::size_t(section)]);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return down ? m_titles[section]
                    : tr("batch %1").arg(format::count(m_grid.batches[std::size_t(section)]));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((down ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    default:
        return {};
    }
}

Qt::ItemFlags ResultGridModel::flags(const QModelIndex& index) const {
    if (!index.isValid() || at(index).state == State::absent)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

ResultGridModel::Cell& ResultGridModel::at(const QModelIndex& index) {
    return m_cells[std::size_t(index.row())][std::size_t(index.column())];
}

const ResultGridModel::Cell& ResultGridModel::at(const QModelIndex& index) const {
    return m_cells[std::size_t(index.row())][std::size_t(index.column())];
}

} // namespace bildrate::ui
