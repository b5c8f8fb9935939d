#pragma once

#include "app/cli/engine_options.h"
#include "core/bench/run_spec.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bildrate::cli {

/// What was said about the cells to run, as typed; unset where nothing was said.
struct RunOptions {
    std::vector<std::string> networks;
    std::vector<std::string> batches;
    std::vector<std::string> devices;
    std::optional<std::string> batchMeaning, precisions, workloads, threads, maxTime, minSamples,
        width, warmUp, seed, name, note;
    EngineOptions engine;
    bool hardLimit = false;
    bool force = false;

    void addTo(CLI::App& command);
    /// Whether any of them was given.
    bool any() const;
    /// base with what was said put in its place; device words are not resolved yet. Throws
    /// Error{invalidInput} naming the option.
    RunSpec appliedTo(RunSpec base) const;
};

} // namespace bildrate::cli
