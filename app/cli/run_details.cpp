#include "app/cli/run_details.h"

#include "app/cli/cell_text.h"
#include "app/cli/number_text.h"
#include "app/cli/result_table.h"
#include "core/bench/environment_changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace bildrate::cli {

namespace {

// In columns; texts come from files of others too.
constexpr std::size_t longestLabel = 60;
constexpr std::size_t longestValue = 4000;

void addLine(std::string& text, std::string_view label, const std::string& value) {
    if (!value.empty())
        text += fmt::format("  {:<16}{}\n", clipped(printable(label), longestLabel),
                            clipped(printable(value), longestValue));
}

/// Joins what is there with commas.
std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts)
        if (!part.empty())
            text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string labelled(std::string_view label, const std::optional<Seconds>& seconds) {
    return seconds ? fmt::format("{} {}", label, durationText(*seconds)) : std::string();
}

std::string labelled(std::string_view label, const std::optional<double>& seconds) {
    return seconds ? labelled(label, Seconds(*seconds)) : std::string();
}

std::string rateLine(const Summary& summary) {
    std::vector<std::string> parts{rateText(summary)};
    if (summary.imagesPerSecondMedian)
        parts.push_back("median " + significant(*summary.imagesPerSecondMedian, 4));
    if (summary.intervalLow && summary.intervalHigh)
        parts.push_back(fmt::format("95 % interval {} to {}", significant(*summary.intervalLow, 4),
                                    significant(*summary.intervalHigh, 4)));
    return joined(parts);
}

std::string sampleLine(const Summary& summary) {
    std::vector<std::string> parts{
        fmt::format("{} of {} iterations in all", summary.samples, summary.iterations)};
    if (summary.discarded > 0)
        parts.push_back(fmt::format("{} throttled ones left out", summary.discarded));
    if (summary.relativeSpread)
        parts.push_back("spread " + percentText(*summary.relativeSpread));
    if (summary.drift)
        parts.push_back("drift " + percentText(*summary.drift));
    if (summary.outliersSlow > 0)
        parts.push_back(fmt::format("{} slow outliers", summary.outliersSlow));
    if (summary.outliersFast > 0)
        parts.push_back(fmt::format("{} fast outliers", summary.outliersFast));
    parts.push_back(summary.deviceClock ? "device clock" : "host clock");
    return joined(parts);
}

std::string verificationText(const Verification& verification) {
    return joined({verification.finite ? "finite" : "NOT finite",
                   verification.varies ? "differs between images" : "THE SAME for all images",
                   verification.repeatable ? "repeatable bit by bit" : "NOT repeatable"});
}

std::string memoryText(const CellRecord& record) {
    std::vector<std::string> parts;
    if (record.memory)
        parts = {formatBytes(record.memory->total()),
                 "weights " + formatBytes(record.memory->weights),
                 "activations " + formatBytes(record.memory->activations),
                 "workspace " + formatBytes(record.memory->workspace),
                 "staging " + formatBytes(record.memory->staging),
                 record.memory->loading ? "while loading " + formatBytes(*record.memory->loading)
                                        : std::string(),
                 record.memory->gradients > 0 ? "gradients " + formatBytes(record.memory->gradients)
                                              : std::string(),
                 record.memory->optimiserState > 0
                     ? "optimiser state " + formatBytes(record.memory->optimiserState)
                     : std::string()};
    if (record.processPeak)
        parts.push_back("peak of the process " + formatBytes(*record.processPeak));
    return joined(parts);
}

/// images: of one iteration on one device.
void addPlan(std::string& text, const PlanFacts& plan, std::int64_t images) {
    addLine(text, "plan",
            joined({plan.library, plan.instructionSet, plan.layout,
                    plan.threads > 0 ? fmt::format("{} threads", plan.threads) : "",
                    plan.choice.empty() ? "" : "algorithms " + plan.choice,
                    plan.peakFlops
                        ? fmt::format("at most {} GFLOP/s", significant(*plan.peakFlops / 1e9))
                        : ""}));
    std::map<std::string, int> counts;
    std::int64_t reorders = 0;
    for (const StepFact& step : plan.steps) {
        const std::int64_t taken = step.imagesPerCall.value_or(images);
        ++counts[joined({step.implementation, step.algorithm, step.computeType,
                         taken < images ? fmt::format("{} images a call", taken) : ""})];
        reorders += step.reorders.value_or(0);
    }
    for (const auto& [implementation, count] : counts)
        addLine(text, "", fmt::format("{} x {}", count, implementation));
    if (reorders > 0)
        addLine(text, "", fmt::format("{} copies to another layout or type", reorders));
    for (const std::string& note : plan.notes)
        addLine(text, "", printable(note));
}

