#pragma once

#include "core/store/run_store.h"

#include <filesystem>
#include <memory>
#include <string>

namespace SQLite {
class Database;
}

namespace bildrate {

/// An open database with the current schema.
struct DatabaseFile {
    std::unique_ptr<SQLite::Database> connection;
    bool readOnly = false;
    std::string warning; ///< one sentence about what happened on opening, or empty
};

/// Opens, creates, checks and migrates; see RunStore's constructor for the rules.
///
/// Damage: files up to 64 MiB (some 10 000 cells) are checked whole at each start; of larger ones
/// only the tables that the list of runs is read from, so that the start stays fast. Damage in what
/// was not checked is reported when it is read.
DatabaseFile openDatabase(const std::filesystem::path& file, StoreAccess access);

/// Opens a damaged file to read what is left, unchecked and without changing it. Throws
/// Error{notFound}, Error{newerVersion}, Error{io}, or Error{invalidInput} for what is no file.
std::unique_ptr<SQLite::Database> openDamaged(const std::filesystem::path& file);

/// Whether the header of a file that openDamaged accepts says that it is one of ours.
bool hasOurHeader(const std::filesystem::path& file);

} // namespace bildrate
