#include "app/cli/run_options.h"

#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "core/base/error.h"
#include "core/network/zoo.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace bildrate::cli {

namespace {

Error refusal(const std::string& message) {
    return Error(ErrorKind::invalidInput, message);
}

/// Reads a list of names with one of core's ...From functions.
template <typename Value>
std::vector<Value> namesFrom(std::string_view option, const std::string& text,
                             std::optional<Value> (*from)(std::string_view),
                             std::string_view possible) {
    std::vector<Value> values;
    for (const std::string& name : listFrom(option, text, ',')) {
        const Value value = namedFrom(option, name, from, possible);
        if (std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    }
    return values;
}

/// The chosen networks; those that the base has too keep their own batches.
std::vector<NetworkChoice> networksFrom(const std::vector<std::string>& options,
                                        const std::vector<NetworkChoice>& base) {
    std::vector<NetworkChoice> choices;
    const auto add = [&](const std::string& name) {
        const auto isIt = [&](const NetworkChoice& choice) { return choice.network == name; };
        if (std::find_if(choices.begin(), choices.end(), isIt) != choices.end())
            return;
        const auto known = std::find_if(base.begin(), base.end(), isIt);
        choices.push_back(known == base.end() ? NetworkChoice{name, {}} : *known);
    };
    for (const std::string& option : options)
        for (const std::string& name : listFrom("--networks", option, ','))
            if (name == "all")
                std::for_each(zooNames().begin(), zooNames().end(), add);
            else
                add(name);
    return choices;
}

void append(std::vector<std::int64_t>& batches, std::string_view text) {
    for (std::int64_t batch : parseBatches(text))
        if (std::find(batches.begin(), batches.end(), batch) == batches.end())
            batches.push_back(batch);
}

/// "1,2,4..32" for all networks, "vgg16=1,2" for one; several add up.
void applyBatches(const std::vector<std::string>& options, RunSpec& spec) {
    std::vector<std::int64_t> common;
    std::vector<std::pair<std::string, std::vector<std::int64_t>>> own;
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos) {
            append(common, option);
            continue;
        }
        own.push_back({option.substr(0, equals), {}});
        append(own.back().second, std::string_view(option).substr(equals + 1));
    }
    if (!common.empty()) {
        spec.batches = common;
        for (NetworkChoice& choice : spec.networks)
            choice.batches.clear();
    }
    for (auto& [network, batches] : own) {
        const auto choice =
            std::find_if(spec.networks.begin(), spec.networks.end(),
                         [&](const NetworkChoice& each) { return each.network == network; });
        if (choice == spec.networks.end())
            throw refusal(fmt::format("--batch: '{}' is not among the networks of this run",
                                      printable(network)));
        choice->batches = batches;
    }
}

BatchMeaning batchMeaningFromOption(const std::string& text) {
    if (text == "per-device")
        return BatchMeaning::perDevice;
    if (text == "total")
        return BatchMeaning::total;
    refuseName("--batch-meaning", text, "per-device or total");
}

} // namespace

void RunOptions::addTo(CLI::App& command) {
    const auto list = [&](const char* option, std::vector<std::string>& target, const char* help,
                          const char* type) {
        command.add_option(option, target, help)->type_name(type)->allow_extra_args(false);
    };
    const auto text = [&](const char* option, std::optional<std::string>& target, const char* help,
                          const char* type) {
        command.add_option(option, target, help)->type_name(type);
    };
    list("--networks", networks, "Networks, separated by commas; all for every one", "NAMES");
    list("--batch", batches,
         "Batch sizes: 1,2,4..32 (ranges double); NETWORK=1,2 for one network alone", "LIST");
    text("--batch-meaning", batchMeaning,
         "Whether a batch is per-device or the total over the devices of a set", "MEANING");
    text("--precision", precisions, "fp32, tf32, fp16, bf16, separated by commas", "NAMES");
    text("--workload", workloads, "inference, training, separated by commas", "NAMES");
    list("--device", devices,
         "cpu, gpu:0, an id of 'devices', or auto; gpu:0+gpu:1 makes both one job; may be repeated",
         "DEVICE");
    text("--threads", threads, "Threads on the CPU (default: what the process is allowed)", "N");
    text("--max-time", maxTime, "Seconds to measure a cell at most (default 10)", "SECONDS");
    text("--min-samples", minSamples, "Samples to take even beyond --max-time (default 10)", "N");
    command.add_flag("--hard-limit", hardLimit, "--max-time ends a cell below --min-samples too");
    text("--width", width,
         "End a cell when the 95 % interval is within ± this many per cent (default 1)", "PERCENT");
    text("--warm-up", warmUp, "Iterations before measuring, at least (default 3)", "N");
    engine.addTo(command);
    text("--seed", seed, "Seed of weights and images (default 1)", "N");
    command.add_flag("--force", force, "Also try cells larger than one that did not fit");
    text("--name", name, "Name of the run", "TEXT");
    text("--note", note, "Note on the run", "TEXT");
}

bool RunOptions::any() const {
    const auto given = [](const auto&... options) { return (options.has_value() || ...); };
    return !networks.empty() || !batches.empty() || !devices.empty() || hardLimit || force ||
           engine.any() ||
           given(batchMeaning, precisions, workloads, threads, maxTime, minSamples, width, warmUp,
                 seed, name, note);
}

RunSpec RunOptions::appliedTo(RunSpec spec) const {
    if (!networks.empty())
        spec.networks = networksFrom(networks, spec.networks);
    if (!batches.empty())
        applyBatches(batches, spec);
    if (batchMeaning)
        spec.batchMeaning = batchMeaningFromOption(*batchMeaning);
    if (precisions)
        spec.precisions = namesFrom<Precision>("--precision", *precisions, precisionFrom,
                                               "fp32, tf32, fp16 or bf16");
    if (workloads)
        spec.workloads =
            namesFrom<Workload>("--workload", *workloads, workloadFrom, "inference or training");
    if (!devices.empty()) {
        spec.deviceSets.clear();
        for (const std::string& option : devices)
            for (const std::string& set : listFrom("--device", option, ','))
                spec.deviceSets.push_back(listFrom("--device", set, '+'));
    }
    if (threads)
        spec.threads = threadsFrom("--threads", *threads);
    if (maxTime)
        spec.stop.maxTime = Seconds(numberFrom("--max-time", *maxTime));
    if (minSamples)
        spec.stop.minSamples = integerFrom("--min-samples", *minSamples);
    if (hardLimit)
        spec.stop.hardLimit = true;
    if (width)
        spec.stop.relativeWidth = percentFrom("--width", *width);
    if (warmUp)
        spec.stop.warmUpIterations = integerFrom("--warm-up", *warmUp);
    spec.convolution = engine.convolutionOr(spec.convolution);
    const bool training =
        std::ranges::find(spec.workloads, Workload::training) != spec.workloads.end();
    spec.optimiser = engine.optimiserOr(spec.optimiser, training);
    if (seed)
        spec.seed = unsignedFrom("--seed", *seed);
    if (force)
        spec.force = true;
    if (name)
        spec.name = *name;
    if (note)
        spec.note = *note;
    return spec;
}

} // namespace bildrate::cli
