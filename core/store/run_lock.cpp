#include "core/store/run_lock.h"

#include "core/base/error.h"
#include "core/base/random.h"

#include <fmt/format.h>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace bildrate {

RunLock::RunLock(const std::filesystem::path& database, std::string_view runId) {
    std::filesystem::path file = database;
    file += "-running";
    m_file = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (m_file < 0)
        return;
    // of the open file, not of the process, which may have several at work
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = off_t(hashOf(runId) >> 2); // as far as a file can reach
    lock.l_len = 1;
    if (::fcntl(m_file, F_OFD_SETLK, &lock) == 0 || (errno != EAGAIN && errno != EACCES))
        return;
    ::close(m_file);
    throw Error(
        ErrorKind::invalidInput,
        fmt::format("run {} is being measured; wait until that has ended, or stop it", runId));
}

RunLock::~RunLock() {
    if (m_file >= 0)
        ::close(m_file);
}

RunLock::RunLock(RunLock&& other) noexcept : m_file(std::exchange(other.m_file, -1)) {}

RunLock& RunLock::operator=(RunLock&& other) noexcept {
    std::swap(m_file, other.m_file);
    return *this;
}

} // namespace bildrate
