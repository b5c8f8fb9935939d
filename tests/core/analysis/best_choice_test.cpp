#include "core/analysis/best_choice.h"
#include "tests/support/measured_cell.h"

#include <gtest/gtest.h>

namespace bildrate {
namespace {

std::vector<Subject> subjectsOfCells(std::vector<CellRecord> cells) {
    auto run = std::make_shared<RunRecord>();
    run->cells = std::move(cells);
    return subjectsOf(run);
}

// 100, 200 and 400 images/s at p99 of about 10, 40 and 160 ms
std::vector<CellRecord> threeBatches() {
    return {test::measuredCell("lenet", 1, 0.01), test::measuredCell("lenet", 8, 0.04),
            test::measuredCell("lenet", 64, 0.16)};
}

TEST(BestChoice, theFastestIsChosenForEachNetwork) {
    std::vector<CellRecord> cells = threeBatches();
    cells.push_back(test::measuredCell("vgg16", 1, 1));
    const std::vector<Choice> choices = bestChoices(subjectsOfCells(std::move(cells)), {});
    ASSERT_EQ(choices.size(), 2u);
    EXPECT_EQ(choices[0].network, "lenet");
    EXPECT_EQ(choices[0].best, (CellPlace{0, 2}));
    EXPECT_TRUE(choices[0].asFast.empty());
    EXPECT_EQ(choices[1].best, (CellPlace{0, 3}));
}

TEST(BestChoice, underALatencyLimitTheFastestOfTheQuickOnes) {
    const std::vector<Subject> subjects = subjectsOfCells(threeBatches());
    const auto under = [&](double seconds) {
        return bestChoices(subjects, {{}, Seconds(seconds)}).front();
    };
    EXPECT_EQ(under(0.05).best, (CellPlace{0, 1}));
    EXPECT_EQ(under(0.05).slow, 1u);
    EXPECT_EQ(under(0.02).best, (CellPlace{0, 0}));
    EXPECT_EQ(under(0.02).slow, 2u);
    EXPECT_FALSE(under(0.001).best);
    // the p99, not the mean of 40 ms, is what counts: 40 ms and 0.5 %
    EXPECT_EQ(under(0.0401).best, (CellPlace{0, 0}));
}

TEST(BestChoice, aCellOfSeveralIterationsASampleHasNoKnownLatency) {
    std::vector<CellRecord> cells = threeBatches();
    for (Sample& sample : cells[1].measurement.samples) {
        sample.iterations = 4;
        sample.hostSeconds *= 4;
    }
    const Choice choice =
        bestChoices(subjectsOfCells(std::move(cells)), {{}, Seconds(0.05)}).front();
    EXPECT_EQ(choice.best, (CellPlace{0, 0}));
    EXPECT_EQ(choice.unknownLatency, 1u);
}

TEST(BestChoice, whatCannotBeToldApartIsNamed) {
    std::vector<CellRecord> cells = threeBatches();
    cells.push_back(test::measuredCell("lenet", 128, 0.3201)); // hardly slower than batch 64
    const Choice choice = bestChoices(subjectsOfCells(std::move(cells)), {}).front();
    EXPECT_EQ(choice.best, (CellPlace{0, 2}));
    EXPECT_EQ(choice.asFast, (std::vector<CellPlace>{{0, 3}}));
}

TEST(BestChoice, whatIsNoResultIsNeverChosen) {
    std::vector<CellRecord> cells = threeBatches();
    cells[2].outcome = Outcome::invalid;
    cells[1].measurement.caveats = {"implausible: too fast"};
    EXPECT_EQ(bestChoices(subjectsOfCells(std::move(cells)), {}).front().best, (CellPlace{0, 0}));

    std::vector<const PublishedResult*> alexnet; // with the doubled digit, A1
    for (const PublishedResult& result : publishedResults().results)
        if (result.environment->id == "mxnet-ltbv14-4" && result.network == "alexnet")
            alexnet.push_back(&result);
    for (const bool keepDoubtful : {false, true}) {
        const std::vector<Subject> subjects = subjectsOf(alexnet, keepDoubtful);
        const Choice choice = bestChoices(subjects, {}).front();
        EXPECT_EQ(subjects[0].cells[choice.best->cell].rate->imagesPerSecond,
                  keepDoubtful ? 13341.5 : 1839.47);
    }
}

} // namespace
} // namespace bildrate
