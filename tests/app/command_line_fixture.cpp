#include "tests/app/command_line_fixture.h"

#include <unistd.h>

namespace bildrate::cli {

CommandLineTest::CommandLineTest() : m_surroundings{m_out, m_err, {}, {}, {}, {}} {
    const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
    m_folder = std::filesystem::temp_directory_path() /
               ("bildrate-Größe-" + std::to_string(::getpid()) + "-" + test->name());
    std::filesystem::create_directory(m_folder);
    m_environment.programVersion = "1.0";
    m_environment.buildType = "Release";
    m_environment.cpuModel = "Fake CPU";

    m_surroundings.databaseFile = m_folder / "data" / "runs.sqlite";
    m_surroundings.presetFile = m_folder / "config" / "presets.json";
    m_surroundings.makeBackends = [this] {
        auto backend = std::make_unique<FakeBackend>(m_devices);
        if (m_prepare)
            m_prepare(*backend);
        m_backend = backend.get();
        std::vector<std::unique_ptr<Backend>> backends;
        backends.push_back(std::move(backend));
        return backends;
    };
    m_surroundings.sweep.environment = [this] { return m_environment; };
    m_surroundings.sweep.availableMemory = [] { return std::optional<Bytes>(1 << 30); };
    m_surroundings.sweep.clock = [this] { return m_backend->clock(); };
    m_surroundings.sweep.holdMachine = false;
}

CommandLineTest::~CommandLineTest() {
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

int CommandLineTest::run(const std::vector<std::string>& arguments) {
    m_out.clear();
    m_err.clear();
    return runCommandLine(arguments, m_surroundings);
}

void CommandLineTest::expectRefused(const std::vector<std::string>& arguments, int exitCode,
                                    std::string_view culprit) {
    EXPECT_EQ(run(arguments), exitCode) << culprit;
    EXPECT_EQ(out(), "");
    EXPECT_TRUE(err().starts_with("bildrate-cli: ")) << err();
    EXPECT_EQ(err().find('\n'), err().size() - 1) << err();
    EXPECT_TRUE(contains(err(), culprit)) << err();
}

} // namespace bildrate::cli
