#pragma once

#include "core/backend/backend.h"

#include <memory>
#include <string>
#include <vector>

namespace bildrate {

/// Every device of every backend.
std::vector<Device> devicesOf(const std::vector<std::unique_ptr<Backend>>& backends);

/// Whether a set leaves the choice to us: the first usable GPU, else the CPU.
bool isAutomatic(const std::vector<std::string>& set);

/// The ids that the words of a device set stand for: an id, or "gpu:0" for the first GPU; for an
/// automatic set the chosen device. Throws Error{deviceMissing} if one is not there or cannot be
/// used.
std::vector<std::string> resolveDevices(const std::vector<std::string>& set,
                                        const std::vector<Device>& devices);

/// The backend that has the device. Throws Error{unsupported} with the reason if cells of this kind
/// cannot run there, Error{deviceMissing} if there is none.
const Backend& backendFor(const std::string& device, Workload workload, Precision precision,
                          const std::vector<std::unique_ptr<Backend>>& backends);

} // namespace bildrate
