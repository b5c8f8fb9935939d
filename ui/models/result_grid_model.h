#pragma once

#include "core/analysis/result_grid.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <optional>
#include <vector>

namespace bildrate::ui {

/// A run as a published table shows one: networks down, batches across, images/s in the cells.
class ResultGridModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// What a cell is, for its colour; the words say it too.
    enum class State { absent, notRun, running, number, caveat, noNumber, failure };
    static constexpr int stateRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Changes only the cells that differ if the grid has the same rows and columns as before.
    void setRun(const RunSpec& spec, const std::vector<CellRecord>& records);
    /// Marks the cell that is being measured; state: what it is at, for who asks.
    void setRunning(const std::optional<CellSpec>& cell, const QString& state);
    /// Sets every text anew.
    void retranslate();

    /// Unset where the grid has no cell.
    std::optional<CellSpec> cellAt(const QModelIndex& index) const;
    QModelIndex indexOf(const CellSpec& cell) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Cell {
        State state = State::absent;
        QString text;
        QString details;

        bool operator==(const Cell&) const = default;
    };

    /// A record without its samples, and what they say.
    struct Result {
        CellRecord record;
        Summary summary;
    };

    void takeRecords(const std::vector<CellRecord>& records);
    std::vector<std::vector<Cell>> makeCells() const;
    Cell cellOf(const GridCell& cell) const;
    Cell& at(const QModelIndex& index);
    const Cell& at(const QModelIndex& index) const;

    StopRule m_rule;
    ResultGrid m_grid;
    std::vector<Result> m_results; ///< in the order of the grid's records
    std::vector<std::vector<Cell>> m_cells;
    QStringList m_titles;
    std::optional<CellSpec> m_running;
    QString m_runningState;
};

} // namespace bildrate::ui
