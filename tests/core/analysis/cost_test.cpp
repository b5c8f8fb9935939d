#include "core/analysis/cost.h"
#include "core/base/error.h"
#include "tests/support/error_of.h"
#include "tests/support/measured_cell.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace bildrate {
namespace {

using test::errorOf;
using testing::HasSubstr;

const Currency euro("EUR");
const Conversion noConversion{euro};

Money eur(std::string_view amount) {
    return moneyFrom("amount", amount, euro);
}

Price perMinute(std::string_view amount) {
    return priceFrom(std::string(amount) + " EUR/minute");
}

Money pure(double seconds, const Price& price) {
    return pureCost(Seconds(seconds), price, 1, noConversion);
}

Money billed(double seconds, const Price& price) {
    return billedCost(Seconds(seconds), price, 1, noConversion);
}

TEST(Cost, BillsEveryStepThatWasBegun) { // J5
    Price price = perMinute("0.60");
    price.step = TimeUnit::minute;
    EXPECT_EQ(pure(61, price), eur("0.61"));
    EXPECT_EQ(billed(61, price), eur("1.20"));
    EXPECT_EQ(billed(60, price), eur("0.60"));
    EXPECT_EQ(billed(0.001, price), eur("0.60"));
    EXPECT_EQ(billed(0, price), eur("0"));
    EXPECT_EQ(pure(0, price), eur("0"));
    EXPECT_EQ(billed(60 * (1 + 1e-15), price), eur("0.60")); // a rounding error begins no minute
    EXPECT_EQ(billed(60 * (1 + 1e-9), price), eur("1.20"));
    price.step = TimeUnit::second;
    EXPECT_EQ(billed(61, price), eur("0.61"));
    price.step = TimeUnit::hour;
    EXPECT_EQ(billed(61, price), eur("36"));
}

TEST(Cost, StartUpAndMinimumAreBilled) {
    Price price = perMinute("0.60");
    price.step = TimeUnit::minute;
    price.startUpMinutes = 2.5;
    EXPECT_EQ(billed(30, price), eur("1.80")); // three minutes
    EXPECT_EQ(billed(31, price), eur("2.40"));
    EXPECT_EQ(pure(30, price), eur("0.30"));
    EXPECT_EQ(billed(0, price), eur("0"));
    price.minimumCharge = eur("5");
    EXPECT_EQ(billed(30, price), eur("5"));
    EXPECT_EQ(billedCost(Seconds(30), price, 3, noConversion), eur("15")); // each instance
    EXPECT_EQ(billed(600, price), eur("7.80"));
}

TEST(Cost, SmallIsNotFree) { // J1
    const Cost cost = costOf({4000}, 1000, perMinute("0.02"), 1, noConversion);
    EXPECT_EQ(cost.time.value, Seconds(0.25));
    EXPECT_EQ(cost.pure.value.digits(), "0.000083333");
    EXPECT_GT(costOf({1e9}, 1, priceFrom("0.000000001 EUR/month"), 1, noConversion)
                  .pure.value.billionths(),
              0);
}

TEST(Cost, CarriesTheIntervalOver) {
    // by hand: 10^6 / 100, / 125 and / 80 images/s, at 0.06 a minute
    const Cost cost = costOf({100, 80, 125}, 1'000'000, perMinute("0.06"), 1, noConversion);
    EXPECT_EQ(cost.time, (Ranged<Seconds>{Seconds(10'000), Seconds(8'000), Seconds(12'500)}));
    EXPECT_EQ(cost.pure, (Ranged<Money>{eur("10"), eur("8"), eur("12.5")}));
    const Cost single = costOf({100}, 1'000'000, perMinute("0.06"), 1, noConversion);
    EXPECT_FALSE(single.time.low || single.pure.low || single.billed.high);
    EXPECT_EQ(single.pure.value, eur("10"));
}

TEST(Cost, SeveralInstancesShareTheWork) {
    Price price = perMinute("0.06");
    price.gpu = "K80";
    price.gpus = 4;
    EXPECT_EQ(instancesFor(price, 1), 1);
    EXPECT_EQ(instancesFor(price, 4), 1);
    EXPECT_EQ(instancesFor(price, 8), 2);
    EXPECT_EQ(instancesFor(price, 0), 1);
    EXPECT_EQ(instancesFor(perMinute("1"), 8), 1);
    EXPECT_EQ(costOf({100}, 1'000'000, price, 2, noConversion).pure.value, eur("20"));
}

TEST(Cost, IsConvertedBeforeItIsRounded) {
    const ExchangeRate rates[]{exchangeRateFrom("USD=0.877 EUR")};
    const Price price = priceFrom("5.645 USD/hour");
    const Conversion conversion = conversionBetween(Currency("USD"), euro, rates);
    EXPECT_EQ(pureCost(Seconds(60), price, 1, conversion).digits(), "0.082511083"); // 0.0825 in C5
    EXPECT_EQ(pureCost(Seconds(60), price, 1, conversion).currency(), euro);
}

TEST(Cost, WhatCannotBeIsRefused) {
    for (const double speed : {0.0, -1.0, std::nan(""), HUGE_VAL})
        EXPECT_EQ(errorOf([&] { (void)costOf({speed}, 1, perMinute("1"), 1, noConversion); }).first,
                  ErrorKind::invalidInput);
    EXPECT_THAT(errorOf([] {
                    (void)costOf({1e-9}, 1'000'000'000'000'000, perMinute("1"), 1, noConversion);
                }).second,
                HasSubstr("too large"));
    EXPECT_EQ(imagesOfEpochs(1'281'167, 90), 115'305'030);
    for (const auto& [images, epochs] :
         std::initializer_list<std::pair<std::int64_t, std::int64_t>>{
             {0, 1}, {-1, 1}, {1, 0}, {1'000'000'000, 10'000'000}, {INT64_MAX, 1}, {1, INT64_MAX}})
        EXPECT_EQ(errorOf([&] { (void)imagesOfEpochs(images, epochs); }).first,
                  ErrorKind::invalidInput);
}

TEST(Cost, OnlyACompletedCellHasOne) {
    const CellRecord good = test::measuredCell("lenet", 8, 0.1);
    ASSERT_EQ(whyNoCost(good), "");
    const Speed speed = speedOf(good);
    EXPECT_NEAR(speed.value, 80, 1e-9);
    ASSERT_TRUE(speed.low && speed.high);
    EXPECT_LT(*speed.low, 80);
    EXPECT_GT(*speed.high, 80);

    CellRecord few = good;
    few.measurement.samples.resize(2);
    EXPECT_EQ(whyNoCost(few), "");
    EXPECT_FALSE(speedOf(few).low || speedOf(few).high);

    for (const Outcome outcome :
         {Outcome::doesNotFit, Outcome::unsupported, Outcome::invalid, Outcome::throttled,
          Outcome::stuck, Outcome::cancelled, Outcome::failed}) {
        CellRecord cell = good;
        cell.outcome = outcome;
        cell.reason = "the reason";
        EXPECT_EQ(whyNoCost(cell), std::string(nameOf(outcome)) + ": the reason");
    }
    CellRecord doubtful = good;
    doubtful.measurement.caveats = {"machine busy: x", "implausible: 900 GFLOP/s, but"};
    EXPECT_THAT(whyNoCost(doubtful), HasSubstr("implausible"));
    EXPECT_EQ(whyNoCost(test::cellOf("lenet", 1)), "nothing was measured");
}

TEST(OwnedHardware, CostsPurchaseAndElectricity) {
    OwnedHardware own{eur("8760"), 2, 0.5, 400, eur("0.25")};
    // 8760 over two years at one half: one euro an hour; 0.4 kWh at 0.25
    EXPECT_EQ(costPerHour(own), eur("1.10"));
    const Cost cost = costOf({100, 80, 125}, 360'000, own, noConversion); // an hour
    EXPECT_EQ(cost.pure, (Ranged<Money>{eur("1.1"), eur("0.88"), eur("1.375")}));
    EXPECT_EQ(cost.billed, cost.pure);
    // 1.60 an hour against 0.10: 8760 / 1.5
    EXPECT_NEAR(breakEvenHours(own, priceFrom("1.60 EUR/hour"), 1, noConversion).value(), 5840,
                1e-9);
    EXPECT_NEAR(breakEvenHours(own, priceFrom("0.80 EUR/hour"), 2, noConversion).value(), 5840,
                1e-9);
    EXPECT_FALSE(breakEvenHours(own, priceFrom("0.10 EUR/hour"), 1, noConversion));
    // the same in dollars: twice the euros
    const ExchangeRate rates[]{exchangeRateFrom("EUR=2 USD")};
    EXPECT_NEAR(breakEvenHours(own, priceFrom("3.20 USD/hour"), 1,
                               conversionBetween(euro, Currency("USD"), rates))
                    .value(),
                5840, 1e-9);
}

TEST(OwnedHardware, WhatCannotBeIsRefused) {
    const OwnedHardware good{eur("1000"), 3, 1, 0, eur("0")};
    EXPECT_NO_THROW(validate(good));
    const auto refuses = [&](auto change) {
        OwnedHardware own = good;
        change(own);
        return errorOf([&] { validate(own); }).first == ErrorKind::invalidInput;
    };
    EXPECT_TRUE(refuses([](OwnedHardware& own) { own.purchase = eur("0"); }));
    EXPECT_TRUE(refuses([](OwnedHardware& own) { own.lifetimeYears = 0; }));
    EXPECT_TRUE(refuses([](OwnedHardware& own) { own.utilisation = 0; }));
    EXPECT_TRUE(refuses([](OwnedHardware& own) { own.utilisation = 1.01; }));
    EXPECT_TRUE(refuses([](OwnedHardware& own) { own.utilisation = std::nan(""); }));
    EXPECT_TRUE(refuses([](OwnedHardware& own) { own.watts = -1; }));
    EXPECT_TRUE(refuses(
        [](OwnedHardware& own) { own.electricity = Money::fromBillionths(1, Currency("USD")); }));
}

} // namespace
} // namespace bildrate
