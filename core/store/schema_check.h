#pragma once

#include <cstdint>
#include <filesystem>

namespace SQLite {
class Database;
}

namespace bildrate {

/// Throws Error{database} naming the file unless its tables and columns are those that the
/// migrations make up to this version: programs from before the first release kept others under the
/// same number.
void checkSchema(SQLite::Database& connection, std::int64_t version,
                 const std::filesystem::path& file);

} // namespace bildrate
