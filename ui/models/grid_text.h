#pragma once

#include "core/analysis/result_grid.h"

#include <QString>
#include <QStringList>

/// What the result grid says, in the user's language.
namespace bildrate::ui::text {

/// Of each row: the network, and those of its conditions that are not the same in all rows:
/// "resnet-50 · bf16 · CPU".
QStringList rowTitles(const ResultGrid& grid);
/// "resnet-50 · inference · bf16 · CPU · batch 8"
QString cellTitle(const CellSpec& cell);
/// "batch 8", "batch 8 per device", "total batch 32"
QString batch(const CellSpec& cell);

// Of a record with its summary; its samples are not looked at.

/// "57.4 ± 0.4", "! 57.4" with a caveat, "∅ does not fit", "✕ failed": by sign and word.
QString result(const CellRecord& record, const Summary& summary);
/// Whether something must be known about its number.
bool hasCaveats(const CellRecord& record, const Summary& summary);
/// One line each: images/s with their interval, samples, why measuring ended, every caveat, or why
/// there is no number.
QString details(const CellRecord& record, const Summary& summary, const StopRule& rule);

} // namespace bildrate::ui::text
