#pragma once

#include "core/backend/sample.h"
#include "core/bench/statistics.h"
#include "core/bench/stop_rule.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bildrate {

/// Everything measured for a cell. Summaries are computed from the samples when asked.
struct Measurement {
    std::vector<Sample> warmUp;
    std::vector<Sample> samples;
    std::optional<StopReason> stopReason; ///< unset if no rule or user ended it
    std::vector<std::string> caveats;     ///< one sentence each: "machine busy: ..."

    bool operator==(const Measurement&) const = default;
};

Seconds hostSecondsOf(std::span<const Sample> samples);

/// What the samples say. A field that cannot be told is unset, never 0 or NaN.
struct Summary {
    std::int64_t samples = 0;   ///< valid ones
    std::int64_t discarded = 0; ///< throttled
    std::int64_t iterations = 0;
    bool deviceClock = false;              ///< seconds are the device's; else the host's
    std::optional<double> imagesPerSecond; ///< images / measured seconds: the headline
    std::optional<double> imagesPerSecondMedian;
    /// 95 % interval of images/s; unset also if half of it is as wide as the rate, which tells
    /// nothing of a speed.
    std::optional<double> intervalLow;
    std::optional<double> intervalHigh;
    std::optional<double> relativeSpread; ///< standard deviation / mean of seconds per iteration
    std::optional<double> drift; ///< relative change of images/s, last third against first third
    std::optional<double> latencyP50; ///< seconds per iteration
    std::optional<double> latencyP90; ///< and p99: unset where a sample is several iterations
    std::optional<double> latencyP99;
    std::int64_t outliersSlow = 0; ///< beyond 3 interquartile ranges
    std::int64_t outliersFast = 0;
    std::optional<Seconds> warmUpSeconds;
    std::optional<Seconds> measuredSeconds;  ///< of the valid samples: what images/s rests on
    std::optional<MeanEstimate> meanSeconds; ///< of an iteration, with its error
};

/// Half the width of the 95 % interval of images/s, to be written after a "±"; unset where no
/// interval can be told.
std::optional<double> halfWidthOf(const Summary& summary);

/// images: of one iteration of the whole job, over all its devices. Throttled samples are left out
/// and counted. Below five valid samples there is no spread, interval or outlier, below six no
/// drift; the mean over several iterations is no latency, so that then p90 and p99 are unset. The
/// device's clock is used where every valid sample has it.
Summary summarise(const Measurement& measurement, std::int64_t images);

} // namespace bildrate
