#pragma once

#include "core/base/units.h"

#include <optional>
#include <string>

namespace bildrate {

// What the machine has and what this process may use of it. root is where proc and sys are read
// from; tests pass a made-up tree.

/// CPUs the process may use: its affinity mask bounded by the quotas of its cgroup and all above
/// it (versions 1 and 2), rounded down, at least 1: threads that wait for each other lose more by
/// being throttled than a fraction of a core gives.
int allowedCores(const std::string& root = "/");

/// MemAvailable, bounded by what every cgroup limit above the process leaves; file cache that the
/// kernel would give back counts as free. Unset if unreadable.
std::optional<Bytes> availableMemory(const std::string& root = "/");

/// The machine's memory, or the cgroup's limit where that is less. Unset if unreadable.
std::optional<Bytes> totalMemory(const std::string& root = "/");

/// Hertz that no core of this machine exceeds: the highest of cpufreq, else, as in most virtual
/// machines, twice the nominal clock that the kernel tells, because turbo stays below that. Unset
/// if the kernel does not say.
std::optional<double> highestClock(const std::string& root = "/");

/// The processor's model name with runs of spaces and trademark signs removed. Unset if the kernel
/// does not say.
std::optional<std::string> cpuModel(const std::string& root = "/");

} // namespace bildrate
