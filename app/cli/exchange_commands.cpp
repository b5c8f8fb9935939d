#include "app/cli/command.h"
#include "app/cli/option_values.h"
#include "app/cli/store_access.h"
#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/run_json.h"
#include "core/exchange/runs_csv.h"
#include "core/store/import_runs.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace bildrate::cli {

namespace {

struct ExportOptions {
    std::vector<std::string> ids;
    bool all = false;
    std::string format = "json";
    std::string file;
    bool overwrite = false;
};

std::string refuseUnknownFormat(const std::string& value) {
    return value == "json" || value == "csv"
               ? std::string()
               : fmt::format("'{}' is no format of files; use json or csv", value);
}

int exportRuns(const Invocation& invocation, const ExportOptions& options) {
    if (options.all != options.ids.empty())
        throw Error(ErrorKind::invalidInput, options.all ? "export: name runs or --all, not both"
                                                         : "export: name runs, or --all");
    const RunStore store = openStore(invocation);
    std::vector<RunRecord> runs;
    if (options.all)
        for (const RunListing& run : store.list())
            runs.push_back(store.load(run.id));
    for (const std::string& id : options.ids)
        runs.push_back(store.load(store.resolve(id)));

    const std::string text = options.format == "csv" ? runsToCsv(runs) : runsToJson(runs);
    Surroundings& surroundings = invocation.surroundings;
    if (options.file.empty()) {
        surroundings.out.write(text);
    } else {
        writeFile(options.file, text, options.overwrite ? IfExists::replace : IfExists::refuse);
        surroundings.err.write(fmt::format("exported {} run{} to {}\n", runs.size(),
                                           runs.size() == 1 ? "" : "s", options.file));
    }
    return exitDone;
}

void addExportCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand(
        "export", "Write stored runs as JSON, with every sample, without loss, or "
                  "as a CSV table with a row a cell");
    const auto options = std::make_shared<ExportOptions>();
    command->add_option("id", options->ids, "Ids of the runs, their first characters, or last")
        ->type_name("ID");
    command->add_flag("--all", options->all, "Every run");
    command->add_option("--format", options->format, "json or csv (default: json)")
        ->type_name("FORMAT")
        ->check(refuseUnknownFormat);
    command->add_option("--out", options->file, "File to write (default: standard output)")
        ->type_name("FILE")
        ->check(refuseEmpty);
    command->add_flag("--overwrite", options->overwrite, "Replace the file if it exists");
    command->footer("Example: bildrate-cli export last --out run.json");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return exportRuns(invocation, *options); };
    });
}

int importFile(const Invocation& invocation, const std::string& file) {
    std::vector<RunRecord> runs = readRuns(file);
    const std::size_t inFile = runs.size();
    RunStore store = openStoreToAdd(invocation);
    const ImportCount count = importRuns(store, std::move(runs), file);
    invocation.surroundings.err.write(fmt::format("imported {} of {} runs; {} were there already\n",
                                                  count.added, inFile, count.known));
    return exitDone;
}

void addImportCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand("import", "Add the runs of an exported file");
    const auto file = std::make_shared<std::string>();
    command->add_option("file", *file, "File written by export")->required()->type_name("FILE");
    command->footer("Example: bildrate-cli import run.json");
    command->callback([&invocation, file] {
        invocation.action = [&invocation, file] { return importFile(invocation, *file); };
    });
}

} // namespace

void addExchangeCommands(CLI::App& app, Invocation& invocation) {
    addExportCommand(app, invocation);
    addImportCommand(app, invocation);
}

} // namespace bildrate::cli
