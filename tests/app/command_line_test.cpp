// What all commands have in common when they refuse: words, hints, and nothing left behind.

#include "tests/app/command_line_fixture.h"

namespace bildrate::cli {
namespace {

TEST_F(CommandLineTest, whatIsRefusedLeavesNoFile) {
    const std::vector<std::pair<std::vector<std::string>, int>> refused{
        {{}, exitWrongUse},
        {{"--networks", "lennet"}, exitWrongUse},
        {{"--networks", "lenet", "--batch", "0"}, exitWrongUse},
        {{"--networks", "lenet", "--width", "-1"}, exitWrongUse},
        {{"--networks", "lenet", "--device", "gpu:0"}, exitDeviceMissing},
        {{"--networks", "lenet", "--save-preset", "quick"}, exitWrongUse},
        {{"--networks", "lenet", "--device", "gpu:0", "--save-preset", "mine"}, exitDeviceMissing},
        {{"--preset", "quik"}, exitWrongUse},
        {{"--again", "last"}, exitWrongUse},
        {{"--resume", "last"}, exitWrongUse},
        {{"--networks", "lenet", "--save-preset", "mine", "--database", m_folder.string()},
         exitWrongUse},
    };
    for (const auto& [options, exitCode] : refused) {
        std::vector<std::string> arguments{"run"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        expectRefused(arguments, exitCode, "");
        EXPECT_TRUE(std::filesystem::is_empty(m_folder)) << testing::PrintToString(options);
    }
}

TEST_F(CommandLineTest, hintsNameTheDatabaseThatWasNamed) {
    const std::string file = (m_folder / "my runs.sqlite").string();
    ASSERT_EQ(run({"run", "--networks", "lenet", "--database", file}), exitDone);
    EXPECT_TRUE(contains(err(), " --database '" + file + "'' tells more\n")) << err();
    ASSERT_EQ(run({"run", "--networks", "lenet"}), exitDone);
    EXPECT_FALSE(contains(err(), "--database")) << err();
}

TEST_F(CommandLineTest, anOptionGivenTwiceOrWithoutAValueIsNamed) {
    expectRefused({"run", "--networks", "lenet", "--max-time", "1", "--max-time", "2"},
                  exitWrongUse, "--max-time is given 2 times, but can be given once; ");
    expectRefused({"explain", "--language", "de", "--language", "fr"}, exitWrongUse,
                  "--language is given 2 times, but can be given once; ");
    expectRefused({"run", "--networks", "lenet", "--threads"}, exitWrongUse,
                  "--threads needs a value, N; ");
    expectRefused({"show"}, exitWrongUse, "id is missing; ");
    expectRefused({"networks", "--json=x"}, exitWrongUse, "--json takes no value; ");
}

TEST_F(CommandLineTest, messagesSayPercentAsTyped) {
    expectRefused({"run", "--networks", "lenet", "--width", "-2.5"}, exitWrongUse,
                  "an interval width of -2.5 % cannot be used");
    expectRefused({"run", "--networks", "lenet", "--width", "half%"}, exitWrongUse,
                  "--width: 'half%' is no number of per cent");
}

} // namespace
} // namespace bildrate::cli
