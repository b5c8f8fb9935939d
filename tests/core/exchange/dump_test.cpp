#include "core/exchange/dump_folder.h"
#include "tests/core/exchange/dump_fixture.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest-spi.h>
#include <sys/wait.h>

#include <unistd.h>

namespace bildrate {
namespace {

using Json = nlohmann::json;

TEST_F(DumpTest, everyFileHoldsWhatTheOracleComputes) {
    run();
    EXPECT_GE(compareWithReference(), 7u);
}

TEST_F(DumpTest, theComparisonCanFail) {
    run();
    const std::filesystem::path file = m_request.folder / "logits.npy";
    NpyArray logits = readNpy(file);
    std::rotate(logits.values.begin(), logits.values.begin() + logits.shape.at(1),
                logits.values.end()); // the images change places
    writeNpy(file, logits.shape, logits.values);
    EXPECT_NONFATAL_FAILURE(compareWithReference(), "logits.npy");
}

TEST_F(DumpTest, theIndexIsEnoughToRebuildTheNetwork) {
    m_request.everyLayer = false;
    run();
    const Json index = Json::parse(readFile(m_request.folder / "index.json"));
    EXPECT_EQ(index["format"], "bildrate-dump");
    EXPECT_EQ(index["version"], 1);
    EXPECT_EQ(index["batch"], 2);
    EXPECT_EQ(index["seed"], 5);
    EXPECT_EQ(index["precision"], "fp32");
    EXPECT_FALSE(index.contains("fused"));
    const Json& pool = index["network"]["layers"][3];
    EXPECT_EQ(pool["kind"], "max pool");
    EXPECT_EQ(pool["kernel"], Json({2, 2}));
    EXPECT_EQ(pool["ceil_mode"], false);
    EXPECT_FALSE(std::filesystem::exists(m_request.folder / "layers"));
}

TEST_F(DumpTest, onlyAnEarlierDumpIsReplaced) {
    run();
    expectRefused();
    m_request.overwrite = true;
    m_request.seed = 6;
    run();
    compareWithReference();

    std::filesystem::remove(m_request.folder / "index.json");
    expectRefused();
    EXPECT_TRUE(std::filesystem::exists(m_request.folder / "input.npy"));
}

TEST_F(DumpTest, anEmptyFolderIsFilledAndAFileIsNone) {
    std::filesystem::create_directory(m_request.folder);
    run();
    std::filesystem::remove_all(m_request.folder);
    writeFile(m_request.folder, "mine", IfExists::refuse);
    m_request.overwrite = true;
    expectRefused();
    EXPECT_EQ(readFile(m_request.folder), "mine");
}

TEST_F(DumpTest, aFolderMayBeNamedInAnyWay) {
    const std::filesystem::path folder = m_request.folder;
    for (const char* end : {"", ".", "../dump/."}) {
        m_request.folder = folder / end;
        run();
        EXPECT_TRUE(std::filesystem::exists(folder / "index.json")) << end;
        expectRefused();
        m_request.overwrite = true;
        ++m_request.seed;
        run();
        compareWithReference();
        m_request.overwrite = false;
        std::filesystem::remove_all(folder);
        EXPECT_TRUE(std::filesystem::is_empty(m_folder)) << end;
    }
}

TEST_F(DumpTest, theCurrentFolderIsLeftAlone) {
    run();
    m_request.overwrite = true;
    const std::filesystem::path folder = std::exchange(m_request.folder, ".");
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder);
    expectRefused("the current folder");
    EXPECT_TRUE(std::filesystem::exists("index.json"));
    std::filesystem::current_path(before);
}

TEST_F(DumpTest, filesOfTheUserStopTheReplacing) {
    run();
    m_request.overwrite = true;
    for (const char* name : {"thesis.txt", "weights/mine.npy"}) {
        const std::filesystem::path file = m_request.folder / name;
        writeFile(file, "mine", IfExists::refuse);
        expectRefused(name);
        EXPECT_EQ(readFile(file), "mine");
        std::filesystem::remove(file);
    }
    std::filesystem::create_directory(m_request.folder / "holiday");
    expectRefused("holiday");
    std::filesystem::remove(m_request.folder / "holiday");
    run();
}

TEST_F(DumpTest, whatAppearsMeanwhileIsNotReplaced) {
    {
        DumpFolder folder(m_request.folder, false, {"weights"});
        std::filesystem::create_directory(m_request.folder);
        writeFile(m_request.folder / "mine", "mine", IfExists::refuse);
        EXPECT_THROW(folder.complete(), Error);
    }
    EXPECT_EQ(readFile(m_request.folder / "mine"), "mine");
    expectRefused("not empty");
}

TEST_F(DumpTest, aFolderThatCannotBeMadeIsRefusedBeforeTheWork) {
    writeFile(m_folder / "file", "", IfExists::refuse);
    m_request.folder = m_folder / "file" / "dump";
    const FakeBackend backend;
    EXPECT_THROW(dump(m_request, backend, {}), Error);
    EXPECT_TRUE(backend.calls().empty());
}

TEST_F(DumpTest, whatDoesNotFitIsRefusedBeforeItIsLoaded) {
    FakeBackend backend;
    backend.script = [](const Schedule&) {
        FakeScript script;
        script.memory = {Bytes(1) << 50, 0, 0, 0};
        return script;
    };
    try {
        dump(m_request, backend, {});
        FAIL() << "no error";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::outOfMemory);
        EXPECT_NE(std::string(error.what()).find("needs " + formatBytes(Bytes(1) << 50) + ", "),
                  std::string::npos)
            << error.what();
    }
    EXPECT_EQ(backend.calls().size(), 1u); // compile
    EXPECT_TRUE(std::filesystem::is_empty(m_folder));
}

TEST_F(DumpTest, whatAKilledProgramLeftIsRemovedByTheNext) {
    const pid_t child = fork();
    if (child == 0)
        _exit(0);
    ASSERT_GT(child, 0);
    ASSERT_EQ(waitpid(child, nullptr, 0), child); // its number is nobody's now
    const std::string start = m_request.folder.string() + ".part-";
    const std::vector<std::string> kept{start + std::to_string(getppid()), start + "old",
                                        start + "12x", m_request.folder.string() + "2.part-1"};
    for (const std::string& name : kept)
        std::filesystem::create_directories(name);
    std::filesystem::create_directories(start + std::to_string(child) + "/weights");
    run();
    EXPECT_FALSE(std::filesystem::exists(start + std::to_string(child)));
    for (const std::string& name : kept)
        EXPECT_TRUE(std::filesystem::exists(name)) << name;
}

TEST_F(DumpTest, whatIsStoppedLeavesNothingBehind) {
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW(run(source.get_token()), Cancelled);
    EXPECT_TRUE(std::filesystem::is_empty(m_folder));
}

} // namespace
} // namespace bildrate
