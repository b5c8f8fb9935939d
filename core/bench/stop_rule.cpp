#include "core/bench/stop_rule.h"

#include "core/bench/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace bildrate {
namespace {

constexpr std::array<std::pair<StopReason, std::string_view>, 5> names{
    {{StopReason::precisionReached, "precision reached"},
     {StopReason::noiseStable, "noise stable"},
     {StopReason::timeLimit, "time limit"},
     {StopReason::hardLimit, "hard limit"},
     {StopReason::cancelled, "cancelled"}}};

} // namespace

std::string_view nameOf(StopReason reason) {
    for (const auto& [value, name] : names)
        if (value == reason)
            return name;
    return "unknown";
}

std::optional<StopReason> stopReasonFrom(std::string_view name) {
    for (const auto& [value, valueName] : names)
        if (valueName == name)
            return value;
    return std::nullopt;
}

StopDecision::StopDecision(const StopRule& rule) : m_rule(rule) {}

void StopDecision::add(const Sample& sample) {
    m_measured += sample.hostSeconds;
    ++m_taken;
    if (!(sample.flags & sampleThrottled) && sample.iterations > 0) {
        const Seconds seconds = sample.deviceSeconds.value_or(sample.hostSeconds);
        m_secondsPerIteration.push_back(seconds.count() / double(sample.iterations));
    }
    if (m_reason)
        return;

    const bool enough = samples() >= m_rule.minSamples;
    // Computing the interval takes time in proportion to the samples: look at every sample first,
    // later only after each hundredth part more.
    if (samples() >= m_nextLook) {
        m_nextLook = samples() + 1 + samples() / 100;
        m_looks.push_back({samples(), noise().value_or(0)});
        const auto width = relativeHalfWidth();
        if (enough && width && *width <= m_rule.relativeWidth)
            m_reason = StopReason::precisionReached;
        else if (enough && noiseIsStable())
            m_reason = StopReason::noiseStable;
    }
    if (m_reason || m_measured < m_rule.maxTime)
        return;
    if (enough || m_taken >= m_rule.minSamples)
        m_reason = StopReason::timeLimit;
    else if (m_rule.hardLimit)
        m_reason = StopReason::hardLimit;
}

std::optional<double> StopDecision::relativeHalfWidth() const {
    const auto estimate = estimateMean(m_secondsPerIteration);
    if (!estimate || !(estimate->mean > 0))
        return std::nullopt;
    return estimate->halfWidth95() / estimate->mean;
}

std::optional<double> StopDecision::noise() const {
    if (m_secondsPerIteration.size() < 5)
        return std::nullopt;
    const double mean = meanOf(m_secondsPerIteration);
    if (!(mean > 0))
        return std::nullopt;
    return *standardDeviationOf(m_secondsPerIteration) / mean;
}

bool StopDecision::noiseIsStable() const {
    const std::int64_t window = std::max({std::int64_t(10), m_rule.minSamples, samples() / 5});
    if (samples() < 2 * window || m_measured < m_rule.maxTime / 50)
        return false;
    std::vector<double> noises;
    for (const Look& look : m_looks)
        if (look.samples > samples() - window)
            noises.push_back(look.noise);
    const auto [least, most] = std::minmax_element(noises.begin(), noises.end());
    return *most - *least <= 0.1 * meanOf(noises);
}

} // namespace bildrate
