#include "core/base/machine.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace bildrate {
namespace {

/// A made-up root with proc and sys, removed at the end.
class MachineTest : public testing::Test {
protected:
    MachineTest()
        : m_root(std::filesystem::path(testing::TempDir()) /
                 testing::UnitTest::GetInstance()->current_test_info()->name()) {
        std::filesystem::remove_all(m_root);
        write("proc/self/status", "Name:\tx\nCpus_allowed:\tff\nCpus_allowed_list:\t0-3,8,10-12\n");
        write("proc/meminfo",
              "MemTotal:       16000000 kB\nMemFree: 1 kB\nMemAvailable:    8000000 kB\n");
    }
    ~MachineTest() override { std::filesystem::remove_all(m_root); }

    void write(const std::string& file, const std::string& content) {
        const auto path = m_root / file;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << content;
    }
    std::string root() const { return m_root.string(); }

private:
    std::filesystem::path m_root;
};

TEST_F(MachineTest, affinityAloneBoundsTheCores) {
    EXPECT_EQ(allowedCores(root()), 8);
}

TEST_F(MachineTest, quotaOfAnyCgroupAboveBoundsTheCores) {
    write("proc/self/cgroup", "0::/user/job\n");
    write("sys/fs/cgroup/user/cpu.max", "250000 100000\n");
    write("sys/fs/cgroup/user/job/cpu.max", "max 100000\n");
    EXPECT_EQ(allowedCores(root()), 2);
}

TEST_F(MachineTest, aFractionOfACoreIsStillOne) {
    write("proc/self/cgroup", "0::/\n");
    write("sys/fs/cgroup/cpu.max", "50000 100000\n");
    EXPECT_EQ(allowedCores(root()), 1);
}

TEST_F(MachineTest, versionOneQuotaWithAPathOfTheHost) {
    write("proc/self/cgroup", "4:cpu,cpuacct:/docker/abc\n3:memory:/docker/abc\n");
    write("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "300000\n");
    write("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us", "100000\n");
    EXPECT_EQ(allowedCores(root()), 3);
    write("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "-1\n");
    EXPECT_EQ(allowedCores(root()), 8);
}

TEST_F(MachineTest, memoryWithoutLimit) {
    EXPECT_EQ(availableMemory(root()), Bytes(8000000) * 1024);
    EXPECT_EQ(totalMemory(root()), Bytes(16000000) * 1024);
    write("proc/meminfo", "");
    EXPECT_FALSE(availableMemory(root()).has_value());
}

TEST_F(MachineTest, cgroupLimitLessUseWithoutCache) {
    write("proc/self/cgroup", "0::/job\n");
    write("sys/fs/cgroup/job/memory.max", "1000000\n");
    write("sys/fs/cgroup/job/memory.current", "700000\n");
    write("sys/fs/cgroup/job/memory.stat", "anon 1\ninactive_file 200000\n");
    EXPECT_EQ(availableMemory(root()), Bytes(500000));
    EXPECT_EQ(totalMemory(root()), Bytes(1000000));
    write("sys/fs/cgroup/job/memory.max", "max\n");
    EXPECT_EQ(availableMemory(root()), Bytes(8000000) * 1024);
}

TEST_F(MachineTest, versionOneMemoryOverItsLimitLeavesNothing) {
    write("proc/self/cgroup", "3:memory:/\n");
    write("sys/fs/cgroup/memory/memory.limit_in_bytes", "1000\n");
    write("sys/fs/cgroup/memory/memory.usage_in_bytes", "2000\n");
    EXPECT_EQ(availableMemory(root()), Bytes(0));
}

TEST_F(MachineTest, modelNameIsTrimmed) {
    EXPECT_FALSE(cpuModel(root()).has_value());
    write("proc/cpuinfo", "processor\t: 0\nmodel name\t:   Intel(R)  Xeon(R) CPU @ 2.0GHz  \n");
    EXPECT_EQ(cpuModel(root()), "Intel Xeon CPU @ 2.0GHz");
}

TEST_F(MachineTest, highestClockIsOfTheFastestCore) {
    EXPECT_FALSE(highestClock(root()));
    write("proc/cpuinfo", "processor\t: 0\ncpu MHz\t\t: 2100.250\n\nprocessor\t: 1\n"
                          "cpu MHz\t\t: 2300.000\n");
    EXPECT_EQ(highestClock(root()), 2 * 2300e6); // nominal: turbo may be on top
    write("sys/devices/system/cpu/cpufreq/policy0/cpuinfo_max_freq", "4800000\n");
    write("sys/devices/system/cpu/cpufreq/policy8/cpuinfo_max_freq", "5200000\n");
    EXPECT_EQ(highestClock(root()), 5200e6);
}

TEST(Machine, thisOneHasCoresAndMemory) {
    EXPECT_GE(allowedCores(), 1);
    ASSERT_TRUE(availableMemory() && totalMemory());
    EXPECT_LE(*availableMemory(), *totalMemory());
}

} // namespace
} // namespace bildrate
