#pragma once

#include "core/backend/backend.h"
#include "core/cpu/plan_options.h"

namespace bildrate::cpu {

/// The one CPU device, by oneDNN.
class CpuBackend : public Backend {
public:
    explicit CpuBackend(PlanOptions options = {}) : m_options(std::move(options)) {}

    std::string_view name() const override { return "oneDNN"; }
    std::vector<std::pair<std::string, std::string>> libraries() const override;
    std::vector<Device> devices() const override;
    Availability supports(Workload workload, Precision precision,
                          std::span<const std::string> devices) const override;
    /// Sets the team size of the calling thread to the target's, for this and later work.
    std::unique_ptr<Plan> compile(const Schedule& schedule, const Target& target,
                                  std::stop_token stop) const override;

private:
    PlanOptions m_options;
};

} // namespace bildrate::cpu
