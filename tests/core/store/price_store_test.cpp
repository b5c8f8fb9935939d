#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/prices_csv.h"
#include "core/store/migrations.h"
#include "core/store/price_store.h"
#include "tests/support/error_of.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using test::errorOf;
using testing::HasSubstr;

Price priceOf(std::string instance) {
    Price price = priceFrom("0.06 EUR/minute");
    price.provider = "größer";
    price.instance = std::move(instance);
    price.gpu = "Tesla P100";
    price.gpus = 2;
    price.step = TimeUnit::hour;
    price.minimumCharge = moneyFrom("minimum", "0.5", price.amount.currency());
    price.startUpMinutes = 1.5;
    price.date = DateText("2026-11");
    price.source = "made up";
    return price;
}

class PriceStoreTest : public testing::Test {
protected:
    std::vector<Price> own() const {
        std::vector<Price> list = PriceStore(m_file, StoreAccess::read).list();
        std::erase_if(list, [](const Price& price) { return price.builtIn(); });
        return list;
    }

    test::TemporaryFolder m_folder;
    std::filesystem::path m_file = m_folder / "runs.sqlite";
};

TEST_F(PriceStoreTest, KeepsPricesBeforeTheBuiltInOnes) {
    EXPECT_EQ(PriceStore(m_file, StoreAccess::read).list(), builtInPrices());
    EXPECT_FALSE(std::filesystem::exists(m_file));
    Price price = priceOf("a");
    EXPECT_EQ(PriceStore(m_file).add({{price, priceOf("b")}}), 2u);
    const std::vector<Price> list = PriceStore(m_file, StoreAccess::read).list();
    ASSERT_EQ(list.size(), 2 + builtInPrices().size());
    price.id = "1";
    EXPECT_EQ(list[0], price);
    EXPECT_EQ(list[1].instance, "b");
    EXPECT_EQ(list[2], builtInPrices()[0]);
}

TEST_F(PriceStoreTest, WhatIsThereIsNotAddedTwice) {
    PriceStore store(m_file);
    EXPECT_EQ(store.add({{priceOf("a"), priceOf("b"), priceOf("a")}}), 2u);
    EXPECT_EQ(store.add({{priceOf("b"), priceOf("c")}}), 1u);
    EXPECT_EQ(own().size(), 3u);
}

TEST_F(PriceStoreTest, AddsAllOrNone) {
    PriceStore store(m_file);
    Price wrong = priceOf("b");
    wrong.step = TimeUnit::month;
    EXPECT_EQ(errorOf([&] { store.add({{priceOf("a"), wrong}}); }).first, ErrorKind::invalidInput);
    EXPECT_TRUE(own().empty());
}

TEST_F(PriceStoreTest, EditsAndRemovesByIdThatIsNeverUsedAgain) {
    PriceStore store(m_file);
    store.add({{priceOf("a"), priceOf("b")}});
    Price changed = priceOf("changed");
    changed.id = "1";
    store.edit(changed);
    EXPECT_EQ(own().at(0), changed);
    store.remove(std::vector<std::string>{"2"});
    store.add({{priceOf("c")}});
    ASSERT_EQ(own().size(), 2u);
    EXPECT_EQ(own()[1].id, "3");

    changed.id = "b1";
    EXPECT_THAT(errorOf([&] { store.edit(changed); }).second, HasSubstr("built in"));
    const auto removalOf = [&](std::vector<std::string> ids) {
        return errorOf([&] { store.remove(ids); });
    };
    EXPECT_THAT(removalOf({"1", "b7"}).second, HasSubstr("b7 is built in"));
    for (const char* id : {"2", "", "b99", "1x", "99999999999999999999"})
        EXPECT_EQ(removalOf({"1", id}).first, ErrorKind::notFound) << id;
    EXPECT_EQ(own().size(), 2u); // none of them
}

TEST_F(PriceStoreTest, KeepsOneRateForTwoCurrencies) {
    PriceStore store(m_file);
    ExchangeRate rate = exchangeRateFrom("USD=0.92 EUR");
    rate.date = DateText("2026-11-30");
    rate.source = "bank";
    store.setRate(exchangeRateFrom("EUR=1.2 USD"));
    store.setRate(exchangeRateFrom("GBP=1.1 EUR"));
    store.setRate(rate);
    ASSERT_EQ(store.rates().size(), 2u);
    EXPECT_EQ(store.rates()[1], rate);
    store.removeRate(Currency("EUR"), Currency("USD"));
    EXPECT_EQ(store.rates().size(), 1u);
    EXPECT_EQ(errorOf([&] { store.removeRate(Currency("EUR"), Currency("USD")); }).first,
              ErrorKind::notFound);
}

TEST_F(PriceStoreTest, KeepsTheRulesOfTheFile) {
    { PriceStore(m_file).add({{priceOf("a")}}); }
    {
        SQLite::Database database(m_file, SQLite::OPEN_READWRITE);
        database.exec("PRAGMA user_version = " + std::to_string(currentSchema() + 1));
    }
    const std::string before = readFile(m_file);
    EXPECT_EQ(errorOf([&] { PriceStore store(m_file); }).first, ErrorKind::newerVersion);
    EXPECT_EQ(readFile(m_file), before);
}

} // namespace
} // namespace bildrate
