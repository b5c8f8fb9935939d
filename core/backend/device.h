#pragma once

#include "core/base/data_type.h"
#include "core/base/units.h"
#include "core/schedule/schedule.h"

#include <optional>
#include <string>
#include <vector>

namespace bildrate {

/// Whether something can be used, and if not, why: one sentence. Absence is data, not an error.
struct Availability {
    std::string reason; ///< empty when available

    bool available() const { return reason.empty(); }
};

enum class DeviceKind { cpu, gpu };

/// A thing that cells run on.
struct Device {
    std::string id;   ///< "cpu"; GPUs "gpu:" and their UUID. What a RunSpec and a record name
    std::string name; ///< "AMD EPYC 9B14", trimmed
    DeviceKind kind = DeviceKind::cpu;
    std::optional<Bytes> memoryTotal;
    std::optional<Bytes> memoryFree; ///< what a new process may still take, limits included
    int threads = 0;                 ///< CPU only: the default number
    Availability availability;
    /// Precisions with their availability, in the order fp32, tf32, fp16, bf16.
    std::vector<std::pair<Precision, Availability>> precisions;
    Availability training; ///< in fp32, by its backend's supports
};

} // namespace bildrate
