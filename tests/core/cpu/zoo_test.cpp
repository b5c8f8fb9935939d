#include "core/network/zoo.h"
#include "tests/core/cpu/network_check.h"

#include <gtest/gtest.h>

namespace bildrate::cpu {
namespace {

class WholeZoo : public testing::TestWithParam<std::string> {};

TEST_P(WholeZoo, everyStepAndTheLogitsAgreeWithTheReference) {
    const Oracle oracle(GetParam(), 2);
    for (Precision precision : precisionsHere()) {
        SCOPED_TRACE(nameOf(precision));
        Loaded loaded(oracle.schedule(precision));
        EXPECT_TRUE(agrees(logitsOf(loaded), oracle.logits(), precision));
        EXPECT_EQ(complaints(stepErrors(oracle, loaded)), "");
        // running a step alone leaves the input as it was
        EXPECT_TRUE(agrees(logitsOf(loaded), oracle.logits(), precision));
    }
}

INSTANTIATE_TEST_SUITE_P(Cpu, WholeZoo, testing::ValuesIn(zooNames()),
                         [](const auto& parameter) { return testName(parameter.param); });

} // namespace
} // namespace bildrate::cpu
