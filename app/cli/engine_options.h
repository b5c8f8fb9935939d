#pragma once

#include "core/bench/run_spec.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace bildrate::cli {

/// What was said about how a network is computed, as typed: the same for run, profile and dump.
struct EngineOptions {
    std::optional<std::string> convolution, learningRate, momentum, weightDecay;

    void addTo(CLI::App& command);
    /// Whether any of them was given.
    bool any() const;
    // base with what was said put in its place; both throw Error{invalidInput} naming the option.
    ConvolutionChoice convolutionOr(ConvolutionChoice base) const;
    /// training: whether the workload is; what is of training alone is refused elsewhere.
    Optimiser optimiserOr(Optimiser base, bool training) const;
};

} // namespace bildrate::cli
