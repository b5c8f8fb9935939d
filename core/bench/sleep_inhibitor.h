#pragma once

#include <sys/types.h>

#include <filesystem>

namespace bildrate {

/// While one is held the machine does not fall asleep: systemd-inhibit runs as a child and ends
/// with this process, however that ends. Without systemd nothing happens.
class SleepInhibitor {
public:
    explicit SleepInhibitor(const std::filesystem::path& program = defaultProgram());
    ~SleepInhibitor();
    SleepInhibitor(const SleepInhibitor&) = delete;
    SleepInhibitor& operator=(const SleepInhibitor&) = delete;

    bool running() const { return m_child > 0; }

    /// "systemd-inhibit" where systemd runs the machine, else empty.
    static std::filesystem::path defaultProgram();

private:
    pid_t m_child = 0;
    int m_pipe = -1; ///< the child reads the other end and ends when it is closed
};

} // namespace bildrate
