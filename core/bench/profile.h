#pragma once

#include "core/backend/backend.h"
#include "core/bench/environment.h"
#include "core/bench/measure.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace bildrate {

/// What one step of an iteration took, next to what it had to do. Of the whole batch.
struct StepProfile {
    std::string step;
    Part part = Part::forward;
    std::string kind; ///< of its operator: "convolution"
    std::string implementation;
    std::string algorithm;
    Seconds seconds{0};    ///< median over the iterations
    std::int64_t macs = 0; ///< multiply-adds, padding taps counted; 0 where it has none
    Bytes bytes = 0;       ///< of the tensors and parameters that it reads and writes, unpadded

    /// Floating-point operations a second; unset where it has none.
    std::optional<double> flops() const;
    bool operator==(const StepProfile&) const = default;
};

/// A pass of its own over a loaded plan, each step timed alone: it tells where time goes, while
/// images per second come from whole iterations.
struct Profile {
    std::string network;
    Workload workload = Workload::inference;
    Precision precision = Precision::fp32;
    std::int64_t batch = 1; ///< on one device
    std::string library;
    int threads = 0;
    std::int64_t iterations = 0;
    std::vector<StepProfile> steps; ///< in the order they run
    Optimiser optimiser{};          ///< of training
    // Whoever measures knows these and puts them in.
    std::vector<std::string> devices{};
    std::uint64_t seed = 1;
    ConvolutionChoice convolution = ConvolutionChoice::fastest;
    Environment environment{};

    /// Sums of the steps' medians.
    Seconds total() const;
    Seconds forward() const;            ///< the loss included
    Seconds forwardAndBackward() const; ///< without updates
    bool operator==(const Profile&) const = default;
};

struct ProfileRule {
    std::int64_t warmUpIterations = 2;
    std::int64_t minIterations = 5;
    Seconds maxTime{3.0}; ///< no more iterations after it, the minimum apart
};

/// Throws Cancelled, and Error{invalidInput} if a training's loss is not finite. told: after each
/// iteration, how many have been timed.
Profile profile(const Plan& plan, Executor& executor, const ProfileRule& rule, std::stop_token stop,
                const std::function<void(std::int64_t)>& told = {},
                const MonotonicClock& clock = steadySeconds);

} // namespace bildrate
