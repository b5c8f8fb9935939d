#pragma once

#include <QTreeView>
#include <vector>

namespace bildrate::ui {

class RunFilterModel;
class RunListModel;

/// The list of stored runs: filtered, sorted by a click on a header, edited in place. Keeps the
/// width and order of its columns over restarts.
class RunListView : public QTreeView {
    Q_OBJECT

public:
    explicit RunListView(QWidget* parent = nullptr);

    RunListModel& runs() { return *m_runs; }
    const RunListModel& runs() const { return *m_runs; }
    void setFilterText(const QString& text);
    int shownRuns() const; ///< how many pass the filter

    /// Ids in the order of the list.
    std::vector<QString> selected() const;
    /// Selects and scrolls to them; those that the filter hides are left out.
    void select(const std::vector<QString>& ids);
    void selectFirst();
    /// Opens the editor of a column in the current row.
    void editColumn(int column);
    void keepColumns() const;
    void retranslate();

signals:
    void selectionMoved();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitHeaders(); ///< no column is narrower than its title

    RunListModel* m_runs;
    RunFilterModel* m_filtered;
};

} // namespace bildrate::ui
