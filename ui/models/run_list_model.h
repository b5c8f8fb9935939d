#pragma once

#include "core/store/run_store.h"

#include <QAbstractTableModel>
#include <vector>

namespace bildrate::ui {

/// The first characters of a run's id, enough to tell runs apart.
QString shortId(std::string_view id);

/// The stored runs as a table, newest first. Names, tags and notes can be edited.
class RunListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        createdColumn,
        nameColumn,
        networksColumn,
        cellsColumn,
        tagsColumn,
        noteColumn,
        idColumn,
        columns
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Runs that stay keep their indexes, so that a view keeps its selection and place.
    void setRuns(std::vector<RunListing> runs);
    const RunListing& run(int row) const { return m_runs[std::size_t(row)]; }
    int rowOf(const QString& id) const; ///< -1 if there is none
    /// What a filter looks into: name, note, tags, networks and id.
    QString searchText(int row) const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// The value shows at once; the store is asked for it by editWanted.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void editWanted(const QString& id, const bildrate::RunEdit& edit);

private:
    QString text(const RunListing& run, int column) const;
    void reset(std::vector<RunListing> runs);
    void removeMissing(const std::vector<RunListing>& runs);
    void insertNew(const std::vector<RunListing>& runs);
    void update(std::vector<RunListing> runs);

    std::vector<RunListing> m_runs;
};

} // namespace bildrate::ui
