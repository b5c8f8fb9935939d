#include "core/analysis/profile_comparison.h"

#include <gtest/gtest.h>

namespace bildrate {
namespace {

StepProfile step(const char* name, Part part, double seconds, const char* implementation = "jit") {
    StepProfile profile;
    profile.step = name;
    profile.part = part;
    profile.seconds = Seconds(seconds);
    profile.implementation = implementation;
    return profile;
}

TEST(ProfileComparison, MatchesStepsByNameAndPart) {
    Profile first;
    first.steps = {step("a", Part::forward, 2), step("b", Part::forward, 4),
                   step("a", Part::update, 1)};
    Profile second;
    second.steps = {step("a", Part::update, 1), step("a", Part::forward, 1, "wino"),
                    step("c", Part::forward, 8)};
    const std::vector<ProfilePair> pairs = compareProfiles(first, second);
    ASSERT_EQ(pairs.size(), 4u);
    EXPECT_EQ(pairs[0].ratio(), 0.5);
    EXPECT_TRUE(pairs[0].changedImplementation());
    EXPECT_FALSE(pairs[1].second);
    EXPECT_FALSE(pairs[1].ratio());
    EXPECT_EQ(pairs[2].ratio(), 1.0);
    EXPECT_FALSE(pairs[2].changedImplementation());
    EXPECT_FALSE(pairs[3].first);
    EXPECT_EQ(pairs[3].any().step, "c");
    EXPECT_FALSE(pairs[3].changedImplementation());
}

TEST(ProfileComparison, HasNoRatioToNothing) {
    Profile first;
    first.steps = {step("a", Part::forward, 0)};
    Profile second;
    second.steps = {step("a", Part::forward, 1)};
    EXPECT_FALSE(compareProfiles(first, second)[0].ratio());
}

} // namespace
} // namespace bildrate
