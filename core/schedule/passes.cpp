#include "core/schedule/passes.h"

#include <algorithm>

namespace bildrate {

namespace {

Tensor& tensorAt(Schedule& schedule, TensorId id) {
    return schedule.tensors[std::size_t(id)];
}

/// The tensor whose storage a tensor lies in: `inside` never names one that is inside another.
TensorId rootOf(const Schedule& schedule, TensorId id) {
    return schedule.tensors[std::size_t(id)].inside.value_or(id);
}

constexpr int noStep = -1;

/// Who writes and reads the tensors of a schedule.
struct Uses {
    std::vector<int> producer; ///< per tensor the step that writes it; noStep: input, elided concat
    std::vector<int> ready;    ///< per tensor the last step that writes it or a tensor inside it
    std::vector<int> reads;    ///< per tensor how often it stands among the inputs of steps

    explicit Uses(const Schedule& schedule)
        : producer(schedule.tensors.size(), noStep), ready(schedule.tensors.size(), noStep),
          reads(schedule.tensors.size(), 0) {
        for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
            const Step& step = schedule.steps[i];
            for (TensorId output : step.outputs) {
                producer[std::size_t(output)] = int(i);
                ready[std::size_t(output)] = int(i);
                ready[std::size_t(rootOf(schedule, output))] = int(i);
            }
            for (TensorId input : step.inputs)
                ++reads[std::size_t(input)];
        }
    }
};

/// Removes tensors that no step names and nothing is inside of, and renumbers the others.
void dropUnusedTensors(Schedule& schedule) {
    std::vector<bool> used(schedule.tensors.size(), false);
    used[std::size_t(schedule.input())] = true;
    for (const Step& step : schedule.steps) {
        for (TensorId output : step.outputs) {
            used[std::size_t(output)] = true;
            used[std::size_t(rootOf(schedule, output))] = true;
        }
        for (TensorId input : step.inputs)
            used[std::size_t(input)] = true;
    }
    std::vector<TensorId> renumbered(schedule.tensors.size(), 0);
    std::vector<Tensor> kept;
    for (std::size_t i = 0; i < schedule.tensors.size(); ++i) {
        renumbered[i] = TensorId(kept.size());
        if (used[i])
            kept.push_back(std::move(schedule.tensors[i]));
    }
    for (Tensor& tensor : kept)
        if (tensor.inside)
            tensor.inside = renumbered[std::size_t(*tensor.inside)];
    for (Step& step : schedule.steps) {
        for (TensorId& output : step.outputs)
            output = renumbered[std::size_t(output)];
        for (TensorId& input : step.inputs)
            input = renumbered[std::size_t(input)];
    }
    schedule.tensors = std::move(kept);
}

void removeSteps(Schedule& schedule, const std::vector<bool>& gone) {
    std::vector<Step> kept;
    for (std::size_t i = 0; i < schedule.steps.size(); ++i)
        if (!gone[i])
            kept.push_back(std::move(schedule.steps[i]));
    schedule.steps = std::move(kept);
    dropUnusedTensors(schedule);
}

/// Offers every step of kind FusedOp of one part to tryFuse, which either returns the index of the
/// earlier step that it has made do this step's work as well, or noStep to leave it alone.
template <typename FusedOp, typename TryFuse>
void fuseSteps(Schedule& schedule, Part part, TryFuse&& tryFuse) {
    Uses uses(schedule);
    std::vector<bool> gone(schedule.steps.size(), false);
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        if (!std::holds_alternative<FusedOp>(schedule.steps[i].op) ||
            schedule.steps[i].part != part)
            continue;
        const int into = tryFuse(uses, schedule.steps[i]);
        if (into == noStep)
            continue;
        gone[i] = true;
        const TensorId output = schedule.steps[i].output();
        schedule.steps[std::size_t(into)].outputs.front() = output;
        uses.producer[std::size_t(output)] = into;
        uses.ready[std::size_t(output)] = into;
    }
    removeSteps(schedule, gone);
}

/// The step that makes a tensor which nothing else reads, if further work may be fused into it.
int fusibleProducer(const Schedule& schedule, const Uses& uses, TensorId tensor) {
    const int producer = uses.producer[std::size_t(tensor)];
    if (producer == noStep || uses.reads[std::size_t(tensor)] != 1)
        return noStep;
    const Step& step = schedule.steps[std::size_t(producer)];
    const bool takesMore =
        hasWeights(step.op) ||
        (schedule.workload == Workload::training &&
         (std::holds_alternative<BatchNormOp>(step.op) || std::holds_alternative<AddOp>(step.op)));
    return takesMore && !step.relu ? producer : noStep;
}

/// Gives up a tensor's own storage for channels of another's, along with all that lies in it.
void placeInside(Schedule& schedule, TensorId id, TensorId root, std::int64_t channelOffset) {
    for (Tensor& tensor : schedule.tensors) {
        if (tensor.inside == id) {
            tensor.inside = root;
            tensor.channelOffset += channelOffset;
        }
    }
    tensorAt(schedule, id).inside = root;
    tensorAt(schedule, id).channelOffset = channelOffset;
}

/// Whether every branch of a concat is read by nothing else and its producer may write a slice.
bool mayElide(const Schedule& schedule, const Uses& uses, const Step& concat,
              const std::function<bool(const Schedule&, const Step&)>& mayWriteSlice) {
    return std::ranges::all_of(concat.inputs, [&](TensorId branch) {
        if (schedule.tensors[std::size_t(branch)].role != TensorRole::activation ||
            uses.reads[std::size_t(branch)] != 1)
            return false;
        const int producer = uses.producer[std::size_t(branch)];
        // without a producer: a concat that is already elided, whose branches were asked about
        return producer == noStep || mayWriteSlice(schedule, schedule.steps[std::size_t(producer)]);
    });
}

} // namespace

