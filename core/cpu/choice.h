#pragma once

#include "core/backend/backend.h"
#include "core/cpu/convolution_step.h"
#include "core/cpu/convolution_timer.h"
#include "core/cpu/plan_options.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>

namespace bildrate::cpu {

/// Timed choices kept in a file between runs. A file that cannot be read counts as empty; one that
/// cannot be written is left alone: the cache only saves time.
class ChoiceCache {
public:
    /// folder may be empty: nothing is kept.
    explicit ChoiceCache(const std::filesystem::path& folder);

    std::optional<std::string> find(const std::string& key) const;
    void store(const std::string& key, const std::string& way);
    /// Adds what was stored to the file as it is now, and puts it in place by renaming.
    void write();

private:
    std::filesystem::path m_file;
    std::map<std::string, std::string> m_known;
    std::map<std::string, std::string> m_new;
};

/// Images to time a convolution of so many multiply-adds an image with: as many as
/// two billion operations take, some 10 ms, but more than threads and equally many for each as far
/// as the batch goes: for few images the library offers other implementations.
std::int64_t timedBatch(std::int64_t macs, std::int64_t batch, int threads);

/// Chooses the way of every convolution of a schedule: the one in the cache, else the fastest when
/// timed, as long as the budget lasts, else the rule's.
class ConvolutionChooser {
public:
    ConvolutionChooser(const Schedule& schedule, const TensorLayout& layout, int threads,
                       const Target& target, const PlanOptions& options, std::stop_token stop);

    /// Times what is not known yet, the largest convolutions first.
    void decide();
    /// Throws Error{unsupported} naming the layer if nothing can compute it.
    StepPlan plan(const Step& step) const;
    /// "timed" if anything was, else "cached" if anything was, else "rule".
    std::string method() const;
    std::vector<std::string> notes() const;

private:
    std::vector<ConvolutionWay> waysOf(const Step& step) const;
    std::string keyOf(const Step& step) const;
    /// Whether most known choices multiply in fp32: on a CPU with slow bf16 the rule follows them.
    bool prefersFp32() const;
    /// The fastest of those ways that are the same implementation for the timed images as for the
    /// whole batch; nothing if there is none or the deadline passes.
    std::optional<ConvolutionWay> timed(const Step& step, const std::vector<ConvolutionWay>& ways,
                                        std::chrono::steady_clock::time_point deadline);

    const Schedule& m_schedule;
    const TensorLayout& m_layout;
    int m_threads;
    const Target& m_target;
    const PlanOptions& m_options;
    std::stop_token m_stop;
    std::string m_environment; ///< what else a choice depends on, part of every key
    ConvolutionTimer m_timer;
    std::map<std::string, ConvolutionWay> m_choices;
    int m_cached = 0;
    int m_timed = 0;
    int m_ruled = 0; ///< for want of time
};

} // namespace bildrate::cpu
