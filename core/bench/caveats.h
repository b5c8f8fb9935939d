#pragma once

#include "core/backend/backend.h"
#include "core/bench/environment.h"
#include "core/bench/measurement.h"

#include <string>
#include <vector>

namespace bildrate {

// What a reader of a speed must know, one sentence each, made to stand beside it in every table.

/// Of the build and the machine: debug or sanitized build, machine busy.
std::vector<std::string> caveatsOf(const Environment& environment);

/// Of the samples: no warm-up, too few samples, throttled ones left out, speed that falls.
std::vector<std::string> caveatsOf(const Measurement& measurement);

/// Of the speed: more than the plan's devices can compute, so that the clock must have been read
/// too early. flopPerImage: two for each multiply-add of the network.
std::vector<std::string> caveatsOf(const Summary& summary, const PlanFacts& plan,
                                   double flopPerImage);

} // namespace bildrate
