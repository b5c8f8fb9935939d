#include "core/analysis/cell_selector.h"
#include "core/base/error.h"
#include "tests/support/measured_cell.h"

#include <gtest/gtest.h>

#include <set>

namespace bildrate {
namespace {

std::set<std::string> gpusOf(const CellFilter& filter) {
    std::set<std::string> gpus;
    for (const PublishedResult* result : filtered(publishedResults().results, filter))
        gpus.insert(std::to_string(result->gpus) + "x " + result->environment->gpu);
    return gpus;
}

TEST(CellSelector, readsRunAndFilters) {
    const CellSelector run = cellSelectorFrom("3f2a91c0");
    EXPECT_EQ(run.run, "3f2a91c0");
    EXPECT_TRUE(run.filter.empty());
    EXPECT_FALSE(run.isPublished());
    const CellSelector published = cellSelectorFrom("published:gpu=GTX 1080,gpus=4,gpus=8");
    EXPECT_TRUE(published.isPublished());
    EXPECT_EQ(published.filter, (CellFilter{{"gpu", "GTX 1080"}, {"gpus", "4"}, {"gpus", "8"}}));
}

TEST(CellSelector, namesWhatItCannotRead) {
    for (const char* text : {"", ":", ":gpu=P100", "last:", "last:batch", "last:=8",
                             "last:batch=", "last:batch=8,", "last:,batch=8"})
        EXPECT_THROW(cellSelectorFrom(text), Error) << text;
}

TEST(CellSelector, aValueFitsTheNearestNames) {
    EXPECT_EQ(gpusOf({{"gpu", "gtx 1080"}, {"gpus", "4"}}), (std::set<std::string>{"4x GTX 1080"}));
    EXPECT_EQ(gpusOf({{"gpu", "1080"}, {"gpus", "4"}}), (std::set<std::string>{"4x GTX 1080"}));
    EXPECT_EQ(gpusOf({{"gpu", "1080-ti"}, {"gpus", "4"}}),
              (std::set<std::string>{"4x GTX 1080 Ti"}));
    EXPECT_EQ(gpusOf({{"gpu", "GTX"}, {"gpus", "4"}}),
              (std::set<std::string>{"4x GTX 1080", "4x GTX 1080 Ti"}));
    EXPECT_EQ(
        gpusOf({{"platform", "aws"}}),
        (std::set<std::string>{"1x Tesla K80", "2x Tesla K80", "4x Tesla K80", "8x Tesla K80"}));
    EXPECT_EQ(gpusOf({{"gpu", "P100"}, {"gpu", "M40"}, {"gpus", "1"}}),
              (std::set<std::string>{"1x Tesla M40", "1x Tesla P100"}));
    EXPECT_EQ(filtered(publishedResults().results, {}).size(), 894u);
    EXPECT_EQ(filtered(publishedResults().results, {{"framework", "mxnet"}}).size(), 378u);
}

TEST(CellSelector, saysWhatThereIs) {
    const auto messageOf = [](const CellFilter& filter) -> std::string {
        try {
            filtered(publishedResults().results, filter);
        } catch (const Error& error) {
            return error.what();
        }
        return "nothing";
    };
    EXPECT_EQ(messageOf({{"gpu", "V100"}}),
              "the published results have no gpu 'V100'; there are GTX 1080, GTX 1080 Ti, Tesla "
              "K80, Tesla M40, Tesla P100");
    EXPECT_NE(messageOf({{"card", "P100"}}).find("'card' is no key"), std::string::npos);
    EXPECT_NE(messageOf({{"gpu", "--"}}).find("no gpu '--'"), std::string::npos);
}

TEST(CellSelector, findsCellsOfARun) {
    RunRecord run;
    run.cells = {test::cellOf("resnet-50", 8), test::cellOf("resnet-50-v1.5", 8),
                 test::cellOf("resnet-50", 16)};
    run.cells[2].cell.precision = Precision::bf16;
    EXPECT_EQ(filtered(run, {{"network", "resnet-50"}}).size(), 2u);
    EXPECT_EQ(filtered(run, {{"network", "resnet"}}).size(), 3u);
    EXPECT_EQ(filtered(run, {{"network", "resnet-50"}, {"batch", "8"}}).size(), 1u);
    EXPECT_EQ(filtered(run, {{"precision", "bf16"}}).front(), &run.cells[2]);
    EXPECT_THROW(filtered(run, {{"batch", "80"}}), Error);
}

} // namespace
} // namespace bildrate
