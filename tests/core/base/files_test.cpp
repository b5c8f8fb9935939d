#include "core/base/files.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>

#include <fstream>

namespace bildrate {
namespace {

TEST(Files, ContentIsEveryByte) {
    const test::TemporaryFolder folder;
    const std::string bytes("a\r\n\0ä\n", 7);
    std::ofstream(folder / "file", std::ios::binary) << bytes;
    EXPECT_EQ(contentOf(folder / "file"), bytes);
    EXPECT_EQ(contentOf(folder / "missing"), "");
}

TEST(Files, NameAsideIsFreeAndKeepsTheExtension) {
    const test::TemporaryFolder folder;
    const std::filesystem::path first = nameAside(folder / "runs.sqlite", "damaged");
    EXPECT_EQ(first.parent_path(), folder.path());
    EXPECT_THAT(first.filename().string(),
                testing::MatchesRegex("runs\\.damaged-[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}-[0-9]{2}-"
                                      "[0-9]{2}\\.sqlite"));
    std::ofstream(first) << "taken";
    EXPECT_NE(nameAside(folder / "runs.sqlite", "damaged"), first);
}

TEST(Files, AShellReadsAWordBackAsItWas) {
    EXPECT_EQ(shellWord("/home/a-b/runs.sqlite"), "/home/a-b/runs.sqlite");
    for (const std::string text : {"", "Größe 50 %/a.sqlite", "it's", "$(touch x)", "a\"b\\c*?"}) {
        const std::string command = "printf %s " + shellWord(text);
        FILE* const shell = popen(command.c_str(), "r");
        ASSERT_NE(shell, nullptr);
        char answer[100] = {};
        const std::size_t size = fread(answer, 1, sizeof answer, shell);
        pclose(shell);
        EXPECT_EQ(std::string(answer, size), text);
    }
}

} // namespace
} // namespace bildrate
