#pragma once

#include "core/bench/run_record.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace bildrate {

/// What the cells of one published table have in common.
struct GridConditions {
    Workload workload = Workload::inference;
    Precision precision = Precision::fp32;
    BatchMeaning batchMeaning = BatchMeaning::perDevice;
    std::vector<std::string> devices;

    bool operator==(const GridConditions&) const = default;
};

struct GridCell {
    bool exists = false; ///< asked for, or there is a record
    int record = -1;     ///< index into the records; -1: not run

    bool operator==(const GridCell&) const = default;
};

struct GridRow {
    std::string network;
    GridConditions conditions;
    std::vector<GridCell> cells; ///< one for each batch of the grid
};

/// Cells as the published tables show them: networks down, batches across.
struct ResultGrid {
    std::vector<std::int64_t> batches; ///< ascending
    std::vector<GridRow> rows;         ///< in the order the cells run, then what else there is
};

/// Cells that the spec asks for, then records that a file or an older program brought along.
ResultGrid resultGrid(const RunSpec& spec, std::span<const CellRecord> records);

/// The place of a cell in a grid, as indices; -1 where it has none.
struct GridPlace {
    int row = -1;
    int column = -1;

    bool operator==(const GridPlace&) const = default;
};
GridPlace placeOf(const ResultGrid& grid, const CellSpec& cell);

/// The grid with only the rows of each conditions, one grid each, in order.
std::vector<ResultGrid> splitByConditions(const ResultGrid& grid);

} // namespace bildrate
