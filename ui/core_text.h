#pragma once

#include "core/bench/run_record.h"
#include "core/bench/sweep.h"

#include <QString>
#include <string_view>

/// Core's words in the user's language.
namespace bildrate::ui::text {

QString of(Workload workload);
QString of(Precision precision); ///< "fp32": the same in every language
QString of(Outcome outcome);
QString of(Phase phase);
QString of(DeviceKind kind);
QString of(Part part);
/// "CPU", "CPU + GPU 0"
QString ofDevices(const std::vector<std::string>& devices);
/// Why measuring ended: "within 1.0 %", "stable at 4.0 %", "time limit"; empty if it did not begin.
QString stopReason(const CellRecord& record, const StopRule& rule);
QString stopReason(std::optional<StopReason> reason, const Summary& summary, const StopRule& rule);

/// A sentence of core (a reason, a caveat, an error) translated with its figures; a sentence that
/// has no translation stays as it is.
QString sentence(std::string_view english);
/// The same where it stands alone: it begins with a capital unless with a name such as bf16.
QString wholeSentence(std::string_view english);

} // namespace bildrate::ui::text
