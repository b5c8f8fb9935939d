#include "core/base/error.h"
#include "core/exchange/record_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace bildrate {

namespace {

constexpr std::int64_t mostBatch = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t mostInt = std::numeric_limits<int>::max();
// Bounds far beyond any measurement that keep every figure computed from the samples finite.
constexpr std::int64_t mostSampleIterations = 1'000'000'000'000;
constexpr std::int64_t mostIterationsInAll = 1'000'000'000'000'000;
constexpr Seconds shortestSample{1e-12};

std::string stringFrom(const JsonValue& value) {
    return value.string();
}

Seconds secondsFrom(const JsonValue& value) {
    const Seconds seconds(value.nonNegative());
    if (seconds > longestTime)
        value.fail(fmt::format("must be at most {}", std::int64_t(longestTime.count())));
    return seconds;
}

Seconds sampleSecondsFrom(const JsonValue& value) {
    const Seconds seconds = secondsFrom(value);
    if (seconds.count() > 0 && seconds < shortestSample)
        value.fail(fmt::format("must be 0, or {} and above", shortestSample.count()));
    return seconds;
}

Bytes bytesFrom(const JsonValue& value) {
    return value.unsignedInteger();
}

int countFrom(const JsonValue& value) {
    return int(value.integer(0, mostInt));
}

double numberFrom(const JsonValue& value) {
    return value.number();
}

std::int64_t batchFrom(const JsonValue& value) {
    return value.integer(1, mostBatch);
}

std::vector<std::string> stringsFrom(const JsonValue& value) {
    return listOf(value, stringFrom);
}

/// fromName is one of the functions that read an enum's name.
template <class Enum>
Enum named(const JsonValue& value, std::optional<Enum> (*fromName)(std::string_view)) {
    const std::string name = value.string();
    const std::optional<Enum> result = fromName(name);
    if (!result)
        value.fail(fmt::format("unknown value \"{}\"", name));
    return *result;
}

/// Ids go into file names, tables and queries of other programs.
std::string idFrom(const JsonValue& value) {
    std::string id = value.string();
    const bool plain = std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               c == '-' || c == '_';
    });
    if (id.empty() || id.size() > 64 || !plain || id.front() == '-')
        value.fail("must be an id of 1 to 64 letters, digits and hyphens, no hyphen first");
    return id;
}

Timestamp timestampFrom(const JsonValue& value) {
    try {
        return bildrate::timestampFrom(value.string());
    } catch (const Error&) {
        value.fail("must be a time such as 2026-11-30T14:05:09.123+01:00");
    }
}

NetworkChoice networkChoiceFrom(const JsonValue& value) {
    return {value.at("network").string(), listOf(value.at("batches"), batchFrom)};
}

} // namespace

Optimiser optimiserFrom(const JsonValue& value) {
    Optimiser optimiser;
    optimiser.learningRate = value.at("learning_rate").number();
    optimiser.momentum = value.at("momentum").number();
    optimiser.weightDecay = value.at("weight_decay").number();
    return optimiser;
}

StopRule stopRuleFrom(const JsonValue& value) {
    StopRule rule;
    rule.minSamples = value.at("min_samples").integer(0, mostIterations);
    rule.maxTime = secondsFrom(value.at("max_seconds"));
    rule.hardLimit = value.at("hard_limit").boolean();
    const JsonValue width = value.at("relative_width");
    rule.relativeWidth = width.nonNegative();
    if (rule.relativeWidth > widestInterval)
        width.fail(fmt::format("must be at most {}", std::int64_t(widestInterval)));
    rule.warmUpIterations = value.at("warm_up_iterations").integer(0, mostIterations);
    rule.warmUpTime = secondsFrom(value.at("warm_up_seconds"));
    return rule;
}

