#include "core/bench/environment_changes.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

namespace bildrate {
namespace {

TEST(EnvironmentChanges, nameWhatDiffers) {
    Environment before;
    before.programVersion = "1.0";
    before.kernel = "6.1.0-26";
    before.coresAllowed = 4;
    before.libraries = {{"oneDNN", "2.6.3"}};
    EXPECT_TRUE(environmentChanges(before, before).empty());

    Environment now = before;
    now.kernel = "6.1.0-27";
    now.coresAllowed.reset();
    now.governor = "powersave";
    now.libraries = {{"oneDNN", "3.0"}};
    now.loadOther = 3; // and what changes from minute to minute does not count
    now.memoryAvailable = 1 << 20;
    EXPECT_EQ(environmentChanges(before, now),
              (std::vector<std::string>{"oneDNN: 2.6.3 before, 3.0 now",
                                        "kernel: 6.1.0-26 before, 6.1.0-27 now",
                                        "governor: unknown before, powersave now",
                                        "cores allowed: 4 before, unknown now"}));
}

TEST(EnvironmentChanges, sinceTheLastCellOfARun) {
    std::vector<std::unique_ptr<Backend>> backends;
    auto backend = std::make_unique<FakeBackend>();
    backend->libraryList = {{"oneDNN", "3.0"}};
    backends.push_back(std::move(backend));
    SweepOptions options;
    options.environment = [] {
        Environment now;
        now.programVersion = "1.1";
        return now;
    };
    RunRecord run;
    EXPECT_TRUE(changesSince(run, backends, options).empty());
    run.cells.resize(2);
    run.cells[0].environment.programVersion = "0.9";
    run.cells[1].environment.programVersion = "1.0";
    run.cells[1].cell.devices = {"cpu"};
    EXPECT_EQ(changesSince(run, backends, options),
              (std::vector<std::string>{"program: 1.0 before, 1.1 now",
                                        "oneDNN: unknown before, 3.0 now"}));
}

} // namespace
} // namespace bildrate
