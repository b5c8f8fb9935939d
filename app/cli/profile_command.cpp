#include "app/cli/command.h"
#include "app/cli/engine_options.h"
#include "app/cli/interrupt.h"
#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "app/cli/text_table.h"
#include "core/analysis/profile_comparison.h"
#include "core/base/error.h"
#include "core/bench/device_choice.h"
#include "core/bench/measuring_lock.h"
#include "core/bench/sleep_inhibitor.h"
#include "core/exchange/file.h"
#include "core/exchange/profile_json.h"
#include "core/network/zoo.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <tuple>

namespace bildrate::cli {
namespace {

struct Options {
    std::string network;
    std::vector<std::string> compared; ///< two files
    std::string batch = "1", precision = "fp32", workload = "inference", device = "cpu";
    std::string threads = "0", maxTime = "3", seed = "1", sort = "order";
    EngineOptions engine;
    bool json = false;
};

std::string rateText(const std::optional<double>& flops) {
    return flops ? fmt::format("{:.1f}", *flops / 1e9) : std::string();
}

std::string millisecondsText(Seconds seconds) {
    return fmt::format("{:.3f}", seconds.count() * 1e3);
}

/// What was asked and with what.
std::string headingOf(const Profile& profile) {
    return fmt::format("{}, {}, {}, batch {}, {} threads, {}: medians of {} iterations",
                       printable(profile.network), nameOf(profile.workload),
                       nameOf(profile.precision), profile.batch, profile.threads,
                       printable(profile.library), profile.iterations);
}

void print(const Profile& profile, const std::string& sort, TextSink& out) {
    std::vector<StepProfile> steps = profile.steps;
    if (sort == "time")
        std::ranges::stable_sort(steps, std::greater(), &StepProfile::seconds);
    TextTable table({{"step"},
                     {"part"},
                     {"kind"},
                     {"ms", Align::right},
                     {"share", Align::right},
                     {"MMACs", Align::right},
                     {"bytes", Align::right},
                     {"GFLOP/s", Align::right},
                     {"implementation"}});
    const Seconds total = profile.total();
    for (const StepProfile& step : steps)
        table.addRow(
            {step.step, std::string(nameOf(step.part)), step.kind, millisecondsText(step.seconds),
             total.count() > 0 ? percentText(step.seconds / total) : std::string(),
             step.macs > 0 ? fmt::format("{:.1f}", double(step.macs) / 1e6) : std::string(),
             formatBytes(step.bytes), rateText(step.flops()), step.implementation});
    table.addRule();
    table.addRow({"total", fmt::format("{} steps", steps.size()), "", millisecondsText(total)});
    if (profile.workload == Workload::training) {
        table.addRow({"forward", "", "", millisecondsText(profile.forward())});
        table.addRow(
            {"forward and backward", "", "", millisecondsText(profile.forwardAndBackward())});
    }
    out.write(headingOf(profile) + "\n\n");
    out.write(table.text());
}

std::string implementationOf(const StepProfile& step) {
    return printable(step.implementation) +
           (step.algorithm.empty() ? "" : " " + printable(step.algorithm));
}

void printComparison(const Profile& first, const Profile& second, TextSink& out) {
    out.write("first:  " + headingOf(first) + "\nsecond: " + headingOf(second) + "\n");
    const auto question = [](const Profile& profile) {
        return std::tie(profile.network, profile.workload, profile.precision, profile.batch);
    };
    if (question(first) != question(second))
        out.write("They answer different questions: a ratio tells of both, not of the machines.\n");
    for (const std::string& difference : profileDifferences(first, second))
        out.write("differs: " + printable(difference) + "\n");
    out.write("\n");
    TextTable table({{"step"},
                     {"part"},
                     {"first ms", Align::right},
                     {"second ms", Align::right},
                     {"second/first", Align::right},
                     {"changed"}});
    const auto text = [](const std::optional<StepProfile>& step) {
        return step ? millisecondsText(step->seconds) : std::string();
    };
    for (const ProfilePair& pair : compareProfiles(first, second)) {
        const std::string change = !pair.first    ? "only in the second"
                                   : !pair.second ? "only in the first"
                                   : pair.changedImplementation()
                                       ? fmt::format("{} -> {}", implementationOf(*pair.first),
                                                     implementationOf(*pair.second))
                                       : std::string();
        table.addRow({printable(pair.any().step), std::string(nameOf(pair.any().part)),
                      text(pair.first), text(pair.second),
                      pair.ratio() ? fmt::format("{:.2f}", *pair.ratio()) : std::string(), change});
    }
    table.addRule();
    table.addRow({"total", "", millisecondsText(first.total()), millisecondsText(second.total()),
                  first.total().count() > 0 ? fmt::format("{:.2f}", second.total() / first.total())
                                            : std::string()});
    out.write(table.text());
}

Profile measured(const Options& options, const Invocation& invocation) {
    Surroundings& surroundings = invocation.surroundings;
    const Network network = makeNetwork(options.network);
    const std::int64_t batch = integerFrom("--batch", options.batch);
    checkBatch(batch);
    const auto precision =
        namedFrom("--precision", options.precision, precisionFrom, "fp32, tf32, fp16 or bf16");
    const auto workload =
        namedFrom("--workload", options.workload, workloadFrom, "inference or training");
    ProfileRule rule;
    rule.maxTime = Seconds(numberFrom("--max-time", options.maxTime));
    constexpr double longest = 3600;
    if (!(rule.maxTime.count() > 0 && rule.maxTime.count() <= longest))
        throw Error(ErrorKind::invalidInput,
                    fmt::format("--max-time: {} is not above 0 and at most {} seconds",
                                options.maxTime, longest));
    Target target;
    target.threads = threadsFrom("--threads", options.threads);
    target.cacheFolder = surroundings.sweep.cacheFolder;
    target.convolution = options.engine.convolutionOr(target.convolution);
    const Optimiser optimiser = options.engine.optimiserOr({}, workload == Workload::training);
    const std::uint64_t seed = unsignedFrom("--seed", options.seed);

    const std::vector<std::unique_ptr<Backend>> backends = surroundings.makeBackends();
    target.devices = resolveDevices({options.device}, devicesOf(backends));
    const Backend& backend = backendFor(target.devices.front(), workload, precision, backends);
    std::optional<SleepInhibitor> awake;
    std::optional<MeasuringLock> lock;
    if (surroundings.sweep.holdMachine) {
        awake.emplace();
        lock.emplace();
    }
    std::stop_source source;
    const InterruptWatch watch([&] { source.request_stop(); }, [] {});
    const auto plan = backend.compile(makeSchedule(network, workload, precision, batch, optimiser),
                                      target, source.get_token());
    requireMemory(plan->memory(), surroundings.sweep.availableMemory
                                      ? surroundings.sweep.availableMemory()
                                      : availableMemory());
    const auto executor = plan->load(seed, source.get_token());
    const Environment environment =
        surroundings.sweep.environment ? surroundings.sweep.environment() : currentEnvironment();
    Profile result = profile(*plan, *executor, rule, source.get_token());
    result.devices = target.devices;
    result.seed = seed;
    result.convolution = target.convolution;
    result.environment = environment;
    result.environment.libraries = librariesOf(target.devices, backends);
    result.environment.otherBildrate = lock && lock->othersMeasure();
    if (result.environment.otherBildrate)
        surroundings.err.write("machine busy: another Bildrate measured meanwhile\n");
    return result;
}

Profile readProfile(const std::string& file) {
    try {
        return profileFromJson(readFile(file));
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::io || error.kind() == ErrorKind::notFound)
            throw;
        throw Error(error.kind(), fmt::format("cannot read '{}': {}", file, error.what()));
    }
}

int runProfile(const Invocation& invocation, const Options& options) {
    Surroundings& surroundings = invocation.surroundings;
    if (options.sort != "order" && options.sort != "time")
        refuseName("--sort", options.sort, "order or time");
    if (!options.compared.empty()) {
        printComparison(readProfile(options.compared.at(0)), readProfile(options.compared.at(1)),
                        surroundings.out);
        return exitDone;
    }
    if (options.network.empty())
        throw Error(ErrorKind::invalidInput,
                    "name the network to profile, or two profiles with --compare");
    try {
        const Profile result = measured(options, invocation);
        if (options.json)
            surroundings.out.write(profileToJson(result));
        else
            print(result, options.sort, surroundings.out);
    } catch (const Cancelled&) {
        surroundings.err.write("bildrate-cli: stopped; nothing was measured\n");
        return exitNothing;
    }
    return exitDone;
}

} // namespace

void addProfileCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand(
        "profile", "Time every step of a network alone: where an iteration spends its time");
    const auto options = std::make_shared<Options>();
    const auto text = [&](const char* name, auto& target, const char* help, const char* type) {
        return command->add_option(name, target, help)->type_name(type);
    };
    auto* network = text("network", options->network, "Network to profile", "NETWORK");
    text("--batch", options->batch, "Images in the batch (default 1)", "N");
    text("--precision", options->precision, "fp32 (default), tf32, fp16 or bf16", "NAME");
    text("--workload", options->workload, "inference (default) or training", "NAME");
    text("--device", options->device, "cpu (default), gpu:0 or an id of 'devices'", "DEVICE");
    text("--threads", options->threads, "Threads on the CPU (default: what is allowed)", "N");
    text("--max-time", options->maxTime, "Seconds to go on measuring (default 3)", "SECONDS");
    text("--seed", options->seed, "Seed of weights and images (default 1)", "N");
    text("--sort", options->sort, "order (as the steps run; default) or time", "KEY");
    text("--compare", options->compared, "Two profiles written by --json, side by side", "FILE")
        ->expected(2)
        ->excludes(network);
    options->engine.addTo(*command);
    command->add_flag("--json", options->json, "Print JSON");
    command->footer("Example: bildrate-cli profile resnet-50 --batch 8 --sort time");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return runProfile(invocation, *options); };
    });
}

} // namespace bildrate::cli
