#include "ui/models/run_filter_model.h"

#include "ui/models/run_list_model.h"

#include <QLocale>
#include <algorithm>
#include <tuple>

namespace bildrate::ui {

RunFilterModel::RunFilterModel(RunListModel& runs, QObject* parent)
    : QSortFilterProxyModel(parent), m_runs(runs) {
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setSourceModel(&runs);
}

void RunFilterModel::setFilterText(const QString& text) {
    QStringList words = text.split(' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = std::move(words);
    invalidateFilter();
}

void RunFilterModel::retranslate() {
    m_collator.setLocale(QLocale());
    invalidate();
}

bool RunFilterModel::filterAcceptsRow(int row, const QModelIndex&) const {
    if (m_words.isEmpty())
        return true;
    const QString text = m_runs.searchText(row);
    return std::ranges::all_of(
        m_words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool RunFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const RunListing& a = m_runs.run(left.row());
    const RunListing& b = m_runs.run(right.row());
    switch (left.column()) {
    case RunListModel::createdColumn:
        return a.created.unixMilliseconds < b.created.unixMilliseconds;
    case RunListModel::cellsColumn:
        return std::tie(a.completed, a.asked) < std::tie(b.completed, b.asked);
    case RunListModel::idColumn:
        return a.id < b.id;
    default:
        return m_collator.compare(left.data(Qt::EditRole).toString(),
                                  right.data(Qt::EditRole).toString()) < 0;
    }
}

} // namespace bildrate::ui
