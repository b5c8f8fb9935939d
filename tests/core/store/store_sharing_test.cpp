// Several processes and threads on one file.

#include "core/base/error.h"
#include "core/store/run_store.h"
#include "tests/support/error_of.h"
#include "tests/support/sample_record.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdio>
#include <thread>
#include <unistd.h>

namespace bildrate {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

constexpr int runsEach = 15;

void addRuns(const std::filesystem::path& file, const std::string& prefix) {
    RunStore store(file);
    for (int i = 0; i < runsEach; ++i) {
        RunRecord run = test::fullRecord();
        run.id = prefix + std::to_string(i);
        const std::vector<CellRecord> cells = std::exchange(run.cells, {});
        store.add(run);
        for (const CellRecord& cell : cells)
            store.addCell(run.id, cell);
    }
}

void expectAll(const std::filesystem::path& file) {
    const RunStore store(file);
    EXPECT_EQ(store.warning(), "");
    const std::vector<RunListing> listings = store.list();
    EXPECT_THAT(listings, SizeIs(2 * runsEach));
    for (const RunListing& listing : listings)
        EXPECT_EQ(store.load(listing.id).cells, test::fullRecord().cells);
}

TEST(StoreSharing, TwoProcessesMakeAndFillOneFile) {
    const test::TemporaryFolder folder;
    const auto file = folder / "runs.sqlite";
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        try {
            addRuns(file, "child-");
        } catch (const std::exception& error) {
            std::fprintf(stderr, "child: %s\n", error.what());
            _exit(1);
        }
        _exit(0);
    }
    addRuns(file, "parent-");
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    expectAll(file);
}

TEST(StoreSharing, AThreadReadsWhatAnotherWrites) {
    const test::TemporaryFolder folder;
    const auto file = folder / "runs.sqlite";
    const RunStore reader(file);
    std::jthread writer([&] { addRuns(file, "first-"); });
    addRuns(file, "second-");
    std::size_t before = 0;
    while (before < 2 * runsEach) {
        // opening and closing here must not drop the locks of the other threads' connections
        const std::size_t count = RunStore(file).list().size();
        EXPECT_GE(count, before);
        EXPECT_GE(reader.list().size(), count);
        before = count;
    }
    writer.join();
    expectAll(file);
}

TEST(RunLocks, AreHeldOnceForARun) {
    const test::TemporaryFolder folder;
    const RunStore first(folder / "runs.sqlite");
    std::filesystem::create_symlink("runs.sqlite", folder / "link.sqlite");
    const RunStore second(folder / "link.sqlite");
    {
        const RunLock lock = first.lock("a-run");
        EXPECT_THROW(first.lock("a-run"), Error);
        EXPECT_THROW(second.lock("a-run"), Error);
        const RunLock other = second.lock("another-run");
        EXPECT_THROW(first.lock("another-run"), Error);
    }
    const RunLock lock = second.lock("a-run");
    EXPECT_THROW(first.lock("a-run"), Error);
}

TEST(RunLocks, GoWithTheirProcessHoweverItEnds) {
    const test::TemporaryFolder folder;
    const auto file = folder / "runs.sqlite";
    const std::string id = test::fullRecord().id;
    RunStore store(file);
    store.add(test::fullRecord());
    int ready[2];
    ASSERT_EQ(pipe(ready), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        try {
            const RunStore own(file);
            const RunLock lock = own.lock(id);
            if (write(ready[1], "x", 1) == 1)
                pause(); // until it is killed
        } catch (const std::exception& error) {
            std::fprintf(stderr, "child: %s\n", error.what());
        }
        _exit(1);
    }
    close(ready[1]);
    char mark = 0;
    EXPECT_EQ(read(ready[0], &mark, 1), 1);
    close(ready[0]);
    for (const auto& [kind, message] :
         {test::errorOf([&] { store.lock(id); }), test::errorOf([&] { store.remove(id); })}) {
        EXPECT_EQ(kind, ErrorKind::invalidInput);
        EXPECT_THAT(message, HasSubstr("run " + id + " is being measured"));
    }
    EXPECT_EQ(store.load(id), test::fullRecord());
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    EXPECT_NO_THROW(store.lock(id));
    store.remove(id);
    EXPECT_FALSE(store.contains(id));
}

} // namespace
} // namespace bildrate
