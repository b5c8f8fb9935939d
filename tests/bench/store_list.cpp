// bildrate_bench_store [FILE [RUNS [CELLS]]]: fills a database with runs unless it exists already
// and measures how long opening it and listing the runs takes. 10 000 runs of 20 cells must open in
// less than 200 ms.

#include "core/base/error.h"
#include "core/store/run_store.h"
#include "tests/support/sample_record.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <string_view>
#include <vector>

namespace {

using namespace bildrate;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

int countFrom(std::string_view text) {
    int count = 0;
    std::from_chars(text.data(), text.data() + text.size(), count);
    return count;
}

/// Like the cells of a sweep over networks and batches, each with 100 samples.
RunRecord runOf(int number, int cells) {
    static const std::vector<std::string> networks{"alexnet", "vgg16", "googlenet", "resnet-50"};
    RunRecord run = test::fullRecord();
    run.id = makeUuid();
    run.created.unixMilliseconds += number;
    run.spec.networks.clear();
    for (const std::string& network : networks)
        run.spec.networks.push_back({network, {}});
    run.cells.clear();
    CellRecord cell = test::fullCell();
    cell.outcome = Outcome::completed;
    cell.plan->steps.resize(60, cell.plan->steps.front());
    cell.measurement.samples.assign(100, {1, Seconds(0.0123), std::nullopt, sampleNormal, {}});
    for (int i = 0; i < cells; ++i) {
        cell.id = makeUuid();
        cell.cell.network = networks[std::size_t(i) % networks.size()];
        cell.cell.batch = i + 1;
        run.cells.push_back(cell);
    }
    return run;
}

void fill(const std::filesystem::path& file, int runs, int cells) {
    const Clock::time_point start = Clock::now();
    RunStore store(file);
    for (int i = 0; i < runs; ++i)
        store.add(runOf(i, cells));
    fmt::print("filled with {} runs of {} cells in {:.1f} s\n", runs, cells,
               millisecondsSince(start) / 1000);
}

void measure(const std::filesystem::path& file) {
    std::vector<double> open;
    std::vector<double> list;
    std::size_t runs = 0;
    for (int repetition = 0; repetition < 11; ++repetition) {
        const Clock::time_point start = Clock::now();
        const RunStore store(file);
        open.push_back(millisecondsSince(start));
        runs = store.list().size();
        list.push_back(millisecondsSince(start) - open.back());
    }
    const auto median = [](std::vector<double>& values) {
        std::nth_element(values.begin(), values.begin() + 5, values.end());
        return values[5];
    };
    fmt::print("{} runs, {}: open {:.1f} ms, list {:.1f} ms (medians of 11)\n", runs,
               formatBytes(std::filesystem::file_size(file)), median(open), median(list));
}

} // namespace

int main(int argc, char** argv) {
    try {
        const std::filesystem::path file = argc > 1 ? argv[1] : "bench.sqlite";
        if (!std::filesystem::exists(file))
            fill(file, argc > 2 ? countFrom(argv[2]) : 10'000, argc > 3 ? countFrom(argv[3]) : 20);
        measure(file);
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
}