void foldBatchNorm(Schedule& schedule) {
    fuseSteps<BatchNormOp>(schedule, Part::forward, [&](const Uses& uses, const Step& norm) {
        const int into = fusibleProducer(schedule, uses, norm.inputs.front());
        if (into == noStep)
            return noStep;
        Step& step = schedule.steps[std::size_t(into)];
        if (step.batchNorm || step.addsResidual)
            return noStep;
        step.batchNorm = norm.layer;
        return into;
    });
}

void fuseResidualAdd(Schedule& schedule) {
    fuseSteps<AddOp>(schedule, Part::forward, [&](const Uses& uses, const Step& sum) {
        TensorId branch = sum.inputs[0];
        TensorId shortcut = sum.inputs[1];
        if (uses.ready[std::size_t(branch)] < uses.ready[std::size_t(shortcut)])
            std::swap(branch, shortcut);
        const int into = fusibleProducer(schedule, uses, branch);
        if (into == noStep)
            return noStep;
        Step& step = schedule.steps[std::size_t(into)];
        if (step.addsResidual)
            return noStep;
        step.addsResidual = true;
        step.inputs.push_back(shortcut);
        return into;
    });
}

void fuseRelu(Schedule& schedule) {
    fuseSteps<ReluOp>(schedule, Part::forward, [&](const Uses& uses, const Step& relu) {
        const int into = fusibleProducer(schedule, uses, relu.inputs.front());
        if (into != noStep)
            schedule.steps[std::size_t(into)].relu = true;
        return into;
    });
}

void fuseReluGradient(Schedule& schedule) {
    Uses uses(schedule);
    std::vector<bool> gone(schedule.steps.size(), false);
    std::vector<int> reader(schedule.tensors.size(), noStep); // the last one
    for (std::size_t i = 0; i < schedule.steps.size(); ++i)
        for (TensorId input : schedule.steps[i].inputs)
            reader[std::size_t(input)] = int(i);
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        const Step& relu = schedule.steps[i];
        if (!std::holds_alternative<ReluOp>(relu.op) || relu.part != Part::backwardData)
            continue;
        const TensorId gradient = relu.inputs[0];
        const TensorId output = relu.inputs[1];
        const auto takeInto = [&](Step& step) {
            step.relu = true;
            step.inputs.push_back(output);
            gone[i] = true;
        };
        const int next = reader[std::size_t(relu.output())];
        const LayerId source = schedule.network.layers[std::size_t(relu.layer)].inputs.front();
        const int before = uses.producer[std::size_t(gradient)];
        if (uses.reads[std::size_t(relu.output())] == 1 &&
            std::holds_alternative<BatchNormOp>(schedule.steps[std::size_t(next)].op) &&
            schedule.steps[std::size_t(next)].layer == source) {
            Step& norm = schedule.steps[std::size_t(next)];
            norm.inputs.front() = gradient;
            takeInto(norm);
        } else if (uses.reads[std::size_t(gradient)] == 1 && before != noStep &&
                   std::holds_alternative<AddOp>(schedule.steps[std::size_t(before)].op)) {
            Step& join = schedule.steps[std::size_t(before)];
            join.outputs.front() = relu.output();
            takeInto(join);
        }
    }
    removeSteps(schedule, gone);
}

bool isConvolutionOrPool(const Schedule&, const Step& producer) {
    return std::holds_alternative<ConvolutionOp>(producer.op) ||
           std::holds_alternative<MaxPoolOp>(producer.op) ||
           std::holds_alternative<AveragePoolOp>(producer.op);
}

void elideConcats(Schedule& schedule,
                  const std::function<bool(const Schedule&, const Step& producer)>& mayWriteSlice) {
    for (std::size_t i = 0; i < schedule.steps.size();) {
        const Step step = schedule.steps[i];
        if (!std::holds_alternative<ConcatOp>(step.op) ||
            !mayElide(schedule, Uses(schedule), step, mayWriteSlice)) {
            ++i;
            continue;
        }
        const TensorId root = rootOf(schedule, step.output());
        std::int64_t channelOffset = tensorAt(schedule, step.output()).channelOffset;
        for (TensorId branch : step.inputs) {
            placeInside(schedule, branch, root, channelOffset);
            channelOffset += tensorAt(schedule, branch).shape.channels;
        }
        schedule.steps.erase(schedule.steps.begin() + std::ptrdiff_t(i));
    }
}

void shareResidualStorage(Schedule& schedule) {
    // the last step that touches a root's storage
    std::vector<std::size_t> lastAccess(schedule.tensors.size(), 0);
    const auto noteAccesses = [&] {
        for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
            for (TensorId output : schedule.steps[i].outputs)
                lastAccess[std::size_t(rootOf(schedule, output))] = i;
            for (TensorId input : schedule.steps[i].inputs)
                lastAccess[std::size_t(rootOf(schedule, input))] = i;
        }
    };
    noteAccesses();
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        const Step& step = schedule.steps[i];
        if (!step.addsResidual)
            continue;
        const TensorId root = rootOf(schedule, step.inputs[1]);
        const Tensor& storage = tensorAt(schedule, root);
        const Tensor& output = tensorAt(schedule, step.output());
        // a convolution must not overwrite what it still reads
        const bool lastUse =
            lastAccess[std::size_t(root)] == i && rootOf(schedule, step.inputs[0]) != root;
        // a residual that is only some channels of its root has another shape
        if (!lastUse || output.shape != storage.shape || output.inside ||
            storage.role != TensorRole::activation || output.role != TensorRole::activation)
            continue;
        placeInside(schedule, step.output(), root, 0);
        noteAccesses();
    }
}

} // namespace bildrate
