#include "core/base/files.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
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

std::string shellWord(std::string_view text) {
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               static_cast<unsigned char>(c) >= 0x80 || // of a letter in UTF-8
               std::string_view("/._-+:,@%").find(c) != std::string_view::npos;
    };
    if (!text.empty() && std::ranges::all_of(text, isPlain))
        return std::string(text);
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

} // namespace bildrate
