#pragma once

#include "app/cli/command_line.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace bildrate::cli {

/// Keeps what a command wrote.
class CapturingSink : public TextSink {
public:
    void write(std::string_view text) override { m_text += text; }
    const std::string& text() const { return m_text; }
    void clear() { m_text.clear(); }

private:
    std::string m_text;
};

/// Drives the command line in process.
class CommandLineTest : public testing::Test {
protected:
    /// Runs the command; out and err hold what it wrote.
    int run(const std::vector<std::string>& arguments) {
        m_out.clear();
        m_err.clear();
        return runCommandLine(arguments, m_surroundings);
    }
    const std::string& out() const { return m_out.text(); }
    const std::string& err() const { return m_err.text(); }

    /// One sentence on the error stream, nothing on the other.
    void expectRefused(const std::vector<std::string>& arguments, int exitCode,
                       std::string_view culprit) {
        EXPECT_EQ(run(arguments), exitCode);
        EXPECT_EQ(out(), "");
        EXPECT_TRUE(err().starts_with("bildrate-cli: ")) << err();
        EXPECT_EQ(err().find('\n'), err().size() - 1) << err();
        EXPECT_NE(err().find(culprit), std::string::npos) << err();
    }

    CapturingSink m_out;
    CapturingSink m_err;
    Surroundings m_surroundings{m_out, m_err, {}, {}, {}, {}};
};

} // namespace bildrate::cli
