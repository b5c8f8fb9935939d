#pragma once

#include "core/backend/backend.h"
#include "core/bench/stop_rule.h"
#include "core/schedule/optimiser.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

enum class BatchMeaning { perDevice, total };
std::string_view nameOf(BatchMeaning meaning);
std::optional<BatchMeaning> batchMeaningFrom(std::string_view name);

/// One network of a sweep; its own batch list replaces the run's.
struct NetworkChoice {
    std::string network;
    std::vector<std::int64_t> batches;

    bool operator==(const NetworkChoice&) const = default;
};

/// A sweep as the user asks for it: networks x workloads x precisions x batches x device sets.
struct RunSpec {
    std::string name;
    std::string note;
    std::vector<NetworkChoice> networks;
    std::vector<Workload> workloads{Workload::inference};
    std::vector<Precision> precisions{Precision::fp32};
    std::vector<std::int64_t> batches{1};
    BatchMeaning batchMeaning = BatchMeaning::perDevice;
    /// Each set is one job: {"cpu"}, {"gpu:...", "gpu:..."}.
    std::vector<std::vector<std::string>> deviceSets{{"cpu"}};
    Optimiser optimiser; ///< training only
    StopRule stop;
    int threads = 0; ///< CPU: 0 means what the process is allowed
    ConvolutionChoice convolution = ConvolutionChoice::fastest;
    std::uint64_t seed = 1;
    bool force = false; ///< also try cells larger than one that did not fit

    bool operator==(const RunSpec&) const = default;
};

/// One point of a sweep.
struct CellSpec {
    std::string network;
    Workload workload = Workload::inference;
    Precision precision = Precision::fp32;
    std::int64_t batch = 1;
    BatchMeaning batchMeaning = BatchMeaning::perDevice;
    std::vector<std::string> devices;

    bool operator==(const CellSpec&) const = default;
    auto operator<=>(const CellSpec&) const = default;
    /// Images of one iteration over all devices.
    std::int64_t images() const {
        return batchMeaning == BatchMeaning::total ? batch : batch * std::int64_t(devices.size());
    }
};

/// The cells in the order they run: network, workload, precision, device set, batch. Each once.
std::vector<CellSpec> cellsOf(const RunSpec& spec);
/// The same spec asking for this cell alone.
RunSpec specOfCell(const RunSpec& spec, const CellSpec& cell);

/// The largest batch that is accepted: room for cells that do not fit, not for typing errors.
inline constexpr std::int64_t largestBatch = 1 << 20;
/// Throws Error{invalidInput} unless the batch is from 1 to largestBatch.
void checkBatch(std::int64_t batch);

/// The most cells that a spec may ask for, counted before duplicates are left out.
inline constexpr std::int64_t largestSweep = 100'000;
/// Throws Error{invalidInput} if they are more.
void checkCellCount(const RunSpec& spec);

/// Throws Error{invalidInput} for a learning rate, momentum or weight decay that cannot be.
void validateOptimiser(const Optimiser& optimiser);

/// Throws Error{invalidInput} naming the culprit: unknown network (with the nearest names), no
/// network, a batch that checkBatch refuses, a total batch that divides over none of the device
/// sets (with the nearest that do), an empty device set, a device named twice, a stop rule that
/// cannot end, an optimiser that cannot be, more cells than checkCellCount lets pass.
void validate(const RunSpec& spec);

/// Reads "1,2,4..32": numbers, and ranges that double from their first number and end with their
/// last; duplicates are left out. Throws Error{invalidInput} naming the piece.
std::vector<std::int64_t> parseBatches(std::string_view text);

/// Built-in presets: "quick", "mxnet-inference", "mxnet-training", "tf-training". Those of the
/// published tables ask for what the tables hold: networks, batches, optimiser, warm-up and at
/// least as many iterations. GPUs are named by index.
struct Preset {
    std::string name;
    std::string description;
    RunSpec spec;

    bool operator==(const Preset&) const = default;
};
const std::vector<Preset>& builtInPresets();

} // namespace bildrate
