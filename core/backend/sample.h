#pragma once

#include "core/base/units.h"

#include <cstdint>
#include <optional>

namespace bildrate {

/// Why a sample is special; a bit set.
enum SampleFlags : std::uint32_t {
    sampleNormal = 0,
    sampleThrottled = 1u << 0, ///< taken below the clock bound; not part of the result
    /// The first measured one where there was no warm-up; only two executions that verified the
    /// output came before.
    sampleFirstRun = 1u << 1,
};

struct Telemetry {
    std::optional<double> clockMegahertz;
    std::optional<double> temperatureCelsius;
    std::optional<double> powerWatts;

    bool operator==(const Telemetry&) const = default;
};

/// One timed block of iterations. Seconds are for the whole block.
struct Sample {
    std::int64_t iterations = 0;
    Seconds hostSeconds{0};
    std::optional<Seconds> deviceSeconds; ///< only where there is a device clock
    std::uint32_t flags = sampleNormal;
    std::optional<Telemetry> telemetry;

    bool operator==(const Sample&) const = default;
};

} // namespace bildrate
