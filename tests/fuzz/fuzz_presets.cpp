#include "core/exchange/preset_file.h"
#include "tests/fuzz/fuzz.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace {

/// An empty folder for as long as it lives.
struct Folder {
    std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("fuzz-presets-" + std::to_string(getpid()));

    Folder() {
        remove();
        std::filesystem::create_directories(path);
    }
    ~Folder() { remove(); }
    void remove() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
};

} // namespace

void fuzz(std::string_view text) {
    const Folder folder;
    std::ofstream(folder.path / "presets.json", std::ios::binary)
        .write(text.data(), static_cast<std::streamsize>(text.size()));
    const auto read = bildrate::loadPresets(folder.path / "presets.json");
    require(read.presets.empty() || read.warning.empty(), "a broken file is read in part");

    const auto copy = folder.path / "copy.json";
    for (const bildrate::Preset& preset : read.presets)
        bildrate::savePreset(copy, preset);
    const auto again = bildrate::loadPresets(copy).presets;
    require(again.size() == read.presets.size(), "a preset is lost on its way through a file");
    for (std::size_t i = 0; i < again.size(); ++i)
        require(again[i].name == read.presets[i].name && again[i].spec == read.presets[i].spec,
                "a preset changes on its way through a file");
}
