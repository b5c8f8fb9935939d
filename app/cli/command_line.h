#pragma once

#include "app/cli/command.h"

#include <string>
#include <vector>

namespace bildrate::cli {

/// Parses the arguments (without the program's name) and runs the command they name. Errors become
/// one sentence on surroundings.err. Returns the exit code; throws nothing.
int runCommandLine(const std::vector<std::string>& arguments, Surroundings& surroundings);

/// A command and the long names of its options, as --help shows them; the first entry, with an
/// empty name, holds the options before any command; "prices add" is one below another. What shell
/// completion is checked against.
struct CommandFacts {
    std::string name;
    std::vector<std::string> options;
};
std::vector<CommandFacts> commandFacts();

} // namespace bildrate::cli
