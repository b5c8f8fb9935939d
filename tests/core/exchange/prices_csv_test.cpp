#include "core/base/error.h"
#include "core/exchange/csv.h"
#include "core/exchange/file.h"
#include "core/exchange/prices_csv.h"
#include "tests/support/error_of.h"
#include "tests/support/german_numbers.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using test::errorOf;
using testing::ElementsAre;
using testing::HasSubstr;

const std::string header = "provider,instance,gpu,gpu_count,price,unit,currency,billing_step,"
                           "minimum_charge,start_up_minutes,date,source\r\n";

std::string refusalOf(const std::string& text) {
    const auto [kind, message] = errorOf([&] { (void)pricesFromCsv(text); });
    EXPECT_EQ(kind, ErrorKind::invalidInput);
    return message;
}

Price fullPrice() {
    Price price = priceFrom("0.000000001 USD/second");
    price.provider = "=HYPERLINK(\"http://x\",\"y\")";
    price.instance = "a, \"b\"";
    price.gpu = "-Größe";
    price.gpus = 8;
    price.step = TimeUnit::hour;
    price.minimumCharge = moneyFrom("minimum", "0.5", price.amount.currency());
    price.startUpMinutes = 2.5;
    price.date = DateText("2026-11-30");
    price.source = "'=quoted' @sum(1)";
    return price;
}

TEST(CsvLines, AreRead) {
    const std::vector<CsvLine> lines = csvLines("\xef\xbb\xbf"
                                                "a,\"b\n\"\"c\"\"\",\r\n\r\nd\re,f");
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_THAT(lines[0].fields, ElementsAre("a", "b\n\"c\"", ""));
    EXPECT_THAT(lines[1].fields, ElementsAre("d"));
    EXPECT_THAT(lines[2].fields, ElementsAre("e", "f"));
    EXPECT_EQ(lines[2].number, 5u); // a text of two lines, an empty line, d
    EXPECT_TRUE(csvLines("").empty());
    EXPECT_TRUE(csvLines("\n\n").empty());
    EXPECT_THAT(errorOf([] { (void)csvLines("a\nb,\"c"); }).second, HasSubstr("line 2 opens"));
    EXPECT_THAT(errorOf([] { (void)csvLines("\"a\"b"); }).second, HasSubstr("behind"));
}

TEST(PricesCsv, NothingIsLost) {
    Price undated = priceFrom("12 EUR/month");
    undated.provider = "P";
    const std::vector<Price> prices{fullPrice(), undated};
    EXPECT_EQ(pricesFromCsv(pricesToCsv(prices)), prices);
}

TEST(PricesCsv, TextsAreNoFormulasAndNumbersStayNumbers) { // D10, D11
    const std::string table = pricesToCsv({{fullPrice()}});
    EXPECT_THAT(table, HasSubstr("\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\""));
    EXPECT_THAT(table, HasSubstr("\"'-Größe\",8,0.000000001,second,USD,hour,0.5,2.5,2026-11-30,"));
}

TEST(PricesCsv, IsTheSameUnderEveryLocale) { // D2, D7
    const std::string before = pricesToCsv({{fullPrice()}});
    const test::GermanNumbers german;
    EXPECT_EQ(pricesToCsv({{fullPrice()}}), before);
    EXPECT_EQ(pricesFromCsv(before).at(0), fullPrice());
}

TEST(PricesCsv, ShortRowsGetDefaults) {
    const Price price = pricesFromCsv(header + "P,i,,,2,hour,EUR,,,,,\n").at(0);
    EXPECT_EQ(price.gpus, 0);
    EXPECT_EQ(price.step, TimeUnit::second);
    EXPECT_EQ(price.minimumCharge.billionths(), 0);
    EXPECT_FALSE(price.date.known());
}

