#include "ui/models/device_model.h"

#include "core/base/error.h"
#include "core/bench/device_choice.h"
#include "ui/core_text.h"
#include "ui/format.h"

#include <QStringList>
#include <algorithm>

namespace bildrate::ui {
namespace {

/// The ids that a set stands for; the set itself where a device is not there.
DeviceModel::Set resolved(const DeviceModel::Set& set, const std::vector<Device>& devices) {
    try {
        return resolveDevices(set, devices);
    } catch (const Error&) {
        return set;
    }
}

/// Every device alone, then the first 2, 4 and 8 usable GPUs as one job.
std::vector<DeviceModel::Set> setsOf(const std::vector<Device>& devices) {
    std::vector<DeviceModel::Set> sets;
    DeviceModel::Set gpus;
    for (const Device& device : devices) {
        sets.push_back({device.id});
        if (device.kind == DeviceKind::gpu && device.availability.available())
            gpus.push_back(device.id);
    }
    for (const std::ptrdiff_t count : {2, 4, 8})
        if (count <= std::ssize(gpus))
            sets.emplace_back(gpus.begin(), gpus.begin() + count);
    return sets;
}

} // namespace

void DeviceModel::setDevices(const std::vector<Device>& devices) {
    const std::vector<Set> before = chosen();
    m_devices = devices;
    m_known = true;
    rebuild(before);
    emit chosenChanged();
}

void DeviceModel::setThreads(int threads) {
    m_threads = threads;
    retranslate();
}

std::vector<DeviceModel::Set> DeviceModel::chosen() const {
    std::vector<Set> sets;
    for (const Row& row : m_rows)
        if (row.chosen)
            sets.push_back(row.ids);
    return sets;
}

void DeviceModel::setChosen(const std::vector<Set>& sets) {
    rebuild(sets);
    emit chosenChanged();
}

void DeviceModel::rebuild(const std::vector<Set>& chosen) {
    beginResetModel();
    m_rows.clear();
    for (Set& set : setsOf(m_devices))
        m_rows.push_back({std::move(set), false});
    for (const Set& set : chosen) {
        const Set ids = resolved(set, m_devices);
        const auto row = std::ranges::find(m_rows, ids, &Row::ids);
        if (row == m_rows.end())
            m_rows.push_back({ids, true});
        else
            row->chosen = true;
    }
    endResetModel();
}

const Device* DeviceModel::find(const std::string& id) const {
    const auto device = std::ranges::find(m_devices, id, &Device::id);
    return device == m_devices.end() ? nullptr : &*device;
}

/// Why no chosen set will do, where ask says why a device will not.
template <typename Ask>
std::string DeviceModel::whyNone(Ask ask) const {
    std::string first;
    for (const Row& row : m_rows) {
        if (!row.chosen)
            continue;
        std::string reason;
        for (const std::string& id : row.ids)
            if (const Device* device = find(id); device != nullptr && reason.empty())
                reason = ask(*device);
        if (reason.empty())
            return {};
        if (first.empty())
            first = std::move(reason);
    }
    return first;
}

std::string DeviceModel::whyNot(Precision precision) const {
    return whyNone([precision](const Device& device) {
        for (const auto& [known, availability] : device.precisions)
            if (known == precision)
                return availability.reason;
        return std::string();
    });
}

std::string DeviceModel::whyNotTraining() const {
    return whyNone([](const Device& device) { return device.training.reason; });
}

void DeviceModel::retranslate() {
    if (!m_rows.empty())
        emit dataChanged(index(0), index(int(m_rows.size()) - 1));
}

int DeviceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

QString DeviceModel::nameOf(const std::string& id) const {
    const Device* device = find(id);
    if (device == nullptr)
        return text::ofDevices({id});
    const QString name = QString::fromStdString(device->name);
    if (device->kind == DeviceKind::gpu || device->threads == 0)
        return name;
    const int threads = m_threads > 0 ? m_threads : device->threads;
    return tr("%1 · %2 · %n thread(s)", "kind, name and threads of a CPU", threads)
        .arg(text::of(device->kind), name);
}

QString DeviceModel::reasonOf(const Set& ids) const {
    for (const std::string& id : ids) {
        const Device* device = find(id);
        if (device == nullptr && m_known)
            return tr("not found on this machine");
        if (device != nullptr && !device->availability.available())
            return text::sentence(device->availability.reason);
    }
    return {};
}

QVariant DeviceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    const QString reason = reasonOf(row.ids);
    if (role == Qt::CheckStateRole)
        return reason.isEmpty() || row.chosen ? QVariant(row.chosen ? Qt::Checked : Qt::Unchecked)
                                              : QVariant();
    if (role == Qt::ToolTipRole) {
        const Device* device = row.ids.size() == 1 ? find(row.ids.front()) : nullptr;
        if (!reason.isEmpty() || device == nullptr || !device->memoryFree)
            return reason;
        return tr("%1 of memory free").arg(format::bytes(*device->memoryFree));
    }
    if (role != Qt::DisplayRole)
        return {};
    QStringList names;
    for (const std::string& id : row.ids)
        names << nameOf(id);
    const QString name = names.join(QStringLiteral(" + "));
    return reason.isEmpty() ? name
                            : tr("%1 – %2", "a device and why it cannot be used").arg(name, reason);
}

Qt::ItemFlags DeviceModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    if (!row.chosen && !reasonOf(row.ids).isEmpty())
        return Qt::ItemNeverHasChildren; // greyed; its text says why
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return m_readOnly ? flags : flags | Qt::ItemIsUserCheckable;
}

bool DeviceModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::CheckStateRole || m_readOnly)
        return false;
    m_rows[std::size_t(index.row())].chosen = value.toInt() != Qt::Unchecked;
    emit dataChanged(index, index);
    emit chosenChanged();
    return true;
}

} // namespace bildrate::ui
