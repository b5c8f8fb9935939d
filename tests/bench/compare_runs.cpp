// bildrate_bench_compare: how long a comparison of 50 runs of 100 cells, each of 100 samples, takes
// until its table is there. It must be less than 300 ms.

#include "core/analysis/comparison.h"
#include "tests/support/sample_record.h"

#include <fmt/format.h>

#include <chrono>

namespace {

using namespace bildrate;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::shared_ptr<const RunRecord> runOf(int number) {
    auto run = std::make_shared<RunRecord>(test::fullRecord());
    run->id = makeUuid();
    run->cells.clear();
    CellRecord cell = test::fullCell();
    cell.outcome = Outcome::completed;
    cell.plan->steps.resize(60, cell.plan->steps.front());
    cell.environment.kernel = fmt::format("6.1.0-{}", number);
    for (int i = 0; i < 100; ++i) {
        cell.cell.batch = 2 * (i + 1);
        cell.measurement.samples.clear();
        for (int sample = 0; sample < 100; ++sample)
            cell.measurement.samples.push_back(
                {1,
                 Seconds(0.01 + 0.0001 * ((sample * 7 + number) % 13)),
                 std::nullopt,
                 sampleNormal,
                 {}});
        run->cells.push_back(cell);
    }
    return run;
}

} // namespace

int main() {
    std::vector<std::shared_ptr<const RunRecord>> runs;
    for (int i = 0; i < 50; ++i)
        runs.push_back(runOf(i));
    for (int repetition = 0; repetition < 5; ++repetition) {
        const Clock::time_point start = Clock::now();
        std::vector<Subject> subjects;
        for (const auto& run : runs)
            for (Subject& subject : subjectsOf(run))
                subjects.push_back(std::move(subject));
        const double figures = millisecondsSince(start);
        const Comparison comparison = compare(std::move(subjects), {});
        const double table = millisecondsSince(start);
        const std::size_t differing = differencesOf(comparison).size();
        fmt::print("figures {:.0f} ms, with verdicts {:.0f} ms, with differences of {} runs "
                   "{:.0f} ms\n",
                   figures, table, differing, millisecondsSince(start));
    }
}
