#include "core/exchange/file.h"
#include "core/exchange/run_json.h"
#include "core/store/run_store.h"
#include "tests/app/command_line_fixture.h"
#include "tests/support/german_numbers.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <cstdlib>

namespace bildrate::cli {
namespace {

class ExchangeCommandsTest : public CommandLineTest {
protected:
    ExchangeCommandsTest() {
        EXPECT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2", "--name", "größer"}),
                  exitDone)
            << err();
    }
    std::filesystem::path file(const char* name) const { return m_folder / name; }
    void write(const std::filesystem::path& path, std::string_view text) {
        writeFile(path, text, IfExists::replace);
    }
    /// An import is refused with one sentence and leaves the database as it was.
    void expectNotImported(const std::filesystem::path& path, std::string_view culprit) {
        const std::vector<std::string> arguments{"import", path.string()};
        expectRefused(arguments, exitWrongUse, culprit);
        EXPECT_TRUE(contains(err(), path.filename().string())) << err();
        EXPECT_EQ(RunStore(m_surroundings.databaseFile).list().size(), 1u);
    }
};

TEST_F(ExchangeCommandsTest, exportImportKeepsEverything) {
    ASSERT_EQ(run({"export", "last", "--out", file("läufe.json").string()}), exitDone) << err();
    EXPECT_EQ(out(), "");
    const std::string before = readFile(file("läufe.json"));
    ASSERT_EQ(run({"export", "last"}), exitDone);
    EXPECT_EQ(out(), before);

    ASSERT_EQ(run({"delete", "last"}), exitDone);
    ASSERT_EQ(run({"import", file("läufe.json").string()}), exitDone) << err();
    EXPECT_TRUE(contains(err(), "imported 1 of 1 runs")) << err();
    ASSERT_EQ(run({"export", "--all"}), exitDone);
    EXPECT_EQ(out(), before);
    ASSERT_EQ(run({"import", file("läufe.json").string()}), exitDone) << err();
    EXPECT_TRUE(contains(err(), "imported 0 of 1 runs; 1 were there already")) << err();
}

TEST_F(ExchangeCommandsTest, theTableHasARowForEachCell) {
    ASSERT_EQ(run({"export", "last", "--format", "csv"}), exitDone) << err();
    EXPECT_TRUE(out().starts_with("run_id,run_name,")) << out();
    EXPECT_EQ(std::count(out().begin(), out().end(), '\n'), 3); // header, batches 1 and 2
    EXPECT_TRUE(contains(out(), ",größer,")) << out();
    const std::string before = out();
    ASSERT_EQ(run({"export", "last", "--format", "csv", "--out", file("a.csv").string()}),
              exitDone);
    EXPECT_EQ(readFile(file("a.csv")), before);
    expectRefused({"export", "last", "--format", "xml"}, exitWrongUse, "xml");
}

TEST_F(ExchangeCommandsTest, aLocaleWithOtherSignsChangesNothing) {
    const std::string exported = file("a.json").string();
    ASSERT_EQ(run({"export", "last", "--out", exported}), exitDone) << err();
    const auto everything = [&](const char* database) {
        EXPECT_EQ(run({"import", exported, "--database", file(database).string()}), exitDone)
            << err();
        std::string text;
        for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
                 {"export", "last"},
                 {"export", "last", "--format", "csv"},
                 {"export", "last", "--database", file(database).string()},
                 {"show", "last"},
                 {"runs"},
                 {"runs", "--json"},
                 {"devices"},
                 {"networks"},
                 {"network", "lenet", "--json"}}) {
            EXPECT_EQ(run(arguments), exitDone) << err();
            text += out();
        }
        return text;
    };
    const std::string before = everything("before.sqlite");
    std::string missing;
    {
        const test::GermanNumbers german;
        EXPECT_EQ(everything("german.sqlite"), before);
        EXPECT_EQ(run({"run", "--networks", "lenet", "--max-time", "1.5", "--width", "0.5%",
                       "--save-preset", "mine"}),
                  exitDone);
        EXPECT_EQ(run({"run", "--preset", "mine"}), exitDone) << err();
        EXPECT_EQ(run({"run", "--networks", "lenet", "--max-time", "1,5"}), exitWrongUse);
        missing = german.missing();
        if (missing.empty()) {
            EXPECT_EQ(std::strtod("1,5", nullptr), 1.5); // the locale is in force
        }
    }
    EXPECT_TRUE(contains(readFile(m_surroundings.presetFile), "0.005"));
    const RunStore store(m_surroundings.databaseFile);
    const StopRule rule = store.load(store.resolve("last")).spec.stop;
    EXPECT_EQ(rule.maxTime, Seconds(1.5));
    EXPECT_EQ(rule.relativeWidth, 0.005);
    if (!missing.empty())
        GTEST_SKIP() << missing;
}

