#pragma once

#include "core/bench/run_spec.h"

#include <QAbstractItemModel>
#include <QString>
#include <vector>

namespace bildrate::ui {

/// The networks of the zoo under their families, with a box to choose each by and its own batches.
/// A family of one network is that network.
class NetworkTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { nameColumn, parametersColumn, macsColumn, batchesColumn, columns };
    /// Name, title and family of a network, to search in.
    static constexpr int searchRole = Qt::UserRole;

    explicit NetworkTreeModel(QObject* parent = nullptr);

    /// Those chosen, in the order of the list.
    std::vector<NetworkChoice> choices() const;
    /// Gives back the names that are not in the zoo.
    std::vector<QString> setChoices(const std::vector<NetworkChoice>& choices);
    /// A family that has a chosen network, to be shown open.
    bool isPartlyChosen(const QModelIndex& family) const;

    void setReadOnly(bool readOnly) { m_readOnly = readOnly; }
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void choicesChanged();
    /// Why own batches were not taken, in core's words.
    void batchesRefused(const QString& sentence);

private:
    struct Entry {
        std::string name;
        bool chosen = false;
        std::vector<std::int64_t> batches;
    };
    struct Family {
        QString title;
        std::vector<std::size_t> networks; ///< indices into m_networks
    };

    /// Index of the network that a row is, or -1 for a family of several.
    int networkOf(const QModelIndex& index) const;
    Qt::CheckState stateOf(const Family& family) const;
    QVariant networkData(const Entry& entry, int column, int role) const;
    bool setBatches(Entry& entry, const QString& text);
    void tellChanged(const QModelIndex& index);

    std::vector<Entry> m_networks;
    std::vector<Family> m_families;
    bool m_readOnly = false;
};

} // namespace bildrate::ui
