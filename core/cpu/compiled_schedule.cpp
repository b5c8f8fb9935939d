#include "core/cpu/compiled_schedule.h"

#include "core/base/error.h"
#include "core/base/machine.h"
#include "core/cpu/choice.h"
#include "core/cpu/other_steps.h"
#include "core/cpu/peak.h"
#include "core/schedule/passes.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace bildrate::cpu {
namespace {

/// The passes that depend on what this backend can write.
Schedule lowered(Schedule schedule) {
    if (schedule.workload == Workload::training)
        return schedule; // batch norm and gradients cannot be slices at full speed
    if (layoutFor(schedule) == Layout::blocked)
        elideConcats(schedule, isConvolutionOrPool);
    shareResidualStorage(schedule);
    return schedule;
}

} // namespace

CompiledSchedule::CompiledSchedule(Schedule schedule, const Target& target, int threads,
                                   const PlanOptions& options, std::stop_token stop)
    : m_schedule(lowered(std::move(schedule))),
      m_layout(m_schedule, layoutFor(m_schedule), m_schedule.batch) {
    m_facts.library = onednn::version();
    m_facts.instructionSet = onednn::instructionSet();
    m_facts.layout = nameOf(m_layout.layout());
    m_facts.threads = threads;
    m_facts.peakFlops =
        peakFlops(m_facts.instructionSet, m_schedule.precision, threads, highestClock());
    if (m_schedule.workload == Workload::training)
        planTraining(target.convolution, options, stop);
    else
        planSteps(target, options, stop);
    onednn::forStep(m_schedule.network.name, [this] { planStorage(); });
}

void CompiledSchedule::planTraining(ConvolutionChoice choice, const PlanOptions& options,
                                    std::stop_token stop) {
    m_facts.choice = "rule";
    onednn::forStep(m_schedule.network.name, [&] {
        m_training.emplace(m_schedule, m_layout, m_facts.threads, choice, options);
    });
    for (const Step& step : m_schedule.steps) {
        if (stop.stop_requested())
            throw Cancelled();
        m_steps.push_back(onednn::forStep(step.name, [&] { return m_training->plan(step); }));
        addFact(m_steps.back(), step);
    }
    noteWidened();
}

/// Says how many convolutions multiply in another type than they store.
void CompiledSchedule::noteWidened() {
    std::int64_t widened = 0;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Step& step = m_schedule.steps[i];
        widened += step.part == Part::forward && std::holds_alternative<ConvolutionOp>(step.op) &&
                   m_steps[i].compute != storageOf(m_schedule.precision);
    }
    if (widened > 0)
        m_facts.notes.push_back(
            fmt::format("{} convolutions store {} and multiply in fp32, which is faster here",
                        widened, nameOf(m_schedule.precision)));
}

void CompiledSchedule::addFact(const StepPlan& plan, const Step& step) {
    m_facts.steps.push_back({step.name, plan.implementation, plan.algorithm,
                             plan.compute ? std::string(nameOf(*plan.compute)) : std::string(),
                             plan.images, plan.reorders});
}

void CompiledSchedule::planSteps(const Target& target, const PlanOptions& options,
                                 std::stop_token stop) {
    ConvolutionChooser chooser(m_schedule, m_layout, m_facts.threads, target, options, stop);
    chooser.decide();
    m_facts.choice = chooser.method();
    m_facts.notes = chooser.notes();
    for (const Step& step : m_schedule.steps) {
        if (stop.stop_requested())
            throw Cancelled();
        m_steps.push_back(onednn::forStep(step.name, [&] {
            return std::holds_alternative<ConvolutionOp>(step.op)
                       ? chooser.plan(step)
                       : planOther(m_schedule, step, m_layout, m_facts.threads);
        }));
        addFact(m_steps.back(), step);
    }
    noteWidened();
}

void CompiledSchedule::planStorage() {
    Bytes weights = 0;
    Bytes scratch = 0;
    Bytes staging = 0;
    for (const StepPlan& step : m_steps) {
        m_weightOffsets.push_back(weights);
        weights += alignedPart(step.weights.weightBytes) + alignedPart(step.weights.biasBytes);
        scratch = std::max(scratch, step.scratchBytes);
        staging = std::max(staging, step.stagingBytes);
    }
    const auto planFor = [&](auto&& inPlan) {
        return planMemory(
            m_schedule,
            [&](const Tensor& tensor) {
                return inPlan(tensor)
                           ? m_layout.bytesOf(TensorId(&tensor - m_schedule.tensors.data()))
                           : Bytes(0);
            },
            [&](const Tensor& tensor) { return m_layout.sliceOffset(tensor); }, alignedPart(1));
    };
    m_arena = planFor([](const Tensor& tensor) { return tensor.isInArena(); });
    m_gradients =
        planFor([](const Tensor& tensor) { return tensor.role == TensorRole::parameterGradient; });
    m_keptOffset = alignedPart(m_arena.arenaBytes);
    m_stagingOffset = alignedPart(scratch);
    placeResidents();
    m_memory.weights = weights;
    m_memory.activations = m_arena.arenaBytes;
    m_memory.workspace = m_stagingOffset + staging;
    if (m_training) {
        using Use = ParameterBlock::Use;
        m_iterationOffset = alignedPart(m_memory.staging);
        m_memory.staging = m_iterationOffset + sizeof(Iteration);
        m_memory.optimiserState = m_training->parameters().bytesOf(Use::velocity);
        m_memory.weights = m_training->parameters().bytes() - m_memory.optimiserState;
        m_memory.gradients = m_gradients.arenaBytes;
        m_memory.activations = m_keptOffset + m_training->keptBytes();
    }
    // a training may be restarted when all else is there
    m_memory.loading = (m_training ? m_memory.total() : m_memory.weights) + loadingBesides();
}

void CompiledSchedule::placeResidents() {
    m_residentOffsets.assign(m_schedule.tensors.size(), 0);
    for (std::size_t id = 0; id < m_residentOffsets.size(); ++id) {
        if (!m_schedule.tensors[id].isResident())
            continue;
        m_residentOffsets[id] = alignedPart(m_memory.staging);
        m_memory.staging = m_residentOffsets[id] + m_layout.bytesOf(TensorId(id));
    }
}

Bytes CompiledSchedule::loadingBesides() const {
    std::vector<Bytes> each;
    if (m_training)
        for (const ParameterBlock& block : m_training->parameters().all())
            each.push_back(block.use == ParameterBlock::Use::velocity ? 0
                                                                      : block.form.loadingBytes());
    for (const StepPlan& step : m_steps)
        each.push_back(step.weights.loadingBytes);
    std::ranges::sort(each, std::greater());
    const auto together = std::min<std::size_t>(std::size_t(m_facts.threads), each.size());
    return std::accumulate(each.begin(), each.begin() + std::ptrdiff_t(together), Bytes(0));
}

Bytes CompiledSchedule::biasOffset(std::size_t step) const {
    return m_weightOffsets[step] + alignedPart(m_steps[step].weights.weightBytes);
}

} // namespace bildrate::cpu
