#include "core/bench/profile_cell.h"

#include "core/bench/device_choice.h"
#include "core/bench/environment.h"
#include "core/bench/measuring_lock.h"
#include "core/bench/sleep_inhibitor.h"
#include "core/network/zoo.h"

#include <optional>

namespace bildrate {

Profile profileCell(const RunSpec& spec, const CellSpec& cell,
                    const std::vector<std::unique_ptr<Backend>>& backends,
                    const SweepOptions& options, const ProfileRule& rule, std::stop_token stop,
                    const ProfileObserver& observer) {
    const auto enter = [&observer](Phase phase) {
        if (observer.phase)
            observer.phase(phase);
    };
    const Backend& backend =
        backendFor(cell.devices.at(0), cell.workload, cell.precision, backends);
    std::optional<SleepInhibitor> awake;
    std::optional<MeasuringLock> lock;
    if (options.holdMachine) {
        awake.emplace();
        lock.emplace();
    }
    enter(Phase::compiling);
    const Schedule schedule =
        makeSchedule(makeNetwork(cell.network), cell.workload, cell.precision,
                     cell.images() / std::int64_t(cell.devices.size()), spec.optimiser);
    const auto plan = backend.compile(
        schedule, {cell.devices, spec.threads, spec.convolution, options.cacheFolder}, stop);
    requireMemory(plan->memory(),
                  options.availableMemory ? options.availableMemory() : availableMemory());
    enter(Phase::loading);
    const auto executor = plan->load(spec.seed, stop);
    enter(Phase::measuring);
    return profile(*plan, *executor, rule, stop, observer.iterations,
                   options.clock ? options.clock : MonotonicClock(steadySeconds));
}

} // namespace bildrate
