#include "core/exchange/profile_json.h"
#include "tests/app/command_line_fixture.h"

#include <fstream>

namespace bildrate::cli {
namespace {

using ProfileCommandTest = CommandLineTest;

TEST_F(ProfileCommandTest, PrintsEveryStepWithItsShare) {
    EXPECT_EQ(run({"profile", "lenet", "--batch", "2", "--max-time", "0.01"}), exitDone);
    EXPECT_NE(out().find("lenet, inference, fp32, batch 2"), std::string::npos) << out();
    EXPECT_NE(out().find("conv1"), std::string::npos) << out();
    EXPECT_NE(out().find("GFLOP/s"), std::string::npos) << out();
    EXPECT_NE(out().find("total"), std::string::npos) << out();
}

TEST_F(ProfileCommandTest, WritesJsonThatComparesWithItself) {
    ASSERT_EQ(run({"profile", "lenet", "--max-time", "0.01", "--json"}), exitDone);
    const Profile profile = profileFromJson(out());
    EXPECT_EQ(profile.network, "lenet");
    EXPECT_GE(profile.iterations, 5);
    EXPECT_EQ(profile.devices, std::vector<std::string>{"cpu"});
    EXPECT_EQ(profile.seed, 1u);
    EXPECT_EQ(profile.environment.programVersion, "1.0");
    EXPECT_EQ(profile.environment.cpuModel, "Fake CPU");
    EXPECT_EQ(profile.environment.libraries.at(0).first, "fake");
    const std::string file = (m_folder / "profile.json").string();
    std::ofstream(file) << out();
    EXPECT_EQ(run({"profile", "--compare", file, file}), exitDone);
    EXPECT_NE(out().find("1.00"), std::string::npos) << out();
    EXPECT_EQ(out().find("only in"), std::string::npos) << out();
    EXPECT_EQ(out().find("different questions"), std::string::npos) << out();
    EXPECT_EQ(out().find("differs:"), std::string::npos) << out();
    m_environment.kernel = "6.1";
    ASSERT_EQ(run({"profile", "lenet", "--max-time", "0.01", "--json", "--seed", "7",
                   "--convolution", "direct"}),
              exitDone);
    const std::string changed = (m_folder / "changed.json").string();
    std::ofstream(changed) << out();
    EXPECT_EQ(run({"profile", "--compare", file, changed}), exitDone);
    for (const char* difference :
         {"differs: seed: 1 before, 7 now", "differs: convolution: fastest before, direct now",
          "differs: kernel: unknown before, 6.1 now"})
        EXPECT_NE(out().find(difference), std::string::npos) << out();
    ASSERT_EQ(run({"profile", "lenet", "--batch", "2", "--max-time", "0.01", "--json"}), exitDone);
    const std::string other = (m_folder / "other.json").string();
    std::ofstream(other) << out();
    EXPECT_EQ(run({"profile", "--compare", file, other}), exitDone);
    EXPECT_NE(out().find("different questions"), std::string::npos) << out();
    std::ofstream(other) << "{}";
    expectRefused({"profile", "--compare", file, other}, exitWrongUse, "other.json");
}

TEST_F(ProfileCommandTest, RefusesWhatItCannotProfile) {
    expectRefused({"profile"}, exitWrongUse, "name the network");
    expectRefused({"profile", "lenet", "--max-time", "0"}, exitWrongUse, "--max-time");
    expectRefused({"profile", "lenett"}, exitWrongUse, "lenet");
    expectRefused({"profile", "lenet", "--batch", "0"}, exitWrongUse, "batch");
    expectRefused({"profile", "lenet", "--sort", "size"}, exitWrongUse, "size");
    expectRefused({"profile", "lenet", "--precision", "fp64"}, exitWrongUse, "fp64");
    expectRefused({"profile", "lenet", "--device", "gpu:7"}, exitDeviceMissing, "gpu:7");
    expectRefused({"profile", "lenet", "--momentum", "0.9"}, exitWrongUse, "--workload training");
    expectRefused({"profile", "lenet", "--workload", "training", "--momentum", "1"}, exitWrongUse,
                  "momentum of 1");
    expectRefused({"profile", "lenet", "--convolution", "fft"}, exitWrongUse, "'fft'");
    expectRefused({"profile", "--compare", "nothing.json", "nothing.json"}, exitWrongUse,
                  "nothing.json");
}

} // namespace
} // namespace bildrate::cli
