#include "tests/core/exchange/dump_fixture.h"

namespace bildrate {
namespace {

using Json = nlohmann::json;

TEST_F(DumpTest, everyFileHoldsWhatTheOracleComputes) {
    run();
    EXPECT_GE(compareWithReference(), 7u);
}

TEST_F(DumpTest, theComparisonCanFail) {
    run();
    NpyArray logits = readNpy(m_request.folder / "logits.npy");
    const Network network = makeNetwork("lenet");
    const std::vector<double> expected =
        reference::forward(network, 2, m_request.seed)[std::size_t(network.logits())].data;
    std::rotate(logits.values.begin(), logits.values.begin() + network.classes(),
                logits.values.end()); // the images change places
    EXPECT_GT(reference::relativeError(logits.values, expected), 0.1);
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

TEST_F(DumpTest, whatIsStoppedLeavesNothingBehind) {
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW(run(source.get_token()), Cancelled);
    EXPECT_TRUE(std::filesystem::is_empty(m_folder));
}

} // namespace
} // namespace bildrate
