#include "app/cli/command_line.h"
#include "core/backends.h"
#include "core/base/error.h"
#include "core/base/user_folders.h"
#include "core/bench/environment.h"
#include "core/exchange/preset_file.h"
#include "core/store/run_store.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace {

using namespace bildrate;

/// A file that is opened later must not come to stand where a closed stream stood. Writing to
/// standard output stays the error that it is.
void openClosedStreams() {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream)
        if (fcntl(stream, F_GETFD) == -1 &&
            open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY) != stream)
            _exit(cli::exitNoOutput);
}

/// Empty where the user has no home folder: not every command needs one.
std::filesystem::path ifThereIsAHome(std::filesystem::path (*place)()) {
    try {
        return place();
    } catch (const Error&) {
        return {};
    }
}

} // namespace

int main(int argc, char** argv) {
    using namespace bildrate::cli;

    openClosedStreams();

    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is seen when writing
    DescriptorSink out(STDOUT_FILENO, "standard output", DescriptorSink::OnError::fail);
    DescriptorSink err(STDERR_FILENO, "standard error", DescriptorSink::OnError::ignore);
    Surroundings surroundings{out, err, makeBackends, {}, {}, {}};
    surroundings.sweep.cacheFolder = ifThereIsAHome(userCacheFolder);
    surroundings.sweep.environment = currentEnvironment;
    surroundings.sweep.availableMemory = [] { return availableMemory(); };
    surroundings.databaseFile = ifThereIsAHome(defaultDatabaseFile);
    surroundings.presetFile = ifThereIsAHome(defaultPresetFile);
    return runCommandLine(std::vector<std::string>(argv + 1, argv + argc), surroundings);
}
