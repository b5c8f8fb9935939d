#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace bildrate::ui {

class RunListModel;

/// The runs of a RunListModel that hold every word of a filter, in the order of a column: dates by
/// instant, cells by number, texts as the language sorts them, with numbers in them by value.
class RunFilterModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit RunFilterModel(RunListModel& runs, QObject* parent = nullptr);

    void setFilterText(const QString& text);
    /// After the language has changed.
    void retranslate();

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    RunListModel& m_runs;
    QStringList m_words;
    QCollator m_collator;
};

} // namespace bildrate::ui
