#include "core/analysis/cell_selector.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

namespace bildrate {
namespace {

template <class Cell>
struct Field {
    std::string_view key;
    std::function<std::string(const Cell&)> text;
};

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
    return fmt::format("{}", fmt::join(words, separator));
}

const std::vector<Field<CellRecord>>& recordFields() {
    using Cell = CellRecord;
    static const std::vector<Field<Cell>> fields{
        {"network", [](const Cell& cell) { return cell.cell.network; }},
        {"workload", [](const Cell& cell) { return std::string(nameOf(cell.cell.workload)); }},
        {"precision", [](const Cell& cell) { return std::string(nameOf(cell.cell.precision)); }},
        {"batch", [](const Cell& cell) { return fmt::format("{}", cell.cell.batch); }},
        {"device", [](const Cell& cell) { return joined(cell.cell.devices, "+"); }}};
    return fields;
}

const std::vector<Field<PublishedResult>>& publishedFields() {
    using Cell = PublishedResult;
    static const std::vector<Field<Cell>> fields{
        {"framework", [](const Cell& cell) { return cell.environment->framework; }},
        {"platform", [](const Cell& cell) { return cell.environment->platform; }},
        {"instance", [](const Cell& cell) { return cell.instance; }},
        {"gpu", [](const Cell& cell) { return cell.environment->gpu; }},
        {"gpus", [](const Cell& cell) { return fmt::format("{}", cell.gpus); }},
        {"network", [](const Cell& cell) { return cell.network; }},
        {"workload", [](const Cell& cell) { return std::string(nameOf(cell.workload)); }},
        {"batch", [](const Cell& cell) { return fmt::format("{}", cell.batch); }}};
    return fields;
}

/// In lower case, split at what is neither letter nor digit.
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char character : text) {
        const bool upper = character >= 'A' && character <= 'Z';
        const bool kept = upper || (character >= 'a' && character <= 'z') ||
                          (character >= '0' && character <= '9');
        if (kept)
            words.back() += upper ? char(character - 'A' + 'a') : character;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

/// How well a value fits a name: 3 equal, 2 its end, 1 a part of it, 0 not.
int fitOf(const std::vector<std::string>& value, std::string_view text) {
    const std::vector<std::string> name = wordsOf(text);
    if (value.empty() || value.size() > name.size())
        return 0;
    if (value == name)
        return 3;
    if (std::equal(value.rbegin(), value.rend(), name.rbegin()))
        return 2;
    return std::ranges::search(name, value).empty() ? 0 : 1;
}

template <class Cell>
std::string keysOf(const std::vector<Field<Cell>>& fields) {
    std::vector<std::string> keys;
    for (const Field<Cell>& field : fields)
        keys.emplace_back(field.key);
    return joined(keys, ", ");
}

template <class Cell>
std::vector<const Cell*> filteredBy(const std::vector<Cell>& cells, const CellFilter& filter,
                                    const std::vector<Field<Cell>>& fields, std::string_view what) {
    std::vector<const Cell*> kept;
    for (const Cell& cell : cells)
        kept.push_back(&cell);
    for (const auto& wanted : filter)
        if (std::ranges::find(fields, wanted.first, &Field<Cell>::key) == fields.end())
            throw Error(ErrorKind::invalidInput, fmt::format("'{}' is no key of {}; use {}",
                                                             wanted.first, what, keysOf(fields)));
    for (const Field<Cell>& field : fields) {
        std::set<std::string> names;
        for (const Cell& cell : cells)
            names.insert(field.text(cell));
        std::set<std::string> fitting;
        bool asked = false;
        for (const auto& [key, value] : filter) {
            if (key != field.key)
                continue;
            asked = true;
            const std::vector<std::string> words = wordsOf(value);
            int best = 1;
            for (const std::string& name : names)
                best = std::max(best, fitOf(words, name));
            bool found = false;
            for (const std::string& name : names)
                if (fitOf(words, name) == best) {
                    fitting.insert(name);
                    found = true;
                }
            if (!found) {
                names.erase("");
                throw Error(ErrorKind::invalidInput,
                            fmt::format("{} have no {} '{}'; there are {}", what, key, value,
                                        fmt::join(names, ", ")));
            }
        }
        if (asked)
            std::erase_if(kept,
                          [&](const Cell* cell) { return !fitting.contains(field.text(*cell)); });
    }
    return kept;
}

} // namespace

std::pair<std::string, std::string> filterFrom(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == text.npos || equals == 0 || equals + 1 == text.size())
        throw Error(
            ErrorKind::invalidInput,
            fmt::format("'{}' is no filter; write it as key=value, such as gpu=P100", text));
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

CellSelector cellSelectorFrom(std::string_view text) {
    const std::size_t colon = text.find(':');
    CellSelector selector{std::string(text.substr(0, colon)), {}};
    if (selector.run.empty())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("'{}' names no cells; write a run's id, 'last' or 'published', "
                                "and filters behind a colon: last:network=lenet,batch=8",
                                text));
    while (colon != text.npos) {
        text.remove_prefix(selector.filter.empty() ? colon + 1 : 0);
        const std::size_t comma = text.find(',');
        selector.filter.push_back(filterFrom(text.substr(0, comma)));
        if (comma == text.npos)
            break;
        text.remove_prefix(comma + 1);
    }
    return selector;
}

std::vector<const CellRecord*> filtered(const RunRecord& run, const CellFilter& filter) {
    return filteredBy(run.cells, filter, recordFields(), "the cells of the run");
}

std::vector<const PublishedResult*> filtered(const std::vector<PublishedResult>& results,
                                             const CellFilter& filter) {
    return filteredBy(results, filter, publishedFields(), "the published results");
}

} // namespace bildrate
