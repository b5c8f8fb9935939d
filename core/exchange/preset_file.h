#pragma once

#include "core/bench/run_spec.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// $XDG_CONFIG_HOME/bildrate/presets.json or ~/.config/bildrate/presets.json.
std::filesystem::path defaultPresetFile();

/// The user's presets and what was wrong with their file, if anything was.
struct PresetFile {
    std::vector<Preset> presets;
    std::string warning; ///< one sentence, or empty
};

/// An absent file holds no presets. One that is broken, of a newer version or cannot be read is
/// left as it is; the warning names it and what is wrong where.
PresetFile loadPresets(const std::filesystem::path& file);

/// Throws Error{invalidInput} for an empty name or that of a built-in preset, which nobody can
/// save.
void checkPresetName(std::string_view name);

/// Adds the preset or replaces the one of its name. The file is replaced as a whole, so that it is
/// never half-written. A broken one is kept as presets.broken-<time>.json; the returned sentence,
/// else empty, names it. Throws like checkPresetName,
/// Error{newerVersion} if the file is newer, Error{io} or Error{diskFull} if it cannot be written.
std::string savePreset(const std::filesystem::path& file, const Preset& preset);

/// Throws Error{invalidInput} if it is a built-in one, Error{notFound} if there is none of that
/// name, Error{damaged} if the file is broken, which is left as it is; else like savePreset.
void removePreset(const std::filesystem::path& file, std::string_view name);

} // namespace bildrate
