#include "core/bench/measuring_lock.h"

#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <system_error>
#include <unistd.h>

namespace bildrate {
namespace {

/// Waits at most for another who is just finding out whether it is alone.
void share(int file) {
    while (flock(file, LOCK_SH) != 0 && errno == EINTR)
        continue;
}

} // namespace

MeasuringLock::MeasuringLock(const std::filesystem::path& file) {
    m_file = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    if (m_file < 0)
        return;
    struct stat status {};
    if (fstat(m_file, &status) != 0 || status.st_uid != geteuid()) { // another's file in /tmp
        close(m_file);
        m_file = -1;
        return;
    }
    share(m_file);
}

MeasuringLock::~MeasuringLock() {
    if (m_file >= 0)
        close(m_file);
}

bool MeasuringLock::othersMeasure() const {
    if (m_file < 0)
        return false;
    // An exclusive lock is given to the only holder; the shared one may be lost in trying.
    const bool alone = flock(m_file, LOCK_EX | LOCK_NB) == 0;
    share(m_file);
    return !alone;
}

std::filesystem::path MeasuringLock::defaultFile() {
    const std::string user = std::to_string(geteuid());
    const char* const named = std::getenv("XDG_RUNTIME_DIR");
    for (const std::filesystem::path& folder :
         {std::filesystem::path(named != nullptr ? named : ""),
          std::filesystem::path("/run/user") / user}) {
        std::error_code ignored;
        if (folder.is_absolute() && std::filesystem::is_directory(folder, ignored))
            return folder / "bildrate-measuring.lock";
    }
    return "/tmp/bildrate-measuring-" + user + ".lock";
}

} // namespace bildrate
