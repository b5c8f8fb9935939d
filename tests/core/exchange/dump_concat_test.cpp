#include "tests/core/exchange/dump_fixture.h"

namespace bildrate {
namespace {

using Json = nlohmann::json;

TEST_F(DumpTest, concatsWithoutAStepAreJoinedFromTheirBranches) {
    m_request.network = "googlenet";
    m_request.imageSize = smallImageSize("googlenet");
    run();
    compareWithReference();
    const Json index = Json::parse(readFile(m_request.folder / "index.json"));
    EXPECT_TRUE(std::any_of(index["files"].begin(), index["files"].end(), [](const Json& file) {
        return file["role"] == "output" && file["layer"] == "inception_3a";
    }));
}

} // namespace
} // namespace bildrate
