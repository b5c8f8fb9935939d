#include "core/analysis/profile_comparison.h"

#include <map>
#include <utility>

namespace bildrate {

std::optional<double> ProfilePair::ratio() const {
    if (!first || !second || first->seconds.count() <= 0)
        return std::nullopt;
    return second->seconds / first->seconds;
}

bool ProfilePair::changedImplementation() const {
    return first && second &&
           (first->implementation != second->implementation ||
            first->algorithm != second->algorithm);
}

std::vector<ProfilePair> compareProfiles(const Profile& first, const Profile& second) {
    std::vector<ProfilePair> pairs;
    std::map<std::pair<std::string, Part>, std::size_t> places;
    for (const StepProfile& step : first.steps) {
        places.emplace(std::pair(step.step, step.part), pairs.size());
        pairs.push_back({step, {}});
    }
    for (const StepProfile& step : second.steps) {
        const auto found = places.find({step.step, step.part});
        if (found == places.end())
            pairs.push_back({{}, step});
        else
            pairs[found->second].second = step;
    }
    return pairs;
}

} // namespace bildrate
