#pragma once

#include "core/bench/run_record.h"

#include <limits>
#include <string>
#include <tuple>

namespace bildrate::test {

// The members of each type a record is made of. A member added to a type makes its line fail to
// compile; it then has to be given a value in fullRecord, and is missed in the files' tests if it
// does not survive them.

inline auto membersOf(const Telemetry& x) {
    const auto& [a, b, c] = x;
    return std::tie(a, b, c);
}
inline auto membersOf(const Sample& x) {
    const auto& [a, b, c, d, e] = x;
    return std::tie(a, b, c, d, e);
}
inline auto membersOf(const Measurement& x) {
    const auto& [a, b, c, d] = x;
    return std::tie(a, b, c, d);
}
inline auto membersOf(const PhaseTimes& x) {
    const auto& [a, b, c, d, e] = x;
    return std::tie(a, b, c, d, e);
}
inline auto membersOf(const Verification& x) {
    const auto& [a, b, c] = x;
    return std::tie(a, b, c);
}
inline auto membersOf(const MemoryNeed& x) {
    const auto& [a, b, c, d, e, f, g] = x;
    return std::tie(a, b, c, d, e, f, g);
}
inline auto membersOf(const StepFact& x) {
    const auto& [a, b, c, d, e, f] = x;
    return std::tie(a, b, c, d, e, f);
}
inline auto membersOf(const PlanFacts& x) {
    const auto& [a, b, c, d, e, f, g, h] = x;
    return std::tie(a, b, c, d, e, f, g, h);
}
inline auto membersOf(const Environment& x) {
    const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q] = x;
    return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q);
}
inline auto membersOf(const Timestamp& x) {
    const auto& [a, b] = x;
    return std::tie(a, b);
}
inline auto membersOf(const CellSpec& x) {
    const auto& [a, b, c, d, e, f] = x;
    return std::tie(a, b, c, d, e, f);
}
inline auto membersOf(const CellRecord& x) {
    const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = x;
    return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n);
}
inline auto membersOf(const StopRule& x) {
    const auto& [a, b, c, d, e, f] = x;
    return std::tie(a, b, c, d, e, f);
}
inline auto membersOf(const Optimiser& x) {
    const auto& [a, b, c] = x;
    return std::tie(a, b, c);
}
inline auto membersOf(const NetworkChoice& x) {
    const auto& [a, b] = x;
    return std::tie(a, b);
}
inline auto membersOf(const RunSpec& x) {
    const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = x;
    return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n);
}
inline auto membersOf(const RunRecord& x) {
    const auto& [a, b, c, d, e] = x;
    return std::tie(a, b, c, d, e);
}

/// Whether no member has the value that a default-constructed T gives it.
template <class T>
bool everyMemberSet(const T& value) {
    const T plain;
    return [&]<std::size_t... index>(std::index_sequence<index...>) {
        return ((std::get<index>(membersOf(value)) != std::get<index>(membersOf(plain))) && ...);
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(membersOf(value))>>());
}

inline RunSpec fullSpec() {
    RunSpec spec;
    spec.name = "Größe \"50 %\" – 日本";
    spec.note = "first line\n=HYPERLINK(\"http://x\",\"y\")\t'; DROP TABLE runs; --";
    spec.networks = {{"resnet-50", {1, 2, 64}}, {"vgg16", {}}};
    spec.workloads = {Workload::training, Workload::inference};
    spec.precisions = {Precision::bf16, Precision::tf32, Precision::fp16, Precision::fp32};
    spec.batches = {1, 8, 65536};
    spec.batchMeaning = BatchMeaning::total;
    spec.deviceSets = {{"cpu"}, {"gpu:GPU-0c1d", "gpu:GPU-ff00"}};
    spec.optimiser = {0.1, 1.0 / 3.0, 5e-324};
    spec.stop = {7, Seconds(0.1 + 0.2), true, 0.0049999999999999996, 11, Seconds(1e-9)};
    spec.threads = 5;
    spec.convolution = ConvolutionChoice::direct;
    spec.seed = std::numeric_limits<std::uint64_t>::max();
    spec.force = true;
    return spec;
}

