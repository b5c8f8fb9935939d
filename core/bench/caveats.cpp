#include "core/bench/caveats.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace bildrate {
namespace {

/// Whether the last third of the samples is slower than the first by more than 5 % and by more than
/// two standard errors of the difference between their means, which noise alone rarely reaches.
bool isSlowing(const Summary& summary) {
    if (!summary.drift || !summary.relativeSpread)
        return false;
    const double third = std::floor(double(summary.samples) / 3);
    const double noise = 2 * *summary.relativeSpread * std::sqrt(2 / third);
    return *summary.drift < -std::max(0.05, noise);
}

} // namespace

std::vector<std::string> caveatsOf(const Environment& environment) {
    std::vector<std::string> caveats;
    const std::string& build = environment.buildType;
    if (build.find("sanitizer") != std::string::npos)
        caveats.push_back(
            fmt::format("sanitized build: built as {}, many times slower than a release", build));
    else if (!build.starts_with("Rel") && !build.starts_with("MinSizeRel"))
        caveats.push_back(fmt::format("debug build: built as {}, slower than a release",
                                      build.empty() ? "unoptimised" : build));
    if (environment.loadOther.value_or(0) > 0.25)
        caveats.push_back(
            fmt::format("machine busy: other processes kept {:.1f} cores busy at the start",
                        *environment.loadOther));
    if (environment.otherBildrate)
        caveats.push_back("machine busy: another Bildrate was measuring at the start");
    return caveats;
}

std::vector<std::string> caveatsOf(const Measurement& measurement) {
    std::vector<std::string> caveats;
    if (measurement.samples.empty())
        return caveats;
    const bool firstRun =
        std::any_of(measurement.samples.begin(), measurement.samples.end(),
                    [](const Sample& sample) { return (sample.flags & sampleFirstRun) != 0; });
    if (firstRun)
        caveats.push_back("first-run figure: measured without warm-up, after two executions that "
                          "verified the output");
    const Summary summary = summarise(measurement, 1);
    if (summary.discarded > 0)
        caveats.push_back(fmt::format("throttled: {} of {} samples were taken below the clock "
                                      "bound and left out",
                                      summary.discarded, measurement.samples.size()));
    if (summary.samples > 0 && summary.samples < 5)
        caveats.push_back(fmt::format("too few samples: {} of at least 5, so no spread and no "
                                      "interval can be told",
                                      summary.samples));
    if (isSlowing(summary))
        caveats.push_back(fmt::format("sustained speed is lower: the last third of the samples was "
                                      "{:.1f} % slower than the first",
                                      -100 * *summary.drift));
    return caveats;
}

std::vector<std::string> caveatsOf(const Summary& summary, const PlanFacts& plan,
                                   double flopPerImage) {
    if (!summary.imagesPerSecond || !plan.peakFlops)
        return {};
    // Winograd's F(4x4, 3x3) multiplies a quarter as often as is counted (Lavin and Gray 2016)
    const bool winograd = std::ranges::count(plan.steps, "winograd", &StepFact::algorithm) > 0;
    const double most = (winograd ? 4 : 1) * *plan.peakFlops;
    const double counted = *summary.imagesPerSecond * flopPerImage;
    if (counted <= most)
        return {};
    return {fmt::format("implausible: {:.4g} GFLOP/s, but the device cannot exceed {:.4g}",
                        counted / 1e9, most / 1e9)};
}

} // namespace bildrate
