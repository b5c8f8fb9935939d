#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/npy.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace bildrate {
namespace {

class NpyTest : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directory(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    void writeText(const std::string& text) { writeFile(m_file, text, IfExists::replace); }
    ErrorKind kindOfReading() {
        try {
            readNpy(m_file);
        } catch (const Error& error) {
            EXPECT_NE(std::string(error.what()).find(m_file.string()), std::string::npos);
            return error.kind();
        }
        ADD_FAILURE() << "was read";
        return ErrorKind::backend;
    }

    std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() / ("npy_test-Größe-" + std::to_string(::getpid()));
    std::filesystem::path m_file = m_folder / "tensor.npy";
};

/// Built by hand from the format's description: magic, version, little-endian header length, a
/// Python dictionary padded with spaces and ended by a newline so that data starts at a multiple
/// of 64.
std::string expectedStart(const std::string& shape, char headerLength) {
    std::string dictionary = "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + ", }";
    dictionary.resize(std::size_t(headerLength) - 1, ' ');
    return std::string("\x93NUMPY\x01\x00", 8) + headerLength + std::string(1, '\0') + dictionary +
           "\n";
}

TEST_F(NpyTest, bytesAreThoseOfTheFormatsDescription) {
    const float values[] = {1.0f, -2.0f, 0.5f, 0.0f, 3.0f, 1e-5f};
    const std::int64_t shape[] = {1, 2, 3, 1};
    writeNpy(m_file, shape, values);
    const std::string expected =
        expectedStart("(1, 2, 3, 1)", 118) +
        std::string("\x00\x00\x80\x3f\x00\x00\x00\xc0\x00\x00\x00\x3f\x00\x00\x00\x00\x00\x00\x40"
                    "\x40\xac\xc5\x27\x37",
                    24);
    EXPECT_EQ(readFile(m_file), expected);
}

TEST_F(NpyTest, aShapeOfOneKeepsItsComma) {
    const float values[] = {1.0f, 2.0f};
    const std::int64_t shape[] = {2};
    writeNpy(m_file, shape, values);
    EXPECT_EQ(readFile(m_file).substr(0, 128), expectedStart("(2,)", 118));
}

TEST_F(NpyTest, readsBackEqual) {
    const std::vector<float> values{1.0f, -0.0f, 1e-42f, 3.4e38f, 0.1f, 7.0f};
    const std::vector<std::int64_t> shape{3, 2};
    writeNpy(m_file, shape, values);
    const NpyArray array = readNpy(m_file);
    EXPECT_EQ(array.shape, shape);
    EXPECT_EQ(array.values, values);
    EXPECT_TRUE(std::signbit(array.values[1]));
}

TEST_F(NpyTest, refusesToWriteAWrongNumberOfValues) {
    const float values[] = {1.0f};
    const std::int64_t shape[] = {2};
    EXPECT_THROW(writeNpy(m_file, shape, values), Error);
    EXPECT_FALSE(std::filesystem::exists(m_file));
}

TEST_F(NpyTest, refusesWhatIsNotWhole) {
    const std::string whole = expectedStart("(2,)", 118) + std::string(8, '\0');
    writeText(whole);
    EXPECT_EQ(readNpy(m_file).values.size(), 2u);
    for (std::size_t length : {0u, 9u, 60u, 128u, 130u, 132u}) {
        writeText(whole.substr(0, length));
        EXPECT_EQ(kindOfReading(), ErrorKind::damaged) << length;
    }
    writeText("PK" + whole);
    EXPECT_EQ(kindOfReading(), ErrorKind::damaged);
    writeText(expectedStart("(-2,)", 118) + std::string(8, '\0'));
    EXPECT_EQ(kindOfReading(), ErrorKind::damaged);
    writeText(expectedStart("(4294967296, 4294967296)", 118) + std::string(8, '\0'));
    EXPECT_EQ(kindOfReading(), ErrorKind::damaged);
}

TEST_F(NpyTest, refusesOtherTypesAndOrders) {
    std::string text = expectedStart("(2,)", 118) + std::string(8, '\0');
    std::string doubles = text;
    doubles.replace(doubles.find("<f4"), 3, "<f8");
    writeText(doubles);
    EXPECT_EQ(kindOfReading(), ErrorKind::unsupported);
    text.replace(text.find("False"), 5, "True ");
    writeText(text);
    EXPECT_EQ(kindOfReading(), ErrorKind::unsupported);
}

TEST_F(NpyTest, namesAFileThatCannotBeOpened) {
    m_file = m_folder / "absent.npy";
    EXPECT_EQ(kindOfReading(), ErrorKind::notFound);
}

} // namespace
} // namespace bildrate
