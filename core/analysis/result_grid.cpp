#include "core/analysis/result_grid.h"

#include <algorithm>
#include <map>
#include <set>

namespace bildrate {
namespace {

GridConditions conditionsOf(const CellSpec& cell) {
    return {cell.workload, cell.precision, cell.batchMeaning, cell.devices};
}

} // namespace

ResultGrid resultGrid(const RunSpec& spec, std::span<const CellRecord> records) {
    std::vector<CellSpec> cells = cellsOf(spec);
    std::map<CellSpec, int> recordOf; // the last of each
    for (std::size_t index = 0; index < records.size(); ++index)
        recordOf[records[index].cell] = int(index);
    const std::set<CellSpec> asked(cells.begin(), cells.end());
    for (const CellRecord& record : records)
        if (!asked.contains(record.cell))
            cells.push_back(record.cell);

    ResultGrid grid;
    std::set<std::int64_t> batches;
    for (const CellSpec& cell : cells)
        batches.insert(cell.batch);
    grid.batches.assign(batches.begin(), batches.end());

    std::map<CellSpec, std::size_t> rowOf; // by the cell of batch 0
    for (CellSpec cell : cells) {
        const auto record = recordOf.find(cell);
        const auto column =
            std::ranges::lower_bound(grid.batches, cell.batch) - grid.batches.begin();
        cell.batch = 0;
        const auto [row, isNew] = rowOf.try_emplace(cell, grid.rows.size());
        if (isNew)
            grid.rows.push_back(
                {cell.network, conditionsOf(cell), std::vector<GridCell>(grid.batches.size())});
        grid.rows[row->second].cells[std::size_t(column)] = {
            true, record == recordOf.end() ? -1 : record->second};
    }
    return grid;
}

GridPlace placeOf(const ResultGrid& grid, const CellSpec& cell) {
    const GridConditions conditions = conditionsOf(cell);
    const auto row = std::ranges::find_if(grid.rows, [&](const GridRow& each) {
        return each.network == cell.network && each.conditions == conditions;
    });
    const auto column = std::ranges::find(grid.batches, cell.batch);
    return {row == grid.rows.end() ? -1 : int(row - grid.rows.begin()),
            column == grid.batches.end() ? -1 : int(column - grid.batches.begin())};
}

std::vector<ResultGrid> splitByConditions(const ResultGrid& grid) {
    std::vector<ResultGrid> parts;
    for (const GridRow& row : grid.rows) {
        auto part = std::ranges::find_if(parts, [&](const ResultGrid& each) {
            return each.rows.front().conditions == row.conditions;
        });
        if (part == parts.end())
            part = parts.insert(parts.end(), ResultGrid{grid.batches, {}});
        part->rows.push_back(row);
    }
    for (ResultGrid& part : parts)
        for (std::size_t column = part.batches.size(); column-- > 0;) {
            if (std::ranges::any_of(part.rows,
                                    [&](const GridRow& row) { return row.cells[column].exists; }))
                continue;
            part.batches.erase(part.batches.begin() + std::ptrdiff_t(column));
            for (GridRow& row : part.rows)
                row.cells.erase(row.cells.begin() + std::ptrdiff_t(column));
        }
    return parts;
}

} // namespace bildrate
