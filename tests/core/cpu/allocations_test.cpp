// What the engine allocates, counted.
#include "core/cpu/cpu_backend.h"
#include "core/cpu/onednn_calls.h"
#include "core/network/zoo.h"
#include "tests/core/cpu/allocations.h"
#include "tests/core/cpu/network_check.h"

#include <gtest/gtest.h>

namespace bildrate::cpu {
namespace {

std::unique_ptr<Plan> planOf(const char* network, Precision precision, std::int64_t batch,
                             int threads) {
    Target target;
    target.devices = {"cpu"};
    target.threads = threads;
    return CpuBackend(untimed()).compile(
        makeSchedule(makeNetwork(network), Workload::inference, precision, batch), target, {});
}

/// Every part of the memory lies in whole huge pages.
Bytes inPages(Bytes bytes) {
    constexpr Bytes page = 2 << 20;
    return (bytes + page - 1) / page * page;
}

/// What stays, and the most that lives at once, from what the plan says.
Bytes loaded(const MemoryNeed& need) {
    return inPages(need.weights) + inPages(need.activations) + inPages(need.workspace) +
           inPages(need.staging);
}
Bytes forecast(const MemoryNeed& need) {
    return std::max(loaded(need), inPages(need.weights) + *need.loading - need.weights);
}

/// Bytes that loading took at its peak, and that were left when it had ended.
struct Loading {
    Bytes peak = 0;
    Bytes left = 0;
};
Loading load(const Plan& plan) {
    const Bytes before = Allocations::now().live;
    Allocations::resetPeak();
    const auto executor = plan.load(testSeed, {});
    const Allocations after = Allocations::now();
    return {after.peak - before, after.live - before};
}

/// Lists, names, descriptors: what the plan does not count.
constexpr Bytes bookkeeping = 1 << 20;

TEST(Allocations, ofALoadedPlanAreWhatItSays) {
    for (const char* network : {"lenet", "googlenet"})
        for (const std::int64_t batch : {1, 8}) {
            SCOPED_TRACE(testing::Message() << network << " " << batch);
            const auto plan = planOf(network, Precision::fp32, batch, 1);
            load(*plan); // what the library makes once and keeps
            const Loading loading = load(*plan);
            const MemoryNeed need = plan->memory();
            EXPECT_GE(loading.left, loaded(need));
            EXPECT_LE(loading.left, loaded(need) + bookkeeping);
            EXPECT_GE(loading.peak, forecast(need));
            EXPECT_LE(loading.peak, forecast(need) + bookkeeping);
        }
}

TEST(Allocations, whileWeightsAreMadeAreWhatThePlanSays) {
    // most of alexnet's weights are one matrix
    for (const Precision precision : {Precision::fp32, Precision::bf16}) {
        if (precision == Precision::bf16 && !onednn::hasBfloat16())
            continue;
        for (const int threads : {1, 2}) {
            SCOPED_TRACE(testing::Message() << nameOf(precision) << " " << threads);
            const auto plan = planOf("alexnet", precision, 1, threads);
            const Loading loading = load(*plan);
            const MemoryNeed need = plan->memory();
            EXPECT_GT(*need.loading, need.total() + (Bytes(100) << 20));
            EXPECT_LE(loading.peak, forecast(need) + bookkeeping);
            if (threads == 1) { // two need not have the largest steps in hand at once
                EXPECT_GE(loading.peak, forecast(need));
            }
        }
    }
}

TEST(Allocations, thereAreNoneInTheTimedRegion) {
    for (const Precision precision : {Precision::fp32, Precision::bf16}) {
        if (precision == Precision::bf16 && !onednn::hasBfloat16())
            continue;
        for (const char* network : {"lenet", "googlenet"})
            for (const int threads : {1, 2}) {
                SCOPED_TRACE(testing::Message()
                             << network << " " << nameOf(precision) << " " << threads);
                const auto plan = planOf(network, precision, 2, threads);
                const auto executor = plan->load(testSeed, {});
                executor->run(3, {});
                const Allocations before = Allocations::now();
                executor->run(3, {});
                const Allocations after = Allocations::now();
                EXPECT_EQ(after.own, before.own);
                // the library's own lists for each primitive come and go
                EXPECT_GT(after.library, before.library);
                EXPECT_EQ(after.live, before.live);
            }
    }
}

TEST(Allocations, areSeenByTheCounter) {
    const Allocations before = Allocations::now();
    const auto block = std::make_unique<std::byte[]>(1 << 20);
    const Allocations after = Allocations::now();
    EXPECT_EQ(after.own, before.own + 1);
    EXPECT_EQ(after.live, before.live + (1 << 20));
}

} // namespace
} // namespace bildrate::cpu
