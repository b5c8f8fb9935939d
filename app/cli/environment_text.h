#pragma once

#include "core/bench/environment.h"

#include <string>
#include <utility>
#include <vector>

namespace bildrate::cli {

/// What stays the same while a machine and a program do: label and text, in reading order. What is
/// not known is left out.
std::vector<std::pair<std::string, std::string>> environmentLines(const Environment& environment);

/// "kernel: 6.1.0-26 before, 6.1.0-27 now" for everything in environmentLines that differs.
std::vector<std::string> environmentDifferences(const Environment& before, const Environment& now);

} // namespace bildrate::cli
