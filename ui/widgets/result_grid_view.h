#pragma once

#include "ui/models/result_grid_model.h"

#include <QLabel>
#include <QTableView>

namespace bildrate::ui {

/// The result grid of every page: right-aligned figures under their batch, units in the corner.
class ResultGridView : public QTableView {
    Q_OBJECT

public:
    explicit ResultGridView(QWidget* parent = nullptr);

    void setRun(const RunSpec& spec, const std::vector<CellRecord>& records);
    void setRunning(const std::optional<CellSpec>& cell, const QString& state);
    /// The selected cells as rows of tab-separated text, as they stand; with the names of rows and
    /// columns if all are selected.
    QString selectedText() const;

signals:
    /// The user went to this cell, by mouse or key.
    void cellChosen(const bildrate::CellSpec& cell);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void choose(const QModelIndex& index);
    void retranslate();
    void widen(); ///< columns to what they hold; never narrower again, so that nothing jumps
    void copy() const;

    ResultGridModel* m_model;
    QLabel* m_corner;
    QFont m_widthsFont; ///< that the columns' width was found with
};

} // namespace bildrate::ui
