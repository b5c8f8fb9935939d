#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace bildrate {

/// The bytes of a file; empty if it cannot be read.
std::string contentOf(const std::filesystem::path& file);

/// A free name beside a file to keep it under when it cannot be used, with the UTC time:
/// runs.sqlite and "damaged" give runs.damaged-2026-11-30T14-05-09.sqlite.
std::filesystem::path nameAside(const std::filesystem::path& file, std::string_view why);

/// The text as one word of a shell, in quotes where it needs them.
std::string shellWord(std::string_view text);

} // namespace bildrate
