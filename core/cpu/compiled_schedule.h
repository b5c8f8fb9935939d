#pragma once

#include "core/backend/backend.h"
#include "core/cpu/call.h"
#include "core/cpu/layout.h"
#include "core/cpu/plan_options.h"
#include "core/cpu/training_planner.h"
#include "core/schedule/memory_plan.h"

#include <optional>
#include <vector>

namespace bildrate::cpu {

/// A schedule lowered to calls of the library and loops of our own, with the place of everything:
/// what a plan and its executors share. Refers to itself, so it stays where it was made.
class CompiledSchedule {
public:
    /// schedule as makeSchedule made it. Throws Error{unsupported} naming the layer, Cancelled.
    CompiledSchedule(Schedule schedule, const Target& target, int threads,
                     const PlanOptions& options, std::stop_token stop);
    CompiledSchedule(const CompiledSchedule&) = delete;
    CompiledSchedule& operator=(const CompiledSchedule&) = delete;

    const Schedule& schedule() const { return m_schedule; }
    const PlanFacts& facts() const { return m_facts; }
    const MemoryNeed& memory() const { return m_memory; }
    const TensorLayout& layout() const { return m_layout; }
    const std::vector<StepPlan>& steps() const { return m_steps; }

    /// Where a tensor's storage starts in the arena; gradients of parameters are in the gradients'
    /// memory, and what comes from outside or goes there is in neither.
    Bytes arenaOffset(TensorId root) const { return m_arena.offsets[std::size_t(root)]; }
    Bytes gradientOffset(TensorId root) const { return m_gradients.offsets[std::size_t(root)]; }
    /// Where what forward steps leave for backward steps starts, after the arena.
    Bytes keptOffset() const { return m_keptOffset; }
    /// Unset in inference.
    const std::optional<TrainingPlanner>& training() const { return m_training; }
    /// Where a step's weights and bias start in the buffer of all weights.
    Bytes weightOffset(std::size_t step) const { return m_weightOffsets[step]; }
    Bytes biasOffset(std::size_t step) const;
    /// Where the staging area starts in the workspace; the scratchpad lies before it.
    Bytes stagingOffset() const { return m_stagingOffset; }
    /// Where what comes from outside or goes there starts in its memory: images, labels,
    /// probabilities, losses, and an Iteration.
    Bytes residentOffset(TensorId tensor) const { return m_residentOffsets[std::size_t(tensor)]; }
    Bytes iterationOffset() const { return m_iterationOffset; }

private:
    void placeResidents();
    void planTraining(ConvolutionChoice choice, const PlanOptions& options, std::stop_token stop);
    void addFact(const StepPlan& plan, const Step& step);
    void noteWidened();
    void planSteps(const Target& target, const PlanOptions& options, std::stop_token stop);
    void planStorage();
    /// What making the weights takes besides them: every thread has one step in hand, at worst the
    /// largest ones at once.
    Bytes loadingBesides() const;

    Schedule m_schedule;
    PlanFacts m_facts;
    TensorLayout m_layout; ///< refers to m_schedule
    std::optional<TrainingPlanner> m_training;
    std::vector<StepPlan> m_steps;
    std::vector<Bytes> m_weightOffsets;
    MemoryPlan m_arena;
    MemoryPlan m_gradients;
    Bytes m_keptOffset = 0;
    Bytes m_stagingOffset = 0;
    std::vector<Bytes> m_residentOffsets;
    Bytes m_iterationOffset = 0;
    MemoryNeed m_memory;
};

} // namespace bildrate::cpu
