#pragma once

#include "core/backend/device.h"

#include <QAbstractListModel>
#include <QString>
#include <string>
#include <vector>

namespace bildrate::ui {

/// The devices and sets of devices that one job can use, with a box to choose each by; those that
/// cannot be used say why.
class DeviceModel : public QAbstractListModel {
    Q_OBJECT

public:
    using Set = std::vector<std::string>;

    using QAbstractListModel::QAbstractListModel;

    /// Those found. Chosen sets that named them by index ("gpu:0") name them by id from then on.
    void setDevices(const std::vector<Device>& devices);
    const std::vector<Device>& devices() const { return m_devices; }
    /// Whether setDevices has been called.
    bool isKnown() const { return m_known; }
    /// The default number of CPU threads; 0: what the device says.
    void setThreads(int threads);

    std::vector<Set> chosen() const;
    void setChosen(const std::vector<Set>& sets);
    /// Why no chosen set computes in the precision, in core's words; empty if one does or it cannot
    /// be told.
    std::string whyNot(Precision precision) const;
    /// The same for training.
    std::string whyNotTraining() const;

    void setReadOnly(bool readOnly) { m_readOnly = readOnly; }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void chosenChanged();

private:
    struct Row {
        Set ids;
        bool chosen = false;
    };

    void rebuild(const std::vector<Set>& chosen);
    const Device* find(const std::string& id) const;
    QString nameOf(const std::string& id) const;
    /// One sentence in the user's language; empty if the set can be used.
    QString reasonOf(const Set& ids) const;
    template <typename Ask>
    std::string whyNone(Ask ask) const;

    std::vector<Device> m_devices;
    std::vector<Row> m_rows;
    int m_threads = 0;
    bool m_known = false;
    bool m_readOnly = false;
};

} // namespace bildrate::ui
