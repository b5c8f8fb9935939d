#pragma once

#include "core/backend/backend.h"
#include "core/cpu/call.h"
#include "core/cpu/layout.h"
#include "core/cpu/plan_options.h"
#include "core/schedule/memory_plan.h"

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

    /// Where a tensor's storage starts in the arena; the input and the output are not in it.
    Bytes arenaOffset(TensorId root) const { return m_arena.offsets[std::size_t(root)]; }
    /// Where a step's weights and bias start in the buffer of all weights.
    Bytes weightOffset(std::size_t step) const { return m_weightOffsets[step]; }
    Bytes biasOffset(std::size_t step) const;
    /// Where the staging area starts in the workspace; the scratchpad lies before it.
    Bytes stagingOffset() const { return m_stagingOffset; }
    Bytes inputBytes() const { return m_inputBytes; }
    /// Where the output starts in the resident input and output.
    Bytes outputOffset() const;

private:
    void planSteps(const Target& target, const PlanOptions& options, std::stop_token stop);
    void planStorage();
    /// What making the weights takes besides them: every thread has one step in hand, at worst the
    /// largest ones at once.
    Bytes loadingBesides() const;

    Schedule m_schedule;
    PlanFacts m_facts;
    TensorLayout m_layout; ///< refers to m_schedule
    std::vector<StepPlan> m_steps;
    std::vector<Bytes> m_weightOffsets;
    MemoryPlan m_arena;
    Bytes m_stagingOffset = 0;
    Bytes m_inputBytes = 0;
    MemoryNeed m_memory;
};

/// Rounds up to where every part of a buffer starts: a cache line.
Bytes alignedPart(Bytes bytes);

} // namespace bildrate::cpu
