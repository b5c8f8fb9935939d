#include "core/base/user_folders.h"

#include "core/base/error.h"

#include <cstdlib>
#include <pwd.h>
#include <unistd.h>

namespace bildrate {

namespace {

using std::filesystem::path;

path homeFolder() {
    if (const char* home = std::getenv("HOME"); home && path(home).is_absolute())
        return home;
    if (const passwd* user = getpwuid(getuid()); user && user->pw_dir && *user->pw_dir)
        return user->pw_dir;
    throw Error(ErrorKind::io, "there is no home folder; set the variable HOME");
}

path userFolder(const char* variable, const char* belowHome) {
    const char* folder = std::getenv(variable);
    const path base =
        folder && path(folder).is_absolute() ? path(folder) : homeFolder() / belowHome;
    return base / "bildrate";
}

} // namespace

path userDataFolder() {
    return userFolder("XDG_DATA_HOME", ".local/share");
}

path userConfigFolder() {
    return userFolder("XDG_CONFIG_HOME", ".config");
}

path userCacheFolder() {
    return userFolder("XDG_CACHE_HOME", ".cache");
}

} // namespace bildrate
