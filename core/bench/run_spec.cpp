#include "core/bench/run_spec.h"

#include "core/base/error.h"
#include "core/network/zoo.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace bildrate {
namespace {

Error refusal(const std::string& message) {
    return Error(ErrorKind::invalidInput, message);
}

const std::vector<std::int64_t>& batchesOf(const RunSpec& spec, const NetworkChoice& choice) {
    return choice.batches.empty() ? spec.batches : choice.batches;
}

void validateNetworks(const RunSpec& spec) {
    if (spec.networks.empty())
        throw refusal("no network is chosen; name at least one");
    for (const NetworkChoice& choice : spec.networks) {
        const auto& known = zooNames();
        if (std::find(known.begin(), known.end(), choice.network) != known.end())
            continue;
        try {
            makeNetwork(choice.network); // names the nearest
        } catch (const Error& error) {
            throw refusal(error.what());
        }
    }
}

void validateDevices(const RunSpec& spec) {
    if (spec.deviceSets.empty())
        throw refusal("no device is chosen; name at least one");
    for (const auto& devices : spec.deviceSets) {
        if (devices.empty())
            throw refusal("a set of devices is empty; name at least one device in it");
        std::set<std::string_view> seen;
        for (const std::string& device : devices) {
            if (device.empty())
                throw refusal("a device has no name");
            if (!seen.insert(device).second)
                throw refusal(fmt::format("device {} is named twice in one set", device));
        }
    }
}

/// The multiples of count next to batch, as "use 8 or 12".
std::string divisibleNear(std::int64_t batch, std::int64_t count) {
    const std::int64_t below = batch / count * count;
    const std::int64_t above = below + count;
    if (below < 1)
        return fmt::format("use {}", above);
    if (above > largestBatch)
        return fmt::format("use {}", below);
    return fmt::format("use {} or {}", below, above);
}

void validateBatches(const RunSpec& spec) {
    for (const NetworkChoice& choice : spec.networks) {
        const auto& batches = batchesOf(spec, choice);
        if (batches.empty())
            throw refusal(fmt::format("no batch is chosen for {}", choice.network));
        for (std::int64_t batch : batches) {
            checkBatch(batch);
            if (spec.batchMeaning == BatchMeaning::perDevice)
                continue;
            const auto divides = [batch](const auto& devices) {
                return batch % std::int64_t(devices.size()) == 0;
            };
            if (std::any_of(spec.deviceSets.begin(), spec.deviceSets.end(), divides))
                continue;
            const auto count = std::int64_t(spec.deviceSets.front().size());
            throw refusal(fmt::format("a total batch of {} cannot be split evenly over {} devices; "
                                      "{}",
                                      batch, count, divisibleNear(batch, count)));
        }
    }
}

void validateStopRule(const StopRule& rule) {
    const auto sane = [](double value, double most) { return value >= 0 && value <= most; };
    if (rule.minSamples < 1 || rule.minSamples > mostIterations)
        throw refusal(fmt::format("the minimum of {} samples cannot be used; it must be from 1 to "
                                  "{}",
                                  rule.minSamples, mostIterations));
    if (!sane(rule.maxTime.count(), longestTime.count()) || rule.maxTime.count() == 0)
        throw refusal(
            fmt::format("a time limit of {} s cannot be used; it must be above 0 and at most {} s",
                        rule.maxTime.count(), std::int64_t(longestTime.count())));
    if (!sane(rule.relativeWidth, widestInterval))
        throw refusal(fmt::format(
            "an interval width of {:.6g} % cannot be used; it must be 0 or above, and at most {} %",
            rule.relativeWidth * 100, std::int64_t(widestInterval * 100)));
    if (rule.warmUpIterations < 0 || rule.warmUpIterations > mostIterations)
        throw refusal(fmt::format("{} warm-up iterations cannot be used; it must be from 0 to "
                                  "{}",
                                  rule.warmUpIterations, mostIterations));
    if (!sane(rule.warmUpTime.count(), longestTime.count()))
        throw refusal(
            fmt::format("a warm-up of {} s never ends; it must be 0 or above, and at most {} s",
                        rule.warmUpTime.count(), std::int64_t(longestTime.count())));
}

} // namespace

void validateOptimiser(const Optimiser& optimiser) {
    const auto sane = [](double value) { return value >= 0 && std::isfinite(value); };
    if (!sane(optimiser.learningRate))
        throw refusal(fmt::format("a learning rate of {} cannot be used; it must be 0 or above",
                                  optimiser.learningRate));
    if (!(optimiser.momentum >= 0 && optimiser.momentum < 1))
        throw refusal(fmt::format("a momentum of {} cannot be used; it must be from 0 to below 1",
                                  optimiser.momentum));
    if (!sane(optimiser.weightDecay))
        throw refusal(fmt::format("a weight decay of {} cannot be used; it must be 0 or above",
                                  optimiser.weightDecay));
}

std::string_view nameOf(BatchMeaning meaning) {
    return meaning == BatchMeaning::total ? "total" : "per device";
}

std::optional<BatchMeaning> batchMeaningFrom(std::string_view name) {
    for (BatchMeaning meaning : {BatchMeaning::perDevice, BatchMeaning::total})
        if (nameOf(meaning) == name)
            return meaning;
    return std::nullopt;
}

std::vector<CellSpec> cellsOf(const RunSpec& spec) {
    std::vector<CellSpec> cells;
    std::set<CellSpec> seen;
    for (const NetworkChoice& choice : spec.networks)
        for (Workload workload : spec.workloads)
            for (Precision precision : spec.precisions)
                for (const auto& devices : spec.deviceSets)
                    for (std::int64_t batch : batchesOf(spec, choice)) {
                        const CellSpec cell{choice.network, workload,          precision,
                                            batch,          spec.batchMeaning, devices};
                        if (seen.insert(cell).second)
                            cells.push_back(cell);
                    }
    return cells;
}

RunSpec specOfCell(const RunSpec& spec, const CellSpec& cell) {
    RunSpec one = spec;
    one.networks = {{cell.network, {}}};
    one.workloads = {cell.workload};
    one.precisions = {cell.precision};
    one.batches = {cell.batch};
    one.batchMeaning = cell.batchMeaning;
    one.deviceSets = {cell.devices};
    return one;
}

void checkCellCount(const RunSpec& spec) {
    double batches = 0; // no product of sizes overflows it
    for (const NetworkChoice& choice : spec.networks)
        batches += double(batchesOf(spec, choice).size());
    const double cells = batches * double(spec.workloads.size()) * double(spec.precisions.size()) *
                         double(spec.deviceSets.size());
    if (cells > double(largestSweep))
        throw refusal(fmt::format("networks x workloads x precisions x batches x device sets give "
                                  "more than {} cells; use several runs",
                                  largestSweep));
}

void validate(const RunSpec& spec) {
    validateNetworks(spec);
    if (spec.workloads.empty())
        throw refusal("no workload is chosen; name inference or training");
    if (spec.precisions.empty())
        throw refusal("no precision is chosen; name at least one of fp32, tf32, fp16, bf16");
    validateDevices(spec);
    validateBatches(spec);
    checkCellCount(spec);
    validateStopRule(spec.stop);
    validateOptimiser(spec.optimiser);
    if (spec.threads < 0 || spec.threads > 4096)
        throw refusal(fmt::format("{} threads cannot be used; use 1 to 4096, or 0 for as many as "
                                  "the process is allowed",
                                  spec.threads));
}

} // namespace bildrate
