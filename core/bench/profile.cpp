#include "core/bench/profile.h"

#include "core/base/error.h"
#include "core/bench/statistics.h"

#include <fmt/format.h>

#include <algorithm>

namespace bildrate {
namespace {

Bytes bytesOf(const Schedule& schedule, const Step& step) {
    Bytes bytes = 0;
    for (const auto* tensors : {&step.inputs, &step.outputs})
        for (TensorId id : *tensors)
            bytes += Bytes(schedule.at(id).count(schedule.batch)) * sizeOf(schedule.at(id).type);
    const auto parameters = Bytes(schedule.network.layers[std::size_t(step.layer)].parameters);
    const bool reads = hasWeights(step.op) && step.part != Part::backwardWeights;
    if (step.part == Part::update) // read and written, and so is what momentum keeps
        bytes += parameters * 4 * (schedule.optimiser.momentum != 0 ? 4 : 2);
    else if (reads)
        bytes += parameters * sizeOf(storageOf(schedule.precision));
    return bytes;
}

template <typename Include>
Seconds sumOf(const Profile& profile, const Include& include) {
    Seconds sum{0};
    for (const StepProfile& step : profile.steps)
        if (include(step.part))
            sum += step.seconds;
    return sum;
}

} // namespace

std::optional<double> StepProfile::flops() const {
    if (macs == 0 || seconds.count() <= 0)
        return std::nullopt;
    return 2.0 * double(macs) / seconds.count();
}

Seconds Profile::total() const {
    return sumOf(*this, [](Part) { return true; });
}
Seconds Profile::forward() const {
    return sumOf(*this, [](Part part) { return part == Part::forward || part == Part::loss; });
}
Seconds Profile::forwardAndBackward() const {
    return sumOf(*this, [](Part part) { return part != Part::update; });
}

Profile profile(const Plan& plan, Executor& executor, const ProfileRule& rule, std::stop_token stop,
                const std::function<void(std::int64_t)>& told, const MonotonicClock& clock) {
    const Schedule& schedule = plan.schedule();
    const PlanFacts& facts = plan.facts();
    Profile result{schedule.network.name,
                   schedule.workload,
                   schedule.precision,
                   schedule.batch,
                   facts.library,
                   facts.threads,
                   0,
                   {},
                   schedule.optimiser};
    for (std::int64_t i = 0; i < rule.warmUpIterations; ++i)
        executor.timeSteps(stop);
    std::vector<std::vector<double>> seconds(schedule.steps.size());
    const Seconds start = clock();
    while (result.iterations < rule.minIterations || clock() - start < rule.maxTime) {
        const std::vector<Seconds> times = executor.timeSteps(stop);
        for (std::size_t i = 0; i < seconds.size(); ++i)
            seconds[i].push_back(times.at(i).count());
        ++result.iterations;
        if (told)
            told(result.iterations);
    }
    if (const auto progress = executor.progress(); progress && progress->notFiniteAt)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("loss not finite at step {}", *progress->notFiniteAt),
                    schedule.network.name);
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        std::ranges::sort(seconds[i]);
        const Step& step = schedule.steps[i];
        const StepFact& fact = facts.steps.at(i);
        result.steps.push_back({step.name, step.part, std::string(kindOf(step.op)),
                                fact.implementation, fact.algorithm,
                                Seconds(quantileOf(seconds[i], 0.5)),
                                schedule.batch * schedule.macsOf(step), bytesOf(schedule, step)});
    }
    return result;
}

} // namespace bildrate
