#pragma once

#include "app/cli/command_line.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace bildrate::cli {

/// Keeps what a command wrote.
class CapturingSink : public TextSink {
public:
    void write(std::string_view text) override { m_text += text; }
    int terminalColumns() const override { return m_columns; }
    const std::string& text() const { return m_text; }
    void clear() { m_text.clear(); }
    void becomeTerminal(int columns) { m_columns = columns; }

private:
    std::string m_text;
    int m_columns = 0;
};

/// Drives the command line in process with a fake backend and a database of its own.
class CommandLineTest : public testing::Test {
protected:
    CommandLineTest();
    ~CommandLineTest() override;

    /// Runs the command; out() and err() hold what it wrote.
    int run(const std::vector<std::string>& arguments);
    const std::string& out() const { return m_out.text(); }
    const std::string& err() const { return m_err.text(); }

    /// One sentence with the culprit on the error stream, nothing on the other.
    void expectRefused(const std::vector<std::string>& arguments, int exitCode,
                       std::string_view culprit);
    static bool contains(std::string_view text, std::string_view part) {
        return text.find(part) != std::string_view::npos;
    }

    /// Called for each backend a command makes.
    std::function<void(FakeBackend&)> m_prepare;
    std::vector<Device> m_devices{FakeBackend::processor()};
    std::filesystem::path m_folder; ///< of this test, with a name that is not ASCII
    Environment m_environment;
    CapturingSink m_out;
    CapturingSink m_err;
    Surroundings m_surroundings;

private:
    FakeBackend* m_backend = nullptr;
};

} // namespace bildrate::cli
