#include "core/store/database_file.h"

#include "core/base/error.h"
#include "core/base/files.h"
#include "core/exchange/file.h"
#include "core/store/database_error.h"
#include "core/store/migrations.h"
#include "core/store/salvage.h"
#include "core/store/schema_check.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <new>
#include <set>
#include <sqlite3.h>
#include <unistd.h>

namespace bildrate {

namespace {

using std::filesystem::path;

constexpr int busyTimeoutMs = 10'000;
constexpr std::uintmax_t checkedWholeBytes = 64u << 20;

/// Thrown when the content turns out to be broken; the file is then set aside.
struct Damaged {};

path folderOf(const path& file) {
    return std::filesystem::absolute(file).parent_path();
}

path withSuffix(path file, const char* suffix) {
    file += suffix;
    return file;
}

/// With the rights that count for opening, not those of the user who started the program.
bool canWrite(const path& where) {
    return faccessat(AT_FDCWD, where.c_str(), W_OK, AT_EACCESS) == 0;
}

std::string uriOf(const path& file, const char* options) {
    std::string uri = "file:";
    const std::string whole = std::filesystem::absolute(file).string();
    for (const char c : whole) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           (c >= '0' && c <= '9') || std::strchr("/._-~", c);
        uri += plain && c != '\0' ? std::string(1, c) : fmt::format("%{:02X}", std::uint8_t(c));
    }
    return uri + options;
}

std::unique_ptr<SQLite::Database> open(const path& file, int flags, const char* options) {
    return std::make_unique<SQLite::Database>(uriOf(file, options), flags | SQLITE_OPEN_URI,
                                              busyTimeoutMs);
}

std::uint32_t bigEndian(const std::array<unsigned char, 100>& bytes, std::size_t at) {
    return std::uint32_t(bytes[at]) << 24 | std::uint32_t(bytes[at + 1]) << 16 |
           std::uint32_t(bytes[at + 2]) << 8 | bytes[at + 3];
}

/// The first 100 bytes, see "The Database Header" in SQLite's file format. They are read through
/// SQLite: closing a file descriptor of our own would drop the locks that other connections of this
/// process hold on the file. Immutable: no lock is taken, no -wal or -shm file comes to be.
std::array<unsigned char, 100> headerOf(const path& file) {
    const auto probe = open(file, SQLITE_OPEN_READONLY, "?immutable=1");
    sqlite3_file* handle = nullptr;
    sqlite3_file_control(probe->getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &handle);
    std::array<unsigned char, 100> header{};
    const int result = handle->pMethods->xRead(handle, header.data(), int(header.size()), 0);
    if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ)
        throw SQLite::Exception("its header cannot be read", result);
    return header;
}

[[noreturn]] void refuseNewer(const path& file, std::int64_t version) {
    throw Error(
        ErrorKind::newerVersion,
        fmt::format("{} was made by a newer Bildrate (schema {}, this one knows {}); update "
                    "Bildrate or choose another database",
                    file.string(), version, currentSchema()));
}

/// Whether a file is ours is told by its application id, which the first transaction writes. Only
/// where no other program keeps files is anything else taken for a damaged one of ours.
void checkHeader(const path& file) {
    static constexpr std::string_view magic("SQLite format 3\0", 16);
    const std::array<unsigned char, 100> header = headerOf(file);
    const bool ours = bigEndian(header, 68) == storeApplicationId;
    const bool sqlite = std::memcmp(header.data(), magic.data(), magic.size()) == 0;
    if (sqlite && ours) {
        if (const auto version = std::int32_t(bigEndian(header, 60)); version > currentSchema())
            refuseNewer(file, version);
        return;
    }
    if (ours || isDefaultDatabase(file))
        throw Damaged();
    if (sqlite)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{} is the SQLite database of another program; it was left as it "
                                "is: name another file",
                                file.string()));
    throw Error(ErrorKind::invalidInput,
                fmt::format("{} is no SQLite database, or one whose header is destroyed; it was "
                            "left as it is: name another file, or bring back what can be read "
                            "with: bildrate-cli salvage {}",
                            file.string(), shellWord(file.string())));
}

/// 0 also if there is no such file.
std::uintmax_t sizeOf(const path& file) {
    std::error_code none;
    const std::uintmax_t size = std::filesystem::file_size(file, none);
    return none ? 0 : size;
}

