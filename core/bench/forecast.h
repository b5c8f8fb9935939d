#pragma once

#include "core/backend/device.h"
#include "core/bench/run_spec.h"

#include <optional>
#include <span>

namespace bildrate {

/// What a loaded network takes on one device, about. What a library pads and needs to work in
/// comes on top.
struct MemoryForecast {
    Bytes weights = 0;        ///< in training the fp32 masters and the copies that kernels read
    Bytes gradients = 0;      ///< of parameters
    Bytes optimiserState = 0; ///< momentum
    Bytes activations = 0;    ///< their arena, the images and the output

    Bytes total() const { return weights + gradients + optimiserState + activations; }
    bool operator==(const MemoryForecast&) const = default;
};
MemoryForecast forecastMemory(const Network& network, Workload workload, Precision precision,
                              std::int64_t images, const Optimiser& optimiser = {});

/// The longest that warming up and measuring a cell take by the rule; many cells end earlier.
/// iteration: what one takes, if that is known. Compiling and checking come on top.
Seconds longestCell(const StopRule& rule, std::optional<Seconds> iteration = {});

/// The cell that needs most on one device, by part: in both workloads, whichever is asked for.
struct LargestCell {
    std::string network;
    Precision precision = Precision::fp32;
    std::int64_t images = 1; ///< on one device
    MemoryForecast inference;
    MemoryForecast training;

    bool operator==(const LargestCell&) const = default;
};

/// What a sweep asks of the machine, before it starts. Nothing is measured or loaded for it.
struct Forecast {
    std::int64_t cells = 0;
    Seconds longest{0}; ///< of the cells that can run, by the stop rule
    /// Of the cell that needs most on one device, and what that device has free.
    std::optional<Bytes> largestNeed;
    std::optional<Bytes> free;
    std::optional<LargestCell> largest; ///< the same cell
    std::int64_t tooLarge = 0;          ///< cells that need more than is free
    std::int64_t unsupported = 0;       ///< cells whose devices are missing or cannot do them

    bool operator==(const Forecast&) const = default;
};
/// devices: those there are. What cannot be told stays out: an unknown network, a device that does
/// not say what it has free.
Forecast forecast(const RunSpec& spec, std::span<const Device> devices);

} // namespace bildrate
