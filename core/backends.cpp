#include "core/backends.h"

#include "core/cpu/cpu_backend.h"

namespace bildrate {

std::vector<std::unique_ptr<Backend>> makeBackends() {
    std::vector<std::unique_ptr<Backend>> backends;
    backends.push_back(std::make_unique<cpu::CpuBackend>());
    return backends;
}

} // namespace bildrate