/// The log or journal of a program that did not close the file cleanly; empty if there is none.
path leftOver(const path& file) {
    for (const char* suffix : {"-wal", "-journal"})
        if (sizeOf(withSuffix(file, suffix)) > 0)
            return withSuffix(file, suffix);
    return {};
}

/// Renames runs.sqlite to runs.damaged-2026-11-30T14-05-09.sqlite, its write-ahead log with it.
std::string setAside(const path& file) {
    const path kept = nameAside(file, "damaged");
    std::error_code failure;
    std::filesystem::rename(file, kept, failure);
    if (failure)
        throw Error(ErrorKind::damaged,
                    fmt::format("the database {} is damaged and cannot be renamed: {}",
                                file.string(), failure.message()));
    for (const char* log : {"-wal", "-journal"}) {
        const path left = withSuffix(file, log);
        if (sizeOf(left) > 0)
            std::filesystem::rename(left, withSuffix(kept, log), failure);
        else
            std::filesystem::remove(left, failure);
    }
    std::filesystem::remove(withSuffix(file, "-shm"), failure);
    return fmt::format(
        "the database {} is damaged; it was kept as {} and an empty one was made; to "
        "bring back what can be read: {}",
        file.string(), kept.string(), salvageCommand(kept, file));
}

std::int64_t number(SQLite::Database& connection, const std::string& pragma) {
    return connection.execAndGet("PRAGMA " + pragma).getInt64();
}

void checkDamage(SQLite::Database& connection, const path& file) {
    const bool whole = std::filesystem::file_size(file) <= checkedWholeBytes;
    const auto check = [&](const std::string& what) {
        if (connection.execAndGet("PRAGMA quick_check" + what).getString() != "ok")
            throw Damaged();
    };
    if (whole)
        return check("(1)");
    for (const char* table : {"runs", "run_networks", "tags"})
        check(fmt::format("({})", table));
}

void migrate(SQLite::Database& connection, const path& file) {
    if (number(connection, "user_version") == currentSchema())
        return;
    SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
    const std::int64_t version = number(connection, "user_version"); // another process was faster
    if (version > currentSchema())
        refuseNewer(file, version);
    for (std::int64_t next = version; next < currentSchema(); ++next)
        connection.exec(migrations()[std::size_t(next)]);
    connection.exec(fmt::format("PRAGMA user_version = {}", currentSchema()));
    connection.exec(fmt::format("PRAGMA application_id = {}", storeApplicationId));
    transaction.commit();
}

/// Returns what there is to warn of.
std::string useWriteAheadLog(SQLite::Database& connection, const path& file) {
    try {
        if (connection.execAndGet("PRAGMA journal_mode = WAL").getString() == "wal")
            return {};
    } catch (const SQLite::Exception& exception) {
        // someone else is at it: the mode is the file's, so it is switched for us too
        if ((exception.getErrorCode() & 0xff) == SQLITE_BUSY)
            return {};
        if (isDamage(exception))
            throw;
        connection.exec("PRAGMA journal_mode = DELETE");
    }
    return fmt::format("the file system of {} refuses a write-ahead log, so the database uses the "
                       "rollback journal: reading may have to wait for writing",
                       file.string());
}

/// Runs what uses the connection; damage becomes Damaged, all else an Error.
template <class Work>
void checked(const path& file, const std::unique_ptr<SQLite::Database>& connection, Work work) {
    try {
        work();
    } catch (const SQLite::Exception& exception) {
        if (isDamage(exception))
            throw Damaged();
        throw databaseError(exception, connection ? connection->getHandle() : nullptr, file);
    }
}

