#include "core/bench/forecast.h"

#include "core/base/error.h"
#include "core/network/zoo.h"
#include "core/schedule/memory_plan.h"
#include "core/schedule/passes.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace bildrate {
namespace {

/// One image's schedule with the passes that every backend can make use of.
Schedule leanSchedule(const Network& network, Workload workload, Precision precision) {
    Schedule schedule = makeSchedule(network, workload, precision, 1);
    elideConcats(schedule, isConvolutionOrPool);
    shareResidualStorage(schedule);
    return schedule;
}

/// Remembers what networks take, for the cells of one sweep.
class MemoryTable {
public:
    std::optional<Bytes> of(const CellSpec& cell) {
        const auto [entry, isNew] =
            m_known.try_emplace({cell.network, cell.workload, cell.precision});
        if (isNew)
            entry->second = ask(cell);
        if (!entry->second)
            return std::nullopt;
        return entry->second->of(cell.images() / std::int64_t(cell.devices.size()));
    }

private:
    static std::optional<MemoryForecast> ask(const CellSpec& cell) {
        try {
            return forecastMemory(makeNetwork(cell.network), cell.workload, cell.precision);
        } catch (const Error&) {
            return std::nullopt; // no such network
        }
    }

    std::map<std::tuple<std::string, Workload, Precision>, std::optional<MemoryForecast>> m_known;
};

const Device* find(std::span<const Device> devices, std::string_view id) {
    const auto found = std::ranges::find(devices, id, &Device::id);
    return found == devices.end() ? nullptr : &*found;
}

bool canDo(const Device& device, const CellSpec& cell) {
    const auto precision = std::ranges::find_if(
        device.precisions, [&](const auto& known) { return known.first == cell.precision; });
    return device.availability.available() && precision != device.precisions.end() &&
           precision->second.available() &&
           (cell.workload == Workload::inference || device.training.available());
}

bool canRun(const CellSpec& cell, std::span<const Device> devices) {
    return !cell.devices.empty() && cell.images() % std::int64_t(cell.devices.size()) == 0 &&
           std::ranges::all_of(cell.devices, [&](const std::string& id) {
               const Device* device = find(devices, id);
               return device != nullptr && canDo(*device, cell);
           });
}

/// What the fullest of the cell's devices has left; unset if one does not say.
std::optional<Bytes> freeFor(const CellSpec& cell, std::span<const Device> devices) {
    std::optional<Bytes> least;
    for (const std::string& id : cell.devices) {
        const Device* device = find(devices, id);
        if (device == nullptr || !device->memoryFree)
            return std::nullopt;
        least = std::min(least.value_or(*device->memoryFree), *device->memoryFree);
    }
    return least;
}

} // namespace

std::optional<MemoryForecast> forecastMemory(const Network& network, Workload workload,
                                             Precision precision) {
    try {
        const Schedule schedule = leanSchedule(network, workload, precision);
        const auto bytesOf = [](const Tensor& tensor) {
            return Bytes(tensor.shape.count()) * sizeOf(tensor.type);
        };
        // the images and the output lie outside the arena
        const MemoryPlan arena = planMemory(
            schedule,
            [&](const Tensor& tensor) {
                return tensor.role == TensorRole::activation ? bytesOf(tensor) : Bytes(0);
            },
            [](const Tensor&) { return Bytes(0); }, 1);
        const auto at = [&](TensorId id) -> const Tensor& {
            return schedule.tensors[std::size_t(id)];
        };
        return MemoryForecast{Bytes(network.parameters()) * sizeOf(storageOf(precision)),
                              arena.arenaBytes + bytesOf(at(schedule.input())) +
                                  bytesOf(at(schedule.output()))};
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::unsupported)
            throw;
        return std::nullopt;
    }
}

Seconds longestCell(const StopRule& rule, std::optional<Seconds> iteration) {
    Seconds warmUp = rule.warmUpTime;
    Seconds measured = rule.maxTime;
    if (iteration) {
        warmUp = std::max(warmUp, *iteration * double(rule.warmUpIterations));
        if (!rule.hardLimit)
            measured = std::max(measured, *iteration * double(rule.minSamples));
    }
    return warmUp + measured;
}

Forecast forecast(const RunSpec& spec, std::span<const Device> devices) {
    Forecast result;
    MemoryTable memory;
    std::int64_t runnable = 0;
    for (const CellSpec& cell : cellsOf(spec)) {
        ++result.cells;
        if (!canRun(cell, devices)) {
            ++result.unsupported;
            continue;
        }
        const auto need = memory.of(cell);
        const auto free = freeFor(cell, devices);
        if (need && need > result.largestNeed.value_or(0)) {
            result.largestNeed = need;
            result.free = free;
        }
        if (need && free && *need > *free)
            ++result.tooLarge;
        else
            ++runnable;
    }
    result.longest = longestCell(spec.stop) * double(runnable);
    return result;
}

} // namespace bildrate
