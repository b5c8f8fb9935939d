#pragma once

#include "core/bench/run_record.h"

#include <string>

namespace bildrate::cli {

/// "cpu", "gpu:0+gpu:1"
std::string deviceText(const std::vector<std::string>& devices);

/// "batch 8"; with several devices "batch 8 per device" or "total batch 32".
std::string batchText(const CellSpec& cell);

/// "resnet-50, inference, fp32, batch 8, cpu"
std::string cellTitle(const CellSpec& cell);

/// "resnet-50 fp32 batch 8": the same for a line of little room; what is inference or runs on the
/// CPU does not say so.
std::string shortCellTitle(const CellSpec& cell);

/// "30.5 ±0.4", "30.5" where no interval can be told; empty if nothing was measured.
std::string rateText(const Summary& summary);

/// Why measuring ended: "within 1.0 %", "stable at 4.0 %", "time limit", ...; empty if it did not
/// begin.
std::string stopText(const CellRecord& record, const StopRule& rule);

} // namespace bildrate::cli
