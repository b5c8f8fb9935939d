#include "core/analysis/best_choice.h"

#include <algorithm>

namespace bildrate {
namespace {

struct Rated {
    CellPlace place;
    Rate rate;
};

void choose(Choice& choice, std::vector<Rated> cells, const VerdictRule& rule) {
    if (cells.empty())
        return;
    std::ranges::stable_sort(cells, [](const Rated& a, const Rated& b) {
        return a.rate.imagesPerSecond > b.rate.imagesPerSecond;
    });
    choice.best = cells.front().place;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const SpeedRatio ratio = compareRates(cells.front().rate, cells[i].rate, rule);
        if (ratio.verdict != Verdict::slower && ratio.doubt != Doubt::noSamples)
            choice.asFast.push_back(cells[i].place);
    }
}

} // namespace

std::vector<Choice> bestChoices(const std::vector<Subject>& subjects, const ChoiceRule& rule) {
    validate(rule.comparison.verdict);
    std::vector<Choice> choices;
    std::vector<std::vector<Rated>> cells;
    for (std::size_t subject = 0; subject < subjects.size(); ++subject)
        for (std::size_t index = 0; index < subjects[subject].cells.size(); ++index) {
            const ComparedCell& cell = subjects[subject].cells[index];
            const std::optional<Rate> rate = ratedBy(cell, rule.comparison);
            if (!rate || !cell.unranked.empty())
                continue;
            const auto known = std::ranges::find_if(choices, [&](const Choice& choice) {
                return choice.network == cell.network && choice.workload == cell.workload;
            });
            const auto place = std::size_t(known - choices.begin());
            if (known == choices.end()) {
                choices.push_back({cell.network, cell.workload, {}, {}, 0, 0});
                cells.emplace_back();
            }
            if (rule.latencyLimit && !cell.latencyP99)
                ++choices[place].unknownLatency;
            else if (rule.latencyLimit && *cell.latencyP99 >= *rule.latencyLimit)
                ++choices[place].slow;
            else
                cells[place].push_back({{subject, index}, *rate});
        }
    for (std::size_t i = 0; i < choices.size(); ++i)
        choose(choices[i], std::move(cells[i]), rule.comparison.verdict);
    return choices;
}

} // namespace bildrate
