// What happens to the file itself: made, migrated, refused, read only, damaged.

#include "core/base/error.h"
#include "core/base/files.h"
#include "core/exchange/file.h"
#include "core/store/migrations.h"
#include "core/store/run_store.h"
#include "tests/support/error_of.h"
#include "tests/support/sample_record.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <sqlite3.h>
#include <unistd.h>

namespace bildrate {
namespace {

using std::filesystem::path;
using test::errorOf;
using test::fullRecord;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;

std::string bytesOf(const path& file) {
    return readFile(file);
}

void writeBytes(const path& file, const std::string& bytes) {
    writeFile(file, bytes, IfExists::replace);
}

void overwrite(const path& file, std::size_t at, const std::string& bytes) {
    std::string content = bytesOf(file);
    content.replace(at, bytes.size(), bytes);
    writeBytes(file, content);
}

std::set<std::string> namesIn(const path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

void setUserVersion(const path& file, std::int64_t version) {
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA user_version = " + std::to_string(version));
}

std::int64_t pragma(const path& file, const char* name) {
    SQLite::Database database(file, SQLite::OPEN_READONLY);
    return database.execAndGet(std::string("PRAGMA ") + name).getInt64();
}

class StoreFile : public testing::Test {
protected:
    /// A closed database with some runs.
    void fill(const path& file, int runs = 20) {
        RunStore store(file);
        for (int i = 0; i < runs; ++i) {
            RunRecord run = fullRecord();
            run.id = "run-" + std::to_string(i);
            run.cells[0].measurement.samples.resize(200, {1, Seconds(0.5), {}, sampleNormal, {}});
            store.add(run);
        }
    }

    test::TemporaryFolder m_folder;
    path m_file = m_folder / "runs.sqlite";
};

TEST_F(StoreFile, IsMarkedAsOurs) {
    { const RunStore store(m_file); }
    EXPECT_THAT(namesIn(m_folder.path()), ElementsAre("runs.sqlite")); // no -wal, no -shm
    EXPECT_EQ(bytesOf(m_file).substr(68, 4), "BLDR");
    EXPECT_EQ(pragma(m_file, "application_id"), 0x424c4452);
    EXPECT_EQ(pragma(m_file, "user_version"), currentSchema());
}

TEST_F(StoreFile, IsMigratedFromEveryEarlierVersion) {
    for (std::int64_t version = 0; version < currentSchema(); ++version) {
        const path file = m_folder / ("from-" + std::to_string(version) + ".sqlite");
        {
            SQLite::Database old(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            for (std::int64_t step = 0; step < version; ++step)
                old.exec(migrations()[std::size_t(step)]);
            old.exec("PRAGMA application_id = " + std::to_string(storeApplicationId));
            old.exec("PRAGMA user_version = " + std::to_string(version));
        }
        RunStore store(file);
        EXPECT_EQ(store.warning(), "");
        store.add(fullRecord());
        EXPECT_EQ(store.load(fullRecord().id), fullRecord());
        EXPECT_EQ(pragma(file, "user_version"), currentSchema());
    }
    writeBytes(m_file, "");
    EXPECT_THAT(RunStore(m_file).list(), IsEmpty());
}

TEST_F(StoreFile, OfANewerVersionIsRefusedUntouched) {
    fill(m_file, 1);
    setUserVersion(m_file, currentSchema() + 1);
    const std::string before = bytesOf(m_file);
    const auto [kind, message] = errorOf([&] { RunStore store(m_file); });
    EXPECT_EQ(kind, ErrorKind::newerVersion);
    EXPECT_THAT(message, HasSubstr("newer Bildrate"));
    EXPECT_THAT(message, HasSubstr(m_file.string()));
    EXPECT_TRUE(bytesOf(m_file) == before);
    EXPECT_THAT(namesIn(m_folder.path()), ElementsAre("runs.sqlite"));
}

TEST_F(StoreFile, OfANewerVersionThatIsInTheLogAloneIsRefused) {
    fill(m_file, 1);
    SQLite::Database newer(m_file, SQLite::OPEN_READWRITE);
    newer.exec("PRAGMA user_version = 99");
    EXPECT_EQ(errorOf([&] { RunStore store(m_file); }).first, ErrorKind::newerVersion);
    EXPECT_EQ(newer.execAndGet("PRAGMA user_version").getInt(), 99);
}

TEST_F(StoreFile, ThatIsAFolderOrADeviceIsRefused) {
    const auto [kind, message] = errorOf([&] { RunStore store(m_folder.path()); });
    EXPECT_EQ(kind, ErrorKind::invalidInput);
    EXPECT_THAT(message, HasSubstr("is a folder"));
    EXPECT_EQ(errorOf([] { RunStore store("/dev/null"); }).first, ErrorKind::invalidInput);
}

TEST_F(StoreFile, BelowAFileIsRefused) {
    writeBytes(m_folder / "file", "x");
    const auto [kind, message] =
        errorOf([&] { RunStore store(m_folder / "file" / "runs.sqlite"); });
    EXPECT_EQ(kind, ErrorKind::io);
    EXPECT_THAT(message, HasSubstr("runs.sqlite"));
}

TEST_F(StoreFile, OfAnotherProgramIsRefusedUntouched) {
    const path notes = m_folder / "notes.txt";
    writeBytes(notes, "my only copy of the thesis\n" + std::string(5000, 'x'));
    const path foreign = m_folder / "foreign.sqlite";
    {
        SQLite::Database database(foreign, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE bookmarks (url TEXT)");
    }
    const path other = m_folder / "other.sqlite";
    writeBytes(other, bytesOf(foreign));
    setUserVersion(other, 77);
    for (const path& file : {notes, foreign, other}) {
        const std::string before = bytesOf(file);
        const auto [kind, message] = errorOf([&] { RunStore store(file); });
        EXPECT_EQ(kind, ErrorKind::invalidInput);
        EXPECT_THAT(message, HasSubstr("left as it is"));
        EXPECT_THAT(message, HasSubstr(file.string()));
        EXPECT_EQ(message.find("bildrate-cli salvage") != message.npos, file == notes) << message;
        EXPECT_TRUE(bytesOf(file) == before);
    }
    EXPECT_THAT(namesIn(m_folder.path()),
                ElementsAre("foreign.sqlite", "notes.txt", "other.sqlite"));
}

/// What programs from before the first release made: the number is known, the tables are others.
TEST_F(StoreFile, OfAnEarlyDevelopmentSchemaIsRefusedUntouched) {
    const std::vector<std::string> otherwise{
        "ALTER TABLE runs DROP COLUMN asked_cells",
        "ALTER TABLE cells ADD COLUMN speed REAL",
        "DROP TABLE samples",
        "PRAGMA user_version = 1",
        "PRAGMA user_version = -1",
    };
    for (const std::string& sql : otherwise) {
        std::filesystem::remove(m_file);
        fill(m_file, 1);
        {
            SQLite::Database early(m_file, SQLite::OPEN_READWRITE);
            early.exec(sql);
        }
        const std::string before = bytesOf(m_file);
        for (const StoreAccess access : {StoreAccess::read, StoreAccess::write}) {
            const auto [kind, message] = errorOf([&] { RunStore store(m_file, access); });
            EXPECT_EQ(kind, ErrorKind::database) << sql;
            EXPECT_THAT(message, HasSubstr(m_file.string() + " was made by a program from before "
                                                             "Bildrate's first release"));
            EXPECT_THAT(message, HasSubstr("choose another database"));
        }
        EXPECT_TRUE(bytesOf(m_file) == before) << sql;
        EXPECT_THAT(namesIn(m_folder.path()), ElementsAre("runs.sqlite")) << sql;
    }
}

TEST_F(StoreFile, ThatAnotherProgramAnalysedIsOpened) {
    fill(m_file, 1);
    {
        SQLite::Database database(m_file, SQLite::OPEN_READWRITE);
        database.exec("ANALYZE; CREATE TABLE bookmarks (url TEXT)");
    }
    EXPECT_EQ(RunStore(m_file).list().size(), 1u);
}

class DamagedFile : public StoreFile {
protected:
    void expectSetAside(const path& file, const std::string& damaged) {
        RunStore store(file);
        EXPECT_THAT(store.list(), IsEmpty());
        EXPECT_THAT(store.warning(), HasSubstr("is damaged; it was kept as"));
        path kept;
        for (const auto& entry : std::filesystem::directory_iterator(file.parent_path()))
            if (entry.path().filename().string().find(".damaged-") != std::string::npos &&
                entry.path().extension() == ".sqlite")
                kept = entry.path();
        EXPECT_THAT(kept.filename().string(),
                    MatchesRegex("runs\\.damaged-[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}-[0-9]{2}-"
                                 "[0-9]{2}\\.sqlite"));
        EXPECT_THAT(store.warning(), HasSubstr("bildrate-cli salvage " + shellWord(kept.string())));
        EXPECT_EQ(store.warning().find(" --database " + shellWord(file.string())) ==
                      std::string::npos,
                  isDefaultDatabase(file));
        EXPECT_TRUE(bytesOf(kept) == damaged);
        store.add(fullRecord());
        EXPECT_EQ(store.load(fullRecord().id), fullRecord());
        EXPECT_EQ(RunStore(file).warning(), "");
    }
};

TEST_F(DamagedFile, WithBrokenMagicIsSetAside) {
    fill(m_file);
    overwrite(m_file, 0, std::string(16, '\xa5'));
    expectSetAside(m_file, bytesOf(m_file));
}

TEST_F(DamagedFile, WithBrokenHeaderFieldsIsSetAside) {
    fill(m_file);
    overwrite(m_file, 16, std::string(40, '\xa5'));
    expectSetAside(m_file, bytesOf(m_file));
}

TEST_F(DamagedFile, WithABrokenPageInTheMiddleIsSetAside) {
    fill(m_file);
    const std::size_t middle = bytesOf(m_file).size() / 8192 * 4096;
    overwrite(m_file, middle, std::string(4096, '\xa5'));
    expectSetAside(m_file, bytesOf(m_file));
}

TEST_F(DamagedFile, ThatIsCutOffIsSetAside) {
    fill(m_file);
    writeBytes(m_file, bytesOf(m_file).substr(0, 5 * 4096));
    expectSetAside(m_file, bytesOf(m_file));
}

TEST_F(DamagedFile, TwiceInASecondKeepsBoth) {
    for (int i = 0; i < 2; ++i) {
        fill(m_file, 1);
        overwrite(m_file, 0, std::string(16, '\xa5'));
        EXPECT_NE(RunStore(m_file).warning(), "");
    }
    EXPECT_EQ(namesIn(m_folder.path()).size(), 3u);
}

TEST_F(DamagedFile, AtTheDefaultPlaceIsSetAsideWhateverItHolds) {
    setenv("XDG_DATA_HOME", m_folder.path().c_str(), 1);
    const path file = defaultDatabaseFile();
    EXPECT_EQ(file, m_folder / "bildrate" / "runs.sqlite");
    fill(file, 1);
    writeBytes(file, std::string(20000, '\xa5'));
    expectSetAside(file, bytesOf(file));
    unsetenv("XDG_DATA_HOME");
}

TEST_F(DamagedFile, IsLeftInItsPlaceByReading) {
    fill(m_file);
    overwrite(m_file, 16, std::string(40, '\xa5'));
    const std::string before = bytesOf(m_file);
    const auto [kind, message] = errorOf([&] { RunStore store(m_file, StoreAccess::read); });
    EXPECT_EQ(kind, ErrorKind::damaged);
    EXPECT_THAT(message, HasSubstr(m_file.string()));
    EXPECT_THAT(message, HasSubstr("left as it is"));
    EXPECT_TRUE(bytesOf(m_file) == before);
    EXPECT_THAT(namesIn(m_folder.path()), ElementsAre("runs.sqlite"));
}

TEST_F(StoreFile, ThatIsAbsentIsAnEmptyListToReaders) {
    RunStore store(m_folder / "new" / "runs.sqlite", StoreAccess::read);
    EXPECT_THAT(store.list(), IsEmpty());
    EXPECT_EQ(errorOf([&] { store.resolve("last"); }).first, ErrorKind::notFound);
    EXPECT_EQ(errorOf([&] { store.add(fullRecord()); }).first, ErrorKind::io);
    EXPECT_THAT(namesIn(m_folder.path()), IsEmpty());
}

/// Without the right to write everywhere, which root has.
class AsOrdinaryUser {
public:
    AsOrdinaryUser() {
        if (m_root && seteuid(65534) != 0)
            throw std::runtime_error("seteuid");
    }
    ~AsOrdinaryUser() {
        if (m_root && seteuid(0) != 0)
            std::abort();
    }

private:
    bool m_root = geteuid() == 0;
};

class ReadOnlyFile : public StoreFile {
protected:
    void restrict(std::filesystem::perms file, std::filesystem::perms folder) {
        std::filesystem::permissions(m_file, file);
        std::filesystem::permissions(m_folder.path(), folder);
    }
    void TearDown() override {
        std::filesystem::permissions(m_folder.path(), std::filesystem::perms::owner_all);
    }
    void expectReadable() {
        const AsOrdinaryUser user;
        RunStore store(m_file);
        EXPECT_TRUE(store.readOnly());
        EXPECT_THAT(store.warning(), HasSubstr("read-only"));
        EXPECT_EQ(store.list().size(), 2u);
        EXPECT_EQ(store.load("run-1").spec, fullRecord().spec);
        EXPECT_EQ(store.resolve("last"), "run-1");
        const std::vector<std::function<void()>> changes{
            [&] { store.add(fullRecord()); },
            [&] { store.addCell("run-1", test::sparseCell()); },
            [&] { store.edit("run-1", {.note = "x"}); },
            [&] { store.remove("run-1"); },
        };
        for (const auto& change : changes) {
            const auto [kind, message] = errorOf(change);
            EXPECT_EQ(kind, ErrorKind::io);
            EXPECT_THAT(message, HasSubstr(m_file.string()));
        }
    }

    static constexpr auto readable = std::filesystem::perms(0444);
    static constexpr auto writable = std::filesystem::perms(0666);
    static constexpr auto closedFolder = std::filesystem::perms(0555);
    static constexpr auto openFolder = std::filesystem::perms(0777);
};

TEST_F(ReadOnlyFile, InAReadOnlyFolderIsRead) {
    fill(m_file, 2);
    const std::string before = bytesOf(m_file);
    restrict(readable, closedFolder);
    expectReadable();
    EXPECT_TRUE(bytesOf(m_file) == before);
    EXPECT_THAT(namesIn(m_folder.path()), ElementsAre("runs.sqlite"));
}

TEST_F(ReadOnlyFile, InAWritableFolderIsRead) {
    fill(m_file, 2);
    restrict(readable, openFolder);
    expectReadable();
}

TEST_F(ReadOnlyFile, ThatIsWritableInAReadOnlyFolderIsRead) {
    fill(m_file, 2);
    restrict(writable, closedFolder);
    expectReadable();
}

TEST_F(ReadOnlyFile, ThatIsDamagedIsLeftAndNamed) {
    fill(m_file, 2);
    overwrite(m_file, 16, std::string(40, '\xa5'));
    restrict(readable, closedFolder);
    const AsOrdinaryUser user;
    const auto [kind, message] = errorOf([&] { RunStore store(m_file); });
    EXPECT_EQ(kind, ErrorKind::damaged);
    EXPECT_THAT(message,
                HasSubstr("bildrate-cli salvage " + shellWord(m_file.string()) + " --database "));
}

TEST_F(ReadOnlyFile, OfAnEarlyDevelopmentSchemaIsRefused) {
    fill(m_file, 2);
    SQLite::Database(m_file, SQLite::OPEN_READWRITE).exec("DROP TABLE tags");
    restrict(readable, closedFolder);
    const AsOrdinaryUser user;
    EXPECT_EQ(errorOf([&] { RunStore store(m_file); }).first, ErrorKind::database);
}

TEST_F(ReadOnlyFile, ThatWasNotClosedCleanlyIsNotCalledDamaged) {
    fill(m_file, 2);
    const path journal = m_folder / "runs.sqlite-journal";
    writeBytes(journal, std::string(4096, '\xa5'));
    restrict(readable, closedFolder);
    const AsOrdinaryUser user;
    const auto [kind, message] = errorOf([&] { RunStore store(m_file); });
    EXPECT_EQ(kind, ErrorKind::io);
    EXPECT_THAT(message, HasSubstr("was not closed cleanly"));
    EXPECT_THAT(message, HasSubstr("together with " + journal.string()));
}

TEST_F(ReadOnlyFile, ThatCannotEvenBeReadIsNamed) {
    fill(m_file, 2);
    restrict(std::filesystem::perms::none, openFolder);
    const AsOrdinaryUser user;
    const auto [kind, message] = errorOf([&] { RunStore store(m_file); });
    EXPECT_EQ(kind, ErrorKind::io);
    EXPECT_THAT(message, HasSubstr(m_file.string()));
    EXPECT_THAT(message, HasSubstr("Permission denied"));
}

TEST_F(ReadOnlyFile, CannotBeMadeInAReadOnlyFolder) {
    std::filesystem::permissions(m_folder.path(), closedFolder);
    const AsOrdinaryUser user;
    const auto [kind, message] = errorOf([&] { RunStore store(m_folder / "new" / "runs.sqlite"); });
    EXPECT_EQ(kind, ErrorKind::io);
    EXPECT_THAT(message, HasSubstr("new"));
    EXPECT_EQ(errorOf([&] { RunStore store(m_file); }).first, ErrorKind::io);
}

/// Makes SQLite's variant without shared memory the default, as on some network drives.
class WithoutSharedMemory {
public:
    WithoutSharedMemory() : m_usual(sqlite3_vfs_find(nullptr)) {
        sqlite3_vfs_register(sqlite3_vfs_find("unix-dotfile"), 1);
    }
    ~WithoutSharedMemory() { sqlite3_vfs_register(m_usual, 1); }

private:
    sqlite3_vfs* m_usual;
};

TEST_F(StoreFile, WithoutAWriteAheadLogUsesTheJournalAndSaysSo) {
    const WithoutSharedMemory network;
    RunStore store(m_file);
    EXPECT_THAT(store.warning(), HasSubstr("rollback journal"));
    EXPECT_FALSE(store.readOnly());
    store.add(fullRecord());
    EXPECT_EQ(store.load(fullRecord().id), fullRecord());
}

} // namespace
} // namespace bildrate