std::string cellDetails(const CellRecord& record, const StopRule& rule) {
    std::string text =
        fmt::format("{}: {}\n", printable(cellTitle(record.cell)), nameOf(record.outcome));
    const Summary summary = record.summary();
    addLine(text, "reason", printable(record.reason));
    addLine(text, "images/s", rateLine(summary));
    addLine(text, "latency",
            joined({labelled("p50", summary.latencyP50), labelled("p90", summary.latencyP90),
                    labelled("p99", summary.latencyP99)}));
    if (summary.samples + summary.discarded > 0)
        addLine(text, "samples", sampleLine(summary));
    addLine(text, "ended", stopText(record, rule));
    addLine(
        text, "times",
        joined({labelled("compile", record.phases.compile), labelled("load", record.phases.load),
                labelled("verify", record.phases.verify), labelled("warm-up", record.phases.warmUp),
                labelled("measured", record.phases.measured)}));
    const auto loss = [](const std::optional<double>& value, std::string_view when) {
        return value ? fmt::format("{:.4g} {}", *value, when) : std::string();
    };
    addLine(text, "loss",
            joined({loss(record.lossAfterWarmUp, "after the warm-up"),
                    loss(record.lossAtEnd, "at the end")}));
    addLine(text, "memory", memoryText(record));
    if (record.plan)
        addPlan(text, *record.plan,
                record.cell.images() / std::max<std::int64_t>(1, std::ssize(record.cell.devices)));
    if (record.verification)
        addLine(text, "output", verificationText(*record.verification));
    for (const std::string& caveat : record.measurement.caveats)
        addLine(text, "caveat", printable(caveat));
    addLine(text, "started", timeText(record.started));
    return text;
}

std::string stopRuleText(const StopRule& rule) {
    return fmt::format("±{}, {} samples or more, {} at most{}; warm-up {} iterations, {} or more",
                       percentText(rule.relativeWidth), rule.minSamples, durationText(rule.maxTime),
                       rule.hardLimit ? " in any case" : "", rule.warmUpIterations,
                       durationText(rule.warmUpTime));
}

} // namespace

std::string runDetails(const RunRecord& run) {
    std::string text;
    addLine(text, "id", run.id);
    addLine(text, "note", printable(run.spec.note));
    std::vector<std::string> tags;
    for (const std::string& tag : run.tags)
        tags.push_back(printable(tag));
    addLine(text, "tags", joined(tags));
    addLine(text, "stop rule", stopRuleText(run.spec.stop));
    if (std::ranges::find(run.spec.workloads, Workload::training) != run.spec.workloads.end())
        addLine(text, "optimiser",
                fmt::format("learning rate {}, momentum {}, weight decay {}",
                            run.spec.optimiser.learningRate, run.spec.optimiser.momentum,
                            run.spec.optimiser.weightDecay));
    addLine(text, "threads",
            run.spec.threads > 0 ? fmt::format("{}", run.spec.threads) : "as many as allowed");
    addLine(text, "convolution", std::string(nameOf(run.spec.convolution)));
    addLine(text, "seed", fmt::format("{}", run.spec.seed));

    const Environment* shown = nullptr;
    for (const CellRecord& record : run.cells) {
        if (!shown) {
            text += "\nEnvironment\n";
            for (const auto& [label, value] : environmentLines(record.environment))
                addLine(text, label, value);
        }
        text += "\n" + cellDetails(record, run.spec.stop);
        if (shown)
            for (const std::string& change : environmentChanges(*shown, record.environment))
                addLine(text, "environment", change);
        shown = &record.environment;
    }
    return text;
}

} // namespace bildrate::cli
