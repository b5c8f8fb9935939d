#pragma once

#include "core/bench/sweep.h"

#include <string>
#include <utility>
#include <vector>

namespace bildrate {

/// What stays the same while a machine and a program do: label and text, in reading order. What is
/// not known is left out.
std::vector<std::pair<std::string, std::string>> environmentLines(const Environment& environment);

/// "kernel: 6.1.0-26 before, 6.1.0-27 now" for everything in environmentLines that differs.
std::vector<std::string> environmentChanges(const Environment& before, const Environment& now);

/// What has changed since the run's last cell was measured, for whoever resumes it; nothing for a
/// run without cells. Looks at the machine, which takes about 0.2 s.
std::vector<std::string> changesSince(const RunRecord& run,
                                      std::span<const std::unique_ptr<Backend>> backends,
                                      const SweepOptions& options);

} // namespace bildrate
