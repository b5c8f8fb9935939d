#include "core/analysis/profile_comparison.h"

#include "core/bench/environment_changes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

std::vector<std::string> profileDifferences(const Profile& first, const Profile& second) {
    std::vector<std::string> differences;
    const auto compare = [&](std::string_view label, const auto& before, const auto& now) {
        if (before != now)
            differences.push_back(fmt::format("{}: {} before, {} now", label, before, now));
    };
    compare("device", fmt::format("{}", fmt::join(first.devices, "+")),
            fmt::format("{}", fmt::join(second.devices, "+")));
    compare("threads", first.threads, second.threads);
    compare("seed", first.seed, second.seed);
    compare("convolution", nameOf(first.convolution), nameOf(second.convolution));
    if (first.workload == Workload::training && second.workload == Workload::training) {
        compare("learning rate", first.optimiser.learningRate, second.optimiser.learningRate);
        compare("momentum", first.optimiser.momentum, second.optimiser.momentum);
        compare("weight decay", first.optimiser.weightDecay, second.optimiser.weightDecay);
    }
    for (std::string& change : environmentChanges(first.environment, second.environment))
        differences.push_back(std::move(change));
    return differences;
}

} // namespace bildrate
