#pragma once

#include <filesystem>

namespace bildrate {

// The program's own folders of the user, by the XDG base directory specification: the variable if
// it is an absolute path, else below the home folder. Throws Error{io} if there is no home folder.

std::filesystem::path userDataFolder();   ///< $XDG_DATA_HOME/bildrate or ~/.local/share/bildrate
std::filesystem::path userConfigFolder(); ///< $XDG_CONFIG_HOME/bildrate or ~/.config/bildrate
std::filesystem::path userCacheFolder();  ///< $XDG_CACHE_HOME/bildrate or ~/.cache/bildrate

} // namespace bildrate
