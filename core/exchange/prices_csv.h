#pragma once

#include "core/base/price.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// A header and a row for each price, in UTF-8 with all digits; texts are guarded against being
/// taken for formulas. Ids are not written.
std::string pricesToCsv(std::span<const Price> prices);

/// Reads what pricesToCsv writes: the whole table or nothing. Throws Error{invalidInput} naming the
/// line and the culprit.
std::vector<Price> pricesFromCsv(std::string_view text);

/// The prices of a file of at most 16 MiB. Throws Error{invalidInput}, Error{notFound} or Error{io}
/// naming the file.
std::vector<Price> readPrices(const std::filesystem::path& file);

/// The articles' prices, with the ids b1, b2, ...
const std::vector<Price>& builtInPrices();

} // namespace bildrate
