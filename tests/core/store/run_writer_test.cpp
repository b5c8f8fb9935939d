#include "core/base/error.h"
#include "core/store/run_writer.h"
#include "tests/support/sample_record.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <csignal>
#include <unistd.h>

namespace bildrate {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

RunRecord emptyRun() {
    RunRecord run = test::fullRecord();
    run.cells.clear();
    return run;
}

/// About 100 KiB in the file.
CellRecord largeCell(int number) {
    CellRecord cell = test::fullCell();
    cell.id = "cell-" + std::to_string(number);
    cell.cell.batch = number + 1;
    cell.measurement.samples.resize(4500, {number + 1, Seconds(0.5), {}, sampleNormal, {}});
    return cell;
}

class RunWriterTest : public testing::Test {
protected:
    std::function<void(const std::string&)> collect() {
        return [this](const std::string& message) { m_failures.push_back(message); };
    }

    test::TemporaryFolder m_folder;
    std::vector<std::string> m_failures;
};

TEST_F(RunWriterTest, WritesEachCellAtOnce) {
    const auto file = m_folder / "runs.sqlite";
    RunStore store(file);
    const RunStore reader(file);
    RunWriter writer(store, emptyRun(), collect());
    EXPECT_EQ(reader.load(emptyRun().id), emptyRun());
    for (int i = 0; i < 3; ++i) {
        writer.addCell(largeCell(i));
        EXPECT_EQ(reader.load(emptyRun().id).cells.at(std::size_t(i)), largeCell(i));
    }
    writer.finish();
    EXPECT_THAT(writer.pendingCells(), IsEmpty());
    EXPECT_THAT(m_failures, IsEmpty());
}

TEST_F(RunWriterTest, GoesOnWithARunThatIsThere) {
    RunStore store(m_folder / "runs.sqlite");
    store.add(test::fullRecord());
    RunWriter writer(store, test::fullRecord(), collect());
    writer.addCell(largeCell(7));
    writer.finish();
    EXPECT_THAT(m_failures, IsEmpty());
    EXPECT_THAT(store.load(emptyRun().id).cells, SizeIs(3));
}

/// No file of this process can grow beyond a size as long as it lives.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) {
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

private:
    rlimit m_before;
    void (*m_signal)(int);
};

TEST_F(RunWriterTest, KeepsInMemoryWhatDoesNotFitAndWritesItLater) {
    const auto file = m_folder / "runs.sqlite";
    RunStore store(file);
    RunWriter writer(store, emptyRun(), collect());
    writer.addCell(largeCell(0));
    {
        const FileSizeLimit full(300 << 10);
        for (int i = 1; i < 6; ++i)
            writer.addCell(largeCell(i));
        ASSERT_THAT(m_failures, SizeIs(1)) << "one reason is told once";
        EXPECT_THAT(m_failures[0],
                    AllOf(HasSubstr("no space left"), HasSubstr(file.string()), HasSubstr("free")));
        EXPECT_GE(writer.pendingCells().size(), 2u);
        const std::size_t stored = store.load(emptyRun().id).cells.size();
        EXPECT_EQ(stored + writer.pendingCells().size(), 6u);
        try {
            writer.finish();
            ADD_FAILURE() << "finish hides that cells are missing";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::diskFull);
            EXPECT_THAT(error.what(), HasSubstr("finished cells could not be stored"));
        }
    }
    writer.addCell(largeCell(6));
    EXPECT_THAT(writer.pendingCells(), IsEmpty());
    writer.finish();
    const std::vector<CellRecord> cells = RunStore(file).load(emptyRun().id).cells;
    ASSERT_THAT(cells, SizeIs(7));
    for (int i = 0; i < 7; ++i)
        EXPECT_EQ(cells[std::size_t(i)], largeCell(i));
}

TEST_F(RunWriterTest, StartsInMemoryIfEvenTheRunDoesNotFit) {
    RunStore store(m_folder / "runs.sqlite");
    RunRecord run = emptyRun();
    run.spec.note.assign(200 << 10, 'x');
    std::unique_ptr<RunWriter> writer;
    {
        const FileSizeLimit full(100 << 10);
        writer = std::make_unique<RunWriter>(store, run, collect());
        writer->addCell(test::sparseCell());
        EXPECT_THAT(m_failures, SizeIs(1));
        EXPECT_THAT(writer->pendingCells(), SizeIs(1));
        EXPECT_THAT(store.list(), IsEmpty());
    }
    writer->finish();
    run.cells = {test::sparseCell()};
    EXPECT_EQ(store.load(run.id), run);
}

/// A file system of 1 MiB; only root can have one.
class SmallDisk {
public:
    explicit SmallDisk(const std::filesystem::path& folder) : m_folder(folder) {
        std::filesystem::create_directory(folder);
        mounted = mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=1m") == 0;
    }
    ~SmallDisk() {
        if (mounted)
            umount2(m_folder.c_str(), MNT_DETACH);
    }
    bool mounted = false;

private:
    std::filesystem::path m_folder;
};

TEST_F(RunWriterTest, SaysThatADiskIsFullAndReadsItAfterwards) {
    const SmallDisk disk(m_folder / "disk");
    if (!disk.mounted)
        GTEST_SKIP() << "mounting a small file system needs root";
    const auto file = m_folder / "disk" / "runs.sqlite";
    std::size_t stored = 0;
    {
        RunStore store(file);
        RunWriter writer(store, emptyRun(), collect());
        for (int i = 0; i < 20; ++i)
            writer.addCell(largeCell(i));
        ASSERT_THAT(m_failures, SizeIs(1));
        EXPECT_THAT(m_failures[0], AllOf(HasSubstr("no space left"), HasSubstr(file.string()),
                                         HasSubstr(" free in ")));
        stored = 20 - writer.pendingCells().size();
        EXPECT_GT(stored, 0u);
        EXPECT_THAT(store.load(emptyRun().id).cells, SizeIs(stored));
    }
    const RunStore again(file);
    EXPECT_THAT(again.load(emptyRun().id).cells, SizeIs(stored));
}

TEST_F(RunWriterTest, LosesNoFinishedCellWhenKilled) {
    const auto file = m_folder / "runs.sqlite";
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        RunStore store(file);
        RunWriter writer(store, emptyRun(), [](const std::string&) {});
        for (int i = 0; i < 3; ++i)
            writer.addCell(largeCell(i));
        std::raise(SIGKILL);
    }
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    const RunStore store(file);
    EXPECT_EQ(store.warning(), "");
    const RunRecord run = store.load(emptyRun().id);
    ASSERT_THAT(run.cells, SizeIs(3));
    EXPECT_EQ(run.cells[2], largeCell(2));
}

} // namespace
} // namespace bildrate