namespace {

CellSpec cellSpecFrom(const JsonValue& value) {
    CellSpec cell;
    cell.network = value.at("network").string();
    cell.workload = named(value.at("workload"), workloadFrom);
    cell.precision = named(value.at("precision"), precisionFrom);
    cell.batch = batchFrom(value.at("batch"));
    cell.batchMeaning = named(value.at("batch_meaning"), batchMeaningFrom);
    cell.devices = stringsFrom(value.at("devices"));
    return cell;
}

MemoryNeed memoryNeedFrom(const JsonValue& value) {
    MemoryNeed memory;
    memory.weights = bytesFrom(value.at("weights_bytes"));
    memory.activations = bytesFrom(value.at("activations_bytes"));
    memory.workspace = bytesFrom(value.at("workspace_bytes"));
    memory.staging = bytesFrom(value.at("staging_bytes"));
    memory.loading = optionalOf(value, "loading_bytes", bytesFrom);
    memory.gradients = optionalOf(value, "gradients_bytes", bytesFrom).value_or(0);
    memory.optimiserState = optionalOf(value, "optimiser_state_bytes", bytesFrom).value_or(0);
    return memory;
}

Verification verificationFrom(const JsonValue& value) {
    Verification verification;
    verification.finite = value.at("finite").boolean();
    verification.varies = value.at("varies").boolean();
    verification.repeatable = value.at("repeatable").boolean();
    return verification;
}

PhaseTimes phaseTimesFrom(const JsonValue& value) {
    PhaseTimes phases;
    phases.compile = optionalOf(value, "compile_seconds", secondsFrom);
    phases.load = optionalOf(value, "load_seconds", secondsFrom);
    phases.verify = optionalOf(value, "verify_seconds", secondsFrom);
    phases.warmUp = optionalOf(value, "warm_up_seconds", secondsFrom);
    phases.measured = optionalOf(value, "measured_seconds", secondsFrom);
    return phases;
}

Telemetry telemetryFrom(const JsonValue& value) {
    if (value.size() != 3)
        value.fail("must have three values: clock, temperature, power");
    const auto entry = [&](std::size_t index) {
        const JsonValue item = value.item(index);
        return item.isNull() ? std::nullopt : std::optional(item.number());
    };
    Telemetry telemetry;
    telemetry.clockMegahertz = entry(0);
    telemetry.temperatureCelsius = entry(1);
    telemetry.powerWatts = entry(2);
    return telemetry;
}

} // namespace

SampleTable::SampleTable(const JsonValue& table) {
    const JsonValue list = table.at("columns");
    const std::vector<std::string> columns = stringsFrom(list);
    const auto columnOf = [&](std::string_view name) -> std::optional<std::size_t> {
        const auto found = std::find(columns.begin(), columns.end(), name);
        if (found == columns.end())
            return std::nullopt;
        return std::size_t(found - columns.begin());
    };
    const auto required = [&](std::string_view name) {
        const std::optional<std::size_t> column = columnOf(name);
        if (!column)
            list.fail(fmt::format("the column \"{}\" is missing", name));
        return *column;
    };
    m_columns = columns.size();
    m_iterations = required("iterations");
    m_hostSeconds = required("host_seconds");
    m_flags = required("flags");
    m_deviceSeconds = columnOf("device_seconds");
    m_telemetry = columnOf("clock_temperature_power");
}

Sample SampleTable::sample(const JsonValue& row) {
    if (row.size() != m_columns)
        row.fail(fmt::format("must have {} values, one a column", m_columns));
    Sample sample;
    sample.iterations = row.item(m_iterations).integer(1, mostSampleIterations);
    m_iterationsInAll += sample.iterations;
    if (m_iterationsInAll > mostIterationsInAll)
        row.fail(fmt::format("the samples have more than {} iterations", mostIterationsInAll));
    sample.hostSeconds = sampleSecondsFrom(row.item(m_hostSeconds));
    sample.flags =
        std::uint32_t(row.item(m_flags).integer(0, std::numeric_limits<std::uint32_t>::max()));
    if (m_deviceSeconds && !row.item(*m_deviceSeconds).isNull())
        sample.deviceSeconds = sampleSecondsFrom(row.item(*m_deviceSeconds));
    if (m_telemetry && !row.item(*m_telemetry).isNull())
        sample.telemetry = telemetryFrom(row.item(*m_telemetry));
    return sample;
}

namespace {

std::vector<Sample> samplesFrom(const JsonValue& table) {
    SampleTable samples(table);
    return listOf(table.at("rows"), [&](const JsonValue& row) { return samples.sample(row); });
}

Measurement measurementFrom(const JsonValue& value) {
    Measurement measurement;
    measurement.stopReason = optionalOf(
        value, "stop_reason", [](const JsonValue& name) { return named(name, stopReasonFrom); });
    measurement.caveats = stringsFrom(value.at("caveats"));
    measurement.warmUp = samplesFrom(value.at("warm_up"));
    measurement.samples = samplesFrom(value.at("samples"));
    return measurement;
}

} // namespace

CellRecord cellRecordFrom(const JsonValue& value) {
    CellRecord record;
    record.id = idFrom(value.at("id"));
    record.cell = cellSpecFrom(value.at("cell"));
    record.outcome = named(value.at("outcome"), outcomeFrom);
    record.reason = value.at("reason").string();
    record.started = timestampFrom(value.at("started"));
    record.environment = environmentFrom(value.at("environment"));
    record.plan = optionalOf(value, "plan", planFactsFrom);
    record.memory = optionalOf(value, "memory", memoryNeedFrom);
    record.processPeak = optionalOf(value, "process_peak_bytes", bytesFrom);
    record.verification = optionalOf(value, "verification", verificationFrom);
    record.phases = phaseTimesFrom(value.at("phases"));
    record.measurement = measurementFrom(value.at("measurement"));
    record.lossAfterWarmUp = optionalOf(value, "loss_after_warm_up", numberFrom);
    record.lossAtEnd = optionalOf(value, "loss_at_end", numberFrom);
    return record;
}

