// Several processes and threads on one file.

#include "core/base/error.h"
#include "core/store/run_store.h"
#include "tests/support/sample_record.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <thread>
#include <unistd.h>

namespace bildrate {
namespace {

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

} // namespace
} // namespace bildrate
