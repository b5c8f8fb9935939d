#include "app/cli/command_line.h"

#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "core/base/error.h"
#include "core/base/files.h"
#include "core/base/version.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

#include <array>
#include <new>
#include <regex>
#include <utility>

namespace bildrate::cli {

namespace {

/// In columns; messages quote files of others.
constexpr std::size_t longestMessage = 2000;

constexpr const char* footer = R"(
Examples:
  bildrate-cli devices
  bildrate-cli networks
  bildrate-cli network resnet-50
  bildrate-cli run --networks resnet-50,vgg16 --batch 1,2,4..32 --precision fp32,bf16
  bildrate-cli presets
  bildrate-cli runs
  bildrate-cli show last
  bildrate-cli note last "after the driver update" --tag nightly
  bildrate-cli delete 3f2a91c0
  bildrate-cli export last --out run.json
  bildrate-cli import run.json
  bildrate-cli salvage runs.damaged-2026-11-30T14-05-09.sqlite
  bildrate-cli dump --network lenet --batch 2 --out lenet-dump --all
  bildrate-cli profile resnet-50 --batch 8 --sort time
  bildrate-cli prices add --provider Acme --instance gpu-1 --price '1.20 EUR/hour'
  bildrate-cli cost last --instance gpu-1 --images 1000000
  bildrate-cli cost --published
  bildrate-cli compare 3f2a91c0 last
  bildrate-cli published gpu=P100 workload=training
  bildrate-cli explain

Exit codes:
  0  all done
  2  wrong use: an option, value or file that cannot be used
  3  some cells were not completed, or could not be salvaged
  4  nothing was measured or salvaged
  5  a requested device is missing
  6  standard output could not be written, or whoever read it has gone
A signal ends it with 128 and the signal's number, a second Ctrl-C with 130.

Data goes to standard output, progress and errors to standard error.
'bildrate-cli COMMAND --help' tells the options of a command.)";

std::string versionText() {
    const std::string_view revision = programRevision();
    return revision.empty() ? fmt::format("bildrate-cli {}", programVersion)
                            : fmt::format("bildrate-cli {} ({})", programVersion, revision);
}

void addCommands(CLI::App& app, Invocation& invocation) {
    app.set_version_flag("--version", versionText(), "Print the version and exit");
    app.set_help_flag("--help,-h", "Print this help and exit");
    app.add_option("--database", invocation.databaseOption,
                   "SQLite file that runs are kept in (default: the user's data folder)")
        ->type_name("FILE")
        ->check(refuseEmpty);
    app.fallthrough();
    app.require_subcommand(0, 1);
    app.footer(footer);

    addDevicesCommand(app, invocation);
    addNetworkCommands(app, invocation);
    addRunCommand(app, invocation);
    addPresetsCommand(app, invocation);
    addRunListCommands(app, invocation);
    addExchangeCommands(app, invocation);
    addSalvageCommand(app, invocation);
    addDumpCommand(app, invocation);
    addProfileCommand(app, invocation);
    addPricesCommand(app, invocation);
    addCostCommand(app, invocation);
    addCompareCommand(app, invocation);
    addPublishedCommand(app, invocation);
    addExplainCommand(app, invocation);
}

/// What was wrong with the arguments and where to look.
std::string sentenceOf(const CLI::ParseError& error, const CLI::App& app) {
    const std::vector<CLI::App*> chosen = app.get_subcommands();
    const std::vector<std::string> rest = app.remaining();
    if (chosen.empty() && !rest.empty() && !rest.front().starts_with("-")) {
        std::string names;
        for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
            names += (names.empty() ? "" : ", ") + command->get_name();
        return fmt::format("there is no command '{}'; the commands are {}", printable(rest.front()),
                           names);
    }
    std::string message = printable(error.what()); // may hold line breaks
    // the library's words for what happens most
    static const std::array<std::pair<std::regex, const char*>, 6> inOurWords{{
        {std::regex("(\\S+): At Most 1 required but received (\\d+).*"),
         "$1 is given $2 times, but can be given once"},
        {std::regex("(\\S+): At least (\\d+) required but received (\\d+).*"),
         "$1 needs $2 values, not $3"},
        {std::regex("(\\S+): 1 required (\\S+) missing.*"), "$1 needs a value, $2"},
        {std::regex("^(\\S+) is required.*"), "$1 is missing"},
        {std::regex("^(\\S+) excludes (\\S+)"), "$1 and $2 cannot go together"},
        {std::regex("Could not convert: (--\\S+) = .*"), "$1 takes no value"},
    }};
    for (const auto& [theirs, ours] : inOurWords)
        message = std::regex_replace(message, theirs, ours);
    while (message.ends_with('.'))
        message.pop_back();
    return fmt::format("{}; 'bildrate-cli {}--help' tells what is possible", message,
                       chosen.empty() ? "" : chosen.front()->get_name() + " ");
}

int parseAndRun(std::vector<std::string> arguments, Surroundings& surroundings) {
    CLI::App app("Bildrate measures how many images per second neural networks classify.",
                 "bildrate-cli");
    Invocation invocation{surroundings, {}, {}};
    addCommands(app, invocation);
    std::reverse(arguments.begin(), arguments.end()); // the library wants the last one first
    try {
        app.parse(std::move(arguments));
    } catch (const CLI::CallForVersion&) {
        surroundings.out.write(app.version() + "\n");
        return exitDone;
    } catch (const CLI::Success&) {
        surroundings.out.write(app.help());
        return exitDone;
    } catch (const CLI::ParseError& error) {
        throw Error(ErrorKind::invalidInput, sentenceOf(error, app));
    }
    if (!invocation.action) {
        surroundings.err.write(app.help());
        return exitWrongUse;
    }
    return invocation.action();
}

} // namespace

