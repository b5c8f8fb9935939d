#pragma once

#include "core/bench/measurement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bildrate {

/// What is asked of a comparison.
struct VerdictRule {
    /// Speeds whose ratio lies within 1 ± this, interval and all, are the same.
    double sameWithin = 0.01;
    /// 95 % half-width, relative, to be assumed for a figure that came without samples; unset:
    /// nothing is known of its error, so that nothing can be told.
    std::optional<double> assumedWidth{};
};
/// Throws Error{invalidInput} unless both are above 0 and below 1.
void validate(const VerdictRule& rule);

/// A speed with what is known of its error.
struct Rate {
    double imagesPerSecond = 0;
    std::optional<double> relativeError{}; ///< standard error / mean; unset below five samples
    double degreesOfFreedom = 1;
    std::optional<std::int64_t> samples{}; ///< unset where a figure came without them
};
/// Unset where nothing was measured, or a speed that no ratio can be made of.
std::optional<Rate> rateOf(const Summary& summary);

enum class Verdict { faster, slower, same, cannotTell, notComparable };
/// "faster", "slower", "same", "cannot tell", "not comparable"
std::string_view nameOf(Verdict verdict);

/// Why there is no other verdict than "cannot tell".
enum class Doubt {
    none,
    noSamples,     ///< one of the figures came without samples
    tooFewSamples, ///< of at least five
    tooMuchNoise,
};

/// How the speed of a candidate relates to that of a baseline.
struct SpeedRatio {
    double ratio = 1;          ///< candidate / baseline
    std::optional<double> low; ///< 95 % interval of the ratio
    std::optional<double> high;
    Verdict verdict = Verdict::cannotTell;
    Doubt doubt = Doubt::none;
    /// About how many samples more of each would tell, where more would.
    std::optional<std::int64_t> moreSamples;
};

/// By Welch's test of the logarithms, with a margin for few samples. Faster and slower: the
/// interval leaves out 1; same: it lies within the rule's band. Two records of one configuration
/// are called different in at most 5 % of cases, also where samples resemble their neighbours.
SpeedRatio compareRates(const Rate& baseline, const Rate& candidate, const VerdictRule& rule);

/// "3.00 times as fast, 200 % faster"; "0.50 times as fast, 50 % slower".
std::string speedText(double ratio);

} // namespace bildrate
