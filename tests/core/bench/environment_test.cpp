#include "core/bench/clean_text.h"
#include "core/bench/environment.h"
#include "core/bench/measuring_lock.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <thread>

namespace bildrate {
namespace {

/// A folder of its own for each test, removed at its end.
class Folder {
public:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "bildrate-XXXXXX").string();
        m_path = mkdtemp(pattern.data());
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    const std::filesystem::path& path() const { return m_path; }
    void write(const std::filesystem::path& file, std::string_view content) const {
        std::filesystem::create_directories((m_path / file).parent_path());
        std::ofstream(m_path / file, std::ios::binary) << content;
    }

private:
    std::filesystem::path m_path;
};

TEST(CleanText, dropsWhatFilesCannotHold) {
    using namespace std::string_view_literals;
    EXPECT_EQ(cleanText("AMD EPYC 9B14 \0\0"sv), "AMD EPYC 9B14");
    EXPECT_EQ(cleanText("  a\t b\n\x1b[31mc\x7f"sv), "a b [31mc");
    EXPECT_EQ(cleanText("a\0b"sv), "ab");
    EXPECT_EQ(cleanText("Größe 日本 \U0001F600"sv), "Größe 日本 \U0001F600");
    EXPECT_EQ(cleanText("x\xff\xc3"sv), "x\xef\xbf\xbd\xef\xbf\xbd");
    EXPECT_EQ(cleanText("\xc0\x80\xed\xa0\x80"sv).find('\xed'), std::string::npos); // not UTF-8
    EXPECT_EQ(cleanText(""), "");
    EXPECT_EQ(cleanText(" \n"), "");
}

TEST(Environment, fromAMadeUpMachine) {
    const Folder root;
    root.write("proc/sys/kernel/hostname", "bench-3\n");
    root.write("proc/sys/kernel/osrelease", "6.1.0-28-amd64\n");
    root.write("etc/os-release", "NAME=Debian\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n");
    root.write("proc/cpuinfo", "model name\t: AMD EPYC 9B14 \nflags\t\t: fpu hypervisor lahf_lm\n");
    root.write("sys/devices/system/cpu/online", "0-7,16-23\n");
    root.write("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "schedutil\n");
    root.write("sys/class/dmi/id/sys_vendor", "QEMU\n");
    root.write("proc/meminfo", "MemTotal:       16000000 kB\nMemAvailable:    8000000 kB\n");
    root.write("proc/self/status", "Cpus_allowed_list:\t0-7,16-23\n");
    root.write("proc/self/cgroup", "0::/\n");
    root.write("sys/fs/cgroup/cpu.max", "200000 100000\n");

    const Environment environment = environmentBelow(root.path().string());
    EXPECT_EQ(environment.hostName, "bench-3");
    EXPECT_EQ(environment.kernel, "6.1.0-28-amd64");
    EXPECT_EQ(environment.operatingSystem, "Debian GNU/Linux 12 (bookworm)");
    EXPECT_EQ(environment.cpuModel, "AMD EPYC 9B14");
    EXPECT_EQ(environment.coresVisible, 16);
    EXPECT_EQ(environment.coresAllowed, 2); // H15: a quota of 2 of 16
    EXPECT_EQ(environment.governor, "schedutil");
    EXPECT_EQ(environment.virtualisation, "kvm");
    EXPECT_EQ(environment.memoryTotal, Bytes(16000000) * 1024);
    EXPECT_EQ(environment.memoryAvailable, Bytes(8000000) * 1024);
    EXPECT_FALSE(environment.loadOther);
    EXPECT_FALSE(environment.otherBildrate);
    EXPECT_FALSE(environment.programVersion.empty());
    EXPECT_FALSE(environment.compiler.empty());
}

TEST(Environment, cpusetBoundsAllowedCores) {
    const Folder root;
    root.write("sys/devices/system/cpu/online", "0-15\n");
    root.write("proc/self/status", "Cpus_allowed_list:\t4-5\n");
    const Environment environment = environmentBelow(root.path().string());
    EXPECT_EQ(environment.coresVisible, 16);
    EXPECT_EQ(environment.coresAllowed, 2);
}

TEST(Environment, whatCannotBeFoundOutIsUnset) {
    const Folder root;
    root.write("sys/devices/system/cpu/online", "0-x\n");
    const Environment environment = environmentBelow(root.path().string());
    EXPECT_EQ(environment.hostName, "");
    EXPECT_FALSE(environment.kernel);
    EXPECT_FALSE(environment.operatingSystem);
    EXPECT_FALSE(environment.cpuModel);
    EXPECT_FALSE(environment.coresVisible);
    EXPECT_FALSE(environment.governor);
    EXPECT_FALSE(environment.virtualisation);
    EXPECT_FALSE(environment.memoryTotal);
    EXPECT_FALSE(environment.memoryAvailable);
}

TEST(Environment, bareMachinesAreNotVirtual) {
    const Folder root;
    root.write("proc/cpuinfo", "model name\t: Intel Xeon\nflags\t\t: fpu lahf_lm\n");
    root.write("sys/class/dmi/id/sys_vendor", "Amazon EC2\n");
    EXPECT_EQ(environmentBelow(root.path().string()).virtualisation, "none");
}

TEST(Environment, ofThisMachine) {
    const Environment environment = currentEnvironment();
    EXPECT_TRUE(environment.kernel);
    EXPECT_GE(environment.coresVisible.value_or(0), 1);
    EXPECT_GE(environment.coresAllowed.value_or(0), 1);
    EXPECT_GT(environment.memoryAvailable.value_or(0), 0u);
    ASSERT_TRUE(environment.loadOther);
    EXPECT_GE(*environment.loadOther, 0);
}

TEST(BusyCores, fromTwoReadings) {
    // user nice system idle iowait irq softirq steal guest guest_nice
    const char* before = "cpu  1000 10 200 9000 50 1 2 3 500 0\ncpu0 1 2 3\n";
    const char* after = "cpu  1030 10 208 9100 90 1 3 4 520 0\ncpu0 1 2 3\n";
    // 30 + 8 + 1 + 1 ticks in 0.2 s at 100 a second
    EXPECT_NEAR(*busyCores(before, after, 100, Seconds(0.2)), 2.0, 1e-12);
    EXPECT_FALSE(busyCores(after, before, 100, Seconds(0.2)));
    EXPECT_FALSE(busyCores("", after, 100, Seconds(0.2)));
    EXPECT_FALSE(busyCores(before, "cpu  x", 100, Seconds(0.2)));
    EXPECT_FALSE(busyCores(before, after, 100, Seconds(0)));
}

TEST(MeasuringLock, tellsOfOthers) {
    const Folder folder;
    const auto file = folder.path() / "lock";
    const MeasuringLock first(file);
    EXPECT_FALSE(first.othersMeasure());
    {
        const MeasuringLock second(file);
        EXPECT_TRUE(first.othersMeasure());
        EXPECT_TRUE(second.othersMeasure());
        EXPECT_TRUE(first.othersMeasure());
    }
    EXPECT_FALSE(first.othersMeasure());
}

TEST(MeasuringLock, isNotLostWhereOthersAskAtTheSameTime) {
    const Folder folder;
    const auto file = folder.path() / "lock";
    std::optional<MeasuringLock> first(file);
    const MeasuringLock second(file);
    const auto ask = [](const MeasuringLock& lock) {
        for (int i = 0; i < 20000; ++i)
            lock.othersMeasure();
    };
    {
        const std::jthread other([&] { ask(second); });
        ask(*first);
    }
    EXPECT_TRUE(first->othersMeasure());
    EXPECT_TRUE(second.othersMeasure());
    first.reset();
    EXPECT_FALSE(second.othersMeasure());
    EXPECT_TRUE(MeasuringLock(file).othersMeasure());
}

TEST(MeasuringLock, withoutAFileThereIsNothingToTell) {
    const Folder folder;
    const MeasuringLock lock(folder.path() / "missing" / "lock");
    EXPECT_FALSE(lock.othersMeasure());
    const MeasuringLock onFolder(folder.path());
    EXPECT_FALSE(onFolder.othersMeasure());
}

} // namespace
} // namespace bildrate
