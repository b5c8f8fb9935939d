#pragma once

#include "core/base/machine.h"
#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bildrate {

/// An instant and the offset of the zone it was taken in.
struct Timestamp {
    std::int64_t unixMilliseconds = 0;
    int utcOffsetMinutes = 0;

    bool operator==(const Timestamp&) const = default;
};
Timestamp now();
/// ISO 8601 with the local offset: "2026-11-30T14:05:09.123+01:00".
std::string format(const Timestamp& time);
/// Reads what format writes; Error{invalidInput} otherwise.
Timestamp timestampFrom(std::string_view text);

/// The machine and the program a cell was measured with. What cannot be found out is unset.
struct Environment {
    std::string programVersion;
    std::string programRevision;
    std::string compiler;
    std::string buildType;
    std::string hostName;
    std::optional<std::string> operatingSystem;
    std::optional<std::string> kernel;
    std::optional<std::string> cpuModel;
    std::optional<int> coresVisible; ///< online in the machine
    std::optional<int> coresAllowed; ///< affinity and cgroup quota
    std::optional<std::string> governor;
    std::optional<std::string> virtualisation; ///< "kvm", "none"
    std::optional<Bytes> memoryTotal;
    std::optional<Bytes> memoryAvailable; ///< cgroup limit included
    std::optional<double> loadOther;      ///< cores kept busy by other processes at the start
    bool otherBildrate = false;           ///< another Bildrate was measuring at the start
    std::vector<std::pair<std::string, std::string>> libraries; ///< name, version

    bool operator==(const Environment&) const = default;
};

/// Looks at the machine now; loadOther is measured over about 0.2 s. otherBildrate stays false:
/// who holds a MeasuringLock can tell.
Environment currentEnvironment();

/// The same without loadOther, read from the proc, sys and etc below root; tests pass a made-up
/// tree.
Environment environmentBelow(const std::string& root);

/// Peak resident memory of this process so far; unset if the kernel does not say.
std::optional<Bytes> peakMemory(const std::string& root = "/");

/// Cores kept busy between two readings of /proc/stat, by everything; unset if they are no such
/// readings.
std::optional<double> busyCores(std::string_view before, std::string_view after,
                                double ticksPerSecond, Seconds elapsed);

} // namespace bildrate
