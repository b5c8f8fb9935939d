#pragma once

#include "core/analysis/profile_comparison.h"

#include <QAbstractTableModel>
#include <optional>
#include <vector>

namespace bildrate::ui {

/// The steps of a profile, or of two side by side.
class ProfileModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        number, ///< in the order the steps run, from 1
        layer,
        part,
        time,
        otherTime,
        ratio,
        share,
        macs,
        bytes,
        flops,
        change,
        implementation,
        algorithm
    };
    /// Besides what is shown: a number to sort by, and core's name of the part to filter by.
    static constexpr int sortRole = Qt::UserRole;
    static constexpr int partRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setProfile(const Profile& profile);
    void setProfiles(const Profile& first, const Profile& second);
    bool compares() const { return m_compares; }
    const std::vector<Column>& columns() const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QString text(const ProfilePair& pair, Column column, int row) const;
    QVariant sortValue(const ProfilePair& pair, Column column, int row) const;
    QString changeText(const ProfilePair& pair) const;

    std::vector<ProfilePair> m_rows;
    Seconds m_total{0}; ///< of the first
    bool m_compares = false;
};

} // namespace bildrate::ui
