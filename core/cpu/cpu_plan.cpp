#include "core/cpu/cpu_plan.h"

#include "core/cpu/cpu_executor.h"

namespace bildrate::cpu {

std::unique_ptr<Executor> CpuPlan::load(std::uint64_t seed, std::stop_token stop) const {
    return std::make_unique<CpuExecutor>(m_compiled, seed, stop);
}

} // namespace bildrate::cpu
