#pragma once

#include "core/bench/run_record.h"

#include <QString>
#include <vector>

namespace bildrate::ui {

/// One thing that is known of a run or a cell, as words of the user's language.
struct Fact {
    QString label; ///< empty: it belongs to the one above
    QString value;
    bool caveat = false;
};

struct FactSection {
    QString title;
    std::vector<Fact> facts;
};

/// What a run asked for: name, note, tags, stop rule and the rest of its spec.
std::vector<FactSection> runFacts(const RunRecord& run);

/// Everything that is known of a cell but its single samples: result, caveats, times, memory, the
/// check of its output, plan and environment. What is not known is left out.
std::vector<FactSection> cellFacts(const CellRecord& record, const StopRule& rule);

/// Plain text to paste elsewhere: what was asked, the results as tables with tabs between the
/// columns, then each cell's interval, reason and caveats.
QString runAsText(const RunRecord& run);

} // namespace bildrate::ui
