#include "core/explanation.h"
#include "tests/app/command_line_fixture.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <sstream>

namespace bildrate::cli {
namespace {

constexpr std::array variables{"LC_ALL", "LC_MESSAGES", "LANG"};

/// Starts without a language and gives the variables back.
class ExplainCommandTest : public CommandLineTest {
protected:
    ExplainCommandTest() {
        for (std::size_t i = 0; i < variables.size(); ++i) {
            if (const char* value = std::getenv(variables[i]))
                m_before[i] = value;
            unsetenv(variables[i]);
        }
    }
    ~ExplainCommandTest() override {
        for (std::size_t i = 0; i < variables.size(); ++i)
            if (m_before[i])
                setenv(variables[i], m_before[i]->c_str(), 1);
            else
                unsetenv(variables[i]);
    }

    std::array<std::optional<std::string>, variables.size()> m_before;
};

TEST_F(ExplainCommandTest, speaksTheLanguageAskedFor) {
    EXPECT_EQ(run({"explain", "--language", "de"}), exitDone);
    EXPECT_TRUE(out().starts_with("# Was wird gemessen?\n")) << out();
    EXPECT_EQ(out(), explanation("de"));
    EXPECT_EQ(run({"explain", "--language", "fr"}), exitDone);
    EXPECT_TRUE(out().starts_with("# Qu’est-ce qui est mesuré ?\n")) << out();
}

/// What a figure of training counts, and that parts of a step are other figures.
TEST_F(ExplainCommandTest, tellsWhatImagesPerSecondOfTrainingAre) {
    const std::map<std::string, std::vector<const char*>> words{
        {"en", {"## Training", "one whole step", "loss", "backward", "update", "other figures"}},
        {"de",
         {"## Training", "ein ganzer Schritt", "Verlust", "rückwärts", "Aktualisierung",
          "andere Zahlen"}},
        {"fr",
         {"## Entraînement", "un pas entier", "perte", "arrière", "mise à jour",
          "d’autres chiffres"}},
    };
    for (const auto& [language, each] : words) {
        ASSERT_EQ(run({"explain", "--language", language}), exitDone);
        for (const char* word : each)
            EXPECT_TRUE(contains(out(), word)) << word << " in " << language;
        EXPECT_TRUE(contains(out(), "bildrate-cli profile"));
    }
}

TEST_F(ExplainCommandTest, followsTheVariablesInTheirOrder) {
    const auto heading = [this] {
        EXPECT_EQ(run({"explain"}), exitDone);
        return out().substr(0, out().find('\n'));
    };
    EXPECT_EQ(heading(), "# What is measured?");
    setenv("LANG", "de_AT.UTF-8", 1);
    EXPECT_EQ(heading(), "# Was wird gemessen?");
    setenv("LC_MESSAGES", "fr", 1);
    EXPECT_EQ(heading(), "# Qu’est-ce qui est mesuré ?");
    setenv("LC_ALL", "C.UTF-8", 1);
    EXPECT_EQ(heading(), "# What is measured?");
    setenv("LC_ALL", "", 1); // as if it were not set
    EXPECT_EQ(heading(), "# Qu’est-ce qui est mesuré ?");
}

TEST_F(ExplainCommandTest, refusesALanguageItDoesNotSpeak) {
    expectRefused({"explain", "--language", "nl"}, exitWrongUse, "nl");
    expectRefused({"explain", "--language", ""}, exitWrongUse, "language ''");
}

/// Number of headings, list items and paragraphs: translations that lost a part differ.
std::string shapeOf(std::string_view text) {
    std::istringstream lines{std::string(text)};
    std::string shape;
    bool inParagraph = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) {
            inParagraph = false;
        } else if (line.starts_with("#")) {
            shape += line.substr(0, line.find(' '));
        } else if (line.starts_with("- ") || (std::isdigit(line[0]) && line.find(". ") == 1)) {
            shape += line[0];
            inParagraph = true;
        } else if (!inParagraph) {
            shape += 'p';
            inParagraph = true;
        }
    }
    return shape;
}

TEST(ExplanationTest, hasTheSamePartsInEveryLanguage) {
    const std::string english = shapeOf(explanation("en"));
    EXPECT_GT(english.size(), 30u);
    for (const std::string_view language : explanationLanguages())
        EXPECT_EQ(shapeOf(explanation(language)), english) << language;
}

/// Columns of a line of UTF-8 without wide characters.
std::size_t columnsOf(std::string_view line) {
    return std::size_t(
        std::ranges::count_if(line, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

TEST(ExplanationTest, fitsATerminal) {
    for (const std::string_view language : explanationLanguages()) {
        std::istringstream lines{std::string(explanation(language))};
        for (std::string line; std::getline(lines, line);)
            EXPECT_LE(columnsOf(line), 80u) << line;
    }
}

} // namespace
} // namespace bildrate::cli
