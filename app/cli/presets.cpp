#include "app/cli/presets.h"

#include "app/cli/number_text.h"
#include "core/base/error.h"
#include "core/exchange/preset_file.h"

#include <fmt/format.h>

#include <utility>

namespace bildrate::cli {

namespace {

void warn(const Surroundings& surroundings, const std::string& warning) {
    if (!warning.empty())
        surroundings.err.write("bildrate-cli: " + printable(warning) + "\n");
}

void requireFile(const Surroundings& surroundings) {
    if (surroundings.presetFile.empty())
        throw Error(ErrorKind::io,
                    "there is no home folder to keep presets in; set the variable HOME");
}

} // namespace

std::vector<Preset> allPresets(const Surroundings& surroundings) {
    std::vector<Preset> presets = builtInPresets();
    PresetFile file = loadPresets(surroundings.presetFile);
    warn(surroundings, file.warning);
    for (Preset& preset : file.presets)
        presets.push_back(std::move(preset));
    return presets;
}

Preset findPreset(const Surroundings& surroundings, const std::string& name) {
    std::string names;
    for (const Preset& preset : allPresets(surroundings)) {
        if (preset.name == name)
            return preset;
        names += (names.empty() ? "" : ", ") + printable(preset.name);
    }
    throw Error(ErrorKind::notFound,
                fmt::format("there is no preset '{}'; there are {}", printable(name), names));
}

void keepPreset(const Surroundings& surroundings, const std::string& name, RunSpec spec) {
    requireFile(surroundings);
    spec.name = name;
    warn(surroundings,
         savePreset(surroundings.presetFile, {name, "saved by the user", std::move(spec)}));
}

void checkPreset(const Surroundings& surroundings, const std::string& name) {
    requireFile(surroundings);
    checkPresetName(name);
}

void deletePreset(const Surroundings& surroundings, const std::string& name) {
    requireFile(surroundings);
    removePreset(surroundings.presetFile, name);
}

} // namespace bildrate::cli
