#include "core/bench/sleep_inhibitor.h"

#include <sys/wait.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <string>
#include <system_error>
#include <unistd.h>

extern char** environ;

namespace bildrate {
namespace {

/// Starts the program with the pipe as its input and no output, in a process group of its own so
/// that Ctrl-C does not end it early. 0 if it cannot be started.
pid_t start(const std::filesystem::path& program, int input) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    sigset_t reset;
    sigfillset(&reset);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &reset);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                              POSIX_SPAWN_SETPGROUP);
    std::array<std::string, 5> words{program.native(), "--what=sleep:idle", "--who=Bildrate",
                                     "--why=measuring images per second", "cat"};
    std::array<char*, 6> arguments{};
    for (std::size_t i = 0; i < words.size(); ++i)
        arguments[i] = words[i].data();
    pid_t child = 0;
    if (posix_spawnp(&child, program.c_str(), &actions, &attributes, arguments.data(), environ) !=
        0)
        child = 0;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return child;
}

} // namespace

SleepInhibitor::SleepInhibitor(const std::filesystem::path& program) {
    if (program.empty())
        return;
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return;
    m_child = start(program, ends[0]);
    close(ends[0]);
    if (m_child > 0)
        m_pipe = ends[1];
    else
        close(ends[1]);
}

SleepInhibitor::~SleepInhibitor() {
    if (m_child <= 0)
        return;
    close(m_pipe);
    kill(-m_child, SIGTERM); // in case it waits for something else than its input
    while (waitpid(m_child, nullptr, 0) < 0 && errno == EINTR) {
    }
}

std::filesystem::path SleepInhibitor::defaultProgram() {
    std::error_code ignored;
    return std::filesystem::is_directory("/run/systemd/system", ignored) ? "systemd-inhibit" : "";
}

} // namespace bildrate
