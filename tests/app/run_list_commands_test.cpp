#include "core/store/run_store.h"
#include "tests/app/command_line_fixture.h"
#include "tests/support/sample_record.h"

#include <nlohmann/json.hpp>

namespace bildrate::cli {
namespace {

class RunListCommandsTest : public CommandLineTest {
protected:
    /// Stores a run with these options and returns its id.
    std::string store(const std::vector<std::string>& options) {
        std::vector<std::string> arguments{"run", "--networks", "lenet"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        EXPECT_LE(run(arguments), exitPartly) << err();
        return RunStore(m_surroundings.databaseFile).resolve("last");
    }
};

TEST_F(RunListCommandsTest, anEmptyListIsATableWithoutRows) {
    ASSERT_EQ(run({"runs"}), exitDone);
    EXPECT_EQ(std::count(out().begin(), out().end(), '\n'), 2) << out();
    ASSERT_EQ(run({"runs", "--json"}), exitDone);
    EXPECT_EQ(out(), "[]\n");
}

TEST_F(RunListCommandsTest, listsRunsAndFindsThemAgain) {
    const std::string id = store({"--name", "=SUM(1)\tnightly", "--note", "Größe 日本"});
    store({"--name", "other", "--workload", "inference,training"});
    ASSERT_EQ(run({"runs"}), exitDone);
    EXPECT_TRUE(contains(out(), id.substr(0, 8))) << out();
    EXPECT_TRUE(contains(out(), "=SUM(1) nightly")) << out();
    EXPECT_TRUE(contains(out(), "1 of 2")) << out();
    ASSERT_EQ(run({"runs", "日本", "--json"}), exitDone);
    const nlohmann::json json = nlohmann::json::parse(out());
    ASSERT_EQ(json.size(), 1u);
    EXPECT_EQ(json[0]["id"], id);
    EXPECT_EQ(json[0]["name"], "=SUM(1)\tnightly");
    EXPECT_EQ(json[0]["completed"], 1);
    EXPECT_EQ(json[0]["networks"], nlohmann::json({"lenet"}));
}

TEST_F(RunListCommandsTest, showsEverythingOfARun) {
    m_environment.kernel = "6.1.0-26";
    const std::string id = store({"--batch", "1", "--note", "a note"});
    ASSERT_EQ(run({"show", id.substr(0, 6)}), exitDone);
    for (const char* part :
         {"images/s, inference, fp32, cpu\n", "  note            a note\n",
          "  CPU             Fake CPU\n", "  kernel          6.1.0-26\n",
          "lenet, inference, fp32, batch 1, cpu: completed\n",
          "  images/s        100.00 ±0.01, median 100.0, 95 % interval 100.0 to 100.0\n",
          "  latency         p50 10.0 ms, p90 10.0 ms, p99 10.0 ms\n",
          "  ended           within 1.0 %\n", "  memory          9.77 KiB, weights 1000 B",
          "finite, differs between images, repeatable bit by bit\n"})
        EXPECT_TRUE(contains(out(), part)) << part << "\n" << out();
    EXPECT_TRUE(contains(out(), "compile ")) << out();
    EXPECT_TRUE(contains(out(), "warm-up ")) << out();
    EXPECT_TRUE(contains(out(), "measured ")) << out();
}

TEST_F(RunListCommandsTest, showsHowThePlanComputes) {
    RunStore(m_surroundings.databaseFile).add(test::fullRecord());
    ASSERT_EQ(run({"show", "last"}), exitDone);
    for (const char* part :
         {"4 threads, algorithms timed, at most 1180 GFLOP/s\n",
          "  1 x jit_wino_4x3:avx512_core, winograd, fp32, 8 images a call\n", "  1 x gemm:jit\n",
          "  3 copies to another layout or type\n", "staging 588 KiB, while loading 195 MiB"})
        EXPECT_TRUE(contains(out(), part)) << part << "\n" << out();
}

TEST_F(RunListCommandsTest, namesTheReasonMeasuringEnded) {
    // 0.4 ms around 10 ms; over 21 samples 0.04 x sqrt(21 / 20) is 4.1 %
    m_prepare = [](FakeBackend& backend) {
        backend.script = [](const Schedule&) {
            FakeScript script;
            script.seconds.clear();
            for (int i = 0; i < 5000; ++i)
                script.seconds.push_back(i % 2 == 0 ? 0.0096 : 0.0104);
            return script;
        };
    };
    store({"--width", "0.01"});
    ASSERT_EQ(run({"show", "last"}), exitDone);
    EXPECT_TRUE(contains(out(), "  ended           stable at 4.1 %\n")) << out();
}

TEST_F(RunListCommandsTest, changesNoteNameAndTags) {
    const std::string id = store({});
    ASSERT_EQ(run({"note", id, "a new note", "--tag", "nightly, b", "--name", "named"}), exitDone)
        << err();
    const RunListing run1 = RunStore(m_surroundings.databaseFile).list().front();
    EXPECT_EQ(run1.note, "a new note");
    EXPECT_EQ(run1.name, "named");
    EXPECT_EQ(run1.tags, (std::vector<std::string>{"nightly", "b"}));
    ASSERT_EQ(run({"note", "last", "--tag", ""}), exitDone);
    const RunListing run2 = RunStore(m_surroundings.databaseFile).list().front();
    EXPECT_EQ(run2.note, "a new note");
    EXPECT_TRUE(run2.tags.empty());
    expectRefused({"note", "last"}, exitWrongUse, "note: say what to change");
}

TEST_F(RunListCommandsTest, deletesWhatIsNamedAndNothingElse) {
    const std::string first = store({});
    const std::string second = store({});
    expectRefused({"delete", first, "0123456789"}, exitWrongUse, "0123456789");
    ASSERT_EQ(RunStore(m_surroundings.databaseFile).list().size(), 2u);
    ASSERT_EQ(run({"delete", first}), exitDone);
    const std::vector<RunListing> left = RunStore(m_surroundings.databaseFile).list();
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left.front().id, second);
}

TEST_F(RunListCommandsTest, anUnknownRunIsNamed) {
    store({});
    for (const char* command : {"show", "delete", "export"})
        expectRefused({command, "0123456789"}, exitWrongUse, "0123456789");
    expectRefused({"note", "0123456789", "text"}, exitWrongUse, "0123456789");
    expectRefused({"show", "1"}, exitWrongUse, "1");
}

TEST_F(RunListCommandsTest, anEmptyValueIsRefusedByItsOption) {
    store({});
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"delete", "last", "--database", ""},
                                               {"run", "--again", ""},
                                               {"run", "--networks", "lenet", "--preset", ""},
                                               {"run", "--resume", ""},
                                               {"run", "--networks", "lenet", "--save-preset", ""},
                                               {"export", "last", "--out", ""},
                                               {"presets", "--delete", ""}})
        expectRefused(arguments, exitWrongUse, arguments[arguments.size() - 2] + ": its value");
    EXPECT_EQ(RunStore(m_surroundings.databaseFile).list().size(), 1u);
}

