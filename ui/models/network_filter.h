#pragma once

#include <QSortFilterProxyModel>

namespace bildrate::ui {

/// The networks of a NetworkTreeModel whose name, title or family holds a text. Choosing a family
/// chooses those of it that are shown.
class NetworkFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit NetworkFilter(QObject* parent = nullptr);

    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
};

} // namespace bildrate::ui
