#include "core/analysis/comparison.h"

#include "core/base/decimal.h"
#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace bildrate {
namespace {

using Question = std::tuple<std::string, Workload>;

Question questionOf(const ComparedCell& cell) {
    return {cell.network, cell.workload};
}

/// Whether the two compute the same images in the same portions, see compare().
bool haveTheSameBatch(const ComparedCell& first, const ComparedCell& second) {
    if (first.devices == second.devices)
        return first.images() == second.images();
    if (first.batch != second.batch)
        return false;
    return first.devices == 1 || second.devices == 1 || first.batchMeaning == second.batchMeaning;
}

/// By question, so that a cell is looked for among few.
using CellIndex = std::map<Question, std::vector<std::size_t>>;

CellIndex indexOf(const Subject& subject) {
    CellIndex index;
    for (std::size_t cell = 0; cell < subject.cells.size(); ++cell)
        index[questionOf(subject.cells[cell])].push_back(cell);
    return index;
}

struct Match {
    std::size_t cell;
    bool sameBatch;
};

std::optional<Match> matchOf(const ComparedCell& candidate, const Subject& baseline,
                             const CellIndex& index) {
    const auto found = index.find(questionOf(candidate));
    if (found == index.end())
        return std::nullopt;
    for (const std::size_t cell : found->second)
        if (haveTheSameBatch(baseline.cells[cell], candidate))
            return Match{cell, true};
    for (const std::size_t cell : found->second)
        if (baseline.cells[cell].batch == candidate.batch)
            return Match{cell, false};
    return std::nullopt;
}

std::string reasonOf(const SpeedRatio& speed) {
    switch (speed.doubt) {
    case Doubt::none:
        return {};
    case Doubt::noSamples:
        return "nothing is said of their error";
    case Doubt::tooFewSamples:
        return fmt::format("too few samples; measure at least {} more", *speed.moreSamples);
    case Doubt::tooMuchNoise:
        return speed.moreSamples
                   ? fmt::format("too much noise; measure about {} more samples of each",
                                 *speed.moreSamples)
                   : "too much noise";
    }
    return {};
}

ComparedPair pairOf(const ComparedCell& baseline, const ComparedCell& candidate, bool sameBatch,
                    const ComparisonRule& rule) {
    ComparedPair pair;
    if (!sameBatch) {
        pair.reason = "a batch per device is not a total batch of the same number";
        return pair;
    }
    const std::optional<Rate> first = ratedBy(baseline, rule);
    const std::optional<Rate> second = ratedBy(candidate, rule);
    if (first && second)
        pair.speed = compareRates(*first, *second, rule.verdict);
    if (!candidate.unranked.empty())
        pair.reason = candidate.unranked;
    else if (!baseline.unranked.empty())
        pair.reason = "of the baseline: " + baseline.unranked;
    else if (!pair.speed)
        pair.reason = "there is no speed";
    else {
        pair.verdict = pair.speed->verdict;
        pair.reason = reasonOf(*pair.speed);
    }
    return pair;
}

std::string namesOf(const Subject& subject) {
    std::vector<std::string> names;
    for (const ComparedCell& cell : subject.cells) {
        std::string name =
            fmt::format("{} {} batch {}", cell.network, nameOf(cell.workload), batchTextOf(cell));
        if (names.size() == 3) {
            names.push_back("...");
            break;
        }
        names.push_back(std::move(name));
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

} // namespace

std::string batchTextOf(const ComparedCell& cell) {
    if (cell.devices < 2)
        return fmt::format("{}", cell.batch);
    return cell.batchMeaning == BatchMeaning::total
               ? fmt::format("{} in total on {}", cell.batch, cell.devices)
               : fmt::format("{} per device on {}", cell.batch, cell.devices);
}

std::optional<Rate> ratedBy(const ComparedCell& cell, const ComparisonRule& rule) {
    std::optional<Rate> rate = cell.rate;
    if (rate && rule.equalWork)
        rate->imagesPerSecond *= cell.workRatio;
    return rate;
}

Comparison compare(std::vector<Subject> subjects, const ComparisonRule& rule) {
    validate(rule.verdict);
    if (subjects.size() < 2)
        throw Error(ErrorKind::invalidInput,
                    "there is one set of cells only; name another to compare it with");
    Comparison comparison{std::move(subjects), {}, {}, rule};
    const Subject& baseline = comparison.subjects.front();
    const CellIndex index = indexOf(baseline);
    std::vector<std::vector<ComparedPair>> pairs(baseline.cells.size());
    comparison.unmatched.resize(comparison.subjects.size());
    for (std::size_t subject = 1; subject < comparison.subjects.size(); ++subject) {
        const std::vector<ComparedCell>& cells = comparison.subjects[subject].cells;
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            const std::optional<Match> match = matchOf(cells[cell], baseline, index);
            if (!match) {
                comparison.unmatched[subject].push_back(cell);
                continue;
            }
            ComparedPair pair =
                pairOf(baseline.cells[match->cell], cells[cell], match->sameBatch, rule);
            pair.subject = subject;
            pair.cell = cell;
            pairs[match->cell].push_back(std::move(pair));
        }
    }
    for (std::size_t cell = 0; cell < pairs.size(); ++cell)
        if (!pairs[cell].empty())
            comparison.rows.push_back({cell, std::move(pairs[cell])});
    if (comparison.rows.empty())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("nothing can be compared: the baseline has {}, the others have {}; "
                                "network, workload and batch must be the same",
                                namesOf(baseline), namesOf(comparison.subjects[1])));
    return comparison;
}

std::vector<SubjectDifferences> differencesOf(const Comparison& comparison) {
    std::vector<SubjectDifferences> all(comparison.subjects.size() - 1);
    const auto conditions = [&](std::size_t subject, std::size_t cell) {
        const Subject& from = comparison.subjects[subject];
        const ComparedCell& what = from.cells[cell];
        return what.record ? conditionsOf(from.run->spec, *what.record)
                           : conditionsOf(*what.published);
    };
    for (const ComparisonRow& row : comparison.rows) {
        const Conditions baseline = conditions(0, row.baseline);
        for (const ComparedPair& pair : row.pairs) {
            const Differences found =
                differencesBetween(baseline, conditions(pair.subject, pair.cell));
            SubjectDifferences& sum = all[pair.subject - 1];
            ++sum.pairs;
            sum.unstated = found.unstated.empty() ? sum.unstated : found.unstated;
            for (const Difference& difference : found.list) {
                const auto known = std::ranges::find_if(sum.list, [&](const auto& entry) {
                    return entry.difference.label == difference.label;
                });
                if (known == sum.list.end()) {
                    sum.list.push_back({difference, 1, false});
                    continue;
                }
                ++known->pairs;
                known->varies |= known->difference != difference;
            }
        }
    }
    return all;
}

std::string sentenceOf(const ComparedPair& pair, const ComparisonRule& rule) {
    switch (pair.verdict) {
    case Verdict::faster:
    case Verdict::slower:
        return speedText(pair.speed->ratio);
    case Verdict::same:
        return fmt::format("the same within {} %", significant(100 * rule.verdict.sameWithin, 2));
    case Verdict::cannotTell:
        if (pair.speed->doubt == Doubt::noSamples)
            return fmt::format("{}, if the figures are right: {}", speedText(pair.speed->ratio),
                               pair.reason);
        return pair.reason;
    case Verdict::notComparable:
        return pair.reason;
    }
    return {};
}

} // namespace bildrate
