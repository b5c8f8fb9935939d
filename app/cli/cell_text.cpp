#include "app/cli/cell_text.h"

#include "app/cli/number_text.h"

#include <fmt/format.h>

namespace bildrate::cli {

std::string deviceText(const std::vector<std::string>& devices) {
    std::string text;
    for (const std::string& device : devices)
        text += (text.empty() ? "" : "+") + printable(device);
    return text;
}

std::string batchText(const CellSpec& cell) {
    if (cell.devices.size() < 2)
        return fmt::format("batch {}", cell.batch);
    return cell.batchMeaning == BatchMeaning::total
               ? fmt::format("total batch {}", cell.batch)
               : fmt::format("batch {} per device", cell.batch);
}

std::string cellTitle(const CellSpec& cell) {
    return fmt::format("{}, {}, {}, {}, {}", printable(cell.network), nameOf(cell.workload),
                       nameOf(cell.precision), batchText(cell), deviceText(cell.devices));
}

std::string shortCellTitle(const CellSpec& cell) {
    std::string title = printable(cell.network);
    if (cell.workload != Workload::inference)
        title += fmt::format(" {}", nameOf(cell.workload));
    title += fmt::format(" {} {}", nameOf(cell.precision), batchText(cell));
    if (cell.devices != std::vector<std::string>{"cpu"})
        title += " on " + deviceText(cell.devices);
    return title;
}

std::string rateText(const Summary& summary) {
    if (!summary.imagesPerSecond)
        return {};
    const std::optional<double> half = halfWidthOf(summary);
    return half ? withUncertainty(*summary.imagesPerSecond, *half)
                : significant(*summary.imagesPerSecond);
}

std::string stopText(const CellRecord& record, const StopRule& rule) {
    if (!record.measurement.stopReason)
        return {};
    switch (*record.measurement.stopReason) {
    case StopReason::precisionReached:
        return "within " + percentText(rule.relativeWidth);
    case StopReason::noiseStable: {
        const std::optional<double> noise = record.summary().relativeSpread;
        return noise ? "stable at " + percentText(*noise) : "stable";
    }
    case StopReason::timeLimit:
        return "time limit";
    case StopReason::hardLimit:
        return "time limit before the minimum number of samples";
    case StopReason::cancelled:
        return "cancelled";
    }
    return {};
}

} // namespace bildrate::cli
