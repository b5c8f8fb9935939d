#include "core/bench/sleep_inhibitor.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace bildrate {
namespace {

TEST(SleepInhibitor, endsItsChildAndLeavesNoZombie) {
    std::string pattern = (std::filesystem::temp_directory_path() / "bildrate-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto program = folder / "systemd-inhibit";
    std::ofstream(program)
        << "#!/bin/sh\nexec cat\n"; // as systemd-inhibit does, until its input ends
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    {
        const SleepInhibitor inhibitor(program);
        EXPECT_TRUE(inhibitor.running());
    }
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
    std::filesystem::remove_all(folder);
}

TEST(SleepInhibitor, absentProgramIsNoError) {
    EXPECT_FALSE(SleepInhibitor("/no/such/program").running());
    EXPECT_FALSE(SleepInhibitor("").running());
}

} // namespace
} // namespace bildrate
