#include "tests/app/command_line_fixture.h"

#include <nlohmann/json.hpp>

namespace bildrate::cli {
namespace {

using NetworkCommandsTest = CommandLineTest;
using Json = nlohmann::json;

TEST_F(NetworkCommandsTest, listsEveryNetworkWithItsSize) {
    ASSERT_EQ(run({"networks"}), exitDone);
    EXPECT_NE(out().find("resnet-50       3x224x224   25,557,032   3.8580  ResNet-50\n"),
              std::string::npos)
        << out();
    EXPECT_EQ(std::count(out().begin(), out().end(), '\n'), 14 + 2);
    EXPECT_EQ(err(), "");
}

TEST_F(NetworkCommandsTest, listsNetworksAsJson) {
    ASSERT_EQ(run({"networks", "--json"}), exitDone);
    const Json json = Json::parse(out());
    ASSERT_EQ(json.size(), 14u);
    EXPECT_EQ(json[0]["name"], "alexnet");
    EXPECT_EQ(json[0]["parameters"], 61838248);
    EXPECT_EQ(json[0]["input"], Json({3, 227, 227}));
}

TEST_F(NetworkCommandsTest, showsLayersWithTotals) {
    ASSERT_EQ(run({"network", "lenet"}), exitDone);
    // 5 x 5 x 1 x 32 + 32 parameters; 28 x 28 x 32 x 25 multiply-accumulates
    EXPECT_NE(out().find("conv1       convolution      5x5     1x1     2x2      32x28x28       "
                         "2,432   1,881,600\n"),
              std::string::npos)
        << out();
    EXPECT_NE(out().find("total       11 layers"), std::string::npos) << out();
    EXPECT_NE(out().find("2,173,353  14,034,944\n"), std::string::npos) << out();
}

TEST_F(NetworkCommandsTest, showsWhatAJoiningLayerReads) {
    ASSERT_EQ(run({"network", "googlenet"}), exitDone);
    EXPECT_NE(out().find("inception_3a.1a.relu, inception_3a.2b.relu, inception_3a.3b.relu, "
                         "inception_3a.4b.relu\n"),
              std::string::npos);
}

TEST_F(NetworkCommandsTest, layersAsJsonCarryEveryAttribute) {
    ASSERT_EQ(run({"network", "resnet-50", "--json"}), exitDone);
    const Json json = Json::parse(out());
    EXPECT_EQ(json["macs"], 3857973248);
    const Json& convolution = json["layers"][1];
    EXPECT_EQ(convolution["name"], "conv1");
    EXPECT_EQ(convolution["kind"], "convolution");
    EXPECT_EQ(convolution["inputs"], Json({"input"}));
    EXPECT_EQ(convolution["output"], Json({64, 112, 112}));
    EXPECT_EQ(convolution["kernel"], Json({7, 7}));
    EXPECT_EQ(convolution["stride"], Json({2, 2}));
    EXPECT_EQ(convolution["padding"], Json({3, 3}));
    EXPECT_EQ(convolution["bias"], false);
    EXPECT_EQ(json["layers"][2]["epsilon"], 1e-5);
}

TEST_F(NetworkCommandsTest, namesTheNearestNetworks) {
    expectRefused({"network", "resnet-5o"}, exitWrongUse, "'resnet-5o'");
    EXPECT_NE(err().find("resnet-50"), std::string::npos) << err();
}

TEST_F(NetworkCommandsTest, refusesWhatIsNoCommandOrOption) {
    expectRefused({"nets"}, exitWrongUse, "no command 'nets'");
    expectRefused({"networks", "--jsn"}, exitWrongUse, "--jsn");
    expectRefused({"network"}, exitWrongUse, "name is missing");
    expectRefused({"network", "lenet", "vgg16"}, exitWrongUse, "vgg16");
}

TEST_F(NetworkCommandsTest, withoutACommandShowsHelpAsAnError) {
    EXPECT_EQ(run({}), exitWrongUse);
    EXPECT_EQ(out(), "");
    EXPECT_NE(err().find("Usage: bildrate-cli"), std::string::npos);
}

TEST_F(NetworkCommandsTest, helpNamesExitCodesAndAnExampleForEachCommand) {
    ASSERT_EQ(run({"--help"}), exitDone);
    EXPECT_NE(out().find("5  a requested device is missing"), std::string::npos);
    for (const CommandFacts& facts : commandFacts()) {
        if (facts.name.empty())
            continue;
        std::istringstream name(facts.name);
        std::vector<std::string> words{std::istream_iterator<std::string>(name), {}};
        if (words.size() == 1) { // what is below a command stands in the command's help
            EXPECT_NE(out().find("\n  bildrate-cli " + facts.name), std::string::npos)
                << facts.name;
        }
        words.push_back("--help");
        CapturingSink help;
        Surroundings surroundings{help, help, {}, {}, {}, {}};
        EXPECT_EQ(runCommandLine(words, surroundings), exitDone) << facts.name;
        const std::size_t examples = help.text().find("Example");
        ASSERT_NE(examples, std::string::npos) << facts.name;
        EXPECT_NE(help.text().find("bildrate-cli " + facts.name, examples), std::string::npos)
            << facts.name;
    }
}

TEST_F(NetworkCommandsTest, tellsItsVersion) {
    ASSERT_EQ(run({"--version"}), exitDone);
    EXPECT_TRUE(out().starts_with("bildrate-cli 0.")) << out();
}

} // namespace
} // namespace bildrate::cli
