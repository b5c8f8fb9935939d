#include "core/analysis/conditions.h"

#include "core/exchange/record_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>

namespace bildrate {
namespace {

using Json = nlohmann::ordered_json;

// What came out, and what names a run or describes a whole sweep of which the cell is one point.
constexpr std::array<std::string_view, 45> results{
    "spec.name",
    "spec.note",
    "spec.networks",
    "spec.workloads",
    "spec.precisions",
    "spec.batches",
    "spec.batch_meaning",
    "spec.device_sets",
    "spec.force",
    "id",
    "outcome",
    "reason",
    "started",
    "phases.compile_seconds",
    "phases.load_seconds",
    "phases.verify_seconds",
    "phases.warm_up_seconds",
    "phases.measured_seconds",
    "memory",
    "memory.weights_bytes",
    "memory.activations_bytes",
    "memory.workspace_bytes",
    "memory.staging_bytes",
    "memory.loading_bytes",
    "memory.gradients_bytes",
    "memory.optimiser_state_bytes",
    "process_peak_bytes",
    "verification",
    "verification.finite",
    "verification.varies",
    "verification.repeatable",
    "environment.memory_available_bytes",
    "environment.load_other",
    "environment.other_bildrate",
    "measurement.stop_reason",
    "measurement.warm_up.columns",
    "measurement.warm_up.rows",
    "measurement.samples.columns",
    "measurement.samples.rows",
    "loss_after_warm_up",
    "loss_at_end",
    // A pair of cells has these in common, or is told apart by them in its own row.
    "cell.network",
    "cell.workload",
    "cell.batch",
    "cell.batch_meaning",
};

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> labels{
    {{"cell.devices", "devices"},
     {"spec.threads", "threads asked for"},
     {"spec.seed", "seed"},
     {"plan.threads", "threads"},
     {"plan.choice", "algorithms chosen"},
     {"plan.notes", "plan"},
     {"plan.peak_flops", "peak FLOP/s"},
     {"environment.program_version", "program"},
     {"environment.program_revision", "revision"},
     {"environment.build_type", "build"},
     {"environment.host_name", "host"},
     {"environment.cpu_model", "CPU"},
     {"origin", "origin"}}};

std::string textOf(const Json& value) {
    if (value.is_null())
        return {};
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    if (!value.is_array())
        return compactJson(value);
    std::string text;
    for (const Json& item : value)
        text += (text.empty() ? "" : ", ") + textOf(item);
    return text;
}

/// Names and versions of libraries become a path each.
void addLibraries(std::vector<Condition>& conditions, const Json& libraries) {
    for (const Json& library : libraries)
        conditions.push_back(
            {"environment.libraries." + textOf(library.at("name")), textOf(library.at("version"))});
}

void flatten(std::vector<Condition>& conditions, const Json& value, const std::string& path) {
    // the summary is computed from the samples; steps are compared as they are
    if (path == "summary" || path == "plan.steps" || isResult(path))
        return;
    if (path == "environment.libraries")
        return addLibraries(conditions, value);
    if (!value.is_object()) {
        conditions.push_back({path, textOf(value)});
        return;
    }
    for (const auto& [key, member] : value.items())
        flatten(conditions, member, path.empty() ? key : path + "." + key);
}

std::string textOf(const StepFact& step) {
    std::string text = step.step + ": " + step.implementation;
    for (const std::string& part : {step.algorithm, step.computeType})
        text += part.empty() ? "" : " " + part;
    return text;
}

/// Of two plans of the same cell; the first step that differs stands for all.
std::optional<Difference> stepDifference(const std::vector<StepFact>& baseline,
                                         const std::vector<StepFact>& candidate) {
    const std::size_t most = std::max(baseline.size(), candidate.size());
    std::size_t differing = 0;
    Difference difference;
    for (std::size_t i = 0; i < most; ++i) {
        const StepFact* first = i < baseline.size() ? &baseline[i] : nullptr;
        const StepFact* second = i < candidate.size() ? &candidate[i] : nullptr;
        if (first && second && *first == *second)
            continue;
        if (differing++ == 0) {
            difference.baseline = first ? textOf(*first) : "no such step";
            difference.candidate = second ? textOf(*second) : "no such step";
        }
    }
    if (differing == 0)
        return std::nullopt;
    difference.label = fmt::format("{} of {} steps of the plan, the first", differing, most);
    return difference;
}

std::string joined(std::string_view name, const std::string& version) {
    return version.empty() ? std::string(name) : fmt::format("{} {}", name, version);
}

} // namespace

bool isResult(std::string_view path) {
    return std::ranges::find(results, path) != results.end();
}

std::string conditionLabel(std::string_view path) {
    for (const auto& [known, label] : labels)
        if (known == path)
            return std::string(label);
    if (path.starts_with("environment.libraries."))
        return std::string(path.substr(std::string_view("environment.libraries.").size()));
    for (const std::string_view part : {"spec.", "cell.", "environment.", "plan.", "measurement."})
        if (path.starts_with(part)) {
            path.remove_prefix(part.size());
            break;
        }
    if (path.ends_with("_bytes"))
        path.remove_suffix(6);
    std::string label(path);
    for (char& character : label)
        if (character == '_' || character == '.')
            character = ' ';
    return label;
}

Conditions conditionsOf(const RunSpec& spec, const CellRecord& record) {
    Json wanted = jsonOf(spec);
    if (record.cell.workload != Workload::training)
        wanted.erase("optimiser");
    CellRecord bare = record;
    bare.measurement.samples.clear();
    bare.measurement.warmUp.clear();
    Conditions conditions;
    if (bare.plan) {
        conditions.steps = &record.plan->steps;
        bare.plan->steps.clear();
    }
    conditions.known.push_back({"origin", "measured"});
    flatten(conditions.known, jsonOf(bare), "");
    flatten(conditions.known, wanted, "spec");
    return conditions;
}

Conditions conditionsOf(const PublishedResult& result) {
    const PublishedEnvironment& from = *result.environment;
    Conditions conditions;
    conditions.published = true;
    const auto add = [&](std::string path, std::string text) {
        conditions.known.push_back({std::move(path), std::move(text)});
    };
    add("origin", "published: " + from.source->title);
    add("cell.precision", ""); // no article says it
    add("cell.devices", fmt::format("{}x {}", result.gpus, from.gpu));
    add("plan.library", joined(from.framework, from.frameworkRevision));
    add("environment.program_version", joined(from.benchmark, from.benchmarkRevision));
    add("environment.host_name", joined(from.platform, result.instance));
    add("environment.operating_system", from.operatingSystem);
    add("environment.libraries.CUDA", from.cuda);
    add("environment.libraries.cuDNN", from.cudnn);
    add("data", from.data);
    add("date", from.date);
    if (result.workload == Workload::training)
        add("optimiser", from.optimiser);
    return conditions;
}

Differences differencesBetween(const Conditions& baseline, const Conditions& candidate) {
    Differences differences;
    const auto compare = [&](const std::string& path, const std::string* first,
                             const std::string* second) {
        const bool unstated =
            baseline.published != candidate.published && !(baseline.published ? first : second);
        const std::string none;
        if (unstated && !(first ? *first : *second).empty())
            differences.unstated.push_back(conditionLabel(path));
        else if (!unstated && (first ? *first : none) != (second ? *second : none))
            differences.list.push_back(
                {conditionLabel(path), first ? *first : none, second ? *second : none});
    };
    std::unordered_map<std::string_view, const std::string*> others;
    for (const Condition& condition : candidate.known)
        others.emplace(condition.path, &condition.text);
    for (const Condition& condition : baseline.known) {
        const auto other = others.find(condition.path);
        compare(condition.path, &condition.text, other == others.end() ? nullptr : other->second);
        others.erase(condition.path);
    }
    for (const Condition& condition : candidate.known)
        if (others.contains(condition.path))
            compare(condition.path, nullptr, &condition.text);
    if (baseline.steps && candidate.steps && *baseline.steps != *candidate.steps)
        differences.list.push_back(*stepDifference(*baseline.steps, *candidate.steps));
    return differences;
}

} // namespace bildrate
