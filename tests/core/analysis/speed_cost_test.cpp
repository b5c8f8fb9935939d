#include "core/analysis/speed_cost.h"
#include "core/base/error.h"
#include "tests/support/error_of.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

SpeedAndCost choice(double imagesPerSecond, std::int64_t cents) {
    return {imagesPerSecond, Money::fromBillionths(cents * 10'000'000, Currency("EUR"))};
}

TEST(SpeedCost, TheFrontierIsWhatNothingBeats) {
    const std::vector<SpeedAndCost> choices{
        choice(100, 50),  // 0
        choice(300, 90),  // 1
        choice(200, 95),  // 2: slower and dearer than 1
        choice(80, 50),   // 3: slower than 0 at the same cost
        choice(300, 120), // 4: dearer than 1 at the same speed
        choice(300, 90),  // 5: equal to 1
        choice(900, 400), // 6
    };
    EXPECT_THAT(speedCostFrontier(choices), ElementsAre(0, 1, 5, 6));
    EXPECT_EQ(cheapest(choices), 0u);
}

TEST(SpeedCost, OfNothingThereIsNone) {
    EXPECT_THAT(speedCostFrontier({}), IsEmpty());
    EXPECT_FALSE(cheapest({}));
}

TEST(SpeedCost, CurrenciesAreNotMixed) {
    const std::vector<SpeedAndCost> choices{choice(100, 50),
                                            {100, Money::fromBillionths(1, Currency("USD"))}};
    EXPECT_EQ(test::errorOf([&] { (void)cheapest(choices); }).first, ErrorKind::invalidInput);
}

} // namespace
} // namespace bildrate
