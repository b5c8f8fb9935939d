#include "core/store/run_store.h"
#include "tests/app/command_line_fixture.h"
#include "tests/support/german_numbers.h"
#include "tests/support/measured_cell.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace bildrate::cli {
namespace {

class CostCommandTest : public CommandLineTest {
protected:
    CostCommandTest() {
        RunRecord run;
        run.id = "3f2a91c0-0000-4000-8000-000000000000";
        run.spec.networks = {{"lenet", {}}};
        run.cells = {test::measuredCell("lenet", 8, 0.1), // 80 images/s
                     test::cellOf("lenet", 16, Outcome::invalid)};
        run.cells[1].reason = "the output is not finite";
        RunStore(m_surroundings.databaseFile).add(run);
    }
    nlohmann::json costs(std::vector<std::string> arguments) {
        arguments.push_back("--json");
        EXPECT_EQ(run(arguments), exitDone) << err();
        return nlohmann::json::parse(out()).at("costs");
    }
};

TEST_F(CostCommandTest, OfAPlainSpeedIsASingleFigure) {
    // the first row of the articles' table: 1,000,000 / 3295.19 images/s at 0.06 a minute
    const auto cost =
        costs({"cost", "--images-per-second", "3295.19", "--price", "0.06 EUR/minute"});
    ASSERT_EQ(cost.size(), 1u);
    EXPECT_NEAR(cost[0].at("seconds").at("value"), 303.472637, 1e-6);
    EXPECT_EQ(cost[0].at("pure_cost").at("value"), 0.303472637);
    EXPECT_FALSE(cost[0].at("pure_cost").contains("low"));
    ASSERT_EQ(run({"cost", "--images-per-second", "3295.19", "--price", "0.06 EUR/minute"}),
              exitDone);
    EXPECT_TRUE(contains(out(), "1,000,000")) << out();
    EXPECT_TRUE(contains(out(), "5 min 3 s  0.06 EUR/minute  0.30 EUR")) << out();
    EXPECT_FALSE(contains(out(), "±"));
}

TEST_F(CostCommandTest, SmallIsNotFree) {
    ASSERT_EQ(run({"cost", "--images-per-second", "4000", "--images", "1000", "--price",
                   "0.02 EUR/minute"}),
              exitDone);
    EXPECT_TRUE(contains(out(), "0.000083 EUR")) << out();
}

TEST_F(CostCommandTest, OfARunIsARange) {
    const auto cost = costs({"cost", "last", "--instance", "ltbv14", "--images", "8000"});
    ASSERT_EQ(cost.size(), 2u);
    EXPECT_EQ(cost[0].at("network"), "lenet");
    EXPECT_NEAR(cost[0].at("seconds").at("value"), 100, 1e-9);
    EXPECT_LT(cost[0].at("seconds").at("low"), 100);
    EXPECT_GT(cost[0].at("seconds").at("high"), 100);
    EXPECT_NEAR(cost[0].at("pure_cost").at("value"), 0.1, 1e-9);
    EXPECT_LT(cost[0].at("pure_cost").at("low"), 0.1);
    EXPECT_NEAR(cost[0].at("billed_cost").at("value"), 0.12, 1e-9); // two minutes begun
    EXPECT_EQ(cost[0].at("price").at("provider"), "LeaderGPU");
    EXPECT_EQ(cost[1].at("no_cost"), "invalid: the output is not finite");

    ASSERT_EQ(run({"cost", "3f2a", "--instance", "ltbv14", "--images", "8000"}), exitDone);
    for (const char* part :
         {"lenet fp32 batch 8", "LeaderGPU ltbv14", "±", "billed", "billed by the minute begun",
          "the price has no date", "invalid: the output is not finite"})
        EXPECT_TRUE(contains(out(), part)) << part << "\n" << out();
}

TEST_F(CostCommandTest, EpochsMultiplyAndCellsCanBeNamed) {
    const auto cost = costs(
        {"cost", "last/lenet8", "--price", "1 EUR/hour", "--images", "800", "--epochs", "90"});
    ASSERT_EQ(cost.size(), 1u);
    EXPECT_NEAR(cost[0].at("seconds").at("value"), 900, 1e-9);
    expectRefused({"cost", "last/x", "--price", "1 EUR/hour"}, exitWrongUse, "'x'");
    EXPECT_EQ(run({"cost", "last/lenet16", "--price", "1 EUR/hour"}), exitNothing);
}

TEST_F(CostCommandTest, HardwareOfOnesOwnBreaksEven) {
    const auto cost =
        costs({"cost", "--images-per-second", "100", "--images", "360000", "--price",
               "1.60 EUR/hour", "--own-price", "8760 EUR", "--own-years", "2", "--own-utilisation",
               "50%", "--own-watts", "400", "--electricity", "0.25 EUR"});
    ASSERT_EQ(cost.size(), 2u);
    EXPECT_EQ(cost[0].at("pure_cost").at("value"), 1.6);
    EXPECT_NEAR(cost[0].at("break_even_hours"), 5840, 1e-9);
    EXPECT_EQ(cost[1].at("pure_cost").at("value"), 1.1);
    ASSERT_EQ(run({"cost", "--images-per-second", "100", "--price", "1.60 EUR/hour", "--own-price",
                   "8760 EUR"}),
              exitDone);
    EXPECT_TRUE(contains(out(), "own hardware")) << out();
    EXPECT_TRUE(contains(out(), "after 5480 hours of work; it works 26300 hours")) << out();
}

TEST_F(CostCommandTest, ConvertsWithAKnownRateAlone) {
    const std::vector<std::string> arguments{
        "cost",    "--images-per-second", "1",          "--images", "3600",
        "--price", "2 USD/hour",          "--currency", "EUR"};
    expectRefused(arguments, exitWrongUse, "from USD to EUR");
    ASSERT_EQ(run({"prices", "rates", "--set", "USD=0.5 EUR"}), exitDone) << err();
    const auto cost = costs(arguments);
    EXPECT_EQ(cost[0].at("pure_cost").at("value"), 1.0);
    EXPECT_EQ(cost[0].at("currency"), "EUR");
    EXPECT_EQ(cost[0].at("exchange_rate").at("rate"), 0.5);
}

TEST_F(CostCommandTest, ThePublishedTablesStandBesideWhatFollows) {
    ASSERT_EQ(run({"cost", "--published"}), exitDone) << err();
    for (const char* part : {"€0,303", "5m 3sec", "0.30347", "20m 10sec !", "1.21005 !",
                             "22 of 36 times and 35 of 36 totals follow", "€3.02*", "5 645 $"})
        EXPECT_TRUE(contains(out(), part)) << part << "\n" << out();
    ASSERT_EQ(run({"cost", "--published", "--csv"}), exitDone);
    EXPECT_EQ(std::count(out().begin(), out().end(), '\n'), 37);
    ASSERT_EQ(run({"cost", "--published", "--json"}), exitDone);
    EXPECT_EQ(nlohmann::json::parse(out()).at("costs").size(), 36u);
}

TEST_F(CostCommandTest, EveryRowOfTheTableHasEveryField) {
    ASSERT_EQ(run({"cost", "last", "--instance", "b1,b5", "--own-price", "1 EUR", "--csv"}),
              exitDone)
        << err();
    std::istringstream lines(out());
    int rows = 0;
    for (std::string line; std::getline(lines, line); ++rows) {
        bool quoted = false;
        const auto commas = std::count_if(line.begin(), line.end(), [&](char c) {
            quoted = quoted != (c == '"');
            return c == ',' && !quoted;
        });
        EXPECT_EQ(commas, 38) << line;
    }
    EXPECT_EQ(rows, 5); // header, three of the good cell, the invalid one
}

TEST_F(CostCommandTest, ALocaleWithOtherSignsChangesNothing) {
    const auto everything = [&] {
        std::string text;
        for (const char* format : {"--json", "--csv"}) {
            EXPECT_EQ(run({"cost", "last", "--instance", "b1", format}), exitDone) << err();
            text += out();
        }
        EXPECT_EQ(run({"cost", "last", "--price", "0.06 EUR/minute"}), exitDone) << err();
        return text + out();
    };
    const std::string before = everything();
    const test::GermanNumbers german;
    EXPECT_EQ(everything(), before);
}

TEST_F(CostCommandTest, WhatCannotBeIsRefused) {
    expectRefused({"cost"}, exitWrongUse, "--price");
    expectRefused({"cost", "--price", "1 EUR/hour"}, exitWrongUse, "--images-per-second");
    expectRefused({"cost", "last"}, exitWrongUse, "--instance");
    expectRefused({"cost", "last", "--instance", "nothing"}, exitWrongUse, "'nothing'");
    for (const char* price : {"0 EUR/hour", "1e30 EUR/hour", "1,5,0 EUR/hour", "1 XXX/hour"})
        expectRefused({"cost", "last", "--price", price}, exitWrongUse, "'");
    for (const char* speed : {"0", "-1", "nan", "1,5"})
        expectRefused({"cost", "--images-per-second", speed, "--price", "1 EUR/hour"}, exitWrongUse,
                      speed);
    expectRefused({"cost", "last", "--price", "1 EUR/hour", "--images", "0"}, exitWrongUse, "0");
    expectRefused({"cost", "last", "--price", "1 EUR/hour", "--epochs", "-1"}, exitWrongUse, "-1");
    expectRefused({"cost", "last", "--price", "1 EUR/hour", "--currency", "GBP"}, exitWrongUse,
                  "from EUR to GBP");
    expectRefused({"cost", "last", "--own-price", "0 EUR"}, exitWrongUse, "--own-price");
    expectRefused({"cost", "last", "--own-price", "9 EUR", "--own-utilisation", "0%"}, exitWrongUse,
                  "utilisation");
    expectRefused({"cost", "last", "--own-price", "9 EUR", "--own-watts", "9"}, exitWrongUse,
                  "--electricity");
    expectRefused({"cost", "--images-per-second", "0.000001", "--images", "1000000000000000",
                   "--price", "1000 EUR/second"},
                  exitWrongUse, "too large");
}

} // namespace
} // namespace bildrate::cli
