#include "ui/models/run_list_model.h"

#include "ui/format.h"

#include <QStringList>
#include <algorithm>
#include <string>
#include <unordered_set>

namespace bildrate::ui {

namespace {

QStringList textsOf(const std::vector<std::string>& list) {
    QStringList texts;
    for (const std::string& each : list)
        texts << QString::fromStdString(each);
    return texts;
}

/// Tags are typed with commas between them.
std::vector<std::string> tagsFrom(const QString& text) {
    std::vector<std::string> tags;
    for (const QString& piece : text.split(',', Qt::SkipEmptyParts)) {
        const std::string tag = piece.trimmed().toStdString();
        if (!tag.empty() && std::ranges::find(tags, tag) == tags.end())
            tags.push_back(tag);
    }
    return tags;
}

using Ids = std::unordered_set<std::string_view>;

Ids idsOf(const std::vector<RunListing>& runs) {
    Ids ids;
    for (const RunListing& run : runs)
        ids.insert(run.id);
    return ids;
}

/// Whether the runs that both lists hold stand in the same order in both.
bool sameOrder(const std::vector<RunListing>& before, const std::vector<RunListing>& after) {
    const Ids old = idsOf(before);
    const Ids current = idsOf(after);
    auto next = before.begin();
    for (const RunListing& run : after) {
        if (!old.contains(run.id))
            continue;
        while (!current.contains(next->id))
            ++next;
        if (next->id != run.id)
            return false;
        ++next;
    }
    return true;
}

} // namespace

QString shortId(std::string_view id) {
    const std::string_view start = id.substr(0, 8);
    return QString::fromUtf8(start.data(), qsizetype(start.size()));
}

void RunListModel::setRuns(std::vector<RunListing> runs) {
    if (m_runs.empty() || runs.empty() || !sameOrder(m_runs, runs))
        return reset(std::move(runs));
    removeMissing(runs);
    insertNew(runs);
    update(std::move(runs));
}

void RunListModel::reset(std::vector<RunListing> runs) {
    beginResetModel();
    m_runs = std::move(runs);
    endResetModel();
}

void RunListModel::removeMissing(const std::vector<RunListing>& runs) {
    const Ids current = idsOf(runs);
    for (std::size_t end = m_runs.size(); end > 0;) {
        std::size_t first = end;
        while (first > 0 && !current.contains(m_runs[first - 1].id))
            --first;
        if (first < end) {
            beginRemoveRows({}, int(first), int(end) - 1);
            m_runs.erase(m_runs.begin() + std::ptrdiff_t(first),
                         m_runs.begin() + std::ptrdiff_t(end));
            endRemoveRows();
            end = first;
        } else {
            --end;
        }
    }
}

void RunListModel::insertNew(const std::vector<RunListing>& runs) {
    for (std::size_t row = 0; row < runs.size();) {
        std::size_t end = row;
        while (end < runs.size() && (row >= m_runs.size() || runs[end].id != m_runs[row].id))
            ++end;
        if (end > row) {
            beginInsertRows({}, int(row), int(end) - 1);
            m_runs.insert(m_runs.begin() + std::ptrdiff_t(row), runs.begin() + std::ptrdiff_t(row),
                          runs.begin() + std::ptrdiff_t(end));
            endInsertRows();
            row = end;
        } else {
            ++row;
        }
    }
}

void RunListModel::update(std::vector<RunListing> runs) {
    m_runs.swap(runs); // the same ids in the same order
    for (std::size_t row = 0; row < runs.size();) {
        std::size_t end = row;
        while (end < runs.size() && runs[end] != m_runs[end])
            ++end;
        if (end > row)
            emit dataChanged(index(int(row), 0), index(int(end) - 1, columns - 1));
        row = end + 1;
    }
}

int RunListModel::rowOf(const QString& id) const {
    const std::string wanted = id.toStdString();
    const auto found = std::ranges::find(m_runs, wanted, &RunListing::id);
    return found == m_runs.end() ? -1 : int(found - m_runs.begin());
}

QString RunListModel::searchText(int row) const {
    const RunListing& listing = run(row);
    std::string text = listing.name + '\n' + listing.note + '\n' + listing.id;
    for (const auto* list : {&listing.tags, &listing.networks})
        for (const std::string& each : *list)
            text += '\n' + each;
    return QString::fromStdString(text);
}

void RunListModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!m_runs.empty())
        emit dataChanged(index(0, 0), index(int(m_runs.size()) - 1, columns - 1));
}

int RunListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_runs.size());
}

int RunListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(columns);
}

QString RunListModel::text(const RunListing& run, int column) const {
    switch (column) {
    case createdColumn:
        return format::dateTime(run.created);
    case nameColumn:
        return QString::fromStdString(run.name);
    case networksColumn:
        return format::list(textsOf(run.networks));
    case cellsColumn:
        return tr("%1 of %2", "cells that are completed, of those asked for: 5 of 6")
            .arg(format::count(run.completed), format::count(run.asked));
    case tagsColumn:
        return textsOf(run.tags).join(QStringLiteral(", "));
    case noteColumn:
        return QString::fromStdString(run.note);
    case idColumn:
        return shortId(run.id);
    default:
        return {};
    }
}

QVariant RunListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RunListing& listing = run(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == noteColumn ? text(listing, noteColumn).simplified()
                                            : text(listing, index.column());
    case Qt::EditRole:
        return text(listing, index.column());
    case Qt::ToolTipRole:
        return index.column() == idColumn ? QString::fromStdString(listing.id)
                                          : text(listing, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == cellsColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                             : int(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

bool RunListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    RunListing& listing = m_runs[std::size_t(index.row())];
    const QString typed = value.toString();
    if (typed == text(listing, index.column()))
        return true; // also keeps tags apart that hold a comma themselves
    RunEdit edit;
    if (index.column() == nameColumn)
        listing.name = edit.name.emplace(typed.trimmed().toStdString());
    else if (index.column() == noteColumn)
        listing.note = edit.note.emplace(typed.trimmed().toStdString());
    else
        listing.tags = edit.tags.emplace(tagsFrom(typed));
    const QString id = QString::fromStdString(listing.id);
    emit dataChanged(index, index);
    emit editWanted(id, edit);
    return true;
}

QVariant RunListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == cellsColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                      : int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case createdColumn:
        return tr("Date");
    case nameColumn:
        return tr("Name");
    case networksColumn:
        return tr("Networks");
    case cellsColumn:
        return tr("Cells");
    case tagsColumn:
        return tr("Tags");
    case noteColumn:
        return tr("Note");
    case idColumn:
        return tr("Id", "the first characters of a run's identifier");
    default:
        return {};
    }
}

Qt::ItemFlags RunListModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool editable = index.column() == nameColumn || index.column() == tagsColumn ||
                          index.column() == noteColumn;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren |
           (editable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

} // namespace bildrate::ui
