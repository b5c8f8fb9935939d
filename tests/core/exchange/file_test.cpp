#include "core/base/error.h"
#include "core/exchange/file.h"

#include <gtest/gtest.h>

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
            EXPECT_NE(std::string(error.what()).find(file.filename().string()), std::string::npos)
                << error.what();
            return error.kind();
        }
        ADD_FAILURE() << "was written";
        return ErrorKind::backend;
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
    EXPECT_THROW(readFile(m_folder), Error);
}

} // namespace
} // namespace bildrate