std::string Invocation::command(std::string_view words) const {
    return databaseOption.empty()
               ? fmt::format("'bildrate-cli {}'", words)
               : fmt::format("'bildrate-cli {} --database {}'", words, shellWord(databaseOption));
}

std::filesystem::path Invocation::databaseFile() const {
    if (!databaseOption.empty())
        return databaseOption;
    if (surroundings.databaseFile.empty())
        throw Error(ErrorKind::io, "there is no home folder to keep runs in; set the variable HOME "
                                   "or name a file with --database");
    return surroundings.databaseFile;
}

int runCommandLine(const std::vector<std::string>& arguments, Surroundings& surroundings) {
    int exitCode = exitWrongUse;
    std::string message;
    try {
        return parseAndRun(arguments, surroundings);
    } catch (const SinkError& error) {
        exitCode = exitNoOutput;
        message = error.what();
    } catch (const Error& error) {
        exitCode = error.kind() == ErrorKind::deviceMissing ? exitDeviceMissing : exitWrongUse;
        message = error.what();
    } catch (const std::bad_alloc&) {
        message = "not enough memory for this; close other programs or ask for less at once";
    } catch (const std::filesystem::filesystem_error& error) {
        message =
            fmt::format("{} cannot be used: {}", error.path1().string(), error.code().message());
    } catch (const std::exception& error) {
        message = error.what();
    }
    try {
        surroundings.err.write("bildrate-cli: " + clipped(printable(message), longestMessage) +
                               "\n");
    } catch (const std::exception&) {
        // nowhere left to say it
    }
    return exitCode;
}

std::vector<CommandFacts> commandFacts() {
    DescriptorSink nowhere(-1, "nowhere", DescriptorSink::OnError::ignore);
    Surroundings surroundings{nowhere, nowhere, {}, {}, {}, {}};
    Invocation invocation{surroundings, {}, {}};
    CLI::App app;
    addCommands(app, invocation);

    std::vector<CommandFacts> result;
    const auto add = [&](const CLI::App& command, const std::string& name,
                         const auto& self) -> void {
        CommandFacts facts{name, {}};
        for (const CLI::Option* option : command.get_options())
            for (const std::string& each : option->get_lnames())
                facts.options.push_back("--" + each);
        result.push_back(std::move(facts));
        for (const CLI::App* below : command.get_subcommands([](const CLI::App*) { return true; }))
            self(*below, name + (name.empty() ? "" : " ") + below->get_name(), self);
    };
    add(app, "", add);
    return result;
}

} // namespace bildrate::cli
