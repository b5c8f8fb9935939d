#include "ui/widgets/run_list_view.h"

#include "ui/models/run_filter_model.h"
#include "ui/models/run_list_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QSettings>
#include <algorithm>

namespace bildrate::ui {

namespace {

constexpr auto columnsKey = "runs/columns";

} // namespace

RunListView::RunListView(QWidget* parent)
    : QTreeView(parent), m_runs(new RunListModel(this)),
      m_filtered(new RunFilterModel(*m_runs, this)) {
    setModel(m_filtered);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(EditKeyPressed | SelectedClicked);
    setSortingEnabled(true);
    sortByColumn(RunListModel::createdColumn, Qt::DescendingOrder);
    if (!header()->restoreState(QSettings().value(columnsKey).toByteArray())) {
        const int digits[] = {19, 20, 28, 9, 14, 24, 11}; // room for so many
        for (int column = 0; column < RunListModel::columns; ++column)
            header()->resizeSection(column, digits[column] * fontMetrics().horizontalAdvance('0'));
    }
    header()->setSectionsMovable(true);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &RunListView::selectionMoved);
}

void RunListView::setFilterText(const QString& text) {
    m_filtered->setFilterText(text);
}

int RunListView::shownRuns() const {
    return m_filtered->rowCount();
}

std::vector<QString> RunListView::selected() const {
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    std::vector<QString> ids;
    for (const QModelIndex& row : rows)
        ids.push_back(QString::fromStdString(m_runs->run(m_filtered->mapToSource(row).row()).id));
    return ids;
}

void RunListView::select(const std::vector<QString>& ids) {
    QItemSelection selection;
    for (const QString& id : ids) {
        const int row = m_runs->rowOf(id);
        const QModelIndex index = m_filtered->mapFromSource(m_runs->index(row, 0));
        if (index.isValid())
            selection.select(index, index);
    }
    if (selection.isEmpty())
        return;
    const QModelIndex first = selection.front().topLeft();
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection,
                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(first);
}

void RunListView::selectFirst() {
    if (shownRuns() > 0)
        setCurrentIndex(m_filtered->index(0, 0));
}

void RunListView::editColumn(int column) {
    if (!currentIndex().isValid())
        return;
    const QModelIndex cell = currentIndex().siblingAtColumn(column);
    scrollTo(cell);
    edit(cell);
}

void RunListView::fitHeaders() {
    for (int column = 0; column < header()->count(); ++column)
        if (!header()->isSectionHidden(column) &&
            header()->sectionSize(column) < header()->sectionSizeHint(column))
            header()->resizeSection(column, header()->sectionSizeHint(column));
}

void RunListView::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeaders();
}

void RunListView::keepColumns() const {
    QSettings().setValue(columnsKey, header()->saveState());
}

void RunListView::retranslate() {
    setAccessibleName(tr("Stored runs"));
    m_runs->retranslate();
    m_filtered->retranslate();
    fitHeaders();
}

} // namespace bildrate::ui
