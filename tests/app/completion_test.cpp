#include "app/cli/command_line.h"
#include "core/exchange/file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>

namespace bildrate::cli {
namespace {

/// What the completion file offers after a command: the words of its case, up to ";;".
std::set<std::string> wordsAfter(const std::string& text, const std::string& command) {
    const bool quoted = command.empty() || command.find(' ') != std::string::npos;
    const std::string label =
        "\n    " + (quoted ? '"' + command + '"' : command) + (command.empty() ? ") " : ")");
    const std::size_t start = text.find(label, text.find("_options() {"));
    if (start == std::string::npos)
        return {};
    std::string body = text.substr(start, text.find(";;", start) - start);
    for (char& character : body)
        if (character == '"' || character == '\\')
            character = ' ';
    std::istringstream words(body);
    std::set<std::string> found;
    for (std::string word; words >> word;)
        if (word == "$common")
            found.insert({"--help", "--database"});
        else if (word.starts_with("--"))
            found.insert(word);
    return found;
}

class CompletionTest : public testing::TestWithParam<const char*> {
protected:
    std::string m_text =
        readFile(std::filesystem::path(BILDRATE_SOURCE) / "packaging" / "completion" / GetParam());
};

TEST_P(CompletionTest, offersEveryOptionOfEveryCommandAndNoOther) {
    for (const CommandFacts& facts : commandFacts()) {
        std::set<std::string> expected(facts.options.begin(), facts.options.end());
        expected.insert("--database"); // may stand after the command too
        EXPECT_EQ(wordsAfter(m_text, facts.name), expected) << "command '" << facts.name << "'";
    }
}

TEST_P(CompletionTest, offersEveryCommand) {
    std::map<std::string, std::string> names; // by the command they stand below
    for (const CommandFacts& facts : commandFacts())
        if (!facts.name.empty()) {
            const std::size_t space = facts.name.find(' ');
            std::string& list =
                names[space == std::string::npos ? "" : facts.name.substr(0, space)];
            list += (list.empty() ? "" : " ") + facts.name.substr(space + 1);
        }
    EXPECT_EQ(names.size(), 2u); // those of prices
    for (const auto& [above, list] : names)
        EXPECT_NE(m_text.find(list), std::string::npos) << list;
}

TEST(ManualPageTest, namesEveryCommand) {
    const std::string page =
        readFile(std::filesystem::path(BILDRATE_SOURCE) / "packaging" / "man" / "bildrate-cli.1");
    for (const CommandFacts& facts : commandFacts())
        if (!facts.name.empty()) {
            const bool named = page.find("\n.B " + facts.name + "\n") != std::string::npos ||
                               page.find("\n.BI \"" + facts.name + "\" ") != std::string::npos ||
                               page.find("\n.BI " + facts.name + " ") != std::string::npos;
            EXPECT_TRUE(named) << facts.name;
        }
}

INSTANTIATE_TEST_SUITE_P(shells, CompletionTest,
                         testing::Values("bildrate-cli.bash", "_bildrate-cli"),
                         [](const auto& test) {
                             return std::string(test.index == 0 ? "bash" : "zsh");
                         });

} // namespace
} // namespace bildrate::cli
