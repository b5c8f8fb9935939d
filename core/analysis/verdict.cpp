#include "core/analysis/verdict.h"

#include "core/base/decimal.h"
#include "core/base/error.h"
#include "core/bench/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace bildrate {
namespace {

constexpr std::int64_t fewestSamples = 5;
constexpr std::int64_t plenty = 1000;
constexpr double mostSamples = 1e9; // more is no advice
/// Stands for infinitely many: an assumed width is taken as it is.
constexpr double assumedDegrees = 1e6;

constexpr std::array<std::pair<Verdict, std::string_view>, 5> names{
    {{Verdict::faster, "faster"},
     {Verdict::slower, "slower"},
     {Verdict::same, "same"},
     {Verdict::cannotTell, "cannot tell"},
     {Verdict::notComparable, "not comparable"}}};

/// With the assumed error where a figure came without samples.
Rate completed(Rate rate, const VerdictRule& rule) {
    if (!rate.samples && rule.assumedWidth) {
        rate.relativeError = *rule.assumedWidth / studentQuantile95(assumedDegrees);
        rate.degreesOfFreedom = assumedDegrees;
    }
    return rate;
}

Doubt doubtOf(const Rate& rate) {
    if (rate.relativeError)
        return Doubt::none;
    return rate.samples ? Doubt::tooFewSamples : Doubt::noSamples;
}

/// Widens the interval of few samples, whose autocorrelation can hardly be told: at 0.5 Welch's
/// test calls equal records of five samples different in 12 % of cases, with this in 3 %.
double caution(std::int64_t samples) {
    return 1 + 0.5 * std::pow(double(fewestSamples) / double(samples), 2);
}

/// About how many more of each bring the half-width, which falls with the square root of their
/// number, down to the wanted one.
std::optional<std::int64_t> samplesToNarrow(double half, double wanted, std::int64_t samples) {
    const double more = (std::pow(half / wanted, 2) - 1) * double(samples);
    if (!(more < mostSamples))
        return std::nullopt;
    const double least = std::max(1.0, std::ceil(more));
    const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(least)) - 1));
    return std::int64_t(std::ceil(least / unit) * unit);
}

} // namespace

void validate(const VerdictRule& rule) {
    const auto check = [](double value, std::string_view what) {
        if (!(value > 0 && value < 1))
            throw Error(ErrorKind::invalidInput,
                        fmt::format("{} of {} % cannot be used; it must be above 0 and below 100",
                                    what, significant(100 * value)));
    };
    check(rule.sameWithin, "a band for 'same'");
    if (rule.assumedWidth)
        check(*rule.assumedWidth, "an assumed error");
}

std::string_view nameOf(Verdict verdict) {
    for (const auto& [value, name] : names)
        if (value == verdict)
            return name;
    return "unknown";
}

std::optional<Rate> rateOf(const Summary& summary) {
    if (!summary.imagesPerSecond || !(*summary.imagesPerSecond > 0) ||
        !std::isfinite(*summary.imagesPerSecond))
        return std::nullopt;
    Rate rate{*summary.imagesPerSecond, {}, 1, summary.samples};
    if (summary.meanSeconds) {
        rate.relativeError = summary.meanSeconds->standardError / summary.meanSeconds->mean;
        rate.degreesOfFreedom = summary.meanSeconds->degreesOfFreedom;
    }
    return rate;
}

SpeedRatio compareRates(const Rate& baseline, const Rate& candidate, const VerdictRule& rule) {
    const Rate first = completed(baseline, rule);
    const Rate second = completed(candidate, rule);
    SpeedRatio result;
    result.ratio = second.imagesPerSecond / first.imagesPerSecond;
    result.doubt = std::max(doubtOf(first), doubtOf(second));
    if (result.doubt != Doubt::none) {
        if (result.doubt == Doubt::tooFewSamples)
            result.moreSamples = fewestSamples - std::min(first.samples.value_or(fewestSamples),
                                                          second.samples.value_or(fewestSamples));
        return result;
    }

    const double a = std::pow(*first.relativeError, 2);
    const double b = std::pow(*second.relativeError, 2);
    double half = 0; // of the interval of the logarithm
    if (a + b > 0) {
        const double degrees =
            (a + b) * (a + b) / (a * a / first.degreesOfFreedom + b * b / second.degreesOfFreedom);
        half = studentQuantile95(degrees) * std::sqrt(a + b) *
               caution(std::min(first.samples.value_or(plenty), second.samples.value_or(plenty)));
    }
    const double centre = std::log(result.ratio);
    const double band = std::log1p(rule.sameWithin);
    result.low = std::exp(centre - half);
    result.high = std::exp(centre + half);
    const double distance = std::abs(centre);
    if (distance + half <= band)
        result.verdict = Verdict::same;
    else if (distance > half)
        result.verdict = centre > 0 ? Verdict::faster : Verdict::slower;
    else {
        result.doubt = Doubt::tooMuchNoise;
        const std::int64_t samples =
            std::max(first.samples.value_or(0), second.samples.value_or(0));
        if (first.samples && second.samples) // nothing can be added to a published figure
            result.moreSamples =
                samplesToNarrow(half, std::max(distance, band - distance), samples);
    }
    return result;
}

std::string speedText(double ratio) {
    if (ratio < 0.01)
        return fmt::format("{} times as fast", significant(ratio, 2));
    const double percent = std::abs(ratio - 1) * 100;
    if (percent < 0.005)
        return "1.00 times as fast";
    const std::string text = significant(percent, percent < 99.5 ? 2 : 3);
    const std::size_t point = text.find('.');
    const std::size_t decimals = point == text.npos ? 0 : text.size() - point - 1;
    return fmt::format("{} times as fast, {} % {}",
                       percent < 999.5 ? fmt::format("{:.{}f}", ratio, decimals + 2)
                                       : significant(ratio, 3),
                       text, ratio > 1 ? "faster" : "slower");
}

} // namespace bildrate
