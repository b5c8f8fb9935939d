#include "core/base/files.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <fstream>
#include <sstream>
#include <utility>

namespace bildrate {

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream content;
    if (stream)
        content << stream.rdbuf();
    return std::move(content).str();
}

std::filesystem::path nameAside(const std::filesystem::path& file, std::string_view why) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const std::string stem =
        fmt::format("{}.{}-{:%Y-%m-%dT%H-%M-%S}", file.stem().string(), why, seconds);
    std::filesystem::path name = file.parent_path() / (stem + file.extension().string());
    for (int i = 2; std::filesystem::exists(name); ++i)
        name = file.parent_path() / fmt::format("{}-{}{}", stem, i, file.extension().string());
    return name;
}

} // namespace bildrate
