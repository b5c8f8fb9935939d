#include "core/analysis/published_costs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace bildrate {
namespace {

using testing::HasSubstr;

std::int64_t count(bool (PublishedCost::*holds)() const, std::size_t first, std::size_t end) {
    const auto& rows = publishedCosts();
    return std::count_if(rows.begin() + std::ptrdiff_t(first), rows.begin() + std::ptrdiff_t(end),
                         [&](const PublishedCost& row) { return (row.*holds)(); });
}

TEST(PublishedCosts, AreTheRowsOfTheArticles) {
    const auto& rows = publishedCosts();
    ASSERT_EQ(rows.size(), 36u);
    EXPECT_EQ(rows[0].network, "alexnet");
    EXPECT_EQ(rows[0].totalPrinted, "€0,303");
    EXPECT_EQ(rows[0].total.digits(), "0.303");
    EXPECT_EQ(rows[0].time, Seconds(303));
    EXPECT_EQ(rows[35].gpu, "GTX 1080");
    EXPECT_EQ(rows[35].gpus, 8);
    EXPECT_EQ(rows[35].total.digits(), "2.48");
    for (const PublishedCost& row : rows)
        EXPECT_FALSE(row.notes.empty());
}

TEST(PublishedCosts, TwentyTwoTimesAndThirtyFiveTotalsFollow) {
    ASSERT_EQ(publishedCosts().size(), 36u);
    EXPECT_EQ(count(&PublishedCost::timeFollows, 0, 24), 10);
    EXPECT_EQ(count(&PublishedCost::timeFollows, 24, 36), 12);
    EXPECT_EQ(count(&PublishedCost::totalFollows, 0, 24), 23);
    EXPECT_EQ(count(&PublishedCost::totalFollows, 24, 36), 12);
}

TEST(PublishedCosts, WhatDoesNotFollowKeepsBothFiguresAndSaysWhy) {
    for (const PublishedCost& row : publishedCosts())
        if (!row.timeFollows()) {
            EXPECT_THAT(row.notes, testing::Contains(HasSubstr("do not agree")));
        }
    const auto& rows = publishedCosts();
    const auto odd = std::ranges::find_if_not(rows, &PublishedCost::totalFollows);
    ASSERT_NE(odd, rows.end());
    EXPECT_EQ(odd->network, "inception-bn");
    EXPECT_EQ(odd->gpu, "GTX 1080");
    EXPECT_EQ(odd->timePrinted, "20m 21sec");
    EXPECT_NEAR(odd->computedTime().count(), 1210.05, 0.01); // 10^6 / 826.41
    EXPECT_EQ(odd->total.digits(), "1.221");
    EXPECT_EQ(shownAmount(odd->computedTotal(), 5), "1.21005");
}

TEST(PublishedCosts, EveryGermanTotalFollowsFromItsPrintedTime) { // to the last printed digit
    for (const PublishedCost& row : publishedCosts()) {
        const Money total = pureCost(row.time, row.price, 1, {row.price.amount.currency()});
        if (row.source.starts_with("German")) {
            EXPECT_EQ(moneyFrom("total", shownAmount(total, 5), total.currency()), row.total)
                << row.network << " " << row.gpu;
        } else {
            EXPECT_LE(std::abs(total.billionths() - row.total.billionths()), 10'000'000);
        }
    }
}

} // namespace
} // namespace bildrate
