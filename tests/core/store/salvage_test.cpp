#include "core/exchange/file.h"
#include "core/store/salvage.h"
#include "tests/support/error_of.h"
#include "tests/support/sample_record.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using std::filesystem::path;
using test::errorOf;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::size_t pageSize = 4096;

/// Two cells, their samples longer than a page.
RunRecord runOf(int number) {
    RunRecord run = test::fullRecord();
    run.id = "run-" + std::to_string(number);
    run.spec.name = "name " + std::to_string(number);
    for (CellRecord& cell : run.cells) {
        cell.id += "-" + std::to_string(number);
        cell.measurement.samples.resize(200, {number + 1, Seconds(0.5), {}, sampleNormal, {}});
    }
    return run;
}

std::vector<RunRecord> someRuns(int count) {
    std::vector<RunRecord> runs;
    for (int number = 0; number < count; ++number)
        runs.push_back(runOf(number));
    return runs;
}

class SalvageTest : public testing::Test {
protected:
    void fill(int count) {
        RunStore store(m_file);
        store.add(someRuns(count));
    }

    static void overwrite(const path& file, std::size_t at, const std::string& bytes) {
        std::string content = readFile(file);
        content.replace(at, bytes.size(), bytes);
        writeFile(file, content, IfExists::replace);
    }

    void execute(const std::string& sql) {
        SQLite::Database database(m_file, SQLite::OPEN_READWRITE);
        database.exec(sql);
    }

    /// Every run in the store is one that was there, with some of its cells.
    static void expectNothingInvented(const RunStore& store) {
        for (const RunListing& listing : store.list()) {
            RunRecord run = store.load(listing.id);
            RunRecord original = runOf(std::stoi(run.id.substr(4)));
            for (CellRecord& cell : run.cells) {
                const auto same =
                    std::find_if(original.cells.begin(), original.cells.end(),
                                 [&](const CellRecord& each) { return each.id == cell.id; });
                ASSERT_NE(same, original.cells.end()) << cell.id;
                CellRecord expected = *same;
                for (const std::string& caveat : cell.measurement.caveats) {
                    if (caveat.starts_with("environment lost:"))
                        expected.environment = cell.environment;
                    if (caveat.starts_with("plan lost:"))
                        expected.plan.reset();
                }
                expected.measurement.caveats = cell.measurement.caveats;
                EXPECT_EQ(cell, expected);
            }
            if (run.tags.empty())
                original.tags.clear();
            run.cells.clear();
            original.cells.clear();
            EXPECT_EQ(run, original);
        }
    }

    test::TemporaryFolder m_folder;
    path m_file = m_folder / "damaged.sqlite";
    path m_target = m_folder / "runs.sqlite";
};

TEST_F(SalvageTest, AnIntactDatabaseIsReadWhole) {
    fill(3);
    RunStore store(m_target);
    const Salvage result = salvage(m_file, store);
    EXPECT_EQ(result.runs, (SalvageCount{3, 0, 0, 0}));
    EXPECT_EQ(result.cells, (SalvageCount{6, 0, 0, 0}));
    for (const RunRecord& run : someRuns(3))
        EXPECT_EQ(store.load(run.id), run);
    EXPECT_EQ(store.resolve("last"), "run-2");
}

TEST_F(SalvageTest, FourKilobytesOverwrittenInTheMiddleLoseFewOfManyRuns) {
    fill(200);
    const std::size_t middle = readFile(m_file).size() / 2 + 1000; // hits two pages
    overwrite(m_file, middle, std::string(4096, '\xa5'));
    const std::string damaged = readFile(m_file);

    RunStore store(m_file); // sets it aside
    EXPECT_THAT(store.warning(),
                AllOf(HasSubstr("is damaged; it was kept as"), HasSubstr("bildrate-cli salvage ")));
    path kept;
    for (const auto& entry : std::filesystem::directory_iterator(m_folder.path()))
        if (entry.path().filename().string().starts_with("damaged.damaged-"))
            kept = entry.path();
    EXPECT_THAT(store.warning(), HasSubstr(kept.string()));

    const Salvage result = salvage(kept, store);
    EXPECT_EQ(result.runs.added + result.runs.lost, 200);
    EXPECT_EQ(result.cells.added + result.cells.lost, 400);
    EXPECT_GT(result.cells.lost + result.runs.lost, 0);
    // two pages hold a few rows of one table each
    EXPECT_GE(result.runs.added, 190);
    EXPECT_GE(result.cells.added, 350);
    EXPECT_EQ(std::int64_t(store.list().size()), result.runs.added);
    expectNothingInvented(store);
    EXPECT_TRUE(readFile(kept) == damaged);

    const Salvage again = salvage(kept, store);
    EXPECT_EQ(again.runs, (SalvageCount{0, 0, result.runs.added, result.runs.lost}));
    EXPECT_EQ(again.cells, (SalvageCount{0, 0, result.cells.added, result.cells.lost}));
}

