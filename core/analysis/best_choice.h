#pragma once

#include "core/analysis/comparison.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace bildrate {

struct ChoiceRule {
    ComparisonRule comparison;
    std::optional<Seconds> latencyLimit; ///< the p99 of a cell must stay below it
};

/// A cell of one of the subjects.
struct CellPlace {
    std::size_t subject = 0;
    std::size_t cell = 0;

    bool operator==(const CellPlace&) const = default;
};

/// The fastest cell of one network and workload over all batches and subjects.
struct Choice {
    std::string network;
    Workload workload = Workload::inference;
    std::optional<CellPlace> best; ///< unset if none keeps to the limit
    /// Others, fastest first, of which it cannot be told that they are slower; without those whose
    /// error is not known.
    std::vector<CellPlace> asFast;
    std::size_t slow = 0;           ///< with a p99 above the limit
    std::size_t unknownLatency = 0; ///< left out because their p99 is not known
};

/// In the order the subjects name networks. Cells that take part in no ranking are left out.
std::vector<Choice> bestChoices(const std::vector<Subject>& subjects, const ChoiceRule& rule);

} // namespace bildrate