TEST(PricesCsv, WhatIsNoPriceListIsRefusedWithItsLine) {
    EXPECT_THAT(refusalOf(""), HasSubstr("first line"));
    EXPECT_THAT(refusalOf("provider;instance;gpu\n"), HasSubstr("first line"));
    EXPECT_THAT(refusalOf("run_id,run_name\n"), HasSubstr("provider,instance,gpu"));
    const std::string good = header + "P,i,,,2,hour,EUR,,,,,\n";
    const std::vector<std::pair<std::string, std::string>> rows{
        {"P,i,,,1,5,hour,EUR,,,,,", "13 fields"},
        {"P,i,,,\"1,5,0\",hour,EUR,,,,,", "'1,5,0' is no amount"},
        {"P,i,,,1e30,hour,EUR,,,,,", "'1e30' is no amount"},
        {"P,i,,,0,hour,EUR,,,,,", "'0' is zero"},
        {"P,i,,,-3,hour,EUR,,,,,", "'-3' is below zero"},
        {"P,i,,,2,day,EUR,,,,,", "'day'"},
        {"P,i,,,2,hour,XXX,,,,,", "'XXX' is no currency"},
        {"P,i,,,2,hour,EUR,month,,,,", "month"},
        {"P,i,K80,two,2,hour,EUR,,,,,", "gpu_count: 'two'"},
        {"P,i,,,2,hour,EUR,,,nan,,", "start-up"},
        {"P,i,,,2,hour,EUR,,,,yesterday,", "'yesterday' is no date"},
        {",,,,2,hour,EUR,,,,,", "name"},
        {"P,i,,,2,hour,EUR,,,,," + std::string(3000, 'x'), "longer than"}};
    for (const auto& [row, culprit] : rows) {
        const std::string message = refusalOf(good + row + "\n");
        EXPECT_THAT(message, HasSubstr(culprit));
        EXPECT_THAT(message, HasSubstr("line 3"));
    }
}

TEST(PricesCsv, OtherEncodingsAreRefused) {
    EXPECT_THAT(refusalOf(header + "P,Gr\xf6\xdf"
                                   "e,,,2,hour,EUR,,,,,\n"),
                HasSubstr("line 2 is not UTF-8"));
    EXPECT_THAT(refusalOf(header + "P,Größe,,,2,hour,EUR,,,,,\nP,Gr\xf6,,,2,hour,EUR,,,,,\n"),
                HasSubstr("line 3 is not UTF-8"));
    std::string utf16 = "\xff\xfe";
    for (const char c : header)
        utf16 += {c, '\0'};
    EXPECT_THAT(refusalOf(utf16), HasSubstr("UTF-8"));
}

TEST(PricesCsv, AHugeFileIsNotRead) {
    const test::TemporaryFolder folder;
    const std::filesystem::path file = folder / "prices.csv";
    writeFile(file, header, IfExists::refuse);
    std::filesystem::resize_file(file, 100 << 20);
    const auto [kind, message] = errorOf([&] { (void)readPrices(file); });
    EXPECT_EQ(kind, ErrorKind::io);
    EXPECT_THAT(message, HasSubstr("larger than 16.0 MiB"));
    std::string many = header;
    for (int i = 0; i < 10'001; ++i)
        many += "P,i,,,2,hour,EUR,,,,,\n";
    EXPECT_THAT(refusalOf(many), HasSubstr("10001 prices"));
    writeFile(file, "no list", IfExists::replace);
    EXPECT_THAT(errorOf([&] { (void)readPrices(file); }).second, HasSubstr("prices.csv"));
}

TEST(BuiltInPrices, AreTheArticles) {
    const std::vector<Price>& prices = builtInPrices();
    ASSERT_EQ(prices.size(), 7u);
    std::vector<std::string> perMinute;
    for (const Price& price : prices) {
        EXPECT_TRUE(price.builtIn());
        EXPECT_EQ(price.unit, TimeUnit::minute);
        EXPECT_THAT(price.source, HasSubstr("article"));
        perMinute.push_back(price.amount.digits());
    }
    EXPECT_THAT(perMinute, ElementsAre("0.06", "0.07", "0.08", "0.01", "0.0825", "0.107", "0.11"));
    EXPECT_EQ(priceNamed(prices, "ltbv16").date.text(), "2017-06");
    EXPECT_FALSE(priceNamed(prices, "ltbv14").date.known());
}

} // namespace
} // namespace bildrate
