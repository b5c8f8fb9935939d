#pragma once

#include <filesystem>

namespace bildrate {

/// Held while measuring, so that every Bildrate of this user knows of the others: a shared flock on
/// one file. Never waits and never fails; without the file there is nothing to tell.
class MeasuringLock {
public:
    explicit MeasuringLock(const std::filesystem::path& file = defaultFile());
    ~MeasuringLock();
    MeasuringLock(const MeasuringLock&) = delete;
    MeasuringLock& operator=(const MeasuringLock&) = delete;

    /// Whether another MeasuringLock is held now, in this process or another.
    bool othersMeasure() const;

    /// bildrate-measuring.lock in $XDG_RUNTIME_DIR or /run/user, else one named after the user in
    /// /tmp.
    static std::filesystem::path defaultFile();

private:
    int m_file = -1;
};

} // namespace bildrate
