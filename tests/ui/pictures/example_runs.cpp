#include "tests/ui/pictures/example_runs.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

namespace bildrate::ui {
namespace {

constexpr std::int64_t hour = 3'600'000;
constexpr std::int64_t firstRun = 1'795'941'000'000; // 2026-11-29, 08:30 UTC

/// images/s of large batches in fp32.
double rateOf(const std::string& network) {
    static const std::map<std::string, double> rates{
        {"alexnet", 410},    {"googlenet", 118},    {"inception-v3", 31}, {"lenet", 11000},
        {"resnet-50", 43.5}, {"resnet-101", 23.4},  {"resnet-152", 15.9}, {"vgg16", 17.8},
        {"vgg11", 33},       {"inception-v4", 13.4}};
    const auto rate = rates.find(network);
    return rate == rates.end() ? 20 : rate->second;
}

CellRecord measured(const CellSpec& cell, std::int64_t started) {
    CellRecord record;
    record.id = makeUuid();
    record.cell = cell;
    record.started = {started, 60};
    record.outcome = Outcome::completed;
    record.environment = exampleEnvironment();
    record.plan = PlanFacts{
        "oneDNN 2.6.3",
        "avx512_core_bf16",
        "nChw16c",
        16,
        "timed",
        {{"conv1", "jit:avx512_core", "direct"}, {"conv2", "jit_wino_4x3:avx512_core", "winograd"}},
        {}};
    record.memory = MemoryNeed{Bytes(97) << 20, Bytes(cell.batch * 6) << 20, Bytes(4) << 20,
                               Bytes(cell.batch) << 20};
    record.verification = Verification{true, true, true};
    const auto seconds = exampleSeconds(cell.network, cell.precision, cell.batch, 60);
    double measuredSeconds = 0;
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        const bool warming = i < 3;
        auto& samples = warming ? record.measurement.warmUp : record.measurement.samples;
        samples.push_back({1, Seconds(seconds[i] * (warming ? 1.4 - 0.15 * double(i) : 1)),
                           std::nullopt, sampleNormal, std::nullopt});
        if (!warming)
            measuredSeconds += seconds[i];
    }
    record.phases = {Seconds(1.2), Seconds(0.4), Seconds(0.2), Seconds(0.6),
                     Seconds(measuredSeconds)};
    record.measurement.stopReason =
        cell.batch < 16 ? StopReason::precisionReached : StopReason::noiseStable;
    return record;
}

RunRecord runOf(const std::string& name, std::vector<NetworkChoice> networks,
                std::vector<Precision> precisions, std::vector<std::int64_t> batches,
                std::int64_t created) {
    RunRecord run;
    run.id = makeUuid();
    run.created = {created, 60};
    run.spec.name = name;
    run.spec.networks = std::move(networks);
    run.spec.precisions = std::move(precisions);
    run.spec.batches = std::move(batches);
    for (const CellSpec& cell : cellsOf(run.spec))
        run.cells.push_back(measured(cell, created + std::int64_t(run.cells.size()) * 12'000));
    return run;
}

void cutOff(CellRecord& cell, Outcome outcome, const std::string& reason) {
    cell.outcome = outcome;
    cell.reason = reason;
    cell.measurement = {};
    cell.verification.reset();
    cell.phases = {};
}

} // namespace

Device exampleProcessor() {
    Device device;
    device.id = "cpu";
    device.name = "AMD EPYC 9124 16-Core Processor";
    device.memoryTotal = Bytes(64) << 30;
    device.memoryFree = Bytes(51) << 30;
    device.threads = 16;
    device.precisions = {
        {Precision::fp32, {}},
        {Precision::tf32, {"tf32 is not available: only NVIDIA GPUs have it. fp32 works."}},
        {Precision::fp16, {"fp16 is not available on the CPU. fp32 works."}},
        {Precision::bf16, {}}};
    return device;
}

Environment exampleEnvironment() {
    Environment environment;
    environment.programVersion = "0.1.0";
    environment.programRevision = "5f0c2a91d3";
    environment.compiler = "GNU 12.2.0";
    environment.buildType = "Release";
    environment.hostName = "messplatz";
    environment.operatingSystem = "Debian GNU/Linux 12 (bookworm)";
    environment.kernel = "6.1.0-27-amd64";
    environment.cpuModel = exampleProcessor().name;
    environment.coresVisible = environment.coresAllowed = 16;
    environment.governor = "performance";
    environment.virtualisation = "none";
    environment.memoryTotal = exampleProcessor().memoryTotal;
    environment.memoryAvailable = exampleProcessor().memoryFree;
    environment.loadOther = 0.1;
    environment.libraries = {{"oneDNN", "2.6.3"}};
    return environment;
}

std::vector<double> exampleSeconds(const std::string& network, Precision precision,
                                   std::int64_t batch, int count) {
    const double faster = precision == Precision::bf16 ? 1.9 : 1;
    const double rate = rateOf(network) * faster * double(batch) / (double(batch) + 0.35);
    std::mt19937_64 generator(std::uint64_t(batch) * 1009 + network.size());
    std::normal_distribution<double> noise(1, batch < 16 ? 0.012 : 0.03);
    std::vector<double> seconds;
    for (int i = 0; i < count; ++i)
        seconds.push_back(double(batch) / rate * std::max(0.9, noise(generator)));
    return seconds;
}

std::vector<RunRecord> exampleRuns() {
    const std::vector<std::int64_t> batches{1, 2, 4, 8, 16, 32};
    std::vector<RunRecord> runs;
    runs.push_back(runOf("baseline", {{"alexnet", {}}, {"resnet-50", {}}, {"vgg16", {}}},
                         {Precision::fp32}, batches, firstRun));
    runs.back().tags = {"nightly"};
    runs.push_back(runOf("", {{"resnet-50", {}}, {"resnet-101", {}}, {"resnet-152", {}}},
                         {Precision::fp32, Precision::bf16}, batches, firstRun + 3 * hour));
    runs.back().spec.note = "after the update of the firmware";
    runs.push_back(
        runOf("quick", {{"lenet", {}}}, {Precision::fp32}, {1, 64}, firstRun + 6 * hour));
    cutOff(runs.back().cells[1], Outcome::cancelled, "stopped");
    runs.push_back(runOf("large batches", {{"inception-v3", {}}, {"resnet-50", {}}, {"vgg16", {}}},
                         {Precision::fp32, Precision::bf16}, {1, 8, 32, 128, 1024},
                         firstRun + 27 * hour));
    for (CellRecord& cell : runs.back().cells) {
        if (cell.cell.batch == 1024 && cell.cell.precision == Precision::fp32)
            cutOff(cell, Outcome::doesNotFit, "needs 58.20 GiB, 51.00 GiB free");
        if (cell.cell.network == "vgg16" && cell.cell.batch == 128)
            cell.measurement.caveats = {"sustained speed is lower: the last third of the samples "
                                        "was 6.1 % slower than the first"};
    }
    runs.back().tags = {"nightly", "memory"};
    return runs;
}

} // namespace bildrate::ui
