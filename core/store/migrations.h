#pragma once

#include <cstdint>
#include <span>

namespace bildrate {

/// The SQL that takes the schema from version i to version i + 1. What was released is never
/// edited; a change of the schema is a new entry at the end.
std::span<const char* const> migrations();

/// The version this program reads and writes, kept in the file as user_version.
inline std::int64_t currentSchema() {
    return std::int64_t(migrations().size());
}

/// "BLDR" in the file's header, where file(1) and other programs look for it.
constexpr std::uint32_t storeApplicationId = 0x424c4452;

} // namespace bildrate
