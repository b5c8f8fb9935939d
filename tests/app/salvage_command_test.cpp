#include "core/exchange/file.h"
#include "core/store/run_store.h"
#include "tests/app/command_line_fixture.h"

#include <SQLiteCpp/Database.h>

namespace bildrate::cli {
namespace {

class SalvageCommandTest : public CommandLineTest {
protected:
    SalvageCommandTest() {
        for (const char* name : {"first", "second"})
            EXPECT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2", "--name", name}),
                      exitDone)
                << err();
        std::filesystem::copy_file(m_surroundings.databaseFile, m_copy);
    }
    void execute(const char* sql) {
        SQLite::Database database(m_copy, SQLite::OPEN_READWRITE);
        database.exec(sql);
    }
    /// Into an empty database.
    int salvaged() {
        std::filesystem::remove(m_target);
        return run({"salvage", m_copy.string(), "--database", m_target.string()});
    }

    std::filesystem::path m_copy = m_folder / "damaged.sqlite";
    std::filesystem::path m_target = m_folder / "target.sqlite";
};

TEST_F(SalvageCommandTest, tellsWhatWasRecoveredAndWhatWasNot) {
    ASSERT_EQ(salvaged(), exitDone) << err();
    EXPECT_EQ(out(), "");
    EXPECT_EQ(err(), "recovered 2 runs and 4 cells from " + m_copy.string() + "\n");
    EXPECT_EQ(RunStore(m_target).list().size(), 2u);
    ASSERT_EQ(run({"salvage", m_copy.string()}), exitDone) << err();
    EXPECT_TRUE(contains(err(), "recovered 0 runs and 0 cells")) << err();
    EXPECT_TRUE(contains(err(), "; 2 runs and 4 cells were there already\n")) << err();

    execute("UPDATE samples SET measured = x'' WHERE cell = 1");
    ASSERT_EQ(salvaged(), exitPartly) << err();
    EXPECT_TRUE(contains(err(), "recovered 2 runs and 3 cells")) << err();
    EXPECT_TRUE(contains(err(), "; 0 runs and 1 cell cannot be read\n")) << err();

    execute("UPDATE plans SET text = ''");
    ASSERT_EQ(salvaged(), exitPartly) << err();
    EXPECT_TRUE(contains(err(), "; of these 0 runs and 3 cells without tags, environment or plan"))
        << err();

    execute("UPDATE specs SET text = ''");
    ASSERT_EQ(salvaged(), exitNothing) << err();
    EXPECT_TRUE(contains(err(), "; 2 runs and 4 cells cannot be read\n")) << err();
}

TEST_F(SalvageCommandTest, theWarningAboutADamagedDatabaseNamesIt) {
    const std::filesystem::path file = m_surroundings.databaseFile;
    std::string content = readFile(file);
    const std::size_t middle = content.size() / 2;
    content.replace(middle, 4096, 4096, '\xa5');
    writeFile(file, content, IfExists::replace);
    ASSERT_EQ(run({"runs"}), exitWrongUse);
    EXPECT_TRUE(contains(err(), "'bildrate-cli salvage'")) << err();
    ASSERT_EQ(run({"run", "--networks", "lenet"}), exitDone);
    EXPECT_TRUE(
        contains(err(), "it was kept as " + (file.parent_path() / "runs.damaged-").string()))
        << err();
    EXPECT_TRUE(contains(err(), "bring back what can be read: bildrate-cli salvage /")) << err();
    EXPECT_TRUE(contains(err(), " --database " + file.string())) << err();
}

TEST_F(SalvageCommandTest, refusesWhatItCannotReadAndTheDatabaseItself) {
    const std::string absent = (m_folder / "absent.sqlite").string();
    expectRefused({"salvage", absent, "--database", m_target.string()}, exitWrongUse,
                  "there is no file " + absent);
    const std::string database = m_surroundings.databaseFile.string();
    expectRefused({"salvage", database}, exitWrongUse, "'" + database + "' is the database");
    expectRefused({"salvage", ""}, exitWrongUse, "its value is empty");
    expectRefused({"salvage", m_folder.string(), "--database", m_target.string()}, exitWrongUse,
                  "is a folder");
    const std::filesystem::path other = m_folder / "a.json";
    for (const std::size_t size : {2, 20, 500'000}) {
        writeFile(other, std::string(size, '['), IfExists::replace);
        expectRefused({"salvage", other.string(), "--database", m_target.string()}, exitWrongUse,
                      "no run is found in '" + other.string() + "'");
    }
    EXPECT_FALSE(std::filesystem::exists(m_target)); // is not made for nothing
}

} // namespace
} // namespace bildrate::cli
