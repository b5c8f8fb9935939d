#include "ui/models/network_filter.h"

#include "ui/models/network_tree_model.h"

namespace bildrate::ui {

NetworkFilter::NetworkFilter(QObject* parent) : QSortFilterProxyModel(parent) {
    setFilterRole(NetworkTreeModel::searchRole);
    setFilterKeyColumn(NetworkTreeModel::nameColumn);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
    setRecursiveFilteringEnabled(true);
}

bool NetworkFilter::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !hasChildren(index))
        return QSortFilterProxyModel::setData(index, value, role);
    bool all = true;
    for (int row = 0; row < rowCount(index); ++row)
        all &= QSortFilterProxyModel::setData(this->index(row, 0, index), value, role);
    return all;
}

} // namespace bildrate::ui
