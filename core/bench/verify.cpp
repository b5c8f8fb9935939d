#include "core/bench/measure.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace bildrate {

Verification verify(Executor& executor, std::int64_t batch, std::stop_token stop) {
    // what a training's second step gives depends on the first one's gradients and update
    const auto execute = [&] {
        executor.run(1, stop);
        if (executor.progress())
            executor.run(1, stop);
        return executor.output();
    };
    const std::vector<float> first = execute();
    executor.restart(stop);
    const std::vector<float> second = execute();

    Verification found;
    const auto rows = std::size_t(batch);
    if (first.empty() || first.size() % rows != 0 || second.size() != first.size())
        return found;
    found.finite =
        std::all_of(first.begin(), first.end(), [](float value) { return std::isfinite(value); });
    found.repeatable = std::memcmp(first.data(), second.data(), first.size() * sizeof(float)) == 0;
    const auto width = std::ptrdiff_t(first.size() / rows);
    found.varies = rows == 1;
    for (auto row = first.begin() + width; row != first.end() && !found.varies; row += width)
        found.varies = !std::equal(row, row + width, first.begin());
    return found;
}

} // namespace bildrate
