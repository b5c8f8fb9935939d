#include "ui/models/network_tree_model.h"

#include "core/base/error.h"
#include "core/network/zoo.h"
#include "ui/format.h"
#include "ui/models/batch_text.h"

#include <algorithm>
#include <map>

namespace bildrate::ui {
namespace {

struct Facts {
    QString title;
    std::int64_t parameters = 0;
    std::int64_t macs = 0;
};

/// Building the whole zoo takes a moment, and its networks do not change.
const Facts& factsOf(const std::string& network) {
    static const std::map<std::string, Facts> all = [] {
        std::map<std::string, Facts> made;
        for (const std::string& name : zooNames()) {
            const Network built = makeNetwork(name);
            made[name] = {QString::fromStdString(built.title), built.parameters(), built.macs()};
        }
        return made;
    }();
    return all.at(network);
}

QString familyTitle(const std::string& network) {
    const std::string_view family = familyOf(network);
    return QString::fromUtf8(family.data(), qsizetype(family.size()));
}

/// Rows below a family carry its row; those at the top 0.
constexpr quintptr top = 0;

} // namespace

NetworkTreeModel::NetworkTreeModel(QObject* parent) : QAbstractItemModel(parent) {
    for (const std::string& name : zooNames()) {
        const QString title = familyTitle(name);
        auto family = std::ranges::find(m_families, title, &Family::title);
        if (family == m_families.end())
            family = m_families.insert(family, {title, {}});
        family->networks.push_back(m_networks.size());
        m_networks.push_back({name, false, {}});
    }
}

std::vector<NetworkChoice> NetworkTreeModel::choices() const {
    std::vector<NetworkChoice> chosen;
    for (const Family& family : m_families)
        for (const std::size_t i : family.networks)
            if (const Entry& entry = m_networks[i]; entry.chosen)
                chosen.push_back({entry.name, entry.batches});
    return chosen;
}

std::vector<QString> NetworkTreeModel::setChoices(const std::vector<NetworkChoice>& choices) {
    for (Entry& entry : m_networks) {
        entry.chosen = false;
        entry.batches.clear();
    }
    std::vector<QString> unknown;
    for (const NetworkChoice& choice : choices) {
        const auto entry = std::ranges::find(m_networks, choice.network, &Entry::name);
        if (entry == m_networks.end()) {
            unknown.push_back(QString::fromStdString(choice.network));
            continue;
        }
        entry->chosen = true;
        entry->batches = choice.batches;
    }
    retranslate();
    emit choicesChanged();
    return unknown;
}

bool NetworkTreeModel::isPartlyChosen(const QModelIndex& family) const {
    return hasChildren(family) && data(family, Qt::CheckStateRole) != Qt::Unchecked;
}

void NetworkTreeModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex family = index(row, 0);
        emit dataChanged(family, index(row, columns - 1));
        if (const int count = rowCount(family); count > 0)
            emit dataChanged(index(0, 0, family), index(count - 1, columns - 1, family));
    }
}

QModelIndex NetworkTreeModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : top);
}

QModelIndex NetworkTreeModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == top)
        return {};
    return createIndex(int(index.internalId() - 1), 0, top);
}

int NetworkTreeModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return int(m_families.size());
    if (parent.internalId() != top || parent.column() != 0)
        return 0;
    const auto count = int(m_families[std::size_t(parent.row())].networks.size());
    return count > 1 ? count : 0;
}

int NetworkTreeModel::columnCount(const QModelIndex&) const {
    return columns;
}

int NetworkTreeModel::networkOf(const QModelIndex& index) const {
    if (index.internalId() != top)
        return int(m_families[index.internalId() - 1].networks[std::size_t(index.row())]);
    const Family& family = m_families[std::size_t(index.row())];
    return family.networks.size() == 1 ? int(family.networks.front()) : -1;
}

Qt::CheckState NetworkTreeModel::stateOf(const Family& family) const {
    const auto chosen = std::ranges::count_if(
        family.networks, [this](std::size_t i) { return m_networks[i].chosen; });
    return chosen == 0                             ? Qt::Unchecked
           : chosen == std::ssize(family.networks) ? Qt::Checked
                                                   : Qt::PartiallyChecked;
}

