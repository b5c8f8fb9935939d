#include "core/base/error.h"
#include "core/store/run_store.h"
#include "tests/support/error_of.h"
#include "tests/support/sample_record.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bildrate {
namespace {

using test::errorOf;
using test::fullRecord;
using test::sparseCell;
using test::sparseRecord;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

RunRecord runWithId(const std::string& id, std::int64_t created = 0) {
    RunRecord run = sparseRecord();
    run.id = id;
    run.created.unixMilliseconds = created;
    run.cells.clear();
    return run;
}

std::vector<std::string> idsOf(const std::vector<RunListing>& listings) {
    std::vector<std::string> ids;
    for (const RunListing& listing : listings)
        ids.push_back(listing.id);
    return ids;
}

class RunStoreTest : public testing::Test {
protected:
    test::TemporaryFolder m_folder;
    std::filesystem::path m_file = m_folder / "größe" / "läufe.sqlite";
    RunStore m_store{m_file};
};

TEST_F(RunStoreTest, StartsEmptyAndWritable) {
    EXPECT_TRUE(std::filesystem::exists(m_file));
    EXPECT_FALSE(m_store.readOnly());
    EXPECT_EQ(m_store.warning(), "");
    EXPECT_THAT(m_store.list(), IsEmpty());
}

TEST_F(RunStoreTest, KeepsEveryMemberOfARecord) {
    m_store.add(fullRecord());
    m_store.add(sparseRecord());
    EXPECT_EQ(m_store.load(fullRecord().id), fullRecord());
    EXPECT_EQ(m_store.load(sparseRecord().id), sparseRecord());
    const RunStore again(m_file);
    EXPECT_EQ(again.load(fullRecord().id), fullRecord());
}

TEST_F(RunStoreTest, KeepsEachSetOfOptionalMembersApart) {
    RunRecord run = sparseRecord();
    run.cells.clear();
    for (int part = 0; part < 6; ++part) {
        CellRecord cell = sparseCell();
        cell.id = "cell-" + std::to_string(part);
        const CellRecord full = test::fullCell();
        if (part == 0)
            cell.memory = MemoryNeed{};
        if (part == 1)
            cell.verification = Verification{false, true, false};
        if (part == 2)
            cell.plan = PlanFacts{};
        if (part == 3)
            cell.processPeak = 0;
        if (part == 4)
            cell.phases.load = Seconds(0);
        if (part == 5)
            cell.environment.loadOther = 0;
        run.cells.push_back(cell);
    }
    m_store.add(run);
    EXPECT_EQ(m_store.load(run.id), run);
}

TEST_F(RunStoreTest, RefusesARunTwice) {
    m_store.add(fullRecord());
    const auto [kind, message] = errorOf([&] { m_store.add(fullRecord()); });
    EXPECT_EQ(kind, ErrorKind::invalidInput);
    EXPECT_THAT(message, HasSubstr(fullRecord().id));
    EXPECT_EQ(m_store.load(fullRecord().id), fullRecord());
}

TEST_F(RunStoreTest, AddsAWholeRunOrNothing) {
    RunRecord run = fullRecord();
    run.cells.push_back(run.cells.front()); // its environment cannot be written
    run.cells.back().id = "cell-3";
    run.cells.back().environment.loadOther = std::numeric_limits<double>::infinity();
    EXPECT_THROW(m_store.add(run), Error);
    EXPECT_THAT(m_store.list(), IsEmpty());
}

TEST_F(RunStoreTest, AddsSeveralRunsOrNone) {
    m_store.add(sparseRecord());
    const std::vector<RunRecord> runs{fullRecord(), runWithId("other"), sparseRecord()};
    EXPECT_EQ(errorOf([&] { m_store.add(runs); }).first, ErrorKind::invalidInput);
    EXPECT_THAT(idsOf(m_store.list()), ElementsAre(sparseRecord().id));
    m_store.add(std::span(runs).first(2));
    EXPECT_EQ(m_store.list().size(), 3u);
    EXPECT_EQ(m_store.load(fullRecord().id), fullRecord());
}

TEST_F(RunStoreTest, AddsCellsInTheOrderTheyFinish) {
    m_store.add(runWithId("run-1"));
    CellRecord first = test::fullCell();
    CellRecord second = sparseCell();
    m_store.addCell("run-1", second);
    m_store.addCell("run-1", first);
    EXPECT_EQ(m_store.load("run-1").cells, (std::vector{second, first}));
    EXPECT_EQ(errorOf([&] { m_store.addCell("run-2", first); }).first, ErrorKind::notFound);
}

TEST_F(RunStoreTest, ReplacesACancelledCellOfTheSameSpecAlone) {
    CellRecord cancelled = sparseCell();
    cancelled.outcome = Outcome::cancelled;
    cancelled.id = "cancelled";
    CellRecord larger = cancelled;
    larger.id = "larger";
    larger.cell.batch = 2;
    CellRecord failed = sparseCell();
    failed.id = "failed";
    m_store.add(runWithId("run-1"));
    m_store.add(runWithId("run-2"));
    for (const CellRecord& cell : {cancelled, larger, failed})
        m_store.addCell("run-1", cell);
    m_store.addCell("run-2", cancelled);
    CellRecord resumed = sparseCell();
    resumed.id = "resumed";
    resumed.outcome = Outcome::completed;

    m_store.addCell("run-1", resumed);

    // failed was written after cancelled, so it had replaced it already
    EXPECT_EQ(m_store.load("run-1").cells, (std::vector{larger, failed, resumed}));
    EXPECT_EQ(m_store.load("run-2").cells, std::vector{cancelled});
}

TEST_F(RunStoreTest, WritingACellAgainDoesNotDoubleIt) {
    m_store.add(runWithId("run-1"));
    m_store.addCell("run-1", sparseCell());
    m_store.addCell("run-1", sparseCell());
    EXPECT_EQ(m_store.load("run-1").cells, std::vector{sparseCell()});
}

TEST_F(RunStoreTest, ListsWhatARunIs) {
    RunRecord run = fullRecord();
    run.cells[1].outcome = Outcome::completed;
    m_store.add(run);
    m_store.add(runWithId("empty", 5));

    const std::vector<RunListing> listings = m_store.list();

    ASSERT_EQ(listings.size(), 2u);
    EXPECT_EQ(listings[0].id, run.id);
    EXPECT_EQ(listings[0].name, run.spec.name);
    EXPECT_EQ(listings[0].note, run.spec.note);
    EXPECT_EQ(listings[0].tags, run.tags);
    EXPECT_EQ(listings[0].created, run.created);
    EXPECT_EQ(listings[0].asked, std::int64_t(cellsOf(run.spec).size()));
    EXPECT_GT(listings[0].asked, 2);
    EXPECT_EQ(listings[0].cells, 2);
    EXPECT_EQ(listings[0].completed, 1);
    EXPECT_THAT(listings[0].networks, ElementsAre("resnet-50", "vgg16"));
    EXPECT_EQ(listings[1].cells, 0);
    EXPECT_EQ(listings[1].completed, 0);
    EXPECT_THAT(listings[1].tags, IsEmpty());
}

TEST_F(RunStoreTest, ListsByInstantWhateverTheZone) {
    RunRecord west = runWithId("west", 2000);
    west.created.utcOffsetMinutes = -480; // its text begins with the day before
    RunRecord east = runWithId("east", 1000);
    east.created.utcOffsetMinutes = 120;
    m_store.add(west);
    m_store.add(east);
    m_store.add(runWithId("newest", 3000));
    EXPECT_THAT(idsOf(m_store.list()), ElementsAre("newest", "west", "east"));
}

TEST_F(RunStoreTest, TellsRunsOfOneMomentApart) {
    RunRecord first = runWithId("first", 1000);
    first.spec.name = "a";
    RunRecord second = runWithId("second", 1000);
    second.spec.name = "b";
    m_store.add(first);
    m_store.add(second);
    EXPECT_THAT(idsOf(m_store.list()), ElementsAre("second", "first"));
    EXPECT_EQ(m_store.load("first"), first);
    EXPECT_EQ(m_store.load("second"), second);
    EXPECT_EQ(m_store.resolve("last"), "second");
}

TEST_F(RunStoreTest, ResolvesPrefixes) {
    EXPECT_EQ(errorOf([&] { m_store.resolve("last"); }).first, ErrorKind::notFound);
    m_store.add(runWithId("aaaa1111", 1000));
    m_store.add(runWithId("aaaa2222", 900));
    m_store.add(runWithId("abcd", 800));
    m_store.add(runWithId("abcdef", 700));

    EXPECT_EQ(m_store.resolve("aaaa1111"), "aaaa1111");
    EXPECT_EQ(m_store.resolve("aaaa1"), "aaaa1111");
    EXPECT_EQ(m_store.resolve("AAAA2"), "aaaa2222");
    EXPECT_EQ(m_store.resolve("abcd"), "abcd"); // whole ids win
    EXPECT_EQ(m_store.resolve("abcde"), "abcdef");
    EXPECT_EQ(m_store.resolve("last"), "aaaa1111");

    const auto ambiguous = errorOf([&] { m_store.resolve("aaaa"); });
    EXPECT_EQ(ambiguous.first, ErrorKind::invalidInput);
    EXPECT_THAT(ambiguous.second, HasSubstr("aaaa1111, aaaa2222"));
    const auto tooShort = errorOf([&] { m_store.resolve("abc"); });
    EXPECT_EQ(tooShort.first, ErrorKind::invalidInput);
    EXPECT_THAT(tooShort.second, HasSubstr("at least 4"));
    for (const char* unknown : {"bbbb", "aaaa1111x", "%%%%", "____", "aaa%", "' OR 1=1 --"}) {
        const auto [kind, message] = errorOf([&] { m_store.resolve(unknown); });
        EXPECT_EQ(kind, ErrorKind::notFound) << unknown;
        EXPECT_THAT(message, HasSubstr(unknown));
    }
}

TEST_F(RunStoreTest, ChangesNameNoteAndTags) {
    m_store.add(fullRecord());
    const std::string id = fullRecord().id;
    m_store.edit(id, {.name = "'); DROP TABLE runs; --"});
    m_store.edit(id, {.note = std::string("zero\0inside", 11), .tags = {{"b", "a", "a"}}});

    RunRecord expected = fullRecord();
    expected.spec.name = "'); DROP TABLE runs; --";
    expected.spec.note = std::string("zero\0inside", 11);
    expected.tags = {"b", "a", "a"};
    EXPECT_EQ(m_store.load(id), expected);
    EXPECT_EQ(m_store.list().at(0).name, expected.spec.name);
    m_store.edit(id, {.tags = std::vector<std::string>()});
    expected.tags.clear();
    EXPECT_EQ(m_store.load(id), expected);

    EXPECT_EQ(errorOf([&] { m_store.edit("none", {.name = "x"}); }).first, ErrorKind::notFound);
}

TEST_F(RunStoreTest, RemovesARunAndNothingElse) {
    RunRecord other = fullRecord();
    other.id = "other";
    m_store.add(fullRecord());
    m_store.add(other);
    m_store.remove(fullRecord().id);
    EXPECT_THAT(idsOf(m_store.list()), ElementsAre("other"));
    EXPECT_EQ(m_store.load("other"), other);
    EXPECT_FALSE(m_store.contains(fullRecord().id));
    EXPECT_TRUE(m_store.contains("other"));
    EXPECT_EQ(errorOf([&] { m_store.load(fullRecord().id); }).first, ErrorKind::notFound);
    EXPECT_EQ(errorOf([&] { m_store.remove(fullRecord().id); }).first, ErrorKind::notFound);
    m_store.add(fullRecord());
    EXPECT_EQ(m_store.load(fullRecord().id), fullRecord());
    EXPECT_EQ(errorOf([&] {
                  m_store.remove(std::vector<std::string>{"other", "none"});
              }).first,
              ErrorKind::notFound);
    EXPECT_TRUE(m_store.contains("other"));
    m_store.remove(std::vector<std::string>{"other", fullRecord().id});
    EXPECT_THAT(m_store.list(), IsEmpty());
}

TEST(RunStore, MovesWithItsFile) {
    const test::TemporaryFolder folder;
    RunStore first(folder / "a.sqlite");
    first.add(sparseRecord());
    RunStore second = std::move(first);
    EXPECT_EQ(second.load(sparseRecord().id), sparseRecord());
}

} // namespace
} // namespace bildrate
