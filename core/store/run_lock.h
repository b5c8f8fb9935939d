#pragma once

#include <filesystem>
#include <string_view>

namespace bildrate {

/// Held as long as a run is measured, so that nobody resumes or deletes it meanwhile: a lock on one
/// byte of a file beside the database, chosen by the run's id. It goes when the process ends, in
/// whatever way. Where the file system knows no locks nothing is held.
class RunLock {
public:
    /// Throws Error{invalidInput} if the lock of this run is held, in this process or another.
    RunLock(const std::filesystem::path& database, std::string_view runId);
    ~RunLock();
    RunLock(RunLock&& other) noexcept;
    RunLock& operator=(RunLock&& other) noexcept;

private:
    int m_file = -1;
};

} // namespace bildrate
