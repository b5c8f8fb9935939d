#pragma once

#include "core/bench/stop_rule.h"
#include "ui/theme.h"

#include <QString>
#include <filesystem>
#include <string>

namespace bildrate::ui {

/// What the user chooses once. Window and column states are not settings; QSettings keeps them.
struct Settings {
    QString language; ///< "en", "de", "fr"; empty: the system's
    ThemeChoice theme = ThemeChoice::system;
    std::filesystem::path database; ///< empty: the default file
    StopRule stop;                  ///< what a new selection starts with
    int threads = 0;                ///< CPU: 0 means what the process is allowed

    bool operator==(const Settings&) const = default;
};

struct LoadedSettings {
    Settings settings;
    std::string warning; ///< one sentence about a file that could not be used, or empty
};

/// $XDG_CONFIG_HOME/bildrate/settings.json or ~/.config/bildrate/settings.json.
std::filesystem::path defaultSettingsFile();

/// An absent file gives the defaults. A broken one, also one with a value out of its range, is
/// renamed to settings.broken-<time>.json, named in the warning, and gives the defaults; one of a
/// newer version is left alone.
LoadedSettings loadSettings(const std::filesystem::path& file);

/// Replaces the file as a whole. Throws Error{io} or Error{diskFull} naming it.
void saveSettings(const std::filesystem::path& file, const Settings& settings);

} // namespace bildrate::ui
