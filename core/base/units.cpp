#include "core/base/units.h"

#include <fmt/format.h>

#include <array>

namespace bildrate {

std::string formatBytes(Bytes bytes) {
    static constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    if (bytes < 1024)
        return fmt::format("{} B", bytes);
    double value = double(bytes);
    std::size_t unit = 0;
    // 1023.5 would round to 1024 of the smaller unit
    while (value >= 1023.5 && unit + 1 < units.size()) {
        value /= 1024;
        ++unit;
    }
    const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return fmt::format("{:.{}f} {}", value, decimals, units[unit]);
}

} // namespace bildrate
