#pragma once

#include "core/analysis/best_choice.h"

#include <string>

namespace bildrate::cli {

enum class TableStyle { text, markdown };

/// A comparison for people: what is compared, what differs, the table of each workload with ratio,
/// verdict and a sentence, footnotes, and what the baseline has nothing for.
std::string comparisonTables(const Comparison& comparison, TableStyle style);

/// The best choices by network.
std::string choiceTable(const Comparison& comparison, const ChoiceRule& rule, TableStyle style);

/// "A", "B", ..., "Z", "AA"
std::string letterOf(std::size_t subject);

} // namespace bildrate::cli
