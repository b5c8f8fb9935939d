#include "core/bench/measurement.h"

#include <algorithm>

namespace bildrate {
namespace {

/// Relative change of images/s from the first third of the samples to the last.
std::optional<double> driftOf(const std::vector<double>& secondsPerIteration) {
    if (secondsPerIteration.size() < 6)
        return std::nullopt;
    const std::size_t third = secondsPerIteration.size() / 3;
    const std::span<const double> all(secondsPerIteration);
    const double last = meanOf(all.last(third));
    if (!(last > 0))
        return std::nullopt;
    return meanOf(all.first(third)) / last - 1;
}

} // namespace

Seconds hostSecondsOf(std::span<const Sample> samples) {
    Seconds sum{0};
    for (const Sample& sample : samples)
        sum += sample.hostSeconds;
    return sum;
}

Summary summarise(const Measurement& measurement, std::int64_t images) {
    Summary summary;
    if (!measurement.warmUp.empty())
        summary.warmUpSeconds = hostSecondsOf(measurement.warmUp);

    std::vector<const Sample*> valid;
    for (const Sample& sample : measurement.samples) {
        if (sample.flags & sampleThrottled)
            ++summary.discarded;
        else if (sample.iterations > 0)
            valid.push_back(&sample);
    }
    summary.samples = std::int64_t(valid.size());
    if (valid.empty())
        return summary;

    summary.deviceClock = std::all_of(valid.begin(), valid.end(), [](const Sample* sample) {
        return sample->deviceSeconds.has_value();
    });
    std::vector<double> secondsPerIteration;
    Seconds measured{0};
    for (const Sample* sample : valid) {
        const Seconds seconds = summary.deviceClock ? *sample->deviceSeconds : sample->hostSeconds;
        measured += seconds;
        summary.iterations += sample->iterations;
        secondsPerIteration.push_back(seconds.count() / double(sample->iterations));
    }
    summary.measuredSeconds = measured;
    if (!(measured.count() > 0))
        return summary;
    const double meanSeconds = measured.count() / double(summary.iterations);
    summary.imagesPerSecond = double(images) / meanSeconds;

    if (const auto estimate = estimateMean(secondsPerIteration)) {
        summary.relativeSpread = *standardDeviationOf(secondsPerIteration) / estimate->mean;
        summary.meanSeconds = estimate;
        const double half = estimate->halfWidth95();
        const double low = double(images) / (meanSeconds + half);
        const double high = double(images) / (meanSeconds - half);
        if (half < meanSeconds && (high - low) / 2 < *summary.imagesPerSecond) {
            summary.intervalLow = low;
            summary.intervalHigh = high;
        }
    }
    summary.drift = driftOf(secondsPerIteration);

    std::vector<double> ascending = secondsPerIteration;
    std::sort(ascending.begin(), ascending.end());
    const double median = quantileOf(ascending, 0.5);
    if (median > 0)
        summary.imagesPerSecondMedian = double(images) / median;
    summary.latencyP50 = median;
    if (std::ssize(valid) == summary.iterations) { // each sample is one execution
        summary.latencyP90 = quantileOf(ascending, 0.9);
        summary.latencyP99 = quantileOf(ascending, 0.99);
    }
    if (ascending.size() >= 5) {
        const double lower = quantileOf(ascending, 0.25);
        const double upper = quantileOf(ascending, 0.75);
        const double reach = 3 * (upper - lower);
        for (double seconds : ascending) {
            summary.outliersSlow += seconds > upper + reach;
            summary.outliersFast += seconds < lower - reach;
        }
    }
    return summary;
}

std::optional<double> halfWidthOf(const Summary& summary) {
    if (!summary.intervalLow || !summary.intervalHigh)
        return std::nullopt;
    return (*summary.intervalHigh - *summary.intervalLow) / 2;
}

} // namespace bildrate
