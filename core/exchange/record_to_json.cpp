#include "core/base/error.h"
#include "core/exchange/record_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace bildrate {

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(double value) {
    if (!std::isfinite(value))
        throw Error(ErrorKind::invalidInput,
                    fmt::format("a record with the value {} cannot be written", value));
    return value;
}

Json jsonOf(Seconds value) {
    return jsonOf(value.count());
}

Json jsonOf(const std::string& value) {
    return value;
}

Json jsonOf(std::int64_t value) {
    return value;
}

Json jsonOf(int value) {
    return value;
}

Json jsonOf(Bytes value) {
    return value;
}

template <class Value>
Json jsonOf(const std::optional<Value>& value) {
    return value ? jsonOf(*value) : Json();
}

template <class Value>
Json namesOf(const std::vector<Value>& values) {
    Json names = Json::array();
    for (const Value& value : values)
        names.push_back(nameOf(value));
    return names;
}

} // namespace

Json jsonOf(const Optimiser& optimiser) {
    return {{"learning_rate", jsonOf(optimiser.learningRate)},
            {"momentum", jsonOf(optimiser.momentum)},
            {"weight_decay", jsonOf(optimiser.weightDecay)}};
}

Json jsonOf(const StopRule& rule) {
    return {{"min_samples", rule.minSamples},
            {"max_seconds", jsonOf(rule.maxTime)},
            {"hard_limit", rule.hardLimit},
            {"relative_width", jsonOf(rule.relativeWidth)},
            {"warm_up_iterations", rule.warmUpIterations},
            {"warm_up_seconds", jsonOf(rule.warmUpTime)}};
}

namespace {

Json jsonOf(const CellSpec& cell) {
    return {{"network", cell.network},
            {"workload", nameOf(cell.workload)},
            {"precision", nameOf(cell.precision)},
            {"batch", cell.batch},
            {"batch_meaning", nameOf(cell.batchMeaning)},
            {"devices", cell.devices}};
}

Json jsonOf(const MemoryNeed& memory) {
    return {{"weights_bytes", memory.weights},
            {"activations_bytes", memory.activations},
            {"workspace_bytes", memory.workspace},
            {"staging_bytes", memory.staging},
            {"loading_bytes", jsonOf(memory.loading)},
            {"gradients_bytes", memory.gradients},
            {"optimiser_state_bytes", memory.optimiserState}};
}

Json jsonOf(const Verification& verification) {
    return {{"finite", verification.finite},
            {"varies", verification.varies},
            {"repeatable", verification.repeatable}};
}

Json jsonOf(const PhaseTimes& phases) {
    return {{"compile_seconds", jsonOf(phases.compile)},
            {"load_seconds", jsonOf(phases.load)},
            {"verify_seconds", jsonOf(phases.verify)},
            {"warm_up_seconds", jsonOf(phases.warmUp)},
            {"measured_seconds", jsonOf(phases.measured)}};
}

/// A table: columns named once, a row a sample. Columns that no sample fills are left out.
Json jsonOf(const std::vector<Sample>& samples) {
    const bool device = std::any_of(samples.begin(), samples.end(),
                                    [](const Sample& s) { return s.deviceSeconds.has_value(); });
    const bool telemetry = std::any_of(samples.begin(), samples.end(),
                                       [](const Sample& s) { return s.telemetry.has_value(); });
    Json columns{"iterations", "host_seconds", "flags"};
    if (device)
        columns.push_back("device_seconds");
    if (telemetry)
        columns.push_back("clock_temperature_power");
    Json rows = Json::array();
    for (const Sample& sample : samples) {
        Json row{sample.iterations, jsonOf(sample.hostSeconds), sample.flags};
        if (device)
            row.push_back(jsonOf(sample.deviceSeconds));
        if (telemetry)
            row.push_back(sample.telemetry ? Json{jsonOf(sample.telemetry->clockMegahertz),
                                                  jsonOf(sample.telemetry->temperatureCelsius),
                                                  jsonOf(sample.telemetry->powerWatts)}
                                           : Json());
        rows.push_back(std::move(row));
    }
    return {{"columns", std::move(columns)}, {"rows", std::move(rows)}};
}

Json jsonOf(const Measurement& measurement) {
    return {
        {"stop_reason", measurement.stopReason ? Json(nameOf(*measurement.stopReason)) : Json()},
        {"caveats", measurement.caveats},
        {"warm_up", jsonOf(measurement.warmUp)},
        {"samples", jsonOf(measurement.samples)}};
}

Json summaryOf(const CellRecord& record) {
    const Summary summary = record.summary();
    return {{"images_per_iteration", record.cell.images()},
            {"samples", summary.samples},
            {"discarded", summary.discarded},
            {"iterations", summary.iterations},
            {"images_per_second", jsonOf(summary.imagesPerSecond)},
            {"images_per_second_median", jsonOf(summary.imagesPerSecondMedian)},
            {"interval_low", jsonOf(summary.intervalLow)},
            {"interval_high", jsonOf(summary.intervalHigh)},
            {"relative_spread", jsonOf(summary.relativeSpread)},
            {"drift", jsonOf(summary.drift)},
            {"latency_p50_seconds", jsonOf(summary.latencyP50)},
            {"latency_p90_seconds", jsonOf(summary.latencyP90)},
            {"latency_p99_seconds", jsonOf(summary.latencyP99)},
            {"outliers_slow", summary.outliersSlow},
            {"outliers_fast", summary.outliersFast},
            {"warm_up_seconds", jsonOf(summary.warmUpSeconds)},
            {"measured_seconds", jsonOf(summary.measuredSeconds)}};
}

} // namespace

