#include "core/base/error.h"
#include "core/base/money.h"
#include "tests/support/error_of.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace bildrate {
namespace {

using test::errorOf;
using testing::HasSubstr;

const Currency euro("EUR");

Money eur(std::string_view amount) {
    return moneyFrom("price", amount, euro);
}

std::string shown(std::string_view amount) {
    return shownAmount(eur(amount), decimalsToShow(eur(amount)));
}

TEST(Money, ReadsWhatItWrites) {
    for (const char* text : {"0", "12", "0.303", "0.0825", "0.000000001", "9000000000", "1234.5"})
        EXPECT_EQ(eur(text).digits(), text);
    EXPECT_EQ(eur("0.0825").billionths(), 82'500'000);
    EXPECT_EQ(eur("007.50").digits(), "7.5");
    EXPECT_EQ(eur("1.500000000000").digits(), "1.5");
}

TEST(Money, RefusesWhatIsNoAmount) {
    for (const char* text : {"", ".", ".5", "5.", "1,5", "1,5,0", "1e30", "1e1", "+1", " 1", "1 ",
                             "1.2.3", "0x10", "nan", "inf", "1'000", "１"}) {
        const auto [kind, message] = errorOf([&] { eur(text); });
        EXPECT_EQ(kind, ErrorKind::invalidInput);
        EXPECT_THAT(message, HasSubstr(std::string("price: '") + text + "' is no amount")) << text;
    }
    EXPECT_THAT(errorOf([] { eur("-2"); }).second, HasSubstr("'-2' is below zero"));
    EXPECT_THAT(errorOf([] { eur("9000000001"); }).second, HasSubstr("too large"));
    EXPECT_THAT(errorOf([] { eur("99999999999999999999999999"); }).second, HasSubstr("too large"));
    EXPECT_THAT(errorOf([] { eur("0.0000000001"); }).second, HasSubstr("nine decimals"));
    EXPECT_THAT(errorOf([] { positiveMoneyFrom("price", "0.00", euro); }).second,
                HasSubstr("'0.00' is zero"));
}

TEST(Money, IsRoundedOnceAndNeverToNothing) {
    EXPECT_EQ(Money::rounded(0.25L * 0.02L / 60, euro).billionths(), 83'333);
    EXPECT_EQ(Money::rounded(1.23456789049L, euro).billionths(), 1'234'567'890);
    EXPECT_EQ(Money::rounded(1e-30L, euro).billionths(), 1);
    EXPECT_EQ(Money::rounded(0, euro).billionths(), 0);
    EXPECT_THAT(errorOf([] { (void)Money::rounded(1e30L, euro); }).second, HasSubstr("too large"));
    EXPECT_THAT(errorOf([] {
                    (void)Money::rounded(std::numeric_limits<long double>::infinity(), euro);
                }).second,
                HasSubstr("too large"));
    EXPECT_EQ(errorOf([] { (void)Money::rounded(-1, euro); }).first, ErrorKind::invalidInput);
}

TEST(Money, TenThousandSmallCostsAddUp) { // J1: 1000 images at 4000/s, 0.02 a minute
    Money sum;
    for (int i = 0; i < 10'000; ++i)
        sum = sum + Money::rounded(0.25L * 0.02L / 60, euro);
    EXPECT_EQ(shownAmount(sum, 2), "0.83");
}

TEST(Money, ASumThatIsTooLargeIsAnError) {
    const Money large = Money::fromBillionths(std::numeric_limits<std::int64_t>::max(), euro);
    EXPECT_THAT(errorOf([&] { (void)(large + eur("1")); }).second, HasSubstr("too large"));
    const Money dollar = moneyFrom("price", "1", Currency("USD"));
    EXPECT_THAT(errorOf([&] { (void)(large + dollar); }).second, HasSubstr("EUR and USD"));
    EXPECT_THAT(errorOf([&] { (void)(large < dollar); }).second, HasSubstr("EUR and USD"));
}

TEST(Money, PrecisionFollowsSize) { // J4
    EXPECT_EQ(shown("0.0004"), "0.0004");
    EXPECT_EQ(shown("0.35"), "0.35");
    EXPECT_EQ(shown("18"), "18.00");
    EXPECT_EQ(shown("12345.6"), "12345.60");
    EXPECT_EQ(shown("0.000083333"), "0.000083");
    EXPECT_EQ(shown("0.0996"), "0.10");
    EXPECT_EQ(shown("0"), "0.00");
    EXPECT_EQ(shown("0.000000001"), "0.000000001");
    const Money yen = moneyFrom("price", "18.4", Currency("JPY"));
    EXPECT_EQ(shownAmount(yen, decimalsToShow(yen)), "18");
    const Money dinar = moneyFrom("price", "18.4", Currency("KWD"));
    EXPECT_EQ(shownAmount(dinar, decimalsToShow(dinar)), "18.400");
}

TEST(Money, AColumnHasOneNumberOfDecimals) { // J3
    const Money column[]{eur("0"), eur("352.511"), eur("2.5"), eur("0.0123")};
    EXPECT_EQ(decimalsToShow(column), 3);
    EXPECT_EQ(shownAmount(column[0], 3), "0.000");
    EXPECT_EQ(shownAmount(column[1], 3), "352.511");
    EXPECT_EQ(shownAmount(column[3], 3), "0.012");
    EXPECT_EQ(shownAmount(eur("2.5"), 0), "3"); // half up
    EXPECT_EQ(shownAmount(eur("2.499999999"), 0), "2");
    EXPECT_EQ(shownAmount(eur("0.0004"), 2), "0.0004"); // never 0.00
}

TEST(Currency, KnowsTheCodes) {
    EXPECT_EQ(Currency("usd").code(), "USD");
    for (const char* code : {"", "EU", "EURO", "XYZ", "UR ", "R F", "12 "})
        EXPECT_THAT(errorOf([&] { (void)Currency(code); }).second, HasSubstr("is no currency"))
            << code;
}

} // namespace
} // namespace bildrate