TEST_F(RunListCommandsTest, aDatabaseThatIsNotThereIsRefusedAndNotMade) {
    const std::string absent = (m_folder / "new" / "absent.sqlite").string();
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"runs"},
                                               {"show", "last"},
                                               {"note", "last", "text"},
                                               {"delete", "last"},
                                               {"export", "--all"},
                                               {"run", "--resume", "last"},
                                               {"run", "--again", "last", "--no-store"}}) {
        std::vector<std::string> named = arguments;
        named.insert(named.end(), {"--database", absent});
        expectRefused(named, exitWrongUse,
                      "there is no database '" + absent + "'; 'bildrate-cli run --database " +
                          absent + "' makes");
    }
    ASSERT_EQ(run({"runs"}), exitDone);
    expectRefused({"show", "last"}, exitWrongUse, "there is no run yet");
    expectRefused({"delete", "last"}, exitWrongUse, "there is no database");
    EXPECT_TRUE(std::filesystem::is_empty(m_folder));
}

TEST_F(RunListCommandsTest, readingLeavesADamagedDatabaseInItsPlace) {
    store({});
    const std::filesystem::path file = m_surroundings.databaseFile;
    std::filesystem::resize_file(file, 3 * 4096);
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"runs"}, {"show", "last"}, {"export", "--all"}})
        expectRefused(arguments, exitWrongUse, "is damaged and was left as it is");
    EXPECT_EQ(std::filesystem::file_size(file), 3u * 4096);

    ASSERT_EQ(run({"delete", "last"}), exitWrongUse); // writing does set it aside
    EXPECT_TRUE(contains(err(), "it was kept as")) << err();
    ASSERT_EQ(run({"runs"}), exitDone);
    EXPECT_TRUE(contains(err(), "is kept as")) << err();
    EXPECT_TRUE(contains(err(), "runs.damaged-")) << err();
    store({});
    ASSERT_EQ(run({"runs"}), exitDone);
    EXPECT_EQ(err(), "");
}

