#include "core/analysis/result_grid.h"

#include <gtest/gtest.h>

namespace bildrate {
namespace {

CellRecord recordOf(const std::string& network, std::int64_t batch,
                    Precision precision = Precision::fp32) {
    CellRecord record;
    record.cell = {network, Workload::inference,     precision,
                   batch,   BatchMeaning::perDevice, {"cpu"}};
    return record;
}

TEST(ResultGrid, networksDownBatchesAcross) {
    RunSpec spec;
    spec.networks = {{"vgg16", {2}}, {"lenet", {}}};
    spec.batches = {8, 1};
    spec.precisions = {Precision::fp32, Precision::bf16};
    const std::vector<CellRecord> records{recordOf("lenet", 8), recordOf("vgg16", 2)};
    const ResultGrid grid = resultGrid(spec, records);

    EXPECT_EQ(grid.batches, (std::vector<std::int64_t>{1, 2, 8}));
    ASSERT_EQ(grid.rows.size(), 4u);
    EXPECT_EQ(grid.rows[0].network, "vgg16");
    EXPECT_EQ(grid.rows[0].conditions.precision, Precision::fp32);
    EXPECT_EQ(grid.rows[1].conditions.precision, Precision::bf16);
    const GridCell absent{}, notRun{true, -1};
    EXPECT_EQ(grid.rows[0].cells, (std::vector<GridCell>{absent, {true, 1}, absent}));
    EXPECT_EQ(grid.rows[1].cells, (std::vector<GridCell>{absent, notRun, absent}));
    EXPECT_EQ(grid.rows[2].network, "lenet");
    EXPECT_EQ(grid.rows[2].cells, (std::vector<GridCell>{notRun, absent, {true, 0}}));
}

TEST(ResultGrid, recordsThatNobodyAskedForAreShownToo) {
    RunSpec spec;
    spec.networks = {{"lenet", {1}}};
    const std::vector<CellRecord> records{recordOf("lenet", 64), recordOf("other", 1)};
    const ResultGrid grid = resultGrid(spec, records);
    EXPECT_EQ(grid.batches, (std::vector<std::int64_t>{1, 64}));
    ASSERT_EQ(grid.rows.size(), 2u);
    EXPECT_EQ(grid.rows[0].cells, (std::vector<GridCell>{{true, -1}, {true, 0}}));
    EXPECT_EQ(grid.rows[1].network, "other");
    EXPECT_EQ(placeOf(grid, records[1].cell), (GridPlace{1, 0}));
    EXPECT_EQ(placeOf(grid, recordOf("absent", 3).cell), (GridPlace{-1, -1}));
}

TEST(ResultGrid, batchMeaningIsAConditionOfItsOwn) {
    CellRecord perDevice = recordOf("lenet", 8);
    CellRecord total = perDevice;
    total.cell.batchMeaning = BatchMeaning::total;
    RunSpec spec;
    spec.networks = {};
    const std::vector<CellRecord> records{perDevice, total};
    EXPECT_EQ(resultGrid(spec, records).rows.size(), 2u);
}

TEST(ResultGrid, partsKeepOnlyTheirOwnBatches) {
    RunSpec spec;
    spec.networks = {};
    const std::vector<CellRecord> records{
        recordOf("lenet", 1), recordOf("lenet", 8, Precision::bf16), recordOf("vgg16", 2)};
    const std::vector<ResultGrid> parts = splitByConditions(resultGrid(spec, records));
    ASSERT_EQ(parts.size(), 2u);
    EXPECT_EQ(parts[0].batches, (std::vector<std::int64_t>{1, 2}));
    ASSERT_EQ(parts[0].rows.size(), 2u);
    EXPECT_EQ(parts[0].rows[1].cells, (std::vector<GridCell>{{}, {true, 2}}));
    EXPECT_EQ(parts[1].batches, (std::vector<std::int64_t>{8}));
    EXPECT_EQ(parts[1].rows[0].cells, (std::vector<GridCell>{{true, 1}}));
}

} // namespace
} // namespace bildrate
