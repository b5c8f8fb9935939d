#pragma once

#include "core/analysis/published.h"
#include "core/bench/run_record.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// One condition that a figure was measured under. The path is that of our JSON without its arrays'
/// places, such as "environment.kernel".
struct Condition {
    std::string path;
    std::string text; ///< empty: not known
};

/// What is known of the conditions of a figure.
struct Conditions {
    std::vector<Condition> known;
    bool published = false;
    const std::vector<StepFact>* steps = nullptr; ///< of the plan, in the record; unset without one
};

/// Every field of the record as it goes into our JSON, but for what was measured and what only
/// names a run (isResult), so that a field added later is among them too. Of the spec only what
/// applies to the cell's workload.
Conditions conditionsOf(const RunSpec& spec, const CellRecord& record);
/// In the same paths, as far as the article says.
Conditions conditionsOf(const PublishedResult& result);

/// Whether a path of the JSON of {"spec", "cell record"} tells what came out or names the run, and
/// so is no condition; an explicit list.
bool isResult(std::string_view path);

/// "kernel" for "environment.kernel"
std::string conditionLabel(std::string_view path);

struct Difference {
    std::string label;
    std::string baseline;  ///< empty: not known
    std::string candidate; ///< empty: not known

    bool operator==(const Difference&) const = default;
};

/// What differs between two figures, in the order of the first.
struct Differences {
    std::vector<Difference> list;
    /// Labels of what is known of a measured figure while the article that the other one comes from
    /// says nothing.
    std::vector<std::string> unstated;
};
Differences differencesBetween(const Conditions& baseline, const Conditions& candidate);

} // namespace bildrate
