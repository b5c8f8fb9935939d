#include "core/analysis/comparison.h"
#include "core/base/error.h"
#include "tests/support/measured_cell.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace bildrate {
namespace {

std::shared_ptr<RunRecord> runOf(std::vector<CellRecord> cells, const std::string& id = "aaaa") {
    auto run = std::make_shared<RunRecord>();
    run->id = id;
    run->cells = std::move(cells);
    return run;
}

CellRecord onDevices(CellRecord cell, int devices, BatchMeaning meaning) {
    cell.cell.devices.clear();
    for (int i = 0; i < devices; ++i)
        cell.cell.devices.push_back("gpu:" + std::to_string(i));
    cell.cell.batchMeaning = meaning;
    return cell;
}

/// Of one baseline cell and one candidate cell.
Comparison compared(const CellRecord& baseline, const CellRecord& candidate,
                    const ComparisonRule& rule = {}) {
    std::vector<Subject> subjects = subjectsOf(runOf({baseline}));
    subjects.push_back(subjectsOf(runOf({candidate}, "bbbb")).front());
    return compare(std::move(subjects), rule);
}

std::vector<const PublishedResult*> published(const std::string& environment,
                                              const std::string& network, int gpus) {
    std::vector<const PublishedResult*> found;
    for (const PublishedResult& result : publishedResults().results)
        if (result.environment->id == environment && result.network == network &&
            result.gpus == gpus)
            found.push_back(&result);
    return found;
}

TEST(Comparison, pairsWhatAsksTheSameQuestion) {
    using test::measuredCell;
    std::vector<Subject> subjects =
        subjectsOf(runOf({measuredCell("lenet", 1, 0.01), measuredCell("lenet", 8, 0.02),
                          measuredCell("vgg16", 8, 1)}));
    subjects.push_back(subjectsOf(runOf({measuredCell("lenet", 8, 0.01),
                                         measuredCell("lenet", 9, 1), measuredCell("vgg16", 8, 2)},
                                        "bbbb"))
                           .front());
    const Comparison comparison = compare(std::move(subjects), {});
    ASSERT_EQ(comparison.rows.size(), 2u);
    EXPECT_EQ(comparison.rows[0].baseline, 1u);
    ASSERT_EQ(comparison.rows[0].pairs.size(), 1u);
    EXPECT_EQ(comparison.rows[0].pairs[0].verdict, Verdict::faster);
    EXPECT_NEAR(comparison.rows[0].pairs[0].speed->ratio, 2, 1e-9);
    EXPECT_EQ(sentenceOf(comparison.rows[0].pairs[0], comparison.rule),
              "2.00 times as fast, 100 % faster");
    EXPECT_EQ(comparison.rows[1].pairs[0].verdict, Verdict::slower);
    EXPECT_EQ(comparison.unmatched[1], std::vector<std::size_t>{1}); // batch 9
}

TEST(Comparison, batchPerDeviceAndTotalBatchAreNeverMixedUp) {
    const CellRecord cell = test::measuredCell("lenet", 64, 0.01);
    const CellRecord two = onDevices(cell, 2, BatchMeaning::perDevice);  // 128 images
    const CellRecord split = onDevices(cell, 2, BatchMeaning::total);    // 64 images
    const CellRecord four = onDevices(cell, 4, BatchMeaning::perDevice); // 256 images
    const auto isComparable = [](const CellRecord& first, const CellRecord& second) {
        return compared(first, second).rows.front().pairs.front().verdict != Verdict::notComparable;
    };
    EXPECT_TRUE(isComparable(cell, two)); // one device alone has either meaning
    EXPECT_TRUE(isComparable(cell, split));
    EXPECT_TRUE(isComparable(two, four));
    EXPECT_FALSE(isComparable(two, split));
    EXPECT_FALSE(isComparable(four, split));
    EXPECT_EQ(compared(two, split).rows[0].pairs[0].reason,
              "a batch per device is not a total batch of the same number");

    CellRecord half = onDevices(test::measuredCell("lenet", 32, 0.01), 2, BatchMeaning::perDevice);
    EXPECT_TRUE(isComparable(split, half)); // the same 32 images on each of two devices
    EXPECT_EQ(batchTextOf(subjectsOf(runOf({split})).front().cells.front()), "64 in total on 2");
}

TEST(Comparison, aCellThatDidNotEndWellIsNeverRanked) {
    const CellRecord good = test::measuredCell("lenet", 8, 0.01);
    for (const Outcome outcome :
         {Outcome::doesNotFit, Outcome::unsupported, Outcome::invalid, Outcome::throttled,
          Outcome::stuck, Outcome::cancelled, Outcome::failed}) {
        CellRecord bad = test::measuredCell("lenet", 8, 0.001); // it has samples all the same
        bad.outcome = outcome;
        bad.reason = "a reason";
        for (const Comparison& comparison : {compared(good, bad), compared(bad, good)}) {
            const ComparedPair& pair = comparison.rows.front().pairs.front();
            EXPECT_EQ(pair.verdict, Verdict::notComparable) << nameOf(outcome);
            EXPECT_FALSE(pair.speed);
            EXPECT_NE(pair.reason.find("a reason"), std::string::npos);
        }
    }
    CellRecord implausible = good;
    implausible.measurement.caveats = {"implausible: 9 GFLOP/s, but the device cannot exceed 1"};
    EXPECT_EQ(compared(good, implausible).rows[0].pairs[0].verdict, Verdict::notComparable);
}

TEST(Comparison, aBaselineOfZeroHasNoRatioButAReason) {
    const CellRecord zero = test::measuredCell("lenet", 8, 0);
    const ComparedPair pair =
        compared(zero, test::measuredCell("lenet", 8, 0.01)).rows.front().pairs.front();
    EXPECT_FALSE(pair.speed);
    EXPECT_EQ(pair.verdict, Verdict::notComparable);
    EXPECT_EQ(pair.reason, "of the baseline: no speed: the measured time is 0");
}

TEST(Comparison, oneOrTwoSamplesGiveNoVerdictAndSayHowManyAreMissing) {
    CellRecord few = test::measuredCell("lenet", 8, 0.01);
    few.measurement.samples.resize(2);
    const ComparedPair pair =
        compared(test::measuredCell("lenet", 8, 0.02), few).rows.front().pairs.front();
    EXPECT_EQ(pair.verdict, Verdict::cannotTell);
    EXPECT_EQ(pair.reason, "too few samples; measure at least 3 more");
}

TEST(Comparison, outliersOfBothKindsAreTold) {
    CellRecord cell = test::measuredCell("lenet", 8, 0.01);
    cell.measurement.samples[3].hostSeconds = Seconds(0.001); // ten times faster
    cell.measurement.samples[7].hostSeconds = Seconds(0.1);
    const std::vector<std::string> notes = subjectsOf(runOf({cell})).front().cells.front().notes;
    EXPECT_EQ(notes, (std::vector<std::string>{"fast outliers: 1 of 10 samples",
                                               "slow outliers: 1 of 10 samples"}));
}

TEST(Comparison, precisionAndDevicesMakeSubjectsOfTheirOwn) {
    CellRecord fp32 = test::measuredCell("lenet", 8, 0.01);
    CellRecord bf16 = fp32;
    bf16.cell.precision = Precision::bf16;
    const CellRecord gpu = onDevices(fp32, 1, BatchMeaning::perDevice);
    const std::vector<Subject> subjects = subjectsOf(runOf({fp32, bf16, gpu, fp32}));
    ASSERT_EQ(subjects.size(), 3u);
    EXPECT_EQ(subjects[0].title, "run aaaa: fp32, cpu");
    EXPECT_EQ(subjects[0].cells.size(), 1u); // the last one of a cell that was measured twice
    EXPECT_EQ(subjects[1].title, "run aaaa: bf16, cpu");
    EXPECT_EQ(subjects[2].title, "run aaaa: fp32, gpu:0");
}

TEST(Comparison, publishedFiguresOfOneMachineAreOneSubjectWithEachFigureOnce) {
    const std::vector<Subject> subjects =
        subjectsOf(published("tensorflow-leadergpu-1080", "vgg16", 4));
    ASSERT_EQ(subjects.size(), 1u);
    EXPECT_EQ(subjects[0].title, "published: LeaderGPU ltbv14, 4x GTX 1080, TensorFlow");
    EXPECT_EQ(subjects[0].cells.size(), 5u); // batches 32 to 512; the summary's is one of them
}

TEST(Comparison, aPublishedFigureHasARatioButNoVerdictOnItsOwn) {
    std::vector<Subject> subjects =
        subjectsOf(published("tensorflow-p2.8xlarge", "inception-v3", 8));
    subjects.push_back(
        subjectsOf(published("tensorflow-leadergpu-1080", "inception-v3", 8)).front());
    Comparison comparison = compare(subjects, {});
    const auto at64 = std::ranges::find_if(comparison.rows, [&](const ComparisonRow& row) {
        return comparison.subjects[0].cells[row.baseline].batch == 64;
    });
    ASSERT_NE(at64, comparison.rows.end());
    const ComparedPair& pair = at64->pairs.front();
    // the article's cost table: about 3 times as fast as AWS, 230 images/s there
    EXPECT_NEAR(pair.speed->ratio, 685.59 / 230, 1e-9);
    EXPECT_EQ(pair.verdict, Verdict::cannotTell);
    EXPECT_EQ(pair.reason, "nothing is said of their error");
    EXPECT_EQ(
        sentenceOf(pair, comparison.rule),
        "2.98 times as fast, 198 % faster, if the figures are right: nothing is said of their "
        "error");
    ComparisonRule rule;
    rule.verdict.assumedWidth = 0.05;
    comparison = compare(subjects, rule);
    EXPECT_EQ(comparison.rows.front().pairs.front().verdict, Verdict::faster);
}

TEST(Comparison, aDoubtfulFigureIsRankedOnlyIfAsked) {
    const auto results = published("mxnet-p2.xlarge", "resnet-50", 1);
    for (const bool keep : {false, true}) {
        std::vector<const PublishedResult*> training;
        std::ranges::copy_if(results, std::back_inserter(training), [](const auto* result) {
            return result->workload == Workload::training;
        });
        std::vector<Subject> subjects = subjectsOf(training, keep);
        const ComparedCell& cell = subjects.front().cells.front();
        EXPECT_EQ(cell.unranked.empty(), keep);
        EXPECT_TRUE(cell.rate);
        EXPECT_TRUE(std::ranges::any_of(
            cell.notes, [](const std::string& note) { return note.starts_with("A2: "); }));
    }
}

TEST(Comparison, equalWorkIsToldAndCanBeCompared) {
    auto alexnet = published("mxnet-ltbv14-1", "alexnet", 1);
    std::erase_if(alexnet, [](const PublishedResult* result) {
        return result->workload == Workload::training || result->batch != 1;
    });
    std::vector<Subject> subjects =
        subjectsOf(runOf({test::measuredCell("alexnet", 1, 1 / 484.21)}));
    subjects.push_back(subjectsOf(alexnet).front());
    EXPECT_NE(subjects[1].cells[0].notes.back().find("1.204 times the multiply-adds"),
              std::string::npos);
    EXPECT_NEAR(compare(subjects, {}).rows[0].pairs[0].speed->ratio, 1, 1e-9);
    ComparisonRule rule;
    rule.equalWork = true;
    EXPECT_NEAR(compare(subjects, rule).rows[0].pairs[0].speed->ratio, 1.2041, 1e-9);
}

TEST(Comparison, nothingInCommonIsOneSentence) {
    try {
        compared(test::measuredCell("lenet", 8, 0.01), test::measuredCell("vgg16", 4, 0.01));
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::invalidInput);
        EXPECT_NE(std::string(error.what()).find("lenet inference batch 8"), std::string::npos);
        EXPECT_NE(std::string(error.what()).find("vgg16 inference batch 4"), std::string::npos);
    }
    EXPECT_THROW(compare(subjectsOf(runOf({test::measuredCell("lenet", 8, 1)})), {}), Error);
}

TEST(Comparison, differencesAreGatheredOverAllPairs) {
    CellRecord one = test::measuredCell("lenet", 1, 0.01);
    CellRecord two = test::measuredCell("lenet", 2, 0.01);
    std::vector<Subject> subjects = subjectsOf(runOf({one, two}));
    one.environment.kernel = "6.1";
    two.environment.kernel = "6.2";
    one.environment.hostName = two.environment.hostName = "other";
    two.environment.coresAllowed = 4;
    subjects.push_back(subjectsOf(runOf({one, two}, "bbbb")).front());
    const std::vector<SubjectDifferences> all = differencesOf(compare(std::move(subjects), {}));
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].pairs, 2u);
    ASSERT_EQ(all[0].list.size(), 3u);
    EXPECT_EQ(all[0].list[0].difference, (Difference{"host", "", "other"}));
    EXPECT_EQ(all[0].list[0].pairs, 2u);
    EXPECT_FALSE(all[0].list[0].varies);
    EXPECT_EQ(all[0].list[1].difference.label, "kernel");
    EXPECT_TRUE(all[0].list[1].varies);
    EXPECT_EQ(all[0].list[2].pairs, 1u);
}

} // namespace
} // namespace bildrate
