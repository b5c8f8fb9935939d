#include "core/cpu/cpu_backend.h"
#include "core/cpu/onednn_calls.h"
#include "core/network/zoo.h"
#include "tests/core/cpu/network_check.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace bildrate::cpu {
namespace {

class FullSize : public testing::TestWithParam<std::string> {};

/// Plans of the published sizes at the batches that are compared, none of it executed.
TEST_P(FullSize, hasFastImplementationsOnly) {
    const Network network = makeNetwork(GetParam());
    Target target;
    target.devices = {"cpu"};
    target.threads = 2;
    for (Precision precision : {Precision::fp32, Precision::bf16}) {
        if (precision == Precision::bf16 && !onednn::hasBfloat16())
            continue;
        for (std::int64_t batch : {1, 8, 32}) {
            SCOPED_TRACE(fmt::format("{} batch {}", nameOf(precision), batch));
            const auto plan = CpuBackend(untimed()).compile(
                makeSchedule(network, Workload::inference, precision, batch), target, {});
            EXPECT_EQ(plan->facts().steps.size(), plan->schedule().steps.size());
            for (const StepFact& fact : plan->facts().steps) {
                EXPECT_FALSE(fact.implementation.empty()) << fact.step;
                EXPECT_EQ(fact.implementation.find("ref"), std::string::npos)
                    << fact.step << ": " << fact.implementation;
            }
            EXPECT_LT(plan->memory().workspace, Bytes(600) << 20);
        }
    }
}

/// Winograd is what makes fp32 fast; a library without it must not go unnoticed.
TEST(FullSizeRule, takesWinogradForEveryThreeByThreeOfStrideOne) {
    if (!onednn::hasAvx512())
        GTEST_SKIP() << "no AVX-512 here";
    Target target;
    target.devices = {"cpu"};
    const auto plan = CpuBackend(untimed()).compile(
        makeSchedule(makeNetwork("resnet-50"), Workload::inference, Precision::fp32, 8), target,
        {});
    const auto& steps = plan->facts().steps;
    EXPECT_EQ(std::ranges::count(steps, "winograd", &StepFact::algorithm), 16);
    target.convolution = ConvolutionChoice::direct;
    const auto direct = CpuBackend(untimed()).compile(
        makeSchedule(makeNetwork("resnet-50"), Workload::inference, Precision::fp32, 8), target,
        {});
    EXPECT_EQ(std::ranges::count(direct->facts().steps, "winograd", &StepFact::algorithm), 0);
}

INSTANTIATE_TEST_SUITE_P(Cpu, FullSize, testing::ValuesIn(zooNames()),
                         [](const auto& parameter) { return testName(parameter.param); });

} // namespace
} // namespace bildrate::cpu
