#include "core/bench/environment_changes.h"

#include <fmt/format.h>

#include <algorithm>

namespace bildrate {

std::vector<std::pair<std::string, std::string>> environmentLines(const Environment& environment) {
    std::vector<std::pair<std::string, std::string>> lines;
    const auto add = [&](std::string_view label, const std::string& text) {
        if (!text.empty())
            lines.emplace_back(label, text);
    };
    const auto addNumber = [&](const char* label, const std::optional<int>& number) {
        if (number)
            add(label, fmt::format("{}", *number));
    };
    add("program", environment.programVersion);
    add("revision", environment.programRevision);
    add("compiler", environment.compiler);
    add("build", environment.buildType);
    for (const auto& [name, version] : environment.libraries)
        add(name, version);
    add("host", environment.hostName);
    add("system", environment.operatingSystem.value_or(""));
    add("kernel", environment.kernel.value_or(""));
    add("virtualisation", environment.virtualisation.value_or(""));
    add("CPU", environment.cpuModel.value_or(""));
    addNumber("cores visible", environment.coresVisible);
    addNumber("cores allowed", environment.coresAllowed);
    add("governor", environment.governor.value_or(""));
    if (environment.memoryTotal)
        add("memory", formatBytes(*environment.memoryTotal));
    return lines;
}

std::vector<std::string> environmentChanges(const Environment& before, const Environment& now) {
    const auto textOf = [](const auto& lines, const std::string& label) {
        const auto line = std::find_if(lines.begin(), lines.end(),
                                       [&](const auto& each) { return each.first == label; });
        return line == lines.end() ? std::string("unknown") : line->second;
    };
    const auto linesBefore = environmentLines(before);
    const auto linesNow = environmentLines(now);
    std::vector<std::string> changes;
    const auto compare = [&](const std::string& label) {
        const std::string old = textOf(linesBefore, label);
        const std::string current = textOf(linesNow, label);
        if (old != current)
            changes.push_back(fmt::format("{}: {} before, {} now", label, old, current));
    };
    for (const auto& [label, text] : linesNow)
        compare(label);
    for (const auto& [label, text] : linesBefore)
        if (textOf(linesNow, label) == "unknown")
            compare(label);
    return changes;
}

std::vector<std::string> changesSince(const RunRecord& run,
                                      std::span<const std::unique_ptr<Backend>> backends,
                                      const SweepOptions& options) {
    if (run.cells.empty())
        return {};
    const CellRecord& last = run.cells.back();
    Environment current = options.environment ? options.environment() : currentEnvironment();
    current.libraries = librariesOf(last.cell.devices, backends);
    return environmentChanges(last.environment, current);
}

} // namespace bildrate
