#include "tests/app/command_line_fixture.h"

namespace bildrate::cli {
namespace {

class DumpCommandTest : public CommandLineTest {
protected:
    std::string folder() const { return (m_folder / "dump").string(); }
    void refused(const std::vector<std::string>& options, int exitCode, std::string_view culprit) {
        std::vector<std::string> arguments{"dump"};
        for (const std::string& option : options)
            arguments.push_back(option);
        expectRefused(arguments, exitCode, culprit);
        EXPECT_TRUE(std::filesystem::is_empty(m_folder));
    }
};

TEST_F(DumpCommandTest, badInputIsNamedAndNothingIsWritten) {
    refused({"--network", "lenet"}, exitWrongUse, "--out");
    refused({"--network", "lenet", "--out", ""}, exitWrongUse, "--out: its value is empty");
    refused({"--out", folder()}, exitWrongUse, "--network");
    refused({"--network", "lennet", "--out", folder()}, exitWrongUse, "lenet");
    for (const char* batch : {"0", "-1", "1000000000", "1e9", "1,2"})
        refused({"--network", "lenet", "--batch", batch, "--out", folder()}, exitWrongUse, batch);
    refused({"--network", "lenet", "--precision", "fp31", "--out", folder()}, exitWrongUse,
            "'fp31'");
    refused({"--network", "lenet", "--seed", "x", "--out", folder()}, exitWrongUse, "'x'");
    refused({"--network", "lenet", "--convolution", "fft", "--out", folder()}, exitWrongUse,
            "'fft'");
    refused({"--network", "lenet", "--momentum", "0.9", "--out", folder()}, exitWrongUse,
            "--workload training");
    refused({"--network", "lenet", "--workload", "training", "--learning-rate", "-1", "--out",
             folder()},
            exitWrongUse, "learning rate of -1");
    for (const char* size : {"0", "1000000", "-5"})
        refused({"--network", "lenet", "--image-size", size, "--out", folder()}, exitWrongUse,
                size);
    refused({"--network", "vgg16", "--image-size", "8", "--out", folder()}, exitWrongUse, "pool4");
}

TEST_F(DumpCommandTest, whatTheEngineCannotDoIsSaid) {
    refused({"--network", "lenet", "--precision", "fp16", "--out", folder()}, exitWrongUse, "fp16");
    for (const std::string& place : {folder(), folder() + "/of/mine/"})
        refused({"--network", "lenet", "--out", place}, exitWrongUse,
                "the fake engine computes nothing");
    m_devices.clear();
    refused({"--network", "lenet", "--out", folder()}, exitDeviceMissing, "'cpu'");
}

TEST_F(DumpCommandTest, aFolderThatCannotBeMadeIsNamed) {
    refused({"--network", "lenet", "--out", "/proc/dump"}, exitWrongUse, "/proc/dump");
}

} // namespace
} // namespace bildrate::cli
