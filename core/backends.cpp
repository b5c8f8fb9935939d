#include "core/backends.h"

#include "core/cpu/cpu_backend.h"
#include "core/cpu/onednn_calls.h"

namespace bildrate {

std::vector<std::unique_ptr<Backend>> makeBackends() {
    std::vector<std::unique_ptr<Backend>> backends;
    backends.push_back(std::make_unique<cpu::CpuBackend>());
    return backends;
}

std::vector<std::string> libraryVersions() {
    return {onednn::version()};
}

} // namespace bildrate
