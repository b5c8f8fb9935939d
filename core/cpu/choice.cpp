#include "core/cpu/choice.h"

#include "core/base/error.h"
#include "core/base/machine.h"
#include "core/cpu/pointwise_loop.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <unistd.h>

namespace bildrate::cpu {
namespace {

constexpr int cacheVersion = 2;

/// What a file holds; nothing if it is missing, damaged or of another version.
std::map<std::string, std::string> choicesIn(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return {};
    const auto json = nlohmann::json::parse(stream, nullptr, false);
    if (!json.is_object() || !json.contains("version") || json["version"] != cacheVersion ||
        !json.contains("choices") || !json["choices"].is_object())
        return {};
    std::map<std::string, std::string> choices;
    for (const auto& [key, value] : json["choices"].items())
        if (value.is_string())
            choices.emplace(key, value.get<std::string>());
    return choices;
}

} // namespace

std::int64_t timedBatch(std::int64_t macs, std::int64_t batch, int threads) {
    constexpr std::int64_t most = 1'000'000'000;
    const std::int64_t wanted =
        std::max<std::int64_t>(most / std::max<std::int64_t>(macs, 1), threads + 1);
    return std::min((wanted + threads - 1) / threads * threads, batch);
}

ChoiceCache::ChoiceCache(const std::filesystem::path& folder) {
    if (folder.empty())
        return;
    m_file = folder / "cpu-convolutions.json";
    m_known = choicesIn(m_file);
}

std::optional<std::string> ChoiceCache::find(const std::string& key) const {
    const auto found = m_known.find(key);
    return found == m_known.end() ? std::nullopt : std::optional(found->second);
}

void ChoiceCache::store(const std::string& key, const std::string& way) {
    m_known[key] = way;
    m_new[key] = way;
}

void ChoiceCache::write() {
    if (m_file.empty() || m_new.empty())
        return;
    std::map<std::string, std::string> choices =
        choicesIn(m_file); // another process may have added
    for (const auto& [key, way] : m_new)
        choices[key] = way;
    std::error_code failed;
    std::filesystem::create_directories(m_file.parent_path(), failed);
    std::filesystem::path draft = m_file;
    draft += fmt::format(".{}", getpid());
    {
        std::ofstream stream(draft, std::ios::binary);
        stream << nlohmann::json{{"version", cacheVersion}, {"choices", choices}}.dump(1);
        if (!stream.flush()) {
            stream.close();
            std::filesystem::remove(draft, failed);
            return;
        }
    }
    std::filesystem::rename(draft, m_file, failed);
    m_new.clear();
}

ConvolutionChooser::ConvolutionChooser(const Schedule& schedule, const TensorLayout& layout,
                                       int threads, const Target& target,
                                       const PlanOptions& options, std::stop_token stop)
    : m_schedule(schedule), m_layout(layout), m_threads(threads), m_target(target),
      m_options(options), m_stop(stop),
      m_environment(fmt::format("{} threads, {}, {}, {}, {}, loops {}, {}", threads,
                                nameOf(layout.layout()), nameOf(target.convolution),
                                onednn::instructionSet(), onednn::version(), ownLoopsVersion,
                                cpuModel().value_or("unknown CPU"))) {}

std::vector<ConvolutionWay> ConvolutionChooser::waysOf(const Step& step) const {
    std::vector<ConvolutionWay> ways = convolutionWays(m_schedule, step, m_layout, m_threads);
    if (m_target.convolution == ConvolutionChoice::direct)
        std::erase_if(ways, [](const ConvolutionWay& way) {
            return way.method == ConvolutionMethod::winograd;
        });
    if (m_options.accept &&
        std::ranges::any_of(ways, [&](const auto& way) { return m_options.accept(way); }))
        std::erase_if(ways, [&](const auto& way) { return !m_options.accept(way); });
    return ways;
}

std::string ConvolutionChooser::keyOf(const Step& step) const {
    const auto& op = std::get<ConvolutionOp>(step.op);
    const auto tensor = [&](TensorId id) {
        const Tensor& one = m_schedule.tensors[std::size_t(id)];
        const Tensor& root = m_schedule.tensors[std::size_t(m_layout.rootOf(id))];
        return fmt::format("{} {}{}", formatShape(one.shape), nameOf(one.type),
                           one.shape == root.shape ? std::string()
                                                   : " in " + formatShape(root.shape));
    };
    return fmt::format("{} -> {}, {}x{} stride {}x{} padding {}x{}{}{}, batch {}; {}",
                       tensor(step.inputs.front()), tensor(step.output()), op.kernel.height,
                       op.kernel.width, op.stride.height, op.stride.width, op.padding.height,
                       op.padding.width, step.addsResidual ? " + residual" : "",
                       step.relu ? " + relu" : "", m_layout.batch(), m_environment);
}

void ConvolutionChooser::decide() {
    struct Open {
        const Step* step;
        std::string key;
        std::int64_t macs;
    };
    ChoiceCache cache(m_options.accept ? std::filesystem::path() : m_target.cacheFolder);
    std::vector<Open> open;
    for (const Step& step : m_schedule.steps) {
        if (!std::holds_alternative<ConvolutionOp>(step.op) || waysOf(step).size() < 2)
            continue;
        std::string key = keyOf(step);
        if (m_choices.contains(key) ||
            std::ranges::any_of(open, [&](const Open& other) { return other.key == key; }))
            continue;
        const auto known = cache.find(key);
        const auto ways = waysOf(step);
        const auto way = std::ranges::find_if(
            ways, [&](const ConvolutionWay& one) { return known == formatWay(one); });
        if (way != ways.end()) {
            m_choices.emplace(std::move(key), *way);
            ++m_cached;
            continue;
        }
        open.push_back(
            {&step, std::move(key), m_schedule.network.layers[std::size_t(step.layer)].macs});
    }
    std::ranges::stable_sort(open, std::greater(), &Open::macs);

    const auto deadline =
        std::chrono::steady_clock::now() +
        std::chrono::duration_cast<std::chrono::steady_clock::duration>(m_options.timingBudget);
    for (const Open& one : open) {
        if (m_stop.stop_requested())
            throw Cancelled();
        const auto way =
            std::chrono::steady_clock::now() < deadline
                ? onednn::forStep(one.step->name,
                                  [&] { return timed(*one.step, waysOf(*one.step), deadline); })
                : std::nullopt;
        if (!way) {
            ++m_ruled;
            continue;
        }
        m_choices.emplace(one.key, *way);
        cache.store(one.key, formatWay(*way));
        ++m_timed;
    }
    cache.write();
}

std::optional<ConvolutionWay>
ConvolutionChooser::timed(const Step& step, const std::vector<ConvolutionWay>& ways,
                          std::chrono::steady_clock::time_point deadline) {
    const std::int64_t macs = m_schedule.network.layers[std::size_t(step.layer)].macs;
    const TensorLayout layout(m_schedule, m_layout.layout(),
                              timedBatch(macs, m_layout.batch(), m_threads));
    const auto planFor = [&](const TensorLayout& images, const ConvolutionWay& way) {
        return planConvolution(step, images, way, m_threads, m_options.scratchLimit);
    };
    std::vector<ConvolutionWay> usable;
    std::vector<StepPlan> plans;
    for (const ConvolutionWay& way : ways) {
        auto plan = planFor(layout, way);
        if (!plan)
            continue;
        if (layout.batch() != m_layout.batch()) {
            const auto real = planFor(m_layout, way);
            if (!real || real->implementation != plan->implementation)
                continue;
        }
        usable.push_back(way);
        plans.push_back(std::move(*plan));
    }
    if (usable.empty())
        return std::nullopt;
    const auto seconds = m_timer.seconds(step, layout, plans, deadline, m_stop);
    if (!seconds)
        return std::nullopt;
    return usable[std::size_t(std::ranges::min_element(*seconds) - seconds->begin())];
}

StepPlan ConvolutionChooser::plan(const Step& step) const {
    const auto chosen = m_choices.find(keyOf(step));
    if (chosen != m_choices.end())
        if (auto plan =
                planConvolution(step, m_layout, chosen->second, m_threads, m_options.scratchLimit))
            return std::move(*plan);
    std::vector<ConvolutionWay> ways = waysOf(step);
    if (prefersFp32())
        std::ranges::stable_partition(
            ways, [](const ConvolutionWay& way) { return way.compute == DataType::fp32; });
    for (const ConvolutionWay& way : ways)
        if (auto plan = planConvolution(step, m_layout, way, m_threads, m_options.scratchLimit))
            return std::move(*plan);
    throw Error(ErrorKind::unsupported,
                fmt::format("{} has no fast implementation of the convolution {} in {} on this CPU",
                            onednn::version(), step.name,
                            nameOf(m_schedule.tensors[std::size_t(step.output())].type)),
                step.name);
}

bool ConvolutionChooser::prefersFp32() const {
    const auto widened = std::ranges::count_if(
        m_choices, [](const auto& choice) { return choice.second.compute == DataType::fp32; });
    return 2 * widened > std::ssize(m_choices);
}

std::string ConvolutionChooser::method() const {
    return m_timed > 0 ? "timed" : m_cached > 0 ? "cached" : "rule";
}

std::vector<std::string> ConvolutionChooser::notes() const {
    if (m_ruled == 0 || m_timed + m_cached == 0)
        return {};
    return {fmt::format("{} of {} convolution shapes were chosen by rule for want of time", m_ruled,
                        m_ruled + m_timed + m_cached)};
}

} // namespace bildrate::cpu
