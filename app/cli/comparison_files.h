#pragma once

#include "core/analysis/best_choice.h"

#include <string>
#include <vector>

namespace bildrate::cli {

/// A comparison for programs, all digits: subjects, differences, rows with verdicts, best choices.
std::string comparisonJson(const Comparison& comparison, const ChoiceRule& rule);

/// A row for each cell that is compared, the baseline's figure beside it.
std::string comparisonCsv(const Comparison& comparison);

/// Cells of published tables.
std::string publishedJson(const std::vector<const PublishedResult*>& results);
std::string publishedCsv(const std::vector<const PublishedResult*>& results);

} // namespace bildrate::cli
