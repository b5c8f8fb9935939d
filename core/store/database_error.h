#pragma once

#include "core/base/error.h"
#include "core/base/units.h"

#include <filesystem>

struct sqlite3;
namespace SQLite {
class Exception;
}

namespace bildrate {

/// The Error for what SQLite reported about this file; connection may be null if it never opened.
Error databaseError(const SQLite::Exception& exception, sqlite3* connection,
                    const std::filesystem::path& file);

/// Whether SQLite found the content itself to be broken.
bool isDamage(const SQLite::Exception& exception);

} // namespace bildrate
