// Whole networks at small images: the fused schedule, run in its arena, computes what the network
// does, layer by layer.
#include "core/network/zoo.h"
#include "core/schedule/passes.h"
#include "tests/core/reference/schedule_comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

namespace bildrate {
namespace {

class ZooSchedule : public testing::TestWithParam<std::string> {};

TEST_P(ZooSchedule, ComputesWhatItsNetworkComputes) {
    constexpr std::uint64_t seed = 1;
    ZooOptions small;
    small.imageSize = smallImageSize(GetParam());
    const Network network = makeNetwork(GetParam(), small);
    const auto layers = reference::forward(network, 2, seed);
    Schedule schedule = makeSchedule(network, Workload::inference, Precision::fp32, 2);
    elideConcats(schedule, [](const Schedule&, const Step&) { return true; });
    shareResidualStorage(schedule);
    EXPECT_EQ(test::firstDifference(schedule, layers, seed), "");

    // everything that can be fused is
    for (const Step& step : schedule.steps)
        EXPECT_FALSE(std::holds_alternative<BatchNormOp>(step.op) ||
                     std::holds_alternative<ReluOp>(step.op) ||
                     std::holds_alternative<AddOp>(step.op) ||
                     std::holds_alternative<ConcatOp>(step.op))
            << step.name;
    EXPECT_TRUE(schedule.tensorOf(network.logits()));
}

std::string testName(const testing::TestParamInfo<std::string>& network) {
    std::string name = network.param;
    std::ranges::replace_if(
        name, [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Zoo, ZooSchedule, testing::ValuesIn(zooNames()), testName);

} // namespace
} // namespace bildrate
