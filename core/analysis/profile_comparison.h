#pragma once

#include "core/bench/profile.h"

#include <optional>
#include <string>
#include <vector>

namespace bildrate {

/// One step of two profiles; unset where only the other has it.
struct ProfilePair {
    std::optional<StepProfile> first;
    std::optional<StepProfile> second;

    const StepProfile& any() const { return first ? *first : *second; }
    /// Seconds of the second over the first's; unset without both.
    std::optional<double> ratio() const;
    /// Whether another implementation or algorithm does the step.
    bool changedImplementation() const;
};

/// Matched by step and part, in the order of the first, then what only the second has.
std::vector<ProfilePair> compareProfiles(const Profile& first, const Profile& second);

/// How they were measured otherwise, what was asked apart: "threads: 2 before, 4 now" for device,
/// threads, seed, convolution, optimiser and everything of the environment that stays.
std::vector<std::string> profileDifferences(const Profile& first, const Profile& second);

} // namespace bildrate
