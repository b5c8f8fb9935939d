#include "core/base/error.h"
#include "core/base/price.h"
#include "tests/support/error_of.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using test::errorOf;
using testing::HasSubstr;

Price priceOf(std::string id, std::string provider, std::string instance) {
    Price price = priceFrom("0.06 EUR/minute");
    price.id = std::move(id);
    price.provider = std::move(provider);
    price.instance = std::move(instance);
    return price;
}

TEST(Price, IsReadWithUnitAndCurrency) {
    const Price price = priceFrom("5.645 usd/hour");
    EXPECT_EQ(price.amount.digits(), "5.645");
    EXPECT_EQ(price.amount.currency().code(), "USD");
    EXPECT_EQ(price.unit, TimeUnit::hour);
    EXPECT_EQ(rateText(price), "5.645 USD/hour");
    EXPECT_EQ(rateText(priceFrom("0.06EUR/minute")), "0.06 EUR/minute");
    EXPECT_NEAR(double(priceFrom("730 EUR/month").amountPerSecond()), 1.0 / 3600, 1e-15);
    for (const char* text :
         {"", "0.06", "0.06 EUR", "EUR/minute", "0.06 EUR/day", "0.06 XYZ/hour", "1,5,0 EUR/hour",
          "1e30 EUR/hour", "0 EUR/hour", "-1 EUR/hour", "0.06 EUR/minute/minute"})
        EXPECT_EQ(errorOf([&] { (void)priceFrom(text); }).first, ErrorKind::invalidInput) << text;
}

TEST(Price, WhatCannotBeIsRefused) {
    const Price good = priceOf("", "LeaderGPU", "ltbv14");
    EXPECT_NO_THROW(validate(good));
    const auto refusalOf = [&](auto change) {
        Price price = good;
        change(price);
        return errorOf([&] { validate(price); }).second;
    };
    EXPECT_THAT(refusalOf([](Price& price) { price.provider = price.instance = ""; }),
                HasSubstr("name"));
    EXPECT_THAT(refusalOf([](Price& price) {
                    price.amount = Money::fromBillionths(0, price.amount.currency());
                }),
                HasSubstr("above zero"));
    EXPECT_THAT(refusalOf([](Price& price) { price.source = std::string(2001, 'x'); }),
                HasSubstr("longer than 2000 bytes"));
    EXPECT_THAT(refusalOf([](Price& price) { price.gpus = 2; }), HasSubstr("not their kind"));
    EXPECT_THAT(refusalOf([](Price& price) { price.gpu = "K80"; }), HasSubstr("K80"));
    EXPECT_THAT(refusalOf([](Price& price) { price.gpus = -1; }), HasSubstr("-1"));
    EXPECT_THAT(refusalOf([](Price& price) { price.step = TimeUnit::month; }), HasSubstr("month"));
    EXPECT_THAT(refusalOf([](Price& price) { price.startUpMinutes = -1; }), HasSubstr("-1"));
    EXPECT_THAT(refusalOf([](Price& price) {
                    price.minimumCharge = Money::fromBillionths(1, Currency("USD"));
                }),
                HasSubstr("currency"));
}

TEST(Price, IsFoundByIdOrName) {
    const std::vector<Price> list{priceOf("1", "LeaderGPU", "ltbv14"), priceOf("2", "Mine", "twin"),
                                  priceOf("3", "Yours", "twin"),
                                  priceOf("b1", "LeaderGPU", "ltbv14"),
                                  priceOf("b2", "LeaderGPU", "ltbv20")};
    EXPECT_EQ(priceNamed(list, "ltbv14").id, "1"); // one's own goes before the built-in one
    EXPECT_EQ(priceNamed(list, "b1").id, "b1");
    EXPECT_EQ(priceNamed(list, "ltbv20").id, "b2");
    EXPECT_EQ(priceNamed(list, "Yours twin").id, "3");
    const auto [kind, message] = errorOf([&] { (void)priceNamed(list, "twin"); });
    EXPECT_EQ(kind, ErrorKind::invalidInput);
    EXPECT_THAT(message, HasSubstr("2, 3"));
    EXPECT_EQ(errorOf([&] { (void)priceNamed(list, "nothing"); }).first, ErrorKind::notFound);
}

TEST(DateText, IsADayAMonthAYearOrNothing) {
    for (const char* text : {"", "2017", "2017-06", "2016-02-29"})
        EXPECT_EQ(DateText(text).text(), text);
    for (const char* text : {"17", "2017-13", "2017-02-29", "2017-6-1", "2017/06/01", "2017-06-",
                             "June 2017", "2017-06-15T00:00"})
        EXPECT_THAT(errorOf([&] { (void)DateText(text); }).second, HasSubstr("is no date")) << text;
    EXPECT_EQ(DateText("2026-11-28").daysUntil(DateText("2026-12-01")), 3);
    EXPECT_EQ(DateText("2026-11").daysUntil(DateText("2026-12-01")), 1);
    EXPECT_EQ(DateText("2025").daysUntil(DateText("2026-01-01")), 1);
    EXPECT_FALSE(DateText().daysUntil(DateText("2026-01-01")));
}

TEST(DateText, AnOldPriceIsSaidToBeOld) {
    const DateText today("2026-12-01");
    EXPECT_EQ(ageRemark("price", DateText("2025-12-01"), today), "");
    EXPECT_EQ(ageRemark("price", DateText("2025-11-30"), today),
              "the price is old: of 2025-11-30, 366 days ago");
    EXPECT_EQ(ageRemark("price", DateText("2017-06"), today),
              "the price is old: of 2017-06, 9 years ago");
    EXPECT_EQ(ageRemark("price", DateText("2026-11-01"), today, 29),
              "the price is old: of 2026-11-01, 30 days ago");
    EXPECT_EQ(ageRemark("exchange rate", DateText(), today), "the exchange rate has no date");
}

TEST(ExchangeRate, ConvertsBothWays) {
    ExchangeRate rate = exchangeRateFrom("USD=0.8 EUR");
    rate.date = DateText("2026-11-01");
    ExchangeRate older = exchangeRateFrom("USD = 0.5EUR");
    older.date = DateText("2020");
    const ExchangeRate rates[]{rate, older};
    const Currency dollar("USD"), euro("EUR"), pound("GBP");
    EXPECT_DOUBLE_EQ(double(conversionBetween(dollar, euro, rates).factor), 0.8);
    EXPECT_DOUBLE_EQ(double(conversionBetween(euro, dollar, rates).factor), 1.25);
    EXPECT_EQ(conversionBetween(euro, dollar, rates).rate, rate);
    EXPECT_EQ(conversionBetween(euro, euro, {}).factor, 1);
    EXPECT_FALSE(conversionBetween(euro, euro, {}).rate);
    const auto [kind, message] = errorOf([&] { (void)conversionBetween(dollar, pound, rates); });
    EXPECT_EQ(kind, ErrorKind::notFound);
    EXPECT_THAT(message, HasSubstr("from USD to GBP"));
    for (const char* text : {"USD", "USD=", "USD=0 EUR", "USD=1 USD", "XYZ=1 EUR", "USD=1,5 EUR"})
        EXPECT_EQ(errorOf([&] { (void)exchangeRateFrom(text); }).first, ErrorKind::invalidInput)
            << text;
}

} // namespace
} // namespace bildrate
