#include "core/exchange/runs_csv.h"

#include "core/exchange/csv.h"

#include <fmt/format.h>

#include <string_view>

namespace bildrate {

namespace {

constexpr std::string_view columns[] = {
    // the run
    "run_id",
    "run_name",
    "run_created_utc",
    "run_tags",
    "run_note",
    "seed",
    "convolution_choice",
    // the cell
    "cell_id",
    "network",
    "workload",
    "precision",
    "batch",
    "batch_meaning",
    "devices",
    "images_per_iteration",
    "started_utc",
    "outcome",
    "reason",
    // what was measured
    "images_per_second",
    "images_per_second_low",
    "images_per_second_high",
    "images_per_second_median",
    "relative_spread",
    "drift",
    "latency_p50_seconds",
    "latency_p90_seconds",
    "latency_p99_seconds",
    "samples",
    "throttled_samples",
    "iterations",
    "slow_outliers",
    "fast_outliers",
    "clock",
    "warm_up_iterations",
    "stop_reason",
    "caveats",
    "loss_after_warm_up",
    "loss_at_end",
    // phases
    "compile_seconds",
    "load_seconds",
    "verify_seconds",
    "warm_up_seconds",
    "measured_seconds",
    // memory
    "weights_bytes",
    "activations_bytes",
    "workspace_bytes",
    "staging_bytes",
    "gradients_bytes",
    "optimiser_state_bytes",
    "process_peak_bytes",
    // verification
    "output_finite",
    "output_varies",
    "output_repeatable",
    // the plan
    "library",
    "instruction_set",
    "layout",
    "threads",
    "algorithms_chosen",
    "plan_notes",
    // the environment
    "program_version",
    "program_revision",
    "compiler",
    "build_type",
    "host",
    "operating_system",
    "kernel",
    "cpu",
    "cores_visible",
    "cores_allowed",
    "governor",
    "virtualisation",
    "memory_total_bytes",
    "memory_available_bytes",
    "other_load_cores",
    "other_bildrate",
    "libraries",
    // the rule of the run
    "stop_relative_width",
    "stop_min_samples",
    "stop_max_seconds",
    "stop_hard_limit",
    // the optimiser of a training
    "learning_rate",
    "momentum",
    "weight_decay",
};

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    return fmt::format("{}", fmt::join(parts, separator));
}

std::string utc(const Timestamp& time) {
    return format(Timestamp{time.unixMilliseconds, 0});
}

void addRun(CsvRow& row, const RunRecord& run) {
    row.text(run.id).text(run.spec.name).text(utc(run.created)).text(joined(run.tags, "; "));
    row.text(run.spec.note).integer(run.spec.seed).text(nameOf(run.spec.convolution));
}

void addCell(CsvRow& row, const CellRecord& record) {
    const CellSpec& cell = record.cell;
    row.text(record.id).text(cell.network).text(nameOf(cell.workload));
    row.text(nameOf(cell.precision)).integer(cell.batch).text(nameOf(cell.batchMeaning));
    row.text(joined(cell.devices, "+")).integer(cell.images()).text(utc(record.started));
    row.text(nameOf(record.outcome)).text(record.reason);
}

std::int64_t iterationsOf(const std::vector<Sample>& samples) {
    std::int64_t iterations = 0;
    for (const Sample& sample : samples)
        iterations += sample.iterations;
    return iterations;
}

void addMeasurement(CsvRow& row, const CellRecord& record) {
    const Summary summary = record.summary();
    row.number(summary.imagesPerSecond).number(summary.intervalLow).number(summary.intervalHigh);
    row.number(summary.imagesPerSecondMedian).number(summary.relativeSpread).number(summary.drift);
    row.number(summary.latencyP50).number(summary.latencyP90).number(summary.latencyP99);
    const Measurement& measurement = record.measurement;
    if (summary.samples + summary.discarded == 0)
        row.nothing(3);
    else
        row.integer(summary.samples).integer(summary.discarded).integer(summary.iterations);
    if (summary.relativeSpread) // enough samples to tell
        row.integer(summary.outliersSlow).integer(summary.outliersFast);
    else
        row.nothing(2);
    row.text(summary.samples == 0 ? "" : summary.deviceClock ? "device" : "host");
    if (measurement.warmUp.empty() && measurement.samples.empty())
        row.nothing();
    else
        row.integer(iterationsOf(measurement.warmUp));
    row.text(measurement.stopReason ? nameOf(*measurement.stopReason) : std::string_view());
    row.text(joined(measurement.caveats, "; "));
    row.number(record.lossAfterWarmUp).number(record.lossAtEnd);
}

void addCost(CsvRow& row, const CellRecord& record) {
    const PhaseTimes& phases = record.phases;
    row.number(phases.compile).number(phases.load).number(phases.verify);
    row.number(phases.warmUp).number(phases.measured);
    if (const auto& memory = record.memory)
        row.integer(memory->weights)
            .integer(memory->activations)
            .integer(memory->workspace)
            .integer(memory->staging)
            .integer(memory->gradients)
            .integer(memory->optimiserState);
    else
        row.nothing(6);
    row.integer(record.processPeak);
    if (const auto& found = record.verification)
        row.flag(found->finite).flag(found->varies).flag(found->repeatable);
    else
        row.nothing(3);
}

void addPlan(CsvRow& row, const std::optional<PlanFacts>& plan) {
    if (!plan) {
        row.nothing(6);
        return;
    }
    row.text(plan->library).text(plan->instructionSet).text(plan->layout);
    row.integer(plan->threads > 0 ? std::optional(plan->threads) : std::nullopt);
    row.text(plan->choice).text(joined(plan->notes, "; "));
}

void addEnvironment(CsvRow& row, const Environment& environment) {
    row.text(environment.programVersion).text(environment.programRevision);
    row.text(environment.compiler).text(environment.buildType).text(environment.hostName);
    row.known(environment.operatingSystem).known(environment.kernel).known(environment.cpuModel);
    row.integer(environment.coresVisible).integer(environment.coresAllowed);
    row.known(environment.governor).known(environment.virtualisation);
    row.integer(environment.memoryTotal).integer(environment.memoryAvailable);
    row.number(environment.loadOther).flag(environment.otherBildrate);
    std::vector<std::string> libraries;
    for (const auto& [name, version] : environment.libraries)
        libraries.push_back(name + " " + version);
    row.text(joined(libraries, "; "));
}

void addRule(CsvRow& row, const StopRule& rule) {
    row.number(rule.relativeWidth).integer(rule.minSamples).number(rule.maxTime);
    row.flag(rule.hardLimit);
}

void addOptimiser(CsvRow& row, const CellRecord& record, const Optimiser& optimiser) {
    if (record.cell.workload == Workload::training)
        row.number(optimiser.learningRate).number(optimiser.momentum).number(optimiser.weightDecay);
    else
        row.nothing(3);
}

} // namespace

std::string runsToCsv(const std::vector<RunRecord>& runs) {
    std::string table = fmt::format("{}\r\n", fmt::join(columns, ","));
    for (const RunRecord& run : runs)
        for (const CellRecord& record : run.cells) {
            CsvRow row;
            addRun(row, run);
            addCell(row, record);
            addMeasurement(row, record);
            addCost(row, record);
            addPlan(row, record.plan);
            addEnvironment(row, record.environment);
            addRule(row, run.spec.stop);
            addOptimiser(row, record, run.spec.optimiser);
            table += row.line();
        }
    return table;
}

} // namespace bildrate
