#pragma once

#include "core/bench/profile.h"
#include "core/bench/sweep.h"

#include <functional>
#include <memory>
#include <span>
#include <stop_token>

namespace bildrate {

/// What a profile tells while it is taken, on its thread; each may be unset.
struct ProfileObserver {
    std::function<void(Phase)> phase;               ///< compiling, loading, measuring
    std::function<void(std::int64_t)> iterations{}; ///< how many have been timed so far
};

/// Compiles, loads and profiles one cell of the spec. Throws as backends and profile do:
/// Error{unsupported}, Error{outOfMemory}, Cancelled.
Profile profileCell(const RunSpec& spec, const CellSpec& cell,
                    const std::vector<std::unique_ptr<Backend>>& backends,
                    const SweepOptions& options, const ProfileRule& rule, std::stop_token stop,
                    const ProfileObserver& observer = {});

} // namespace bildrate
