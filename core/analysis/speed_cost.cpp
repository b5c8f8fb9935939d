#include "core/analysis/speed_cost.h"

#include <algorithm>
#include <numeric>

namespace bildrate {

std::vector<std::size_t> speedCostFrontier(std::span<const SpeedAndCost> choices) {
    std::vector<std::size_t> order(choices.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (choices[a].cost < choices[b].cost)
            return true;
        return !(choices[b].cost < choices[a].cost) &&
               choices[a].imagesPerSecond > choices[b].imagesPerSecond;
    });
    std::vector<std::size_t> frontier;
    for (const std::size_t index : order) {
        const SpeedAndCost& choice = choices[index];
        const SpeedAndCost* last = frontier.empty() ? nullptr : &choices[frontier.back()];
        if (!last || choice.imagesPerSecond > last->imagesPerSecond ||
            (choice.imagesPerSecond == last->imagesPerSecond && choice.cost == last->cost))
            frontier.push_back(index);
    }
    return frontier;
}

std::optional<std::size_t> cheapest(std::span<const SpeedAndCost> choices) {
    const std::vector<std::size_t> frontier = speedCostFrontier(choices);
    return frontier.empty() ? std::nullopt : std::optional(frontier.front());
}

} // namespace bildrate
