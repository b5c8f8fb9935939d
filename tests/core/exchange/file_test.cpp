#include "core/base/error.h"
#include "core/exchange/file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <unistd.h>

namespace bildrate {
namespace {

class FileTest : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directory(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    ErrorKind kindOfWriting(const std::filesystem::path& file, IfExists ifExists) {
        try {
            writeFile(file, "new", ifExists);
        } catch (const Error& error) {
            EXPECT_NE(std::string(error.what()).find("'" + file.string() + "'"), std::string::npos)
                << error.what();
            return error.kind();
        }
        ADD_FAILURE() << "was written";
        return ErrorKind::backend;
    }
    static std::string refusalOfReading(const std::filesystem::path& file,
                                        std::size_t largest = largestFile) {
        try {
            readFile(file, largest);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::io);
            return error.what();
        }
        return "was read";
    }
    std::ptrdiff_t filesInFolder() const {
        return std::distance(std::filesystem::directory_iterator(m_folder), {});
    }

    std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() / ("file_test-日本-" + std::to_string(::getpid()));
};

TEST_F(FileTest, writesTheWholeTextAndNothingElse) {
    writeFile(m_folder / "a", "text", IfExists::refuse);
    writeFile(m_folder / "a", "replaced", IfExists::replace);
    EXPECT_EQ(readFile(m_folder / "a"), "replaced");
    EXPECT_EQ(filesInFolder(), 1);
}

TEST_F(FileTest, aLinkStaysOneAndItsTargetIsWritten) {
    std::filesystem::create_directory(m_folder / "real");
    std::filesystem::create_symlink("second", m_folder / "first"); // relative to the folder
    std::filesystem::create_symlink(m_folder / "real" / "a", m_folder / "second");
    writeFile(m_folder / "first", "old", IfExists::refuse); // nothing is there yet
    EXPECT_EQ(readFile(m_folder / "real" / "a"), "old");
    EXPECT_EQ(kindOfWriting(m_folder / "first", IfExists::refuse), ErrorKind::invalidInput);
    writeFile(m_folder / "first", "new", IfExists::replace);
    EXPECT_TRUE(std::filesystem::is_symlink(m_folder / "first"));
    EXPECT_TRUE(std::filesystem::is_symlink(m_folder / "second"));
    EXPECT_EQ(readFile(m_folder / "real" / "a"), "new");
    EXPECT_EQ(filesInFolder(), 3);
}

TEST_F(FileTest, linksInACircleAreNamed) {
    std::filesystem::create_symlink("b", m_folder / "a");
    std::filesystem::create_symlink("a", m_folder / "b");
    EXPECT_EQ(kindOfWriting(m_folder / "a", IfExists::replace), ErrorKind::io);
    EXPECT_EQ(filesInFolder(), 2);
}

TEST_F(FileTest, doesNotTouchAFileThatExists) {
    writeFile(m_folder / "a", "old", IfExists::refuse);
    EXPECT_EQ(kindOfWriting(m_folder / "a", IfExists::refuse), ErrorKind::invalidInput);
    EXPECT_EQ(readFile(m_folder / "a"), "old");
    EXPECT_EQ(filesInFolder(), 1);
}

TEST_F(FileTest, aFullDiskIsNamedAsSuch) {
    try {
        FileWriter writer("/dev/full");
        writer.write("text");
        FAIL() << "was written";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::diskFull);
    }
    EXPECT_TRUE(std::filesystem::exists("/dev/full"));
}

TEST_F(FileTest, leavesNothingBehindWhereItCannotWrite) {
    EXPECT_EQ(kindOfWriting(m_folder / "absent" / "a", IfExists::refuse), ErrorKind::notFound);
    std::filesystem::create_directory(m_folder / "folder");
    EXPECT_EQ(kindOfWriting(m_folder / "folder", IfExists::replace), ErrorKind::invalidInput);
    EXPECT_EQ(filesInFolder(), 1);
}

TEST_F(FileTest, anUnfinishedFileGoesAway) {
    {
        FileWriter writer(m_folder / "a");
        writer.write("half");
    }
    EXPECT_EQ(filesInFolder(), 0);
}

TEST_F(FileTest, readsAreErrorsWithTheName) {
    EXPECT_THROW(readFile(m_folder / "absent"), Error);
    EXPECT_EQ(refusalOfReading(m_folder),
              "cannot read '" + m_folder.string() + "': it is a folder, not a file");
}

TEST_F(FileTest, whatIsNoFileIsNotRead) {
    EXPECT_EQ(refusalOfReading("/dev/zero"), "cannot read '/dev/zero': it is a device, not a file");
    const std::filesystem::path pipe = m_folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0); // nobody writes to it
    EXPECT_EQ(refusalOfReading(pipe),
              "cannot read '" + pipe.string() + "': it is a pipe, not a file");
}

TEST_F(FileTest, aFileIsReadUpToALimit) {
    const std::filesystem::path file = m_folder / "a";
    writeFile(file, "123456789", IfExists::refuse);
    EXPECT_EQ(readFile(file, 9), "123456789");
    EXPECT_EQ(refusalOfReading(file, 8),
              "cannot read '" + file.string() + "': it is larger than 8 B");
    std::filesystem::resize_file(file, largestFile + 1); // sparse
    EXPECT_EQ(refusalOfReading(file),
              "cannot read '" + file.string() + "': it is larger than 512 MiB");
    EXPECT_EQ(refusalOfReading("/proc/self/status", 100), // says that its size is 0
              "cannot read '/proc/self/status': it is larger than 100 B");
}

} // namespace
} // namespace bildrate
