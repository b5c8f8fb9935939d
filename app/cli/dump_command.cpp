#include "app/cli/command.h"
#include "app/cli/engine_options.h"
#include "app/cli/interrupt.h"
#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "core/base/error.h"
#include "core/bench/device_choice.h"
#include "core/exchange/dump.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace bildrate::cli {

namespace {

struct Options {
    std::string network, folder;
    std::string workload = "inference";
    std::string batch = "1", precision = "fp32", seed = "1", threads = "0";
    EngineOptions engine;
    std::optional<std::string> imageSize;
    bool all = false;
    bool overwrite = false;
};

constexpr std::int64_t largestImage = 4096;

DumpRequest requestFrom(const Options& options) {
    DumpRequest request;
    request.network = options.network;
    request.folder = options.folder;
    request.everyLayer = options.all;
    request.overwrite = options.overwrite;
    request.batch = integerFrom("--batch", options.batch);
    checkBatch(request.batch);
    request.seed = unsignedFrom("--seed", options.seed);
    request.target.threads = threadsFrom("--threads", options.threads);
    request.precision =
        namedFrom("--precision", options.precision, precisionFrom, "fp32, tf32, fp16 or bf16");
    request.workload =
        namedFrom("--workload", options.workload, workloadFrom, "inference or training");
    request.target.convolution = options.engine.convolutionOr(request.target.convolution);
    request.optimiser =
        options.engine.optimiserOr(request.optimiser, request.workload == Workload::training);
    if (options.imageSize) {
        const std::int64_t size = integerFrom("--image-size", *options.imageSize);
        if (size < 1 || size > largestImage)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("--image-size: {} is not from 1 to {}", size, largestImage));
        request.imageSize = int(size);
    }
    return request;
}

int runDump(const Invocation& invocation, const Options& options) {
    DumpRequest request = requestFrom(options);
    Surroundings& surroundings = invocation.surroundings;
    request.target.cacheFolder = surroundings.sweep.cacheFolder;
    const std::vector<std::unique_ptr<Backend>> backends = surroundings.makeBackends();
    request.target.devices =
        resolveDevices({"cpu"}, devicesOf(backends)); // throws if it is missing
    const Backend& backend =
        backendFor(request.target.devices.front(), request.workload, request.precision, backends);
    std::stop_source source;
    const InterruptWatch watch([&] { source.request_stop(); }, [] {});
    try {
        dump(request, backend, source.get_token());
    } catch (const Cancelled&) {
        surroundings.err.write("bildrate-cli: stopped; nothing was written\n");
        return exitNothing;
    }
    surroundings.err.write(fmt::format("wrote {}\n", options.folder));
    return exitDone;
}

} // namespace

void addDumpCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand(
        "dump", "Write weights, input and outputs of a network as .npy files, to check elsewhere");
    const auto options = std::make_shared<Options>();
    const auto text = [&](const char* name, auto& target, const char* help, const char* type) {
        return command->add_option(name, target, help)->type_name(type);
    };
    text("--network", options->network, "Network to run once", "NAME")->required();
    text("--batch", options->batch, "Images in the batch (default 1)", "N");
    text("--precision", options->precision, "fp32 (default), tf32, fp16 or bf16", "NAME");
    text("--workload", options->workload,
         "inference (default) or training: also gradients and the weights after one step", "NAME");
    text("--seed", options->seed, "Seed of weights and images (default 1)", "N");
    text("--out", options->folder, "Folder to write, which must not exist or be empty", "FOLDER")
        ->required()
        ->check(refuseEmpty);
    command->add_flag("--all", options->all, "Also the output of every layer");
    text("--image-size", options->imageSize, "Height and width in pixels (default: the network's)",
         "N");
    text("--threads", options->threads, "Threads on the CPU (default: what is allowed)", "N");
    options->engine.addTo(*command);
    command->add_flag("--overwrite", options->overwrite, "Replace an earlier dump in the folder");
    command->footer("Example: bildrate-cli dump --network lenet --batch 2 --out lenet-dump --all");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return runDump(invocation, *options); };
    });
}

} // namespace bildrate::cli
