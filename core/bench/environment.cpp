#include "core/bench/environment.h"

#include "core/base/files.h"
#include "core/base/version.h"
#include "core/bench/clean_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace bildrate {
namespace {

/// The file's text cleaned; unset if there is none.
std::optional<std::string> textOf(const std::filesystem::path& file) {
    std::string text = cleanText(contentOf(file));
    if (text.empty())
        return std::nullopt;
    return text;
}

/// The value of PRETTY_NAME in /etc/os-release, whose quotes are optional.
std::optional<std::string> operatingSystemOf(const std::filesystem::path& root) {
    for (const char* file : {"etc/os-release", "usr/lib/os-release"}) {
        std::istringstream lines(contentOf(root / file));
        constexpr std::string_view key = "PRETTY_NAME=";
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with(key))
                continue;
            std::string value = cleanText(std::string_view(line).substr(key.size()));
            if (value.size() >= 2 && (value.front() == '"' || value.front() == '\'') &&
                value.back() == value.front())
                value = cleanText(std::string_view(value).substr(1, value.size() - 2));
            if (!value.empty())
                return value;
        }
    }
    return std::nullopt;
}

/// CPUs in a list such as "0-3,8".
std::optional<int> onlineCores(const std::filesystem::path& root) {
    const auto list = textOf(root / "sys/devices/system/cpu/online");
    if (!list)
        return std::nullopt;
    int count = 0;
    const char* const end = list->data() + list->size();
    for (const char* at = list->data(); at < end;) {
        int first = 0;
        auto result = std::from_chars(at, end, first);
        int last = first;
        if (result.ec == std::errc() && result.ptr < end && *result.ptr == '-')
            result = std::from_chars(result.ptr + 1, end, last);
        if (result.ec != std::errc() || last < first || (result.ptr < end && *result.ptr != ','))
            return std::nullopt;
        count += last - first + 1;
        at = result.ptr < end ? result.ptr + 1 : end;
    }
    return count;
}

/// "none" where the processor reports no hypervisor; else its name as far as the firmware tells.
std::optional<std::string> virtualisationOf(const std::filesystem::path& root) {
    const std::string processor = contentOf(root / "proc/cpuinfo");
    if (processor.empty())
        return std::nullopt;
    if (const auto type = textOf(root / "sys/hypervisor/type"))
        return type;
    const std::string firmware = textOf(root / "sys/class/dmi/id/sys_vendor").value_or("") + ' ' +
                                 textOf(root / "sys/class/dmi/id/product_name").value_or("");
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> known{
        {{"QEMU", "kvm"},
         {"KVM", "kvm"},
         {"Google", "kvm"},
         {"Amazon EC2", "kvm"},
         {"OpenStack", "kvm"},
         {"VMware", "vmware"},
         {"VirtualBox", "virtualbox"},
         {"Microsoft Corporation Virtual", "hyper-v"},
         {"Xen", "xen"}}};
    const bool guest = processor.find(" hypervisor") != std::string::npos;
    if (!guest) // Amazon's bare machines carry the same vendor
        return "none";
    for (const auto& [part, name] : known)
        if (firmware.find(part) != std::string::npos)
            return std::string(name);
    return "unknown hypervisor";
}

/// Busy clock ticks of all CPUs together: the "cpu" line of /proc/stat without idle and iowait
/// (proc(5)); guest time is part of user time.
std::optional<std::uint64_t> busyTicks(std::string_view stat) {
    if (!stat.starts_with("cpu "))
        return std::nullopt;
    std::uint64_t sum = 0;
    const std::string_view line = stat.substr(0, stat.find('\n'));
    const char* at = line.data() + 4;
    const char* const end = line.data() + line.size();
    constexpr std::array<bool, 8> busy{true, true, true, false, false, true, true, true};
    for (std::size_t field = 0; field < busy.size(); ++field) {
        while (at < end && *at == ' ')
            ++at;
        std::uint64_t ticks = 0;
        const auto result = std::from_chars(at, end, ticks);
        if (result.ec != std::errc()) {
            if (field < 4)
                return std::nullopt;
            break; // kernels before 2.6.11 have fewer fields
        }
        at = result.ptr;
        sum += busy[field] ? ticks : 0;
    }
    return sum;
}

Seconds ownProcessorTime() {
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return Seconds(double(time.tv_sec) + double(time.tv_nsec) * 1e-9);
}

std::optional<double> measureLoadOther() {
    const auto start = std::chrono::steady_clock::now();
    const Seconds ownBefore = ownProcessorTime();
    const std::string before = contentOf("/proc/stat");
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    const std::string after = contentOf("/proc/stat");
    const Seconds own = ownProcessorTime() - ownBefore;
    const Seconds elapsed = std::chrono::steady_clock::now() - start;
    const auto busy = busyCores(before, after, double(sysconf(_SC_CLK_TCK)), elapsed);
    if (!busy)
        return std::nullopt;
    return std::max(0.0, *busy - own / elapsed);
}

} // namespace

std::optional<Bytes> peakMemory(const std::string& root) {
    const std::string status = contentOf(std::filesystem::path(root) / "proc/self/status");
    constexpr std::string_view key = "VmHWM:";
    const std::size_t place = status.find(key);
    if (place == std::string::npos)
        return std::nullopt;
    const std::size_t number = status.find_first_of("0123456789", place);
    Bytes kibibytes = 0;
    if (number == std::string::npos ||
        std::from_chars(status.data() + number, status.data() + status.size(), kibibytes).ec !=
            std::errc())
        return std::nullopt;
    return kibibytes * 1024;
}

std::optional<double> busyCores(std::string_view before, std::string_view after,
                                double ticksPerSecond, Seconds elapsed) {
    const auto first = busyTicks(before);
    const auto last = busyTicks(after);
    if (!first || !last || *last < *first || !(elapsed.count() > 0) || !(ticksPerSecond > 0))
        return std::nullopt;
    return double(*last - *first) / ticksPerSecond / elapsed.count();
}

Environment environmentBelow(const std::string& root) {
    const std::filesystem::path folder(root);
    Environment environment;
    environment.programVersion = programVersion;
    environment.programRevision = programRevision();
    environment.compiler = compilerName;
    environment.buildType = buildType;
    if (const std::string sanitizer = buildSanitizer; !sanitizer.empty())
        environment.buildType += ", " + sanitizer + " sanitizer";
    environment.hostName = textOf(folder / "proc/sys/kernel/hostname").value_or("");
    environment.operatingSystem = operatingSystemOf(folder);
    environment.kernel = textOf(folder / "proc/sys/kernel/osrelease");
    if (const auto model = cpuModel(root))
        environment.cpuModel = cleanText(*model);
    environment.coresVisible = onlineCores(folder);
    environment.coresAllowed = allowedCores(root);
    environment.governor = textOf(folder / "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    environment.virtualisation = virtualisationOf(folder);
    environment.memoryTotal = totalMemory(root);
    environment.memoryAvailable = availableMemory(root);
    return environment;
}

Environment currentEnvironment() {
    Environment environment = environmentBelow("/");
    environment.loadOther = measureLoadOther();
    return environment;
}

} // namespace bildrate