Json jsonOf(const RunSpec& spec) {
    Json networks = Json::array();
    for (const NetworkChoice& choice : spec.networks)
        networks.push_back({{"network", choice.network}, {"batches", choice.batches}});
    return {{"name", spec.name},
            {"note", spec.note},
            {"networks", std::move(networks)},
            {"workloads", namesOf(spec.workloads)},
            {"precisions", namesOf(spec.precisions)},
            {"batches", spec.batches},
            {"batch_meaning", nameOf(spec.batchMeaning)},
            {"device_sets", spec.deviceSets},
            {"optimiser", jsonOf(spec.optimiser)},
            {"stop", jsonOf(spec.stop)},
            {"threads", spec.threads},
            {"convolution", nameOf(spec.convolution)},
            {"seed", spec.seed},
            {"force", spec.force}};
}

Json jsonOf(const Environment& environment) {
    Json libraries = Json::array();
    for (const auto& [name, version] : environment.libraries)
        libraries.push_back({{"name", name}, {"version", version}});
    return {{"program_version", environment.programVersion},
            {"program_revision", environment.programRevision},
            {"compiler", environment.compiler},
            {"build_type", environment.buildType},
            {"host_name", environment.hostName},
            {"operating_system", jsonOf(environment.operatingSystem)},
            {"kernel", jsonOf(environment.kernel)},
            {"cpu_model", jsonOf(environment.cpuModel)},
            {"cores_visible", jsonOf(environment.coresVisible)},
            {"cores_allowed", jsonOf(environment.coresAllowed)},
            {"governor", jsonOf(environment.governor)},
            {"virtualisation", jsonOf(environment.virtualisation)},
            {"memory_total_bytes", jsonOf(environment.memoryTotal)},
            {"memory_available_bytes", jsonOf(environment.memoryAvailable)},
            {"load_other", jsonOf(environment.loadOther)},
            {"other_bildrate", environment.otherBildrate},
            {"libraries", std::move(libraries)}};
}

Json jsonOf(const PlanFacts& facts) {
    Json steps = Json::array();
    for (const StepFact& step : facts.steps)
        steps.push_back({{"step", step.step},
                         {"implementation", step.implementation},
                         {"algorithm", step.algorithm},
                         {"compute_type", step.computeType},
                         {"images_per_call", jsonOf(step.imagesPerCall)},
                         {"reorders", jsonOf(step.reorders)}});
    return {{"library", facts.library},
            {"instruction_set", facts.instructionSet},
            {"layout", facts.layout},
            {"threads", facts.threads},
            {"choice", facts.choice},
            {"notes", facts.notes},
            {"peak_flops", jsonOf(facts.peakFlops)},
            {"steps", std::move(steps)}};
}

Json jsonOf(const CellRecord& record) {
    return {{"id", record.id},
            {"cell", jsonOf(record.cell)},
            {"outcome", nameOf(record.outcome)},
            {"reason", record.reason},
            {"started", format(record.started)},
            {"summary", summaryOf(record)},
            {"phases", jsonOf(record.phases)},
            {"memory", record.memory ? jsonOf(*record.memory) : Json()},
            {"process_peak_bytes", jsonOf(record.processPeak)},
            {"verification", record.verification ? jsonOf(*record.verification) : Json()},
            {"environment", jsonOf(record.environment)},
            {"plan", record.plan ? jsonOf(*record.plan) : Json()},
            {"measurement", jsonOf(record.measurement)},
            {"loss_after_warm_up", jsonOf(record.lossAfterWarmUp)},
            {"loss_at_end", jsonOf(record.lossAtEnd)}};
}

Json jsonOf(const RunRecord& run) {
    Json cells = Json::array();
    for (const CellRecord& cell : run.cells)
        cells.push_back(jsonOf(cell));
    return {{"id", run.id},
            {"created", format(run.created)},
            {"tags", run.tags},
            {"spec", jsonOf(run.spec)},
            {"cells", std::move(cells)}};
}

} // namespace bildrate
