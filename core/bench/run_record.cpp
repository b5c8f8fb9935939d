#include "core/bench/run_record.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <random>
#include <set>
#include <utility>

namespace bildrate {
namespace {

constexpr std::array<std::pair<Outcome, std::string_view>, 8> names{
    {{Outcome::completed, "completed"},
     {Outcome::doesNotFit, "does not fit"},
     {Outcome::unsupported, "unsupported"},
     {Outcome::invalid, "invalid"},
     {Outcome::throttled, "throttled"},
     {Outcome::stuck, "stuck"},
     {Outcome::cancelled, "cancelled"},
     {Outcome::failed, "failed"}}};

} // namespace

std::string_view nameOf(Outcome outcome) {
    for (const auto& [value, name] : names)
        if (value == outcome)
            return name;
    return "unknown";
}

std::optional<Outcome> outcomeFrom(std::string_view name) {
    for (const auto& [value, valueName] : names)
        if (valueName == name)
            return value;
    return std::nullopt;
}

std::vector<CellSpec> missingCells(const RunRecord& run) {
    std::set<CellSpec> done;
    for (const CellRecord& record : run.cells)
        if (record.outcome != Outcome::cancelled)
            done.insert(record.cell);
    std::vector<CellSpec> missing = cellsOf(run.spec);
    std::erase_if(missing, [&done](const CellSpec& cell) { return done.contains(cell); });
    return missing;
}

std::string makeUuid() {
    std::random_device source; // the kernel's generator
    std::array<std::uint32_t, 4> word{};
    for (std::uint32_t& value : word)
        value = source();
    word[1] = (word[1] & 0xffff0fffu) | 0x00004000u; // version 4
    word[2] = (word[2] & 0x3fffffffu) | 0x80000000u; // variant 1
    return fmt::format("{:08x}-{:04x}-{:04x}-{:04x}-{:04x}{:08x}", word[0], word[1] >> 16,
                       word[1] & 0xffffu, word[2] >> 16, word[2] & 0xffffu, word[3]);
}

} // namespace bildrate
