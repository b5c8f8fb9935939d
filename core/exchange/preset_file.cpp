#include "core/exchange/preset_file.h"

#include "core/base/error.h"
#include "core/base/files.h"
#include "core/base/user_folders.h"
#include "core/exchange/file.h"
#include "core/exchange/record_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace bildrate {

namespace {

using std::filesystem::path;
using Json = nlohmann::ordered_json;

constexpr std::int64_t formatVersion = 1;
constexpr std::string_view formatName = "bildrate-presets";

std::vector<Preset> presetsFrom(std::string_view text) {
    const nlohmann::json parsed = parseJson(text);
    const JsonValue document(parsed, "");
    if (const JsonValue format = document.at("format"); format.string() != formatName)
        format.fail(fmt::format("must be \"{}\"", formatName));
    if (const std::int64_t version = document.at("version").version(); version > formatVersion)
        throw Error(ErrorKind::newerVersion,
                    fmt::format("it has version {}, made by a newer Bildrate; this one reads up to "
                                "version {}",
                                version, formatVersion));
    std::set<std::string> names;
    return listOf(document.at("presets"), [&](const JsonValue& value) {
        Preset preset;
        preset.name = value.at("name").string();
        if (!names.insert(preset.name).second)
            value.at("name").fail(fmt::format("the name \"{}\" occurs twice", preset.name));
        preset.description = value.at("description").string();
        preset.spec = runSpecFrom(value.at("spec"));
        return preset;
    });
}

std::string textOf(const std::vector<Preset>& presets) {
    Json list = Json::array();
    for (const Preset& preset : presets)
        list.push_back({{"name", preset.name},
                        {"description", preset.description},
                        {"spec", jsonOf(preset.spec)}});
    return prettyJson(
        {{"format", formatName}, {"version", formatVersion}, {"presets", std::move(list)}});
}

/// Throws Error{damaged} if the content is broken, Error{newerVersion}, Error{io}.
std::vector<Preset> readPresets(const path& file) {
    std::error_code none;
    if (!std::filesystem::exists(file, none))
        return {};
    const std::string text = readFile(file);
    try {
        return presetsFrom(text);
    } catch (const Error& error) {
        const bool newer = error.kind() == ErrorKind::newerVersion;
        throw Error(
            newer ? error.kind() : ErrorKind::damaged,
            fmt::format("the presets in {} cannot be used: {}", file.string(), error.what()));
    }
}

/// Renames the file; returns its new name.
path setAside(const path& file) {
    const path kept = nameAside(file, "broken");
    std::error_code failure;
    std::filesystem::rename(file, kept, failure);
    if (failure)
        throw Error(ErrorKind::io, fmt::format("{} is broken and cannot be renamed: {}",
                                               file.string(), failure.message()));
    return kept;
}

bool isBuiltIn(std::string_view name) {
    const std::vector<Preset> presets = builtInPresets();
    return std::ranges::find(presets, name, &Preset::name) != presets.end();
}

auto find(std::vector<Preset>& presets, std::string_view name) {
    return std::find_if(presets.begin(), presets.end(),
                        [&](const Preset& preset) { return preset.name == name; });
}

} // namespace

path defaultPresetFile() {
    return userConfigFolder() / "presets.json";
}

PresetFile loadPresets(const path& file) {
    try {
        return {readPresets(file), {}};
    } catch (const Error& error) {
        return {{}, error.what()};
    }
}

void checkPresetName(std::string_view name) {
    if (name.empty())
        throw Error(ErrorKind::invalidInput, "a preset needs a name");
    if (isBuiltIn(name))
        throw Error(ErrorKind::invalidInput,
                    fmt::format("\"{}\" is a built-in preset; choose another name", name));
}

std::string savePreset(const path& file, const Preset& preset) {
    checkPresetName(preset.name);
    std::vector<Preset> presets;
    std::string warning;
    try {
        presets = readPresets(file);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::damaged)
            throw;
        warning = fmt::format("{}; the file was kept as {}", error.what(), setAside(file).string());
    }
    if (const auto found = find(presets, preset.name); found != presets.end())
        *found = preset;
    else
        presets.push_back(preset);
    writeOwnFile(file, textOf(presets));
    return warning;
}

void removePreset(const path& file, std::string_view name) {
    if (isBuiltIn(name))
        throw Error(
            ErrorKind::invalidInput,
            fmt::format("\"{}\" is a built-in preset and cannot be deleted, only saved ones can",
                        name));
    std::vector<Preset> presets = readPresets(file);
    const auto found = find(presets, name);
    if (found == presets.end())
        throw Error(ErrorKind::notFound, fmt::format("there is no saved preset \"{}\"", name));
    presets.erase(found);
    writeOwnFile(file, textOf(presets));
}

} // namespace bildrate
