#include "app/cli/command.h"
#include "app/cli/option_values.h"
#include "app/cli/store_access.h"
#include "core/base/error.h"
#include "core/store/salvage.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace bildrate::cli {

namespace {

std::string countText(std::int64_t runs, std::int64_t cells) {
    return fmt::format("{} run{} and {} cell{}", runs, runs == 1 ? "" : "s", cells,
                       cells == 1 ? "" : "s");
}

std::string reportOf(const Salvage& result, const std::string& file) {
    const auto& [runs, cells] = result;
    std::string text =
        fmt::format("recovered {} from {}", countText(runs.added, cells.added), file);
    if (runs.incomplete + cells.incomplete > 0)
        text += fmt::format("; of these {} without tags, environment or plan",
                            countText(runs.incomplete, cells.incomplete));
    if (runs.present + cells.present > 0)
        text += fmt::format("; {} were there already", countText(runs.present, cells.present));
    if (runs.lost + cells.lost > 0)
        text += fmt::format("; {} cannot be read", countText(runs.lost, cells.lost));
    return text + "\n";
}

int salvageRuns(const Invocation& invocation, const std::string& file) {
    std::error_code none;
    if (std::filesystem::equivalent(file, invocation.databaseFile(), none))
        throw Error(ErrorKind::invalidInput,
                    fmt::format("'{}' is the database that runs are recovered into; name another "
                                "one with --database",
                                file));
    checkSalvageable(file); // before a database is made for nothing
    RunStore store = openStoreToAdd(invocation);
    const Salvage result = salvage(file, store);
    invocation.surroundings.err.write(reportOf(result, file));
    const auto& [runs, cells] = result;
    if (runs.added + runs.present == 0)
        return exitNothing;
    const bool all = runs.lost + cells.lost + runs.incomplete + cells.incomplete == 0;
    return all ? exitDone : exitPartly;
}

} // namespace

void addSalvageCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command =
        app.add_subcommand("salvage", "Add what can still be read of a damaged database");
    const auto file = std::make_shared<std::string>();
    command->add_option("file", *file, "The damaged database, as the warning about it named it")
        ->required()
        ->type_name("FILE")
        ->check(refuseEmpty);
    command->footer("Example: bildrate-cli salvage runs.damaged-2026-11-30T14-05-09.sqlite");
    command->callback([&invocation, file] {
        invocation.action = [&invocation, file] { return salvageRuns(invocation, *file); };
    });
}

} // namespace bildrate::cli
