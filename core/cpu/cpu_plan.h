#pragma once

#include "core/backend/backend.h"
#include "core/cpu/compiled_schedule.h"

#include <memory>

namespace bildrate::cpu {

class CpuPlan : public Plan {
public:
    explicit CpuPlan(std::shared_ptr<const CompiledSchedule> compiled)
        : m_compiled(std::move(compiled)) {}

    const Schedule& schedule() const override { return m_compiled->schedule(); }
    const PlanFacts& facts() const override { return m_compiled->facts(); }
    MemoryNeed memory() const override { return m_compiled->memory(); }
    std::unique_ptr<Executor> load(std::uint64_t seed, std::stop_token stop) const override;

private:
    std::shared_ptr<const CompiledSchedule> m_compiled;
};

} // namespace bildrate::cpu
