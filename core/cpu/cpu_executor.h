#pragma once

#include "core/backend/backend.h"
#include "core/cpu/buffer.h"
#include "core/cpu/call.h"
#include "core/cpu/compiled_schedule.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
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
    std::optional<TrainingProgress> progress() const override { return m_progress; }
    void restart(std::stop_token stop) override;
    std::vector<Seconds> timeSteps(std::stop_token stop) override;
    void trace(const Observer& observer, std::stop_token stop) override;
    std::vector<HostTensor> runStep(int step, std::span<const HostTensor> inputs) override;

private:
    /// fill(i) for i below count, shared out over the threads.
    void inParallel(std::size_t count, std::stop_token stop,
                    const std::function<void(std::size_t)>& fill);
    void fillParameters(std::stop_token stop);
    void fillInputs();
    void endIteration();
    Iteration& iteration() const;
    /// The memory of a tensor that comes from outside or goes there.
    std::span<std::byte> residents(TensorId tensor) const;
    std::vector<HostTensor> outputsOf(const Step& step) const;
    void fillWeights(std::stop_token stop);
    void execute(std::size_t step);
    void finish(); ///< waits for what was started
    std::byte* storageOf(TensorId root) const;
    std::byte* addressOf(std::size_t step, const Argument& argument) const;
    HostTensor tensorValues(TensorId tensor) const;
    void setTensor(TensorId tensor, const HostTensor& values, const std::string& step);

    std::shared_ptr<const CompiledSchedule> m_compiled;
    std::uint64_t m_seed;
    Buffer m_weights; ///< in training also the momentum
    Buffer m_gradients;
    Buffer m_arena;
    Buffer m_workspace;
    Buffer m_staging;
    dnnl::stream m_stream;
    std::vector<BoundCalls> m_steps;
    std::optional<TrainingProgress> m_progress; ///< after the last whole step
};

} // namespace bildrate::cpu
