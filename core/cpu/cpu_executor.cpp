#include "core/cpu/cpu_executor.h"

#include "core/base/error.h"
#include "core/network/weights.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <exception>
#include <mutex>
#include <numeric>
#include <omp.h>
#include <thread>
#include <utility>

namespace bildrate::cpu {

CpuExecutor::CpuExecutor(std::shared_ptr<const CompiledSchedule> compiled, std::uint64_t seed,
                         std::stop_token stop)
    : m_compiled(std::move(compiled)), m_seed(seed),
      m_weights(m_compiled->memory().weights + m_compiled->memory().optimiserState, "the weights"),
      m_stream(onednn::forStep("the start", [] { return dnnl::stream(onednn::engine()); })) {
    const Schedule& schedule = m_compiled->schedule();
    if (m_compiled->training())
        fillParameters(stop);
    else
        fillWeights(stop);
    // what making the weights took is free again
    const MemoryNeed& need = m_compiled->memory();
    m_gradients = Buffer(need.gradients, "the gradients");
    m_arena = Buffer(need.activations, "the activations");
    m_workspace = Buffer(need.workspace, "the library's workspace");
    m_staging = Buffer(need.staging, "the images");
    // the team size is a setting of the calling thread
    omp_set_num_threads(m_compiled->facts().threads);
    fillInputs();
    for (std::size_t i = 0; i < m_compiled->steps().size(); ++i)
        onednn::forStep(schedule.steps[i].name, [&] {
            m_steps.emplace_back(m_compiled->steps()[i].calls,
                                 [&](const Argument& argument) { return addressOf(i, argument); });
        });
}

void CpuExecutor::fillInputs() {
    const Schedule& schedule = m_compiled->schedule();
    const std::span<std::byte> images = residents(schedule.input());
    fillImages({reinterpret_cast<float*>(images.data()), images.size() / sizeof(float)}, m_seed);
    if (!m_compiled->training())
        return;
    const std::vector<std::int32_t> labels = imageLabels(schedule.network, schedule.batch, m_seed);
    std::ranges::copy(std::as_bytes(std::span(labels)),
                      residents(schedule.firstOf(TensorRole::labels)).begin());
    iteration() = {m_seed, 0};
}

void CpuExecutor::inParallel(std::size_t count, std::stop_token stop,
                             const std::function<void(std::size_t)>& fill) {
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex failureGuard;
    const auto work = [&] {
        omp_set_num_threads(1); // each thread makes whole tensors
        try {
            for (std::size_t i = next++; i < count; i = next++) {
                if (stop.stop_requested())
                    throw Cancelled();
                fill(i);
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

void CpuExecutor::fillWeights(std::stop_token stop) {
    const std::vector<StepPlan>& steps = m_compiled->steps();
    const Schedule& schedule = m_compiled->schedule();
    inParallel(steps.size(), stop, [&](std::size_t i) {
        if (!steps[i].weights.fill)
            return;
        onednn::forStep(schedule.steps[i].name, [&] {
            steps[i].weights.fill(stepWeights(schedule, schedule.steps[i], m_seed),
                                  m_weights.data() + m_compiled->weightOffset(i),
                                  m_weights.data() + m_compiled->biasOffset(i));
        });
    });
}

void CpuExecutor::fillParameters(std::stop_token stop) {
    const Network& network = m_compiled->schedule().network;
    const std::vector<ParameterBlock>& blocks = m_compiled->training()->parameters().all();
    inParallel(blocks.size(), stop, [&](std::size_t i) {
        const ParameterBlock& block = blocks[i];
        std::byte* const stored = m_weights.data() + block.offset;
        if (block.use == ParameterBlock::Use::velocity)
            std::memset(stored, 0, block.form.bytes());
        else
            onednn::forStep(block.parameter.name, [&] {
                block.form.store(parameterValues(network, block.parameter, m_seed), stored);
            });
    });
}

void CpuExecutor::restart(std::stop_token stop) {
    if (!m_compiled->training())
        return;
    fillParameters(stop);
    iteration().step = 0;
    m_progress.reset();
}

Iteration& CpuExecutor::iteration() const {
    return *reinterpret_cast<Iteration*>(m_staging.data() + m_compiled->iterationOffset());
}

void CpuExecutor::endIteration() {
    if (!m_compiled->training())
        return;
    const Schedule& schedule = m_compiled->schedule();
    const auto* losses =
        reinterpret_cast<const float*>(residents(schedule.firstOf(TensorRole::loss)).data());
    const std::int64_t batch = schedule.batch;
    TrainingProgress now;
    now.steps = ++iteration().step;
    now.loss = std::accumulate(losses, losses + batch, 0.0) / double(batch);
    now.notFiniteAt = m_progress ? m_progress->notFiniteAt : std::nullopt;
    if (!now.notFiniteAt && !std::isfinite(now.loss))
        now.notFiniteAt = now.steps;
    m_progress = now;
}

void CpuExecutor::execute(std::size_t step) {
    onednn::forStep(m_compiled->schedule().steps[step].name, [&] { m_steps[step].run(m_stream); });
}

void CpuExecutor::finish() {
    onednn::forStep(m_compiled->schedule().steps.back().name, [&] { m_stream.wait(); });
}

std::span<std::byte> CpuExecutor::residents(TensorId tensor) const {
    return {m_staging.data() + m_compiled->residentOffset(tensor),
            m_compiled->layout().bytesOf(tensor)};
}

std::byte* CpuExecutor::storageOf(TensorId root) const {
    switch (m_compiled->schedule().at(root).role) {
    case TensorRole::input:
    case TensorRole::labels:
    case TensorRole::output:
    case TensorRole::loss:
        return residents(root).data();
    case TensorRole::parameterGradient:
        return m_gradients.data() + m_compiled->gradientOffset(root);
    case TensorRole::activation:
    case TensorRole::statistics:
    case TensorRole::indices:
    case TensorRole::gradient:
        break;
    }
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
    case Place::parameter:
        return m_weights.data() + argument.offset;
    case Place::kept:
        return m_arena.data() + m_compiled->keptOffset() + argument.offset;
    case Place::iteration:
        return m_staging.data() + m_compiled->iterationOffset();
    case Place::tensor:
        break;
    }
    return storageOf(argument.tensor) + argument.offset;
}

Sample CpuExecutor::run(std::int64_t iterations, std::stop_token stop) {
    Sample sample;
    sample.iterations = iterations;
    const auto start = std::chrono::steady_clock::now();
    for (std::int64_t i = 0; i < iterations; ++i) {
        for (std::size_t step = 0; step < m_steps.size(); ++step) {
            if (stop.stop_requested())
                throw Cancelled();
            execute(step);
        }
        endIteration();
    }
    finish();
    sample.hostSeconds = std::chrono::steady_clock::now() - start;
    return sample;
}

void CpuExecutor::setInput(std::span<const float> images) {
    const Schedule& schedule = m_compiled->schedule();
    const std::span<std::byte> resident = residents(schedule.input());
    if (images.size_bytes() != resident.size())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("The images hold {} values; {} images of {} need {}", images.size(),
                                schedule.batch, formatShape(schedule.network.inputShape()),
                                resident.size() / sizeof(float)),
                    schedule.network.name);
    std::ranges::copy(std::as_bytes(images), resident.begin());
}

std::vector<float> CpuExecutor::output() const {
    return tensorValues(m_compiled->schedule().output()).values;
}

HostTensor CpuExecutor::tensorValues(TensorId tensor) const {
    const Schedule& schedule = m_compiled->schedule();
    const TensorLayout& layout = m_compiled->layout();
    HostTensor values;
    values.name = schedule.at(tensor).name;
    if (schedule.at(tensor).role == TensorRole::parameterGradient) {
        const ParameterForm& form = m_compiled->training()->gradients().at(tensor);
        values.shape = form.shape;
        values.values = onednn::forStep(values.name, [&] { return form.load(storageOf(tensor)); });
        return values;
    }
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
    if (m_compiled->schedule().at(tensor).role == TensorRole::parameterGradient) {
        onednn::forStep(step, [&] {
            m_compiled->training()->gradients().at(tensor).store(values.values, storageOf(tensor));
        });
        return;
    }
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

std::vector<Seconds> CpuExecutor::timeSteps(std::stop_token stop) {
    std::vector<Seconds> seconds(m_steps.size());
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        if (stop.stop_requested())
            throw Cancelled();
        const auto start = std::chrono::steady_clock::now();
        execute(step);
        finish();
        seconds[step] = std::chrono::steady_clock::now() - start;
    }
    endIteration();
    return seconds;
}

std::vector<HostTensor> CpuExecutor::outputsOf(const Step& step) const {
    std::vector<HostTensor> values;
    for (TensorId output : step.outputs)
        values.push_back(tensorValues(output));
    if (step.part != Part::update)
        return values;
    for (TensorId gradient : step.inputs) {
        const ParameterBlock& block = *m_compiled->training()->parameters().find(
            step.layer, *m_compiled->schedule().at(gradient).parameter,
            ParameterBlock::Use::master);
        values.push_back(onednn::forStep(step.name, [&] {
            return HostTensor{block.parameter.name, block.form.shape,
                              block.form.load(m_weights.data() + block.offset)};
        }));
    }
    return values;
}

void CpuExecutor::trace(const Observer& observer, std::stop_token stop) {
    const Schedule& schedule = m_compiled->schedule();
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (stop.stop_requested())
            throw Cancelled();
        execute(i);
        finish();
        observer(schedule.steps[i], outputsOf(schedule.steps[i]));
    }
    endIteration();
}

std::vector<HostTensor> CpuExecutor::runStep(int step, std::span<const HostTensor> inputs) {
    const Schedule& schedule = m_compiled->schedule();
    const Step& one = schedule.steps.at(std::size_t(step));
    if (inputs.size() != one.inputs.size())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("The step {} takes {} inputs, not {}", one.name, one.inputs.size(),
                                inputs.size()),
                    one.name);
    std::vector<std::pair<TensorId, std::vector<std::byte>>> kept; // images and labels
    for (TensorId input : one.inputs)
        if (schedule.at(input).isResident())
            kept.emplace_back(input, std::vector(residents(input).begin(), residents(input).end()));
    for (std::size_t i = 0; i < inputs.size(); ++i)
        setTensor(one.inputs[i], inputs[i], one.name);
    execute(std::size_t(step));
    finish();
    std::vector<HostTensor> result = outputsOf(one);
    for (const auto& [input, bytes] : kept)
        std::ranges::copy(bytes, residents(input).begin());
    return result;
}

} // namespace bildrate::cpu
