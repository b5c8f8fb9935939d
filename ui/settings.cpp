#include "ui/settings.h"

#include "core/base/error.h"
#include "core/base/files.h"
#include "core/base/user_folders.h"
#include "core/exchange/file.h"
#include "core/exchange/record_json.h"
#include "ui/language.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace bildrate::ui {
namespace {

using std::filesystem::path;

constexpr std::int64_t formatVersion = 1;
constexpr std::string_view formatName = "bildrate-settings";
constexpr std::array<std::string_view, 3> themeNames{"system", "light", "dark"};

Settings settingsFrom(std::string_view text) {
    const nlohmann::json parsed = parseJson(text);
    const JsonValue document(parsed, "");
    if (const JsonValue format = document.at("format"); format.string() != formatName)
        format.fail(fmt::format("must be \"{}\"", formatName));
    if (document.at("version").integer(1) > formatVersion)
        throw Error(ErrorKind::newerVersion, "made by a newer Bildrate");

    Settings settings;
    const JsonValue language = document.at("language");
    settings.language = QString::fromStdString(language.string());
    if (!settings.language.isEmpty() &&
        std::ranges::find(languages(), settings.language) == languages().end())
        language.fail("must be en, de, fr or empty");
    const JsonValue theme = document.at("theme");
    const auto name = std::ranges::find(themeNames, theme.string());
    if (name == themeNames.end())
        theme.fail("must be system, light or dark");
    settings.theme = ThemeChoice(name - themeNames.begin());
    const std::string database = document.at("database").string();
    settings.database = path(std::u8string(database.begin(), database.end()));
    settings.stop = stopRuleFrom(document.at("stop"));
    settings.threads = int(document.at("threads").integer(0, 1 << 16));
    return settings;
}

} // namespace

path defaultSettingsFile() {
    return userConfigFolder() / "settings.json";
}

LoadedSettings loadSettings(const path& file) {
    std::error_code failure;
    if (!std::filesystem::exists(file, failure))
        return {};
    try {
        return {settingsFrom(readFile(file)), {}};
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::invalidInput && error.kind() != ErrorKind::damaged)
            return {
                {},
                fmt::format("the settings in {} are not used: {}", file.string(), error.what())};
        const path kept = nameAside(file, "broken");
        std::filesystem::rename(file, kept, failure);
        return {{},
                fmt::format("the settings in {} could not be read ({}); {}", file.string(),
                            error.what(),
                            failure ? "they cannot be renamed: " + failure.message()
                                    : "the file was kept as " + kept.string())};
    }
}

void saveSettings(const path& file, const Settings& settings) {
    const std::u8string database = settings.database.u8string();
    const nlohmann::ordered_json document{
        {"format", formatName},
        {"version", formatVersion},
        {"language", settings.language.toStdString()},
        {"theme", themeNames[std::size_t(settings.theme)]},
        {"database", std::string(database.begin(), database.end())},
        {"stop", jsonOf(settings.stop)},
        {"threads", settings.threads},
    };
    writeOwnFile(file, prettyJson(document));
}

} // namespace bildrate::ui
