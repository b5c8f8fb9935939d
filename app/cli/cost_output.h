#pragma once

#include "core/analysis/cost.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bildrate::cli {

/// One speed at one price, or on hardware of one's own.
struct CostRow {
    std::string runId;              ///< empty for a speed that was typed
    std::optional<CellRecord> cell; ///< likewise
    Speed speed;
    std::string whyNoCost;      ///< then nothing below is set
    std::optional<Price> price; ///< unset for hardware of one's own
    std::optional<OwnedHardware> hardware;
    std::int64_t instances = 1;
    Conversion conversion;
    std::optional<OwnedHardware> against; ///< hardware of one's own that the price competes with
    std::optional<double> breakEvenHours; ///< of that hardware
    std::optional<Cost> cost;
};

/// Rows in the form of the articles (model, device, platform, images, time, price, total), with
/// footnotes: where a price comes from and how old it is, how it is billed, caveats, why there is
/// no cost.
std::string costTable(std::span<const CostRow> rows, std::int64_t images, std::int64_t oldDays);
/// All digits.
std::string costsToJson(std::span<const CostRow> rows, std::int64_t images);
std::string costsToCsv(std::span<const CostRow> rows, std::int64_t images);

/// The cost tables of the articles as printed, and what follows from their printed inputs.
std::string publishedCostTables();
std::string publishedCostsToJson();
std::string publishedCostsToCsv();

} // namespace bildrate::cli
