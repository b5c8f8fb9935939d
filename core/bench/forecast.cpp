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

/// With the passes that every backend can make use of.
Schedule leanSchedule(const Network& network, Workload workload, Precision precision,
                      std::int64_t images, const Optimiser& optimiser) {
    Schedule schedule = makeSchedule(network, workload, precision, images, optimiser);
    if (workload == Workload::inference) {
        elideConcats(schedule, isConvolutionOrPool);
        shareResidualStorage(schedule);
    }
    return schedule;
}

/// Remembers what networks take, for the cells of one sweep.
class MemoryTable {
public:
    explicit MemoryTable(const Optimiser& optimiser) : m_optimiser(optimiser) {}

    std::optional<Bytes> of(const CellSpec& cell) {
        const std::int64_t images = cell.images() / std::int64_t(cell.devices.size());
        const auto [entry, isNew] =
            m_known.try_emplace({cell.network, cell.workload, cell.precision, images});
        if (isNew)
            entry->second = ask(cell, images);
        return entry->second;
    }

private:
    std::optional<Bytes> ask(const CellSpec& cell, std::int64_t images) const {
        try {
            return forecastMemory(makeNetwork(cell.network), cell.workload, cell.precision, images,
                                  m_optimiser)
                .total();
        } catch (const Error&) {
            return std::nullopt; // no such network
        }
    }

    const Optimiser& m_optimiser;
    std::map<std::tuple<std::string, Workload, Precision, std::int64_t>, std::optional<Bytes>>
        m_known;
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

MemoryForecast forecastMemory(const Network& network, Workload workload, Precision precision,
                              std::int64_t images, const Optimiser& optimiser) {
    const Schedule schedule = leanSchedule(network, workload, precision, images, optimiser);
    const auto bytesOf = [&](const Tensor& tensor) {
        return Bytes(tensor.count(images)) * sizeOf(tensor.type);
    };
    const auto arenaOf = [&](auto&& inArena) {
        return planMemory(
                   schedule,
                   [&](const Tensor& tensor) {
                       return inArena(tensor) ? bytesOf(tensor) : Bytes(0);
                   },
                   [](const Tensor&) { return Bytes(0); }, 1)
            .arenaBytes;
    };
    const auto parameters = Bytes(network.parameters());
    MemoryForecast forecast;
    forecast.weights = parameters * sizeOf(storageOf(precision));
    forecast.activations = arenaOf([](const Tensor& tensor) { return tensor.isInArena(); });
    for (const Tensor& tensor : schedule.tensors)
        if (tensor.isResident())
            forecast.activations += bytesOf(tensor);
    if (workload == Workload::training) {
        // one copy for the forward, one for the backward kernels
        forecast.weights = parameters * (precision == Precision::fp32 ? 8 : 4 + 2 * 2);
        forecast.gradients = arenaOf(
            [](const Tensor& tensor) { return tensor.role == TensorRole::parameterGradient; });
        forecast.optimiserState = optimiser.momentum != 0 ? parameters * 4 : 0;
    }
    return forecast;
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
    MemoryTable memory(spec.optimiser);
    std::int64_t runnable = 0;
    std::optional<CellSpec> largest;
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
            largest = cell;
        }
        if (need && free && *need > *free)
            ++result.tooLarge;
        else
            ++runnable;
    }
    if (largest) {
        const Network network = makeNetwork(largest->network);
        const std::int64_t images = largest->images() / std::int64_t(largest->devices.size());
        const auto need = [&](Workload workload) {
            return forecastMemory(network, workload, largest->precision, images, spec.optimiser);
        };
        result.largest = {largest->network, largest->precision, images, need(Workload::inference),
                          need(Workload::training)};
    }
    result.longest = longestCell(spec.stop) * double(runnable);
    return result;
}

} // namespace bildrate