void prepareWritable(const path& file, DatabaseFile& result) {
    const bool unused = leftOver(file).empty();
    result.connection = open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "");
    SQLite::Database& connection = *result.connection;
    // nothing is written unless the file turns out to be sound and of a known version
    sqlite3_db_config(connection.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    connection.exec("PRAGMA foreign_keys = ON");
    // sorting and such never needs space in the folder for temporary files
    connection.exec("PRAGMA temp_store = MEMORY");
    if (const std::int64_t version = number(connection, "user_version"); version > currentSchema())
        refuseNewer(file, version);
    checkDamage(connection, file);
    try {
        checkSchema(connection, number(connection, "user_version"), file);
    } catch (const Error&) {
        if (unused) // closing removes the empty log that came to be, and writes nothing
            sqlite3_db_config(connection.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
        throw;
    }
    migrate(connection, file);
    sqlite3_db_config(connection.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    result.warning = useWriteAheadLog(connection, file);
}

void prepareReadOnly(const path& file, DatabaseFile& result) {
    result.readOnly = true;
    // A write-ahead log cannot even be read without making files beside it, which may be impossible
    // and would be in the owner's way. Where no log is left over, the file alone is all there is.
    // A journal left over belongs to it too: without rolling it back the file is half of two
    // states.
    const bool unused = leftOver(file).empty();
    result.connection = open(file, SQLITE_OPEN_READONLY, unused ? "?immutable=1" : "");
    result.connection->exec("PRAGMA temp_store = MEMORY");
    const std::int64_t version = number(*result.connection, "user_version");
    if (version > currentSchema())
        refuseNewer(file, version);
    if (version < currentSchema())
        throw Error(
            ErrorKind::io,
            fmt::format("{} has the older schema {} and cannot be brought up to date because "
                        "it cannot be written; copy it and open the copy",
                        file.string(), version));
    checkDamage(*result.connection, file);
    checkSchema(*result.connection, version, file);
}

DatabaseFile openWritable(const path& file) {
    DatabaseFile result;
    checked(file, result.connection, [&] { prepareWritable(file, result); });
    return result;
}

DatabaseFile openReadOnly(const path& file) {
    DatabaseFile result;
    try {
        checked(file, result.connection, [&] { prepareReadOnly(file, result); });
    } catch (const Error& error) {
        const path log = leftOver(file);
        if (error.kind() != ErrorKind::io || log.empty())
            throw;
        throw Error(ErrorKind::io,
                    fmt::format("{} was not closed cleanly and cannot be written; copy it together "
                                "with {} and open the copy",
                                file.string(), log.string()));
    } catch (const Damaged&) {
        throw Error(
            ErrorKind::damaged,
            fmt::format("the database {} is damaged, and it cannot be written either; to bring "
                        "back what can be read into another: bildrate-cli salvage {} "
                        "--database NEW.sqlite",
                        file.string(), shellWord(file.string())));
    }
    result.warning = fmt::format("{} cannot be written and was opened read-only", file.string());
    return result;
}

/// What a reader sees where there is no file.
DatabaseFile openNothing() {
    DatabaseFile result;
    const path nowhere(":memory:");
    checked(nowhere, result.connection, [&] {
        result.connection = std::make_unique<SQLite::Database>(
            nowhere.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
        migrate(*result.connection, nowhere);
    });
    result.readOnly = true;
    return result;
}

void checkPlace(const path& file, std::filesystem::file_status status) {
    if (std::filesystem::is_directory(status))
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{} is a folder; name a file for the database", file.string()));
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw Error(
            ErrorKind::invalidInput,
            fmt::format("{} is no regular file; name a file for the database", file.string()));
    if (std::filesystem::exists(status) && faccessat(AT_FDCWD, file.c_str(), R_OK, AT_EACCESS) != 0)
        throw Error(ErrorKind::io,
                    fmt::format("the database {} cannot be opened: {}", file.string(),
                                std::generic_category().message(errno)));
}

void prepareFolder(const path& file) {
    const path folder = folderOf(file);
    std::filesystem::create_directories(folder);
    if (!canWrite(folder))
        throw Error(ErrorKind::io,
                    fmt::format("the database {} cannot be made: the folder {} cannot be written",
                                file.string(), folder.string()));
}

/// Lets the rest of a damaged file be read: also one that is shorter than its header says.
void tolerateDamage(SQLite::Database& connection) {
    connection.exec("PRAGMA writable_schema = ON");
    connection.exec("PRAGMA cell_size_check = ON");
}

bool tablesAreListed(SQLite::Database& connection) {
    try {
        return connection.tableExists("runs") && connection.tableExists("samples");
    } catch (const SQLite::Exception&) {
        return false;
    }
}

/// A copy in memory with the header and the list of tables of an empty database. They are the same
/// in each file of one schema, since all tables are made before anything is put into them. Null for
/// a file that is too short.
std::unique_ptr<SQLite::Database> openWithNewHeader(const path& file) {
    constexpr std::size_t pageSize = 4096;
    const auto inMemory = [] {
        return std::make_unique<SQLite::Database>(":memory:",
                                                  SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    };
    const std::unique_ptr<SQLite::Database> empty = inMemory();
    migrate(*empty, file);
    std::set<std::size_t> pagesOfTables;
    SQLite::Statement roots(*empty, "SELECT rootpage FROM sqlite_schema");
    while (roots.executeStep())
        pagesOfTables.insert(std::size_t(roots.getColumn(0).getInt64()));
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, void (*)(void*)> bytes(
        sqlite3_serialize(empty->getHandle(), "main", &size, 0), sqlite3_free);

    std::string content = readFile(file);
    content.resize(content.size() / pageSize * pageSize);
    if (!bytes || content.size() < std::size_t(size))
        return nullptr;
    for (std::size_t page = 1; page <= std::size_t(size) / pageSize; ++page)
        if (const std::size_t at = (page - 1) * pageSize; !pagesOfTables.contains(page))
            std::copy_n(bytes.get() + at, pageSize, content.begin() + std::ptrdiff_t(at));
    const std::size_t pages = content.size() / pageSize; // big-endian at byte 28
    for (std::size_t byte = 0; byte < 4; ++byte)
        content[28 + byte] = char(pages >> (8 * (3 - byte)));

    std::unique_ptr<SQLite::Database> connection = inMemory();
    auto* const owned = static_cast<unsigned char*>(sqlite3_malloc64(content.size()));
    if (!owned)
        throw std::bad_alloc();
    std::copy(content.begin(), content.end(), owned);
    const auto length = sqlite3_int64(content.size());
    connection->check(
        sqlite3_deserialize(connection->getHandle(), "main", owned, length, length,
                            SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY));
    return connection;
}

DatabaseFile openExisting(const path& file) {
    if (std::filesystem::file_size(file) > 0) {
        const std::unique_ptr<SQLite::Database> none;
        checked(file, none, [&] { checkHeader(file); });
    }
    if (!canWrite(file) || !canWrite(folderOf(file)))
        return openReadOnly(file);
    try {
        return openWritable(file);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::diskFull)
            throw;
        DatabaseFile result = openReadOnly(file); // what is there can still be read
        result.warning = fmt::format("{}; it was opened read-only", error.what());
        return result;
    }
}

} // namespace

DatabaseFile openDatabase(const path& file, StoreAccess access) {
    try {
        const std::filesystem::file_status status = std::filesystem::status(file);
        checkPlace(file, status);
        if (!std::filesystem::exists(status)) {
            if (access == StoreAccess::read)
                return openNothing();
            prepareFolder(file);
            return openWritable(file);
        }
        try {
            return openExisting(file);
        } catch (const Damaged&) {
            if (access == StoreAccess::read)
                throw Error(
                    ErrorKind::damaged,
                    fmt::format("the database {} is damaged and was left as it is; the next "
                                "run or import renames it and starts an empty one, and "
                                "'bildrate-cli salvage' then brings back what can be read",
                                file.string()));
            const std::string kept = setAside(file);
            DatabaseFile fresh = openWritable(file);
            fresh.warning = fresh.warning.empty() ? kept : kept + "; " + fresh.warning;
            return fresh;
        }
    } catch (const std::filesystem::filesystem_error& failure) {
        throw Error(ErrorKind::io, fmt::format("the database {} cannot be opened: {}",
                                               file.string(), failure.code().message()));
    }
}

std::unique_ptr<SQLite::Database> openDamaged(const path& file) {
    try {
        const std::filesystem::file_status status = std::filesystem::status(file);
        checkPlace(file, status);
        if (!std::filesystem::exists(status))
            throw Error(ErrorKind::notFound, fmt::format("there is no file {}", file.string()));
        const std::array<unsigned char, 100> header = headerOf(file);
        const auto version = std::int32_t(bigEndian(header, 60));
        if (bigEndian(header, 68) == storeApplicationId && version > currentSchema())
            refuseNewer(file, version);
        auto connection =
            open(file, SQLITE_OPEN_READONLY, leftOver(file).empty() ? "?immutable=1" : "");
        tolerateDamage(*connection);
        if (!tablesAreListed(*connection))
            if (std::unique_ptr<SQLite::Database> mended = openWithNewHeader(file)) {
                tolerateDamage(*mended);
                return mended;
            }
        return connection;
    } catch (const std::filesystem::filesystem_error& failure) {
        throw Error(ErrorKind::io, fmt::format("{} cannot be opened: {}", file.string(),
                                               failure.code().message()));
    } catch (const SQLite::Exception& exception) {
        throw databaseError(exception, nullptr, file);
    }
}

bool hasOurHeader(const path& file) {
    return bigEndian(headerOf(file), 68) == storeApplicationId;
}

} // namespace bildrate