TEST_F(RunListCommandsTest, anUnfinishedRunIsSeenToBeUnfinished) {
    store({"--batch", "1,2,3,4,5"});
    {
        RunStore all(m_surroundings.databaseFile);
        RunRecord cut = all.load(all.resolve("last"));
        cut.id = "00000000-0000-4000-8000-000000000000";
        cut.cells.resize(1);
        all.add(cut);
    }
    ASSERT_EQ(run({"runs"}), exitDone);
    EXPECT_TRUE(contains(out(), " 1 of 5 ")) << out();
    EXPECT_TRUE(contains(out(), " 5 of 5 ")) << out();
}

TEST_F(RunListCommandsTest, whatCannotBeDoneWholeIsNotDoneInPart) {
    const std::string id = store({"--name", "old"});
    expectRefused({"note", "last", "text", "--name", "new", "--tag", "a,,b"}, exitWrongUse,
                  "--tag");
    EXPECT_EQ(RunStore(m_surroundings.databaseFile).list().front().name, "old");
    EXPECT_EQ(RunStore(m_surroundings.databaseFile).list().front().note, "");
    ASSERT_EQ(run({"delete", "last", id, "last"}), exitDone) << err();
    EXPECT_EQ(err(), "deleted run " + id + "\n");
}

TEST_F(RunListCommandsTest, textOfOthersCannotSteerTheTerminal) {
    const std::string hostile = "\x1b[2J\u202Ex\n";
    m_environment.libraries = {{"lib" + hostile, "1" + hostile}};
    m_environment.cpuModel = hostile;
    store({"--note", hostile, "--name", hostile});
    ASSERT_EQ(run({"note", "last", "--tag", "a" + hostile}), exitDone) << err();
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"show", "last"}, {"runs"}}) {
        ASSERT_EQ(run(arguments), exitDone);
        EXPECT_FALSE(contains(out(), "\x1b")) << out();
        EXPECT_FALSE(contains(out(), "\u202E")) << out();
    }
    ASSERT_EQ(run({"show", "abcd" + hostile + std::string(100000, 'x')}), exitWrongUse);
    EXPECT_FALSE(contains(err(), "\x1b")) << err();
    EXPECT_EQ(err().find('\n'), err().size() - 1);
    EXPECT_LT(err().size(), 3000u);
}

TEST_F(RunListCommandsTest, tooLittleMemoryIsOneSentence) {
    m_surroundings.makeBackends = []() -> std::vector<std::unique_ptr<Backend>> {
        throw std::bad_alloc();
    };
    expectRefused({"devices"}, exitWrongUse, "not enough memory");
}

TEST_F(RunListCommandsTest, aFolderThatCannotBeUsedIsOneSentence) {
    m_surroundings.makeBackends = []() -> std::vector<std::unique_ptr<Backend>> {
        throw std::filesystem::filesystem_error("cannot", "/some/folder",
                                                std::make_error_code(std::errc::permission_denied));
    };
    expectRefused({"devices"}, exitWrongUse, "/some/folder cannot be used: Permission denied");
}

TEST_F(RunListCommandsTest, aBatchPerDeviceAndATotalBatchAreNotInOneTable) {
    store({});
    {
        RunStore all(m_surroundings.databaseFile);
        RunRecord both = all.load(all.resolve("last"));
        both.id = makeUuid();
        both.created.unixMilliseconds += 1000;
        both.spec.deviceSets = {{"cpu", "gpu:GPU-a"}};
        CellRecord& perDevice = both.cells[0];
        perDevice.cell.devices = both.spec.deviceSets[0];
        CellRecord total = perDevice; // the same batch, but half of it on each device
        total.id = makeUuid();
        total.cell.batchMeaning = BatchMeaning::total;
        both.cells.push_back(total);
        all.add(both);
    }
    ASSERT_EQ(run({"show", "last"}), exitDone) << err();
    for (const char* title : {"batch per device on 2 devices\n", "total batch over 2 devices\n"})
        EXPECT_TRUE(contains(out(), title)) << title << out();
}

TEST_F(RunListCommandsTest, withoutAHomeFolderTheRestWorks) {
    const std::string named = (m_folder / "named.sqlite").string();
    m_surroundings.databaseFile.clear();
    m_surroundings.presetFile.clear();
    EXPECT_EQ(run({"--help"}), exitDone);
    EXPECT_EQ(run({"networks"}), exitDone);
    EXPECT_EQ(run({"run", "--networks", "lenet", "--database", named}), exitDone) << err();
    EXPECT_EQ(run({"show", "last", "--database", named}), exitDone) << err();
    expectRefused({"runs"}, exitWrongUse, "set the variable HOME");
    expectRefused({"presets", "--delete", "x"}, exitWrongUse, "set the variable HOME");
}

} // namespace
} // namespace bildrate::cli