inline Environment fullEnvironment() {
    Environment environment;
    environment.programVersion = "0.1.0";
    environment.programRevision = "e6ba123-dirty";
    environment.compiler = "GCC 12.2.0";
    environment.buildType = "RelWithDebInfo";
    environment.hostName = "prüfstand";
    environment.operatingSystem = "Debian GNU/Linux 12 (bookworm)";
    environment.kernel = "6.1.0-18-amd64";
    environment.cpuModel = "AMD EPYC 9B14";
    environment.coresVisible = 16;
    environment.coresAllowed = 2;
    environment.governor = "performance";
    environment.virtualisation = "kvm";
    environment.memoryTotal = 137438953472;
    environment.memoryAvailable = 9007199254740993; // 2^53 + 1: no double holds it
    environment.loadOther = 0.30000000000000004;
    environment.otherBildrate = true;
    environment.libraries = {{"oneDNN", "2.6.3"}, {"SQLite", "3.40.1"}};
    return environment;
}

inline CellRecord fullCell() {
    CellRecord cell;
    cell.id = "3f2b8a52-91cf-4a53-8a07-0dfdc6c3a001";
    cell.cell = {"inception-v3",      Workload::training, Precision::bf16, 32,
                 BatchMeaning::total, {"gpu:a", "gpu:b"}};
    cell.outcome = Outcome::throttled;
    cell.reason = "clock below 60 % – \"all\" samples were discarded";
    cell.started = {1796047509123, -480};
    cell.environment = fullEnvironment();
    cell.plan = PlanFacts{"oneDNN 2.6.3",
                          "avx512_core_bf16",
                          "nChw16c",
                          4,
                          "timed",
                          {{"conv0", "jit_wino_4x3:avx512_core", "winograd", "fp32", 8, 3},
                           {"fc", "gemm:jit", "", "", {}, {}}},
                          {"cache could not be written"},
                          1.1776e12};
    cell.memory = MemoryNeed{102228128, 9633792, 4096, 602112, 204456256, 51200, 102400};
    cell.processPeak = 18446744073709551615u;
    cell.verification = Verification{true, true, true};
    cell.phases = {Seconds(0.25), Seconds(1.0 / 7.0), Seconds(3.5), Seconds(0.5), Seconds(10.125)};
    cell.measurement.warmUp = {{1, Seconds(0.9), Seconds(0.8), sampleFirstRun, Telemetry{}},
                               {1, Seconds(0.125), std::nullopt, sampleNormal, std::nullopt}};
    cell.measurement.samples = {
        {1000000, Seconds(0.1), Seconds(0.099999999999999992), sampleThrottled | sampleFirstRun,
         Telemetry{1410.5, 61.0, 287.25}},
        {2, Seconds(999999999.99999988), std::nullopt, 0x80000000u,
         Telemetry{std::nullopt, -4.5, std::nullopt}},
        {3, Seconds(1.0000000000000002e-12), Seconds(0.0), sampleNormal, std::nullopt}};
    cell.measurement.stopReason = StopReason::noiseStable;
    cell.measurement.caveats = {"machine busy: 1.5 cores", "debug build"};
    cell.lossAfterWarmUp = 6.9077552789821368;
    cell.lossAtEnd = 0.1;
    return cell;
}

/// Only what cannot be left out.
inline CellRecord sparseCell() {
    CellRecord cell;
    cell.id = "3f2b8a52-91cf-4a53-8a07-0dfdc6c3a002";
    cell.cell.network = "lenet";
    cell.cell.devices = {"cpu"};
    return cell;
}

/// A run whose every member differs from its default.
inline RunRecord fullRecord() {
    RunRecord run;
    run.id = "77c3e9f0-5d1b-4c1e-9d53-6b1c6e0a0001";
    run.spec = fullSpec();
    run.created = {1796047500001, 330};
    run.tags = {"baseline", "größer, als gedacht"};
    run.cells = {fullCell(), sparseCell()};
    return run;
}

inline RunRecord sparseRecord() {
    RunRecord run;
    run.id = "77c3e9f0-5d1b-4c1e-9d53-6b1c6e0a0002";
    run.cells = {sparseCell()};
    return run;
}

} // namespace bildrate::test
