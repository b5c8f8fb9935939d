#include "core/exchange/file.h"
#include "core/exchange/prices_csv.h"
#include "core/store/price_store.h"
#include "tests/app/command_line_fixture.h"

#include <nlohmann/json.hpp>

namespace bildrate::cli {
namespace {

class PricesCommandTest : public CommandLineTest {
protected:
    std::string file(const char* name) const { return (m_folder / name).string(); }
    void write(const std::string& path, std::string_view text) {
        writeFile(path, text, IfExists::replace);
    }
    std::size_t ownPrices() {
        return PriceStore(m_surroundings.databaseFile, StoreAccess::read).list().size() -
               builtInPrices().size();
    }
    int add(const std::string& instance, const std::string& price) {
        return run({"prices", "add", "--provider", "Größe", "--instance", instance, "--price",
                    price, "--date", "2026-11-30"});
    }
};

TEST_F(PricesCommandTest, ListsTheArticlesPricesWithoutADatabase) {
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"prices"}, {"prices", "list"}}) {
        ASSERT_EQ(run(arguments), exitDone) << err();
        EXPECT_TRUE(contains(out(), "b5"));
        EXPECT_TRUE(contains(out(), "n1-standard-32-k80x8  8x Tesla K80    0.0825 EUR/minute"))
            << out();
        EXPECT_TRUE(contains(out(), "2017-06 *")) << out();
        EXPECT_TRUE(contains(out(), "older than 365 days"));
    }
    EXPECT_FALSE(std::filesystem::exists(m_surroundings.databaseFile));
    ASSERT_EQ(run({"prices", "list", "--json"}), exitDone);
    const auto list = nlohmann::json::parse(out());
    ASSERT_EQ(list.size(), 7u);
    EXPECT_EQ(list[0].at("instance"), "ltbv14");
    EXPECT_EQ(list[0].at("price"), 0.06);
    EXPECT_EQ(list[0].at("built_in"), true);
}

TEST_F(PricesCommandTest, AddsEditsAndDeletes) {
    ASSERT_EQ(add("a", "1.20 EUR/hour"), exitDone) << err();
    EXPECT_EQ(out(), "");
    EXPECT_TRUE(contains(err(), "added Größe a"));
    ASSERT_EQ(add("a", "1.20 EUR/hour"), exitDone);
    EXPECT_TRUE(contains(err(), "already"));
    ASSERT_EQ(run({"prices", "edit", "1", "--price", "0.9 USD/minute", "--step", "hour",
                   "--minimum", "2.5", "--start-up", "1.5", "--gpu", "H100", "--gpus", "2"}),
              exitDone)
        << err();
    const Price price = PriceStore(m_surroundings.databaseFile).list().at(0);
    EXPECT_EQ(rateText(price), "0.9 USD/minute");
    EXPECT_EQ(price.instance, "a");
    EXPECT_EQ(price.step, TimeUnit::hour);
    EXPECT_EQ(price.minimumCharge, moneyFrom("minimum", "2.5", Currency("USD")));
    EXPECT_EQ(price.startUpMinutes, 1.5);
    EXPECT_EQ(price.gpus, 2);
    // the minimum is in dollars: it is to be named anew
    expectRefused({"prices", "edit", "1", "--price", "1 EUR/hour"}, exitWrongUse, "minimum");
    ASSERT_EQ(run({"prices", "delete", "1"}), exitDone) << err();
    EXPECT_TRUE(contains(err(), "deleted 1 price\n"));
    EXPECT_EQ(ownPrices(), 0u);
}

TEST_F(PricesCommandTest, WhatCannotBeIsRefused) {
    for (const char* price : {"0 EUR/hour", "-1 EUR/hour", "1e30 EUR/hour", "1,5,0 EUR/hour",
                              "1 XXX/hour", "1 EUR/day", "1"}) {
        EXPECT_EQ(add("a", price), exitWrongUse) << price;
        EXPECT_EQ(err().find('\n'), err().size() - 1) << err();
    }
    expectRefused({"prices", "add", "--instance", "a"}, exitWrongUse, "--price");
    expectRefused({"prices", "add", "--price", "1 EUR/hour"}, exitWrongUse, "name");
    expectRefused({"prices", "add", "--instance", "a", "--price", "1 EUR/hour", "--gpus", "two"},
                  exitWrongUse, "two");
    expectRefused({"prices", "edit", "9", "--price", "1 EUR/hour"}, exitWrongUse, "'9'");
    expectRefused({"prices", "edit", "b1", "--price", "1 EUR/hour"}, exitWrongUse, "built in");
    expectRefused({"prices", "delete", "b1"}, exitWrongUse, "built in");
    expectRefused({"prices", "sell"}, exitWrongUse, "prices --help");
    EXPECT_EQ(ownPrices(), 0u);
}

TEST_F(PricesCommandTest, ExportImportKeepsEverything) {
    ASSERT_EQ(add("=a", "1.20 EUR/hour"), exitDone);
    ASSERT_EQ(add("b", "0.000000001 USD/second"), exitDone);
    ASSERT_EQ(run({"prices", "export", "--out", file("preise.csv")}), exitDone) << err();
    EXPECT_TRUE(contains(err(), "exported 2 prices"));
    ASSERT_EQ(run({"prices", "export"}), exitDone);
    EXPECT_EQ(out(), readFile(file("preise.csv")));
    const std::string before = out();
    expectRefused({"prices", "export", "--out", file("preise.csv")}, exitWrongUse, "exists");
    ASSERT_EQ(run({"prices", "delete", "1", "2"}), exitDone);
    ASSERT_EQ(run({"prices", "import", file("preise.csv")}), exitDone) << err();
    EXPECT_TRUE(contains(err(), "imported 2 of 2 prices; 0 were there already")) << err();
    ASSERT_EQ(run({"prices", "export"}), exitDone);
    EXPECT_EQ(out(), before);

    write(file("broken.csv"), before + "P,i,,,0,hour,EUR,,,,,\r\n");
    expectRefused({"prices", "import", file("broken.csv")}, exitWrongUse, "line 4");
    expectRefused({"prices", "import", file("absent.csv")}, exitWrongUse, "absent.csv");
    EXPECT_EQ(ownPrices(), 2u);
}

TEST_F(PricesCommandTest, KeepsExchangeRates) {
    ASSERT_EQ(run({"prices", "rates", "--set", "USD=0.92 EUR", "--date", "2026-11-30", "--source",
                   "bank"}),
              exitDone)
        << err();
    ASSERT_EQ(run({"prices", "rates"}), exitDone);
    EXPECT_TRUE(contains(out(), "1 USD = 0.92 EUR  2026-11-30")) << out();
    expectRefused({"prices", "rates", "--set", "USD=0 EUR"}, exitWrongUse, "zero");
    expectRefused({"prices", "rates", "--delete", "USD"}, exitWrongUse, "USD=EUR");
    ASSERT_EQ(run({"prices", "rates", "--delete", "EUR=USD"}), exitDone) << err();
    expectRefused({"prices", "rates", "--delete", "USD=EUR"}, exitWrongUse, "no exchange rate");
}

} // namespace
} // namespace bildrate::cli
