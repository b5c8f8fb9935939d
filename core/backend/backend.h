#pragma once

#include "core/backend/device.h"
#include "core/backend/sample.h"
#include "core/schedule/schedule.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace bildrate {

/// Which convolution algorithms a plan may use.
enum class ConvolutionChoice {
    fastest, ///< per layer the fastest of direct and Winograd
    direct,
};
std::string_view nameOf(ConvolutionChoice choice);
std::optional<ConvolutionChoice> convolutionChoiceFrom(std::string_view name);

/// What a schedule is compiled for.
struct Target {
    std::vector<std::string> devices; ///< ids; one job uses all of them
    int threads = 0;                  ///< CPU: 0 means what the process is allowed
    ConvolutionChoice convolution = ConvolutionChoice::fastest;
    std::filesystem::path cacheFolder; ///< for timed choices and plans; empty: none kept
};

/// What implements one step, as the library names it.
struct StepFact {
    std::string step;
    std::string implementation; ///< "jit_wino_4x3:avx512_core", "jit_1x1:avx512_core", ...
    std::string algorithm;      ///< "direct", "winograd", "" where there is no choice
    /// "fp32": the type a convolution or fully connected layer multiplies in, which may be wider
    /// than what is stored; "" for other steps, and if it is not known.
    std::string computeType{};
    /// Of the batch, how many images one call takes; unset if it is not known, as the next.
    std::optional<std::int64_t> imagesPerCall{};
    std::optional<std::int64_t> reorders{}; ///< copies to another layout or type in one iteration

    bool operator==(const StepFact&) const = default;
};

/// What a plan is made of; part of the record.
struct PlanFacts {
    std::string library; ///< "oneDNN 2.6.3"
    std::string instructionSet;
    std::string layout; ///< of activations: "nChw16c"
    int threads = 0;
    std::string choice; ///< how algorithms were chosen: "timed", "cached", "rule"
    std::vector<StepFact> steps;
    std::vector<std::string> notes;
    /// Floating-point operations a second that its devices cannot exceed in this precision; unset
    /// if that is not known.
    std::optional<double> peakFlops{};

    bool operator==(const PlanFacts&) const = default;
};

/// Exact memory of a loaded plan, by part, on one device; rounding to pages is not counted.
struct MemoryNeed {
    Bytes weights = 0;
    Bytes activations = 0; ///< the arena
    Bytes workspace = 0;   ///< library scratchpad
    Bytes staging = 0;     ///< the resident fp32 input and the output
    /// The most that is taken at once while weights are made, them included and all else not yet
    /// there; unset if it is not known.
    std::optional<Bytes> loading{};
    Bytes gradients = 0;      ///< of parameters, in training
    Bytes optimiserState = 0; ///< momentum, in training

    /// Once it is loaded.
    Bytes total() const {
        return weights + activations + workspace + staging + gradients + optimiserState;
    }
    Bytes peak() const { return std::max(total(), loading.value_or(0)); }
    bool operator==(const MemoryNeed&) const = default;
};

/// Throws Error{outOfMemory} if what is free is known and less than the most that is needed.
void requireMemory(const MemoryNeed& need, std::optional<Bytes> free);

/// A tensor on the host in canonical order: fp32, NCHW, [N, C] for fully connected outputs.
struct HostTensor {
    std::string name;
    std::vector<std::int64_t> shape;
    std::vector<float> values;
};

/// How a training went so far, up to its last whole step.
struct TrainingProgress {
    std::int64_t steps = 0; ///< done since it was loaded or restarted
    double loss = 0;        ///< mean over the batch, of the last step
    std::optional<std::int64_t>
        notFiniteAt{}; ///< the first step, from 1, whose loss was not finite
};

/// A loaded plan: memory, weights, input. Used by one thread, the one that loaded it. After
/// Cancelled a training is to be restarted before it is run again.
class Executor {
public:
    virtual ~Executor() = default;

    /// Runs the iterations back to back and waits for the last; the timed region holds nothing
    /// else. Reads the stop token before every step and throws Cancelled.
    virtual Sample run(std::int64_t iterations, std::stop_token stop) = 0;

    /// Replaces the input images, NCHW fp32, batch x C x H x W.
    virtual void setInput(std::span<const float> images) = 0;
    /// Probabilities of the last iteration, [batch, classes].
    virtual std::vector<float> output() const = 0;
    /// Unset in inference and before the first step.
    virtual std::optional<TrainingProgress> progress() const = 0;
    /// Training: parameters, momentum and the count of steps as they were when loaded.
    virtual void restart(std::stop_token stop) = 0;

    /// One iteration, each step waited for and timed on its own, in the schedule's order. Their sum
    /// is more than run takes where steps overlap.
    virtual std::vector<Seconds> timeSteps(std::stop_token stop) = 0;

    /// Sees a step's outputs, of an update the parameters, converted to canonical order.
    using Observer = std::function<void(const Step&, std::span<const HostTensor>)>;
    /// One iteration step by step, untimed; the observer is called right after each.
    virtual void trace(const Observer& observer, std::stop_token stop) = 0;
    /// One step alone on the given canonical inputs (rounded to the stored type), untimed: what
    /// tests compare with core/reference. A backward step may need its forward step run before on
    /// the inputs that belong to it. An update changes
    /// the parameters, a batch norm's forward step in training the running statistics.
    virtual std::vector<HostTensor> runStep(int step, std::span<const HostTensor> inputs) = 0;
};

/// What a backend made of a schedule for a target. Immutable; owns no device memory.
class Plan {
public:
    virtual ~Plan() = default;

    virtual const Schedule& schedule() const = 0;
    virtual const PlanFacts& facts() const = 0;
    virtual MemoryNeed memory() const = 0;
    /// Allocates, makes the canonical weights and images of seed and puts them in place.
    virtual std::unique_ptr<Executor> load(std::uint64_t seed, std::stop_token stop) const = 0;
};

/// A way to run schedules: oneDNN on the CPU, cuDNN on GPUs, a scripted fake in tests.
class Backend {
public:
    virtual ~Backend() = default;

    virtual std::string_view name() const = 0;
    /// Name and version of each library that computes.
    virtual std::vector<std::pair<std::string, std::string>> libraries() const = 0;
    /// Also devices that are there but cannot be used, with the reason.
    virtual std::vector<Device> devices() const = 0;
    /// Whether a cell of this kind can run on these devices of this backend.
    virtual Availability supports(Workload workload, Precision precision,
                                  std::span<const std::string> devices) const = 0;
    /// Chooses implementations for a schedule made by makeSchedule. Throws Error{unsupported}
    /// naming the layer if there is none, Cancelled if stopped.
    virtual std::unique_ptr<Plan> compile(const Schedule& schedule, const Target& target,
                                          std::stop_token stop) const = 0;
};

} // namespace bildrate
