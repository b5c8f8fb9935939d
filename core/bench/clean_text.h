#pragma once

#include <string>
#include <string_view>

namespace bildrate {

/// A text from outside made fit for every file format: without control characters and NULs, without
/// space at its ends, runs of space as one, bytes that are not UTF-8 as U+FFFD.
std::string cleanText(std::string_view text);

} // namespace bildrate