TEST_F(SalvageTest, WhicheverPageIsDestroyedNothingIsInvented) {
    constexpr int runs = 6;
    fill(runs);
    const std::string intact = readFile(m_file);
    const std::size_t pages = intact.size() / pageSize;
    std::int64_t recovered = 0;
    for (std::size_t page = 1; page < pages; ++page) {
        SCOPED_TRACE(page);
        std::string damaged = intact;
        for (std::size_t i = 0; i < pageSize; ++i) // zeros, ones, and what looks random
            damaged[page * pageSize + i] = page % 3 == 0   ? '\0'
                                           : page % 3 == 1 ? '\xff'
                                                           : char(i * i * 31 >> 4);
        writeFile(m_file, damaged, IfExists::replace);
        const path target = m_folder / ("target-" + std::to_string(page) + ".sqlite");
        RunStore store(target);
        const Salvage result = salvage(m_file, store);
        EXPECT_LE(result.runs.added, runs);
        EXPECT_LE(result.cells.added, 2 * runs);
        expectNothingInvented(store);
        recovered += result.cells.added;
    }
    // most pages hold samples of one cell
    EXPECT_GT(recovered, std::int64_t(pages) * 2 * runs * 3 / 4);
}

TEST_F(SalvageTest, AFileThatWasCutOffIsReadAsFarAsItGoes) {
    fill(100);
    const std::string intact = readFile(m_file);
    writeFile(m_file, intact.substr(0, intact.size() / 2), IfExists::replace);
    RunStore store(m_target);
    const Salvage result = salvage(m_file, store);
    EXPECT_GT(result.cells.added, 50);
    EXPECT_GT(result.cells.lost, 0); // others left no trace
    EXPECT_LT(result.cells.added + result.cells.lost, 200);
    expectNothingInvented(store);
}

TEST_F(SalvageTest, ACellWithoutItsEnvironmentOrPlanSaysSo) {
    fill(1);
    execute("UPDATE environments SET text = 'x' || environment");
    execute("UPDATE plans SET text = '{}'");
    RunStore store(m_target);
    const Salvage result = salvage(m_file, store);
    const std::int64_t withPlan = 1; // and one without
    EXPECT_EQ(result.cells, (SalvageCount{2, 2, 0, 0}));
    const RunRecord run = store.load("run-0");
    std::int64_t plansLost = 0;
    for (const CellRecord& cell : run.cells) {
        EXPECT_FALSE(cell.plan);
        EXPECT_EQ(cell.environment.hostName, "");
        EXPECT_THAT(
            cell.measurement.caveats,
            testing::Contains("environment lost: it could not be read from a damaged database"));
        for (const std::string& caveat : cell.measurement.caveats)
            plansLost += std::int64_t(caveat.starts_with("plan lost: it could not be read"));
    }
    EXPECT_EQ(plansLost, withPlan);
    EXPECT_EQ(run.cells[0].environment.loadOther, test::fullEnvironment().loadOther);
}