QVariant NetworkTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter |
                   (index.column() == parametersColumn || index.column() == macsColumn
                        ? Qt::AlignRight
                        : Qt::AlignLeft));
    if (const int network = networkOf(index); network >= 0)
        return networkData(m_networks[std::size_t(network)], index.column(), role);
    const Family& family = m_families[std::size_t(index.row())];
    if (index.column() != nameColumn)
        return {};
    if (role == Qt::DisplayRole || role == searchRole)
        return family.title;
    if (role == Qt::CheckStateRole)
        return stateOf(family);
    return {};
}

QVariant NetworkTreeModel::networkData(const Entry& entry, int column, int role) const {
    const QString name = QString::fromStdString(entry.name);
    if (role == Qt::CheckStateRole)
        return column == nameColumn ? QVariant(entry.chosen ? Qt::Checked : Qt::Unchecked)
                                    : QVariant();
    if (role == searchRole)
        return QString(name + ' ' + factsOf(entry.name).title + ' ' + familyTitle(entry.name));
    if (role == Qt::ToolTipRole)
        return column == batchesColumn
                   ? tr("Own batch sizes of this network, such as 1,2,4..32. Empty: those of the "
                        "run.")
                   : factsOf(entry.name).title;
    if (role == Qt::AccessibleTextRole && column == nameColumn)
        return tr("%1, %2 parameters, %3 multiply-accumulates per image")
            .arg(name, format::large(double(factsOf(entry.name).parameters)),
                 format::large(double(factsOf(entry.name).macs)));
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (column) {
    case nameColumn:
        return name;
    case parametersColumn:
        return format::large(double(factsOf(entry.name).parameters));
    case macsColumn:
        return format::large(double(factsOf(entry.name).macs));
    default:
        return batchText(entry.batches);
    }
}

QVariant NetworkTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter |
                   (section == parametersColumn || section == macsColumn ? Qt::AlignRight
                                                                         : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && section == macsColumn)
        return tr("Multiply-accumulates for one image");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case nameColumn:
        return tr("Network");
    case parametersColumn:
        return tr("Parameters");
    case macsColumn:
        return tr("MACs", "column: multiply-accumulates for one image");
    case batchesColumn:
        return tr("Own batches", "column: batch sizes of one network");
    default:
        return {};
    }
}

Qt::ItemFlags NetworkTreeModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (m_readOnly)
        return flags;
    if (index.column() == nameColumn)
        flags |= Qt::ItemIsUserCheckable;
    if (index.column() == batchesColumn && networkOf(index) >= 0)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool NetworkTreeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || m_readOnly)
        return false;
    const int network = networkOf(index);
    if (role == Qt::CheckStateRole && index.column() == nameColumn) {
        const bool chosen = value.toInt() != Qt::Unchecked;
        if (network >= 0)
            m_networks[std::size_t(network)].chosen = chosen;
        else
            for (const std::size_t i : m_families[std::size_t(index.row())].networks)
                m_networks[i].chosen = chosen;
    } else if (role != Qt::EditRole || index.column() != batchesColumn || network < 0 ||
               !setBatches(m_networks[std::size_t(network)], value.toString())) {
        return false;
    }
    tellChanged(index);
    return true;
}

bool NetworkTreeModel::setBatches(Entry& entry, const QString& text) {
    try {
        entry.batches = text.trimmed().isEmpty() ? std::vector<std::int64_t>{}
                                                 : parseBatches(text.toStdString());
        return true;
    } catch (const Error& error) {
        emit batchesRefused(QString::fromUtf8(error.what()));
        return false;
    }
}

void NetworkTreeModel::tellChanged(const QModelIndex& index) {
    const QModelIndex family = index.parent().isValid() ? index.parent() : index.siblingAtColumn(0);
    emit dataChanged(family, family.siblingAtColumn(columns - 1));
    if (const int count = rowCount(family); count > 0)
        emit dataChanged(this->index(0, 0, family), this->index(count - 1, columns - 1, family));
    emit choicesChanged();
}

} // namespace bildrate::ui
