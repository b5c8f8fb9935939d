#include "core/base/error.h"
#include "core/bench/profile.h"
#include "core/network/network_builder.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace bildrate {
namespace {

/// A 1x1 convolution of 3 to 4 channels on 2x2 pixels, and a classifier of 16 to 5.
Network tiny() {
    NetworkBuilder builder("tiny", "Tiny", {3, 2, 2});
    const LayerId at =
        builder.convolution("conv", builder.input(), {.filters = 4, .kernel = {1, 1}});
    return builder.finish(builder.fullyConnected("fc", at, 5, false));
}

class ProfileTest : public testing::Test {
protected:
    Profile run(Workload workload, std::vector<double> seconds, const ProfileRule& rule,
                std::stop_token stop = {}) {
        m_backend.script = [&](const Schedule&) {
            FakeScript script;
            script.seconds = seconds;
            return script;
        };
        const auto plan =
            m_backend.compile(makeSchedule(tiny(), workload, Precision::fp32, 2, {0.1, 0.9, 0}),
                              {{"cpu"}, 0, {}, {}}, {});
        const auto executor = plan->load(1, {});
        return profile(
            *plan, *executor, rule, stop, [this](std::int64_t done) { m_told = done; },
            [this] { return m_backend.clock(); });
    }

    FakeBackend m_backend;
    std::int64_t m_told = 0;
};

TEST_F(ProfileTest, warmsUpAndTellsMedians) {
    // two slow ones to warm up, then 4, 2, 9 of four steps each
    const Profile found = run(Workload::inference, {50, 50, 4, 2, 9}, {2, 3, Seconds(0)});
    EXPECT_EQ(found.iterations, 3);
    EXPECT_EQ(m_told, 3);
    ASSERT_EQ(found.steps.size(), 3u); // convolution with ReLU, fully connected, softmax
    for (const StepProfile& step : found.steps)
        EXPECT_DOUBLE_EQ(step.seconds.count(), 4.0 / 3);
    EXPECT_DOUBLE_EQ(found.total().count(), 4);
}

TEST_F(ProfileTest, goesOnUntilTheTimeIsUp) {
    EXPECT_EQ(run(Workload::inference, {1}, {0, 2, Seconds(5)}).iterations, 5);
    EXPECT_EQ(run(Workload::inference, {1}, {0, 7, Seconds(5)}).iterations, 7);
}

TEST_F(ProfileTest, countsWorkAndBytesByHand) {
    const Profile found = run(Workload::inference, {3}, {0, 1, Seconds(0)});
    const StepProfile& convolution = found.steps[0];
    EXPECT_EQ(convolution.kind, "convolution");
    EXPECT_EQ(convolution.macs, 2 * 4 * 3 * 4);
    EXPECT_EQ(convolution.bytes, 4u * (2 * 12 + 2 * 16 + 12 + 4));
    EXPECT_DOUBLE_EQ(*convolution.flops(), 2.0 * 96);
    EXPECT_FALSE(found.steps[2].flops());
}

TEST_F(ProfileTest, ofTrainingTellsItsParts) {
    const Profile found = run(Workload::training, {20}, {0, 1, Seconds(0)});
    // forward 2 and loss, then fc: data, weights, update; ReLU; conv: weights, update
    ASSERT_EQ(found.steps.size(), 9u);
    EXPECT_NEAR(found.forward().count(), 20.0 * 3 / 9, 1e-12);
    EXPECT_NEAR(found.forwardAndBackward().count(), 20.0 * 7 / 9, 1e-12);
    EXPECT_NEAR(found.total().count(), 20, 1e-12);
    const auto update = std::ranges::find(found.steps, Part::update, &StepProfile::part);
    EXPECT_EQ(update->step, "fc");
    EXPECT_EQ(update->macs, 0);
    const Bytes values = 16 * 5 + 5;
    EXPECT_EQ(update->bytes, 4 * values * 5); // gradient read; weight and velocity read and written
    const auto weights = std::ranges::find(found.steps, Part::backwardWeights, &StepProfile::part);
    EXPECT_EQ(weights->macs, 2 * 16 * 5);
    EXPECT_EQ(weights->bytes, 4 * (2 * 5 + 2 * 16 + values));
}

TEST_F(ProfileTest, canBeStopped) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(run(Workload::inference, {1}, {}, stop.get_token()), Cancelled);
}

} // namespace
} // namespace bildrate
