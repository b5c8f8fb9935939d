#include "app/cli/command_line.h"
#include "core/backends.h"

#include <csignal>
#include <unistd.h>

int main(int argc, char** argv) {
    using namespace bildrate::cli;

    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is seen when writing
    DescriptorSink out(STDOUT_FILENO, "standard output", DescriptorSink::OnError::fail);
    DescriptorSink err(STDERR_FILENO, "standard error", DescriptorSink::OnError::ignore);
    Surroundings surroundings{out, err, bildrate::makeBackends, {}, {}, {}};
    return runCommandLine(std::vector<std::string>(argv + 1, argv + argc), surroundings);
}