TEST_F(ExchangeCommandsTest, anExistingFileIsReplacedOnlyOnDemand) {
    write(file("a.json"), "mine");
    expectRefused({"export", "last", "--out", file("a.json").string()}, exitWrongUse, "a.json");
    EXPECT_EQ(readFile(file("a.json")), "mine");
    ASSERT_EQ(run({"export", "last", "--out", file("a.json").string(), "--overwrite"}), exitDone);
    EXPECT_EQ(runsFromJson(readFile(file("a.json"))).size(), 1u);
}

TEST_F(ExchangeCommandsTest, aFailedExportAnnouncesNoSuccess) {
    expectRefused({"export", "last", "--out", file("absent/a.json").string()}, exitWrongUse,
                  "absent/a.json");
    expectRefused({"export"}, exitWrongUse, "--all");
    expectRefused({"export", "last", "--all"}, exitWrongUse, "--all");
}

TEST_F(ExchangeCommandsTest, whatIsNoExportIsRefused) {
    ASSERT_EQ(run({"export", "last"}), exitDone);
    const std::string whole = out();
    for (std::size_t length :
         {std::size_t(0), std::size_t(1), whole.size() / 2, whole.size() - 3}) {
        write(file("cut.json"), whole.substr(0, length));
        expectNotImported(file("cut.json"), "cannot import");
    }
    write(file("foreign.json"), R"({"format": "something else", "version": 1})");
    expectNotImported(file("foreign.json"), "something else");
    write(file("text.json"), "alexnet 12.5 images/s\n");
    expectNotImported(file("text.json"), "cannot import");
    std::string newer = whole;
    newer.replace(newer.find("\"version\": 1"), 12, "\"version\": 9");
    write(file("newer.json"), newer);
    expectNotImported(file("newer.json"), "9");
    write(file("deep.json"), std::string(1 << 20, '['));
    expectNotImported(file("deep.json"), "cannot import");
    expectNotImported(file("absent.json"), "absent.json");
    expectNotImported(m_folder, "cannot");
    expectNotImported("/dev/zero", "it is a device");
}

TEST_F(ExchangeCommandsTest, anExportThroughALinkKeepsTheLink) {
    write(file("real.json"), "old");
    std::filesystem::create_symlink("real.json", file("link.json"));
    ASSERT_EQ(run({"export", "last", "--out", file("link.json").string(), "--overwrite"}), exitDone)
        << err();
    EXPECT_TRUE(std::filesystem::is_symlink(file("link.json")));
    EXPECT_EQ(runsFromJson(readFile(file("real.json"))).size(), 1u);
}

TEST_F(ExchangeCommandsTest, aRunWithOtherContentIsNotReplaced) {
    ASSERT_EQ(run({"export", "last", "--out", file("a.json").string()}), exitDone);
    ASSERT_EQ(run({"note", "last", "changed"}), exitDone);
    expectNotImported(file("a.json"), "other content");
}

TEST_F(ExchangeCommandsTest, severalRunsAreAddedTogetherOrNotAtAll) {
    ASSERT_EQ(run({"run", "--networks", "lenet"}), exitDone);
    ASSERT_EQ(run({"export", "--all", "--out", file("both.json").string()}), exitDone);
    const std::filesystem::path other = file("other.sqlite");
    std::string second;
    {
        const std::vector<RunRecord> runs = runsFromJson(readFile(file("both.json")));
        ASSERT_EQ(runs.size(), 2u);
        second = runs[1].id;
        const RunStore store(other);
    }
    SQLite::Database database(other, SQLite::OPEN_READWRITE);
    database.exec("CREATE TRIGGER refuse BEFORE INSERT ON runs WHEN NEW.id = '" + second +
                  "' BEGIN SELECT RAISE(ABORT, 'refused for the test'); END");
    database.exec("CREATE TRIGGER hold BEFORE DELETE ON runs BEGIN SELECT RAISE(ABORT, 'held'); "
                  "END"); // taking the first one out again is no way either
    expectRefused({"import", file("both.json").string(), "--database", other.string()},
                  exitWrongUse, "refused for the test");
    EXPECT_TRUE(RunStore(other).list().empty());
}

} // namespace
} // namespace bildrate::cli
