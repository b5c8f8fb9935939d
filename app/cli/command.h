#pragma once

#include "app/cli/text_sink.h"
#include "core/backend/backend.h"
#include "core/bench/sweep.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace bildrate::cli {

/// Part of the interface: scripts rely on them; told in --help.
enum ExitCode {
    exitDone = 0,
    exitWrongUse = 2,
    exitPartly = 3,
    exitNothing = 4,
    exitDeviceMissing = 5,
    exitNoOutput = 6,
};

/// What the commands stand on; tests put fakes here.
struct Surroundings {
    TextSink& out; ///< data
    TextSink& err; ///< talk: progress, warnings, errors
    std::function<std::vector<std::unique_ptr<Backend>>()> makeBackends;
    SweepOptions sweep;
    // Empty where the user has no home folder: an error only for what needs them.
    std::filesystem::path databaseFile; ///< unless --database names another
    std::filesystem::path presetFile;   ///< of the user's saved presets
};

/// What the command line asked for: filled while it is parsed, then run.
struct Invocation {
    Surroundings& surroundings;
    std::string databaseOption;
    std::function<int()> action; ///< of the chosen command; returns the exit code

    std::filesystem::path databaseFile() const;
    /// "'bildrate-cli show last'", with --database if it was given: what a sentence tells to type.
    std::string command(std::string_view words) const;
};

/// Each adds its command with options, help and example to app.
void addDevicesCommand(CLI::App& app, Invocation& invocation);
void addNetworkCommands(CLI::App& app, Invocation& invocation);
void addRunCommand(CLI::App& app, Invocation& invocation);
void addRunListCommands(CLI::App& app, Invocation& invocation);
void addExchangeCommands(CLI::App& app, Invocation& invocation);
void addSalvageCommand(CLI::App& app, Invocation& invocation);
void addPresetsCommand(CLI::App& app, Invocation& invocation);
void addDumpCommand(CLI::App& app, Invocation& invocation);
void addProfileCommand(CLI::App& app, Invocation& invocation);
void addPricesCommand(CLI::App& app, Invocation& invocation);
void addCostCommand(CLI::App& app, Invocation& invocation);
void addCompareCommand(CLI::App& app, Invocation& invocation);
void addPublishedCommand(CLI::App& app, Invocation& invocation);
void addExplainCommand(CLI::App& app, Invocation& invocation);

} // namespace bildrate::cli
