#include "core/reference/schedule_reference.h"

#include "core/reference/apply.h"
#include "core/schedule/memory_plan.h"

#include <algorithm>
#include <limits>

namespace bildrate::reference {

namespace {

/// The tensors of a schedule in one block of memory, at the places of a memory plan.
class Arena {
public:
    explicit Arena(const Schedule& schedule)
        : m_schedule(schedule),
          m_plan(planMemory(
              schedule,
              [&](const Tensor& tensor) {
                  return Bytes(schedule.batch * tensor.shape.count()) * sizeof(double);
              },
              [](const Tensor& tensor) {
                  return Bytes(tensor.channelOffset * tensor.shape.height * tensor.shape.width) *
                         sizeof(double);
              },
              sizeof(double))),
          m_values(m_plan.arenaBytes / sizeof(double), std::numeric_limits<double>::quiet_NaN()) {}

    void write(TensorId id, const Values& values) {
        for (std::int64_t n = 0; n < values.batch; ++n)
            std::copy_n(values.data.begin() + n * values.shape.count(), values.shape.count(),
                        m_values.begin() + position(id, n));
    }
    Values read(TensorId id) const {
        Values values{m_schedule.batch, tensor(id).shape, {}};
        for (std::int64_t n = 0; n < values.batch; ++n) {
            const auto first = m_values.begin() + position(id, n);
            values.data.insert(values.data.end(), first, first + values.shape.count());
        }
        return values;
    }

private:
    const Tensor& tensor(TensorId id) const { return m_schedule.tensors[std::size_t(id)]; }
    /// Of one image; the images of a slice lie as far apart as those of the whole tensor.
    std::ptrdiff_t position(TensorId id, std::int64_t image) const {
        const std::int64_t stride = tensor(tensor(id).inside.value_or(id)).shape.count();
        return std::ptrdiff_t(m_plan.offsets[std::size_t(id)] / sizeof(double)) + image * stride;
    }

    const Schedule& m_schedule;
    MemoryPlan m_plan;
    std::vector<double> m_values;
};

Values runStep(const Step& step, const std::vector<const Values*>& inputs,
               const ParameterReader& parameters, const Network& network) {
    std::vector<const Values*> operands = inputs;
    if (step.addsResidual)
        operands.pop_back();
    Values output = apply(step.op, operands, parameters(step.layer));
    if (step.batchNorm)
        output = apply(network.layers[std::size_t(*step.batchNorm)].op, {&output},
                       parameters(*step.batchNorm));
    if (step.addsResidual)
        output = add(output, *inputs.back());
    return step.relu ? relu(output) : output;
}

} // namespace

Values runStep(const Schedule& schedule, const Step& step, const std::vector<const Values*>& inputs,
               std::uint64_t seed) {
    return runStep(step, inputs, ParameterReader(schedule.network, seed), schedule.network);
}

void execute(const Schedule& schedule, std::uint64_t seed,
             const std::function<void(const Step&, const Values&)>& observer) {
    const ParameterReader parameters(schedule.network, seed);
    Arena arena(schedule);
    arena.write(schedule.input(), images(schedule.network, schedule.batch, seed));
    for (const Step& step : schedule.steps) {
        std::vector<Values> inputs;
        for (TensorId id : step.inputs)
            inputs.push_back(arena.read(id));
        std::vector<const Values*> pointers;
        for (const Values& input : inputs)
            pointers.push_back(&input);
        const Values output = runStep(step, pointers, parameters, schedule.network);
        arena.write(step.output(), output);
        observer(step, output);
    }
}

} // namespace bildrate::reference
