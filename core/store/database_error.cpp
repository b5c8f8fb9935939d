#include "core/store/database_error.h"

#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>

#include <cerrno>
#include <sqlite3.h>
#include <system_error>

namespace bildrate {

namespace {

using std::filesystem::path;

Error diskFull(const path& file) {
    std::error_code ignored;
    const path folder = file.has_parent_path() ? file.parent_path() : path(".");
    const std::filesystem::space_info space = std::filesystem::space(folder, ignored);
    const std::string free =
        ignored ? "free space unknown" : formatBytes(space.available) + " free";
    return Error(ErrorKind::diskFull,
                 fmt::format("no space left to write {}: {} in {}; free some, or a quota or size "
                             "limit has to be raised",
                             file.string(), free, folder.string()));
}

/// SQLite forgets the system's error of a failed commit, but its files remember it.
int systemErrorOf(sqlite3* connection) {
    if (!connection)
        return 0;
    if (const int error = sqlite3_system_errno(connection))
        return error;
    for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        int error = 0;
        if (sqlite3_file_control(connection, "main", which, &file) == SQLITE_OK && file &&
            file->pMethods)
            file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
        if (error)
            return error;
    }
    return 0;
}

/// No space, above a quota, or above a limit on the size of files.
bool isFull(int systemError) {
    return systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
}

} // namespace

bool isDamage(const SQLite::Exception& exception) {
    const int code = exception.getErrorCode() & 0xff;
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
}

Error databaseError(const SQLite::Exception& exception, sqlite3* connection, const path& file) {
    const std::string name = file.string();
    const int systemError = systemErrorOf(connection);
    switch (exception.getErrorCode() & 0xff) {
    case SQLITE_FULL:
        return diskFull(file);
    case SQLITE_IOERR:
        if (isFull(systemError))
            return diskFull(file);
        return Error(ErrorKind::io,
                     fmt::format("reading or writing {} failed: {}{}{}", name, exception.what(),
                                 systemError ? ", " : "",
                                 systemError ? std::generic_category().message(systemError) : ""));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return Error(ErrorKind::damaged,
                     fmt::format("the database {} is damaged: {}", name, exception.what()));
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return Error(ErrorKind::io,
                     fmt::format("{} cannot be opened or written: {}", name, exception.what()));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Error(ErrorKind::database,
                     fmt::format("another program keeps {} locked; close it and try again", name));
    default:
        return Error(ErrorKind::database,
                     fmt::format("the database {} refused: {}", name, exception.what()));
    }
}

} // namespace bildrate
