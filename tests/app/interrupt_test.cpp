#include "app/cli/interrupt.h"

#include <gtest/gtest.h>

#include <csignal>
#include <semaphore>

namespace bildrate::cli {
namespace {

TEST(InterruptWatch, aSessionThatEndsDoesNotEndTheProgramAtOnce) {
    std::counting_semaphore<4> stops(0);
    const InterruptWatch watch([&] { stops.release(); }, [] {});
    std::raise(SIGHUP);
    std::raise(SIGTERM); // would end the test's program
    std::raise(SIGINT);
    for (int i = 0; i < 3; ++i)
        stops.acquire();
}

TEST(InterruptWatch, aSecondCtrlCEndsAtOnce) {
    EXPECT_EXIT(
        {
            const InterruptWatch watch([] {}, [] {});
            std::raise(SIGINT);
            std::raise(SIGINT);
        },
        testing::ExitedWithCode(128 + SIGINT), "");
}

} // namespace
} // namespace bildrate::cli
