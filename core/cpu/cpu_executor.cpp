#include "core/cpu/cpu_executor.h"

#include "core/base/error.h"
#include "core/network/weights.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <exception>
#include <mutex>
#include <omp.h>
#include <thread>
#include <utility>

namespace bildrate::cpu {

CpuExecutor::CpuExecutor(std::shared_ptr<const CompiledSchedule> compiled, std::uint64_t seed,
                         std::stop_token stop)
    : m_compiled(std::move(compiled)), m_weights(m_compiled->memory().weights, "the weights"),
      m_stream(onednn::forStep("the start", [] { return dnnl::stream(onednn::engine()); })) {
    fillWeights(seed, stop);
    // what making the weights took is free again
    const MemoryNeed& need = m_compiled->memory();
    m_arena = Buffer(need.activations, "the activations");
    m_workspace = Buffer(need.workspace, "the library's workspace");
    m_staging = Buffer(need.staging, "the images");
    // the team size is a setting of the calling thread
    omp_set_num_threads(m_compiled->facts().threads);
    const Schedule& schedule = m_compiled->schedule();
    fillImages(
        {reinterpret_cast<float*>(m_staging.data()), m_compiled->inputBytes() / sizeof(float)},
        seed);
    for (std::size_t i = 0; i < m_compiled->steps().size(); ++i)
        onednn::forStep(schedule.steps[i].name, [&] {
            m_steps.emplace_back(m_compiled->steps()[i].calls,
                                 [&](const Argument& argument) { return addressOf(i, argument); });
        });
}

void CpuExecutor::fillWeights(std::uint64_t seed, std::stop_token stop) {
    const std::vector<StepPlan>& steps = m_compiled->steps();
    const Schedule& schedule = m_compiled->schedule();
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex failureGuard;
    const auto work = [&] {
        omp_set_num_threads(1); // each thread makes whole tensors
        try {
            for (std::size_t i = next++; i < steps.size(); i = next++) {
                if (stop.stop_requested())
                    throw Cancelled();
                if (!steps[i].weights.fill)
                    continue;
                onednn::forStep(schedule.steps[i].name, [&] {
                    steps[i].weights.fill(stepWeights(schedule, schedule.steps[i], seed),
                                          m_weights.data() + m_compiled->weightOffset(i),
                                          m_weights.data() + m_compiled->biasOffset(i));
                });
            }
        } catch (...) {
            const std::lock_guard lock(failureGuard);
            failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < m_compiled->facts().threads; ++i)
            workers.emplace_back(work);
    }
    if (failure)
        std::rethrow_exception(failure);
}

void CpuExecutor::execute(std::size_t step) {
    onednn::forStep(m_compiled->schedule().steps[step].name, [&] { m_steps[step].run(m_stream); });
}

void CpuExecutor::finish() {
    onednn::forStep(m_compiled->schedule().steps.back().name, [&] { m_stream.wait(); });
}

std::byte* CpuExecutor::storageOf(TensorId root) const {
    const Schedule& schedule = m_compiled->schedule();
    if (root == schedule.input())
        return m_staging.data();
    if (root == schedule.output())
        return m_staging.data() + m_compiled->outputOffset();
    return m_arena.data() + m_compiled->arenaOffset(root);
}

std::byte* CpuExecutor::addressOf(std::size_t step, const Argument& argument) const {
    switch (argument.place) {
    case Place::weight:
        return m_weights.data() + m_compiled->weightOffset(step) + argument.offset;
    case Place::bias:
        return m_weights.data() + m_compiled->biasOffset(step) + argument.offset;
    case Place::scratch:
        return m_workspace.data() + argument.offset;
    case Place::staging:
        return m_workspace.data() + m_compiled->stagingOffset() + argument.offset;
    case Place::tensor:
        break;
    }
    return storageOf(argument.tensor) + argument.offset;
}

Sample CpuExecutor::run(std::int64_t iterations, std::stop_token stop) {
    Sample sample;
    sample.iterations = iterations;
    const auto start = std::chrono::steady_clock::now();
    for (std::int64_t i = 0; i < iterations; ++i)
        for (std::size_t step = 0; step < m_steps.size(); ++step) {
            if (stop.stop_requested())
                throw Cancelled();
            execute(step);
        }
    finish();
    sample.hostSeconds = std::chrono::steady_clock::now() - start;
    return sample;
}

void CpuExecutor::setInput(std::span<const float> images) {
    const Schedule& schedule = m_compiled->schedule();
    const Bytes expected = m_compiled->inputBytes();
    if (images.size_bytes() != expected)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("The images hold {} values; {} images of {} need {}", images.size(),
                                schedule.batch, formatShape(schedule.network.inputShape()),
                                expected / sizeof(float)),
                    schedule.network.name);
    std::memcpy(m_staging.data(), images.data(), expected);
}

std::vector<float> CpuExecutor::output() const {
    return tensorValues(m_compiled->schedule().output()).values;
}

HostTensor CpuExecutor::tensorValues(TensorId tensor) const {
    const Schedule& schedule = m_compiled->schedule();
    const TensorLayout& layout = m_compiled->layout();
    HostTensor values;
    values.name = schedule.tensors[std::size_t(tensor)].name;
    onednn::forStep(values.name, [&] {
        const onednn::Desc canonical = layout.canonical(tensor, schedule.batch);
        values.shape = canonical.dims();
        values.values.resize(canonical.get_size() / sizeof(float));
        const View view = layout.whole(tensor);
        convert(view.desc, storageOf(layout.rootOf(tensor)) + view.offset, canonical,
                values.values.data());
    });
    return values;
}

void CpuExecutor::setTensor(TensorId tensor, const HostTensor& values, const std::string& step) {
    const TensorLayout& layout = m_compiled->layout();
    onednn::forStep(step, [&] {
        const onednn::Desc canonical = layout.canonical(tensor, m_compiled->schedule().batch);
        if (values.values.size() * sizeof(float) != canonical.get_size())
            throw Error(ErrorKind::invalidInput,
                        fmt::format("The input {} of the step {} has {} values; {} are needed",
                                    values.name, step, values.values.size(),
                                    canonical.get_size() / sizeof(float)),
                        step);
        const View view = layout.whole(tensor);
        convert(canonical, values.values.data(), view.desc,
                storageOf(layout.rootOf(tensor)) + view.offset);
    });
}

void CpuExecutor::trace(const std::function<void(const Step&, const HostTensor&)>& observer,
                        std::stop_token stop) {
    const Schedule& schedule = m_compiled->schedule();
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (stop.stop_requested())
            throw Cancelled();
        execute(i);
        finish();
        observer(schedule.steps[i], tensorValues(schedule.steps[i].output));
    }
}

HostTensor CpuExecutor::runStep(int step, std::span<const HostTensor> inputs) {
    const Schedule& schedule = m_compiled->schedule();
    const Step& one = schedule.steps.at(std::size_t(step));
    if (inputs.size() != one.inputs.size())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("The step {} takes {} inputs, not {}", one.name, one.inputs.size(),
                                inputs.size()),
                    one.name);
    const std::vector<float> images(
        reinterpret_cast<const float*>(m_staging.data()),
        reinterpret_cast<const float*>(m_staging.data() + m_compiled->inputBytes()));
    for (std::size_t i = 0; i < inputs.size(); ++i)
        setTensor(one.inputs[i], inputs[i], one.name);
    execute(std::size_t(step));
    finish();
    HostTensor result = tensorValues(one.output);
    setInput(images);
    return result;
}

} // namespace bildrate::cpu
