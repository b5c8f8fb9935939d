#include "app/cli/command_line.h"
#include "core/backends.h"
#include "core/base/error.h"
#include "core/base/user_folders.h"
#include "core/bench/environment.h"
#include "core/exchange/preset_file.h"
#include "core/store/run_store.h"

#include <csignal>
#include <unistd.h>

int main(int argc, char** argv) {
    using namespace bildrate;
    using namespace bildrate::cli;

    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is seen when writing
    DescriptorSink out(STDOUT_FILENO, "standard output", DescriptorSink::OnError::fail);
    DescriptorSink err(STDERR_FILENO, "standard error", DescriptorSink::OnError::ignore);
    try {
        Surroundings surroundings{out, err, makeBackends, {}, {}, {}};
        surroundings.sweep.cacheFolder = userCacheFolder();
        surroundings.sweep.environment = currentEnvironment;
        surroundings.sweep.availableMemory = [] { return availableMemory(); };
        surroundings.databaseFile = defaultDatabaseFile();
        surroundings.presetFile = defaultPresetFile();
        return runCommandLine(std::vector<std::string>(argv + 1, argv + argc), surroundings);
    } catch (const Error& error) {
        err.write(std::string("bildrate-cli: ") + error.what() + "\n");
        return exitWrongUse;
    }
}