TEST_F(SalvageTest, WhatOnlyLooksLikeSamplesIsNotKept) {
    fill(2);
    // one sample of zeros: no iteration, no time
    execute("UPDATE samples SET measured = x'01"
            "0100000000000000"
            "0000000000000000"
            "0000000000000000"
            "00000000"
            "00' WHERE cell = 1");
    execute("UPDATE samples SET measured = x'' WHERE cell = 2");
    execute("UPDATE specs SET text = '{}' WHERE run = 2");
    RunStore store(m_target);
    const Salvage result = salvage(m_file, store);
    EXPECT_EQ(result.runs, (SalvageCount{1, 0, 0, 1}));
    EXPECT_EQ(result.cells, (SalvageCount{0, 0, 0, 4}));
    EXPECT_THAT(store.load("run-0").cells, IsEmpty());
}

TEST_F(SalvageTest, CellsThatARunOfTheStoreLacksAreAdded) {
    fill(2);
    RunStore store(m_target);
    RunRecord half = runOf(0);
    half.cells.pop_back();
    half.spec.note = "edited since";
    store.add(half);
    RunRecord anew = runOf(1);
    anew.cells[0].id = "measured-anew";
    store.add(anew);
    const Salvage result = salvage(m_file, store);
    EXPECT_EQ(result.runs, (SalvageCount{0, 0, 2, 0}));
    EXPECT_EQ(result.cells, (SalvageCount{1, 0, 3, 0}));
    EXPECT_EQ(store.load("run-0").cells, runOf(0).cells);
    EXPECT_EQ(store.load("run-0").spec.note, "edited since");
    EXPECT_EQ(store.load("run-1"), anew);
}

TEST_F(SalvageTest, ARunThatIsMeasuredIsLeftAlone) {
    fill(1);
    RunStore store(m_target);
    const RunLock lock = store.lock("run-0");
    EXPECT_EQ(errorOf([&] { salvage(m_file, store); }).first, ErrorKind::invalidInput);
    EXPECT_THAT(store.list(), IsEmpty());
}

TEST_F(SalvageTest, ADestroyedHeaderOrListOfTablesLosesNothing) {
    fill(20);
    const std::string intact = readFile(m_file);
    std::vector<std::pair<std::size_t, std::size_t>> places{{0, 16}, {16, 40}, {0, pageSize}};
    std::size_t textOfATable = 0; // where it may lie in another page than the first
    for (int i = 0; i < 5; ++i) {
        textOfATable = intact.find("CREATE TABLE", textOfATable + 1);
        ASSERT_NE(textOfATable, std::string::npos);
        places.emplace_back(textOfATable / pageSize * pageSize, pageSize);
    }
    for (const auto& [at, length] : places) {
        SCOPED_TRACE(at);
        writeFile(m_file, intact, IfExists::replace);
        overwrite(m_file, at, std::string(length, '\xa5'));
        std::filesystem::remove(m_target);
        RunStore store(m_target);
        const Salvage result = salvage(m_file, store);
        EXPECT_EQ(result.runs, (SalvageCount{20, 0, 0, 0}));
        EXPECT_EQ(result.cells, (SalvageCount{40, 0, 0, 0}));
        expectNothingInvented(store);
    }
}

TEST_F(SalvageTest, InWhatIsNoDatabaseNothingIsFound) {
    RunStore store(m_target);
    for (const std::string& content : {std::string(), std::string("no database"),
                                       std::string(400'000, '\0'), std::string(400'000, 'x')}) {
        writeFile(m_file, content, IfExists::replace);
        const Salvage result = salvage(m_file, store);
        EXPECT_EQ(result.runs, SalvageCount());
        EXPECT_EQ(result.cells, SalvageCount());
        EXPECT_TRUE(readFile(m_file) == content);
    }
}

TEST_F(SalvageTest, RefusesWhatItCannotRead) {
    RunStore store(m_target);
    EXPECT_EQ(errorOf([&] { salvage(m_folder / "absent", store); }).first, ErrorKind::notFound);
    EXPECT_EQ(errorOf([&] { salvage(m_folder.path(), store); }).first, ErrorKind::invalidInput);
    fill(1);
    execute("PRAGMA user_version = 99");
    EXPECT_EQ(errorOf([&] { salvage(m_file, store); }).first, ErrorKind::newerVersion);
    EXPECT_THAT(store.list(), IsEmpty());
}

} // namespace
} // namespace bildrate
