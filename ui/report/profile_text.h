#pragma once

#include "core/bench/profile.h"

#include <QString>
#include <optional>
#include <vector>

namespace bildrate::ui {

/// What was profiled and with what: "resnet-50 · training · fp32 · batch 8 · 2 threads".
QString profileTitle(const Profile& profile);

/// Whether both answer the same question, so that a ratio tells of the machines.
bool sameQuestion(const Profile& first, const Profile& second);

/// A sum over an iteration, in words and figures.
struct ProfileTotal {
    QString label;
    QString time;
    QString rate; ///< images per second, if an iteration were no more than that
    /// Of the second profile, where two are compared; and its time over the first's.
    QString otherTime{};
    QString ratio{};
};
/// Inference: the iteration. Training: forward, forward and backward, the whole step.
std::vector<ProfileTotal> profileTotals(const Profile& profile, const Profile* second = nullptr);

} // namespace bildrate::ui
