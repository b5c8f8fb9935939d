#include "core/base/machine.h"

#include "core/base/files.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

namespace bildrate {
namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view space = " \t\r\n\0";
    const std::size_t first = text.find_first_not_of(space);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(space) - first + 1);
}

/// The leading number of a text such as "  24117248 kB"; "max" and "-1" are none.
std::optional<std::uint64_t> leadingNumber(std::string_view text) {
    text = trimmed(text);
    std::uint64_t value = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc())
        return std::nullopt;
    return value;
}

/// The value of a line "key: value" or "key value".
std::optional<std::string_view> field(std::string_view content, std::string_view key) {
    for (std::string_view line : split(content, '\n'))
        if (line.starts_with(key) && line.size() > key.size() &&
            std::string_view(" \t:").find(line[key.size()]) != std::string_view::npos) {
            std::string_view rest = trimmed(line.substr(key.size()));
            if (rest.starts_with(':'))
                rest.remove_prefix(1);
            return trimmed(rest);
        }
    return std::nullopt;
}

/// The folders of the cgroup of this process for a version 1 controller, or of version 2 if the
/// name is empty, and all above it. In a container the path may be the host's: what does not exist
/// is left out, the mount's root stays.
std::vector<std::filesystem::path> cgroupFolders(const std::string& root,
                                                 std::string_view controller) {
    const std::filesystem::path base = std::filesystem::path(root) / "sys/fs/cgroup";
    const std::string groups = contentOf(std::filesystem::path(root) / "proc/self/cgroup");
    std::vector<std::filesystem::path> folders;
    for (std::string_view line : split(groups, '\n')) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (second == std::string_view::npos)
            continue;
        const std::string_view names = line.substr(first + 1, second - first - 1);
        const auto list = split(names, ',');
        if (controller.empty() ? !names.empty()
                               : std::find(list.begin(), list.end(), controller) == list.end())
            continue;
        std::filesystem::path mount = base;
        if (!controller.empty()) {
            std::error_code ignored;
            mount = base / names;
            if (!std::filesystem::exists(mount, ignored))
                mount = base / controller;
        }
        std::filesystem::path folder = mount;
        folders.push_back(folder);
        for (std::string_view part : split(line.substr(second + 1), '/'))
            if (!part.empty() && part != "..")
                folders.push_back(folder /= part);
    }
    return folders;
}

/// Room the cgroups leave: the least limit, less the use where free is asked for.
std::optional<Bytes> cgroupMemory(const std::string& root, bool free) {
    struct Names {
        std::string_view controller, limit, usage, cache;
    };
    constexpr Names versions[] = {
        {"", "memory.max", "memory.current", "inactive_file"},
        {"memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"}};
    std::optional<Bytes> least;
    for (const Names& names : versions)
        for (const auto& folder : cgroupFolders(root, names.controller)) {
            const auto limit = leadingNumber(contentOf(folder / names.limit));
            if (!limit)
                continue;
            Bytes room = *limit;
            if (free) {
                const Bytes used = leadingNumber(contentOf(folder / names.usage)).value_or(0);
                const std::string stat = contentOf(folder / "memory.stat");
                const Bytes cache =
                    leadingNumber(field(stat, names.cache).value_or("")).value_or(0);
                room -= std::min(room, used - std::min(used, cache));
            }
            least = std::min(least.value_or(room), room);
        }
    return least;
}

std::optional<Bytes> memory(const std::string& root, std::string_view key, bool free) {
    const std::string info = contentOf(std::filesystem::path(root) / "proc/meminfo");
    const auto kibibytes = leadingNumber(field(info, key).value_or(""));
    if (!kibibytes)
        return std::nullopt;
    const Bytes bytes = *kibibytes * 1024;
    return std::min(bytes, cgroupMemory(root, free).value_or(bytes));
}

/// CPUs in a list such as "0-3,8".
int countCpus(std::string_view list) {
    std::uint64_t count = 0;
    for (std::string_view range : split(list, ',')) {
        const auto first = leadingNumber(range);
        const std::size_t dash = range.find('-');
        const auto last =
            dash == std::string_view::npos ? first : leadingNumber(range.substr(dash + 1));
        if (first && last && *last >= *first)
            count += *last - *first + 1;
    }
    return int(count);
}

} // namespace

int allowedCores(const std::string& root) {
    const std::string status = contentOf(std::filesystem::path(root) / "proc/self/status");
    double cores = countCpus(field(status, "Cpus_allowed_list").value_or(""));
    if (cores < 1)
        cores = 1;
    const auto bound = [&cores](std::optional<std::uint64_t> quota,
                                std::optional<std::uint64_t> period) {
        if (quota && period && *period > 0)
            cores = std::min(cores, double(*quota) / double(*period));
    };
    for (const auto& folder : cgroupFolders(root, "")) {
        const std::string limit = contentOf(folder / "cpu.max"); // "150000 100000"
        const std::size_t space = limit.find(' ');
        if (space != std::string::npos)
            bound(leadingNumber(limit), leadingNumber(std::string_view(limit).substr(space)));
    }
    for (const auto& folder : cgroupFolders(root, "cpu"))
        bound(leadingNumber(contentOf(folder / "cpu.cfs_quota_us")),
              leadingNumber(contentOf(folder / "cpu.cfs_period_us")));
    return std::max(1, int(cores));
}

std::optional<Bytes> availableMemory(const std::string& root) {
    return memory(root, "MemAvailable", true);
}

std::optional<Bytes> totalMemory(const std::string& root) {
    return memory(root, "MemTotal", false);
}

std::optional<double> highestClock(const std::string& root) {
    std::uint64_t kilohertz = 0;
    std::error_code ignored;
    const auto policies = std::filesystem::path(root) / "sys/devices/system/cpu/cpufreq";
    for (const auto& policy : std::filesystem::directory_iterator(policies, ignored))
        kilohertz = std::max(
            kilohertz, leadingNumber(contentOf(policy.path() / "cpuinfo_max_freq")).value_or(0));
    if (kilohertz > 0)
        return double(kilohertz) * 1e3;
    std::uint64_t megahertz = 0;
    const std::string info = contentOf(std::filesystem::path(root) / "proc/cpuinfo");
    for (std::string_view line : split(info, '\n'))
        if (line.starts_with("cpu MHz"))
            megahertz =
                std::max(megahertz, leadingNumber(field(line, "cpu MHz").value_or("")).value_or(0));
    if (megahertz == 0)
        return std::nullopt;
    return 2e6 * double(megahertz);
}

std::optional<std::string> cpuModel(const std::string& root) {
    const std::string info = contentOf(std::filesystem::path(root) / "proc/cpuinfo");
    const auto value = field(info, "model name");
    if (!value)
        return std::nullopt;
    std::string name;
    for (std::string_view word : split(*value, ' ')) {
        std::string kept(trimmed(word));
        for (std::string_view sign : {"(R)", "(TM)", "(r)", "(tm)"})
            for (std::size_t at; (at = kept.find(sign)) != std::string::npos;)
                kept.erase(at, sign.size());
        if (!kept.empty())
            name += (name.empty() ? "" : " ") + kept;
    }
    if (name.empty())
        return std::nullopt;
    return name;
}

} // namespace bildrate
