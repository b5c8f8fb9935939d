#include "ui/models/profile_model.h"

#include "ui/core_text.h"
#include "ui/format.h"

namespace bildrate::ui {
namespace {

QString from(const std::string& text) {
    return QString::fromStdString(text);
}

bool isNumeric(ProfileModel::Column column) {
    switch (column) {
    case ProfileModel::layer:
    case ProfileModel::part:
    case ProfileModel::change:
    case ProfileModel::implementation:
    case ProfileModel::algorithm:
        return false;
    default:
        return true;
    }
}

QString milliseconds(const std::optional<StepProfile>& step) {
    return step ? format::number(step->seconds.count() * 1e3, 3) : QString();
}

double secondsOf(const std::optional<StepProfile>& step) {
    return step ? step->seconds.count() : -1;
}

} // namespace

void ProfileModel::setProfile(const Profile& profile) {
    beginResetModel();
    m_rows.clear();
    for (const StepProfile& step : profile.steps)
        m_rows.push_back({step, {}});
    m_total = profile.total();
    m_compares = false;
    endResetModel();
}

void ProfileModel::setProfiles(const Profile& first, const Profile& second) {
    beginResetModel();
    m_rows = compareProfiles(first, second);
    m_total = first.total();
    m_compares = true;
    endResetModel();
}

const std::vector<ProfileModel::Column>& ProfileModel::columns() const {
    static const std::vector<Column> one{number, layer, part,  time,           share,
                                         macs,   bytes, flops, implementation, algorithm};
    static const std::vector<Column> two{number, layer, part, time, otherTime, ratio, change};
    return m_compares ? two : one;
}

void ProfileModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ProfileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ProfileModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(columns().size());
}

QString ProfileModel::changeText(const ProfilePair& pair) const {
    if (!pair.first)
        return tr("only in the second");
    if (!pair.second)
        return tr("only in the first");
    if (!pair.changedImplementation())
        return {};
    const auto name = [](const StepProfile& step) {
        return from(step.algorithm.empty() ? step.implementation
                                           : step.implementation + ' ' + step.algorithm);
    };
    return QStringLiteral("%1 → %2").arg(name(*pair.first), name(*pair.second));
}

QString ProfileModel::text(const ProfilePair& pair, Column column, int row) const {
    const StepProfile& step = pair.any();
    switch (column) {
    case number:
        return format::count(row + 1);
    case layer:
        return from(step.step);
    case part:
        return text::of(step.part);
    case time:
        return milliseconds(pair.first);
    case otherTime:
        return milliseconds(pair.second);
    case ratio:
        return pair.ratio() ? format::number(*pair.ratio(), 2) : QString();
    case share:
        return m_total.count() > 0 ? format::percent(step.seconds / m_total) : QString();
    case macs:
        return step.macs > 0 ? format::large(double(step.macs)) : QString();
    case bytes:
        return format::bytes(step.bytes);
    case flops:
        return step.flops() ? format::significant(*step.flops() / 1e9) : QString();
    case change:
        return changeText(pair);
    case implementation:
        return from(step.implementation);
    case algorithm:
        return from(step.algorithm);
    }
    return {};
}

QVariant ProfileModel::sortValue(const ProfilePair& pair, Column column, int row) const {
    const StepProfile& step = pair.any();
    switch (column) {
    case number:
        return row;
    case part:
        return int(step.part);
    case time:
    case share:
        return secondsOf(pair.first);
    case otherTime:
        return secondsOf(pair.second);
    case ratio:
        return pair.ratio().value_or(-1);
    case macs:
        return qlonglong(step.macs);
    case bytes:
        return qulonglong(step.bytes);
    case flops:
        return step.flops().value_or(-1);
    default:
        return text(pair, column, row);
    }
}

QVariant ProfileModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ProfilePair& pair = m_rows[std::size_t(index.row())];
    const Column column = columns()[std::size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return text(pair, column, index.row());
    case Qt::ToolTipRole: // what has no room in its column
        return isNumeric(column) ? QString() : text(pair, column, index.row());
    case Qt::TextAlignmentRole:
        return int((isNumeric(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case sortRole:
        return sortValue(pair, column, index.row());
    case partRole: {
        const std::string_view name = nameOf(pair.any().part);
        return QString::fromUtf8(name.data(), qsizetype(name.size()));
    }
    default:
        return {};
    }
}

QVariant ProfileModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column column = columns()[std::size_t(section)];
    if (role == Qt::TextAlignmentRole)
        return int((isNumeric(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && column == macs)
        return tr("Multiply-adds of the whole batch, padding included");
    if (role == Qt::ToolTipRole && column == bytes)
        return tr("Of the tensors and parameters that the step reads and writes");
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case number:
        return tr("No.", "of a step, in the order they run");
    case layer:
        return tr("Layer");
    case part:
        return tr("Part", "of a step: forward, backward, update");
    case time:
        return m_compares ? tr("First ms", "time of the first of two profiles")
                          : tr("Time ms", "milliseconds");
    case otherTime:
        return tr("Second ms", "time of the second of two profiles");
    case ratio:
        return tr("Second/first", "ratio of times");
    case share:
        return tr("Share", "of the time of an iteration");
    case macs:
        return tr("MACs");
    case bytes:
        return tr("Bytes");
    case flops:
        return tr("GFLOP/s");
    case change:
        return tr("Changed", "what another implementation does");
    case implementation:
        return tr("Implementation");
    case algorithm:
        return tr("Algorithm");
    }
    return {};
}

} // namespace bildrate::ui
