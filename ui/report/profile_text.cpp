#include "ui/report/profile_text.h"

#include "ui/core_text.h"
#include "ui/format.h"

#include <QCoreApplication>
#include <tuple>

namespace bildrate::ui {
namespace {

class ProfileText {
    Q_DECLARE_TR_FUNCTIONS(ProfileText)
};

} // namespace

QString profileTitle(const Profile& profile) {
    return ProfileText::tr("%1 · %2 · %3 · batch %4 · %n thread(s)",
                           "network, workload, precision of a profile", profile.threads)
        .arg(QString::fromStdString(profile.network), text::of(profile.workload),
             text::of(profile.precision), format::count(profile.batch));
}

bool sameQuestion(const Profile& first, const Profile& second) {
    const auto question = [](const Profile& profile) {
        return std::tie(profile.network, profile.workload, profile.precision, profile.batch);
    };
    return question(first) == question(second);
}

std::vector<ProfileTotal> profileTotals(const Profile& profile, const Profile* second) {
    std::vector<ProfileTotal> totals;
    const auto add = [&](const QString& label, Seconds (Profile::*sum)() const) {
        const Seconds time = (profile.*sum)();
        if (time.count() <= 0)
            return;
        ProfileTotal total{label, format::duration(time),
                           format::significant(double(profile.batch) / time.count())};
        if (second != nullptr) {
            const Seconds other = (second->*sum)();
            total.otherTime = format::duration(other);
            total.ratio = format::number(other / time, 2);
        }
        totals.push_back(total);
    };
    if (profile.workload == Workload::inference) {
        add(ProfileText::tr("Whole iteration"), &Profile::total);
        return totals;
    }
    add(ProfileText::tr("Forward"), &Profile::forward);
    add(ProfileText::tr("Forward and backward"), &Profile::forwardAndBackward);
    add(ProfileText::tr("Whole step"), &Profile::total);
    return totals;
}

} // namespace bildrate::ui
