#include "core/analysis/result_grid.h"

#include <algorithm>

namespace bildrate {
namespace {

GridConditions conditionsOf(const CellSpec& cell) {
    return {cell.workload, cell.precision, cell.batchMeaning, cell.devices};
}

} // namespace

ResultGrid resultGrid(const RunSpec& spec, std::span<const CellRecord> records) {
    std::vector<CellSpec> cells = cellsOf(spec);
    for (const CellRecord& record : records)
        if (std::ranges::find(cells, record.cell) == cells.end())
            cells.push_back(record.cell);

    ResultGrid grid;
    for (const CellSpec& cell : cells)
        grid.batches.push_back(cell.batch);
    std::ranges::sort(grid.batches);
    grid.batches.erase(std::unique(grid.batches.begin(), grid.batches.end()), grid.batches.end());

    for (const CellSpec& cell : cells) {
        GridPlace place = placeOf(grid, cell);
        if (place.row < 0) {
            place.row = int(grid.rows.size());
            grid.rows.push_back(
                {cell.network, conditionsOf(cell), std::vector<GridCell>(grid.batches.size())});
        }
        grid.rows[std::size_t(place.row)].cells[std::size_t(place.column)].exists = true;
    }
    for (std::size_t index = 0; index < records.size(); ++index) {
        const GridPlace place = placeOf(grid, records[index].cell);
        grid.rows[std::size_t(place.row)].cells[std::size_t(place.column)].record = int(index);
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
