#include "app/cli/number_text.h"
#include "app/cli/text_table.h"

#include <gtest/gtest.h>

namespace bildrate::cli {
namespace {

TEST(NumberText, digitsFollowTheUncertainty) {
    EXPECT_EQ(withUncertainty(57.43, 0.38), "57.4 ±0.4");
    EXPECT_EQ(withUncertainty(6.9312, 0.041), "6.93 ±0.05");
    EXPECT_EQ(withUncertainty(7112.4, 38), "7110 ±40");
    EXPECT_EQ(withUncertainty(134.9, 12.2), "135 ±13");
    EXPECT_EQ(withUncertainty(0.012346, 0.00021), "0.01235 ±0.00021");
}

TEST(NumberText, aHalfWidthThatRoundsUpMovesThePlace) {
    EXPECT_EQ(withUncertainty(57.43, 0.96), "57.4 ±1.0");
    EXPECT_EQ(withUncertainty(57.43, 0.094), "57.43 ±0.10");
}

TEST(NumberText, neverMoreThanFiveDigitsAndTheBoundStaysTrue) {
    EXPECT_EQ(withUncertainty(57.431234, 0.0000012), "57.431 ±0.001");
    EXPECT_EQ(withUncertainty(57.431234, 0.0012), "57.431 ±0.002");
    EXPECT_EQ(withUncertainty(100, 0), "100.00 ±0.01");
}

TEST(NumberText, anUncertaintyLargerThanTheValue) {
    EXPECT_EQ(withUncertainty(3.2, 57), "3 ±60");
    EXPECT_EQ(withUncertainty(0.42, 0.6), "0.4 ±0.6");
}

TEST(NumberText, significantDigitsWithoutExponent) {
    EXPECT_EQ(significant(12345), "12300");
    EXPECT_EQ(significant(57.449), "57.4");
    EXPECT_EQ(significant(0.00012345), "0.000123");
    EXPECT_EQ(significant(9.996), "10.0");
    EXPECT_EQ(significant(0), "0");
}

TEST(NumberText, countsHaveGroups) {
    EXPECT_EQ(countText(0), "0");
    EXPECT_EQ(countText(999), "999");
    EXPECT_EQ(countText(1000), "1,000");
    EXPECT_EQ(countText(25557032), "25,557,032");
    EXPECT_EQ(countText(-1234), "-1,234");
}

TEST(NumberText, percentages) {
    EXPECT_EQ(percentText(0.0132), "1.3 %");
    EXPECT_EQ(percentText(0.31), "31 %");
    EXPECT_EQ(percentText(-0.0042), "-0.42 %");
}

TEST(NumberText, durations) {
    EXPECT_EQ(durationText(Seconds(0)), "0 s");
    EXPECT_EQ(durationText(Seconds(0.01234)), "12.3 ms");
    EXPECT_EQ(durationText(Seconds(0.9999)), "1.00 s");
    EXPECT_EQ(durationText(Seconds(59.94)), "59.9 s");
    EXPECT_EQ(durationText(Seconds(59.97)), "1 min 0 s");
    EXPECT_EQ(durationText(Seconds(125)), "2 min 5 s");
    EXPECT_EQ(durationText(Seconds(3780)), "1 h 3 min");
}

TEST(NumberText, foreignTextIsMadeSafeForATerminal) {
    EXPECT_EQ(printable("AMD EPYC \0"), "AMD EPYC");
    EXPECT_EQ(printable(std::string_view("CPU\0 x  ", 8)), "CPU  x");
    EXPECT_EQ(printable("a\tb\nc\x1b[2J"), "a b c [2J");
    EXPECT_EQ(printable("caf\xe9"), "caf\uFFFD");
    EXPECT_EQ(printable("a\u202Ecod.exe\u2066b\u2069"), "acod.exeb");
    EXPECT_EQ(printable("Größe 日本"), "Größe 日本");
}

TEST(NumberText, columnsOnATerminal) {
    EXPECT_EQ(columnsOf("±0.4"), 4u);
    EXPECT_EQ(columnsOf("日本"), 4u);
    EXPECT_EQ(columnsOf("e\u0301"), 1u);
    EXPECT_EQ(clipped("resnet-50", 9), "resnet-50");
    EXPECT_EQ(clipped("resnet-50", 7), "resnet…");
    EXPECT_EQ(clipped("日本日本", 5), "日本…");
}

TEST(TextTable, alignsByColumnsOnTheTerminal) {
    TextTable table({{"name"}, {"rate", Align::right}});
    table.addRow({"a", "57.4 ±0.4"});
    table.addRow({"日本", "7"});
    table.addRule();
    table.addRow({"sum"});
    EXPECT_EQ(table.text(), "name       rate\n"
                            "----  ---------\n"
                            "a     57.4 ±0.4\n"
                            "日本          7\n"
                            "----  ---------\n"
                            "sum\n");
}

} // namespace
} // namespace bildrate::cli
