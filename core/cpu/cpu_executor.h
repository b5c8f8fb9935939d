#pragma once

#include "core/backend/backend.h"
#include "core/cpu/buffer.h"
#include "core/cpu/call.h"
#include "core/cpu/compiled_schedule.h"

#include <memory>
#include <vector>

namespace bildrate::cpu {

class CpuExecutor : public Executor {
public:
    /// Allocates, fills weights and images of seed. Throws Error{outOfMemory}, Cancelled.
    CpuExecutor(std::shared_ptr<const CompiledSchedule> compiled, std::uint64_t seed,
                std::stop_token stop);

    Sample run(std::int64_t iterations, std::stop_token stop) override;
    void setInput(std::span<const float> images) override;
    std::vector<float> output() const override;
    void trace(const std::function<void(const Step&, const HostTensor&)>& observer,
               std::stop_token stop) override;
    HostTensor runStep(int step, std::span<const HostTensor> inputs) override;

private:
    void fillWeights(std::uint64_t seed, std::stop_token stop);
    void execute(std::size_t step);
    void finish(); ///< waits for what was started
    std::byte* storageOf(TensorId root) const;
    std::byte* addressOf(std::size_t step, const Argument& argument) const;
    HostTensor tensorValues(TensorId tensor) const;
    void setTensor(TensorId tensor, const HostTensor& values, const std::string& step);

    std::shared_ptr<const CompiledSchedule> m_compiled;
    Buffer m_weights;
    Buffer m_arena;
    Buffer m_workspace;
    Buffer m_staging;
    dnnl::stream m_stream;
    std::vector<BoundCalls> m_steps;
};

} // namespace bildrate::cpu
