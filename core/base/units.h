#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace bildrate {

using Seconds = std::chrono::duration<double>;

/// A number of bytes; memory sizes in records and messages are exact.
using Bytes = std::uint64_t;

/// "1.90 GiB", "238 MiB", "512 B": binary units, three significant digits, neutral decimal point.
std::string formatBytes(Bytes bytes);

} // namespace bildrate