RunSpec runSpecFrom(const JsonValue& value) {
    RunSpec spec;
    spec.name = value.at("name").string();
    spec.note = value.at("note").string();
    spec.networks = listOf(value.at("networks"), networkChoiceFrom);
    spec.workloads = listOf(value.at("workloads"),
                            [](const JsonValue& name) { return named(name, workloadFrom); });
    spec.precisions = listOf(value.at("precisions"),
                             [](const JsonValue& name) { return named(name, precisionFrom); });
    spec.batches = listOf(value.at("batches"), batchFrom);
    spec.batchMeaning = named(value.at("batch_meaning"), batchMeaningFrom);
    spec.deviceSets = listOf(value.at("device_sets"), stringsFrom);
    spec.optimiser = optimiserFrom(value.at("optimiser"));
    spec.stop = stopRuleFrom(value.at("stop"));
    spec.threads = countFrom(value.at("threads"));
    spec.convolution = named(value.at("convolution"), convolutionChoiceFrom);
    spec.seed = value.at("seed").unsignedInteger();
    spec.force = value.at("force").boolean();
    try {
        checkCellCount(spec);
    } catch (const Error& error) {
        value.fail(error.what());
    }
    return spec;
}

Environment environmentFrom(const JsonValue& value) {
    Environment environment;
    environment.programVersion = value.at("program_version").string();
    environment.programRevision = value.at("program_revision").string();
    environment.compiler = value.at("compiler").string();
    environment.buildType = value.at("build_type").string();
    environment.hostName = value.at("host_name").string();
    environment.operatingSystem = optionalOf(value, "operating_system", stringFrom);
    environment.kernel = optionalOf(value, "kernel", stringFrom);
    environment.cpuModel = optionalOf(value, "cpu_model", stringFrom);
    environment.coresVisible = optionalOf(value, "cores_visible", countFrom);
    environment.coresAllowed = optionalOf(value, "cores_allowed", countFrom);
    environment.governor = optionalOf(value, "governor", stringFrom);
    environment.virtualisation = optionalOf(value, "virtualisation", stringFrom);
    environment.memoryTotal = optionalOf(value, "memory_total_bytes", bytesFrom);
    environment.memoryAvailable = optionalOf(value, "memory_available_bytes", bytesFrom);
    environment.loadOther = optionalOf(value, "load_other", numberFrom);
    environment.otherBildrate = value.at("other_bildrate").boolean();
    environment.libraries = listOf(value.at("libraries"), [](const JsonValue& library) {
        return std::pair(library.at("name").string(), library.at("version").string());
    });
    return environment;
}

PlanFacts planFactsFrom(const JsonValue& value) {
    PlanFacts facts;
    facts.library = value.at("library").string();
    facts.instructionSet = value.at("instruction_set").string();
    facts.layout = value.at("layout").string();
    facts.threads = countFrom(value.at("threads"));
    facts.choice = value.at("choice").string();
    facts.notes = stringsFrom(value.at("notes"));
    facts.peakFlops = optionalOf(value, "peak_flops", numberFrom);
    facts.steps = listOf(value.at("steps"), [](const JsonValue& step) {
        const auto count = [](const JsonValue& number) { return number.integer(0); };
        return StepFact{step.at("step").string(),
                        step.at("implementation").string(),
                        step.at("algorithm").string(),
                        optionalOf(step, "compute_type", stringFrom).value_or(""),
                        optionalOf(step, "images_per_call", count),
                        optionalOf(step, "reorders", count)};
    });
    return facts;
}

RunRecord runRecordFrom(const JsonValue& value) {
    RunRecord run;
    run.id = idFrom(value.at("id"));
    if (run.id == "last") // names the newest run in every command
        value.at("id").fail("must not be \"last\"");
    run.created = timestampFrom(value.at("created"));
    run.tags = stringsFrom(value.at("tags"));
    run.spec = runSpecFrom(value.at("spec"));
    std::set<std::string> ids;
    run.cells = listOf(value.at("cells"), [&](const JsonValue& cell) {
        CellRecord record = cellRecordFrom(cell);
        if (!ids.insert(record.id).second)
            cell.at("id").fail(fmt::format("the id {} occurs twice", record.id));
        return record;
    });
    return run;
}

} // namespace bildrate
