#include "core/analysis/published.h"
#include "core/network/zoo.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace bildrate {
namespace {

/// What names a cell of a published table.
struct Place {
    std::string section;
    int gpus;
    std::string network; // as printed
    std::int64_t batch;  // as printed
};

const PublishedResult& cellAt(const Place& place) {
    const auto& results = publishedResults().results;
    const auto found = std::ranges::find_if(results, [&](const PublishedResult& result) {
        return result.section == place.section && result.gpus == place.gpus &&
               result.printedNetwork == place.network && result.printedBatch == place.batch;
    });
    if (found == results.end())
        throw std::runtime_error("no cell in " + place.section);
    return *found;
}

std::set<std::string> idsOf(const std::vector<const PublishedNote*>& notes) {
    std::set<std::string> ids;
    for (const PublishedNote* note : notes)
        ids.insert(note->id);
    return ids;
}

const std::string other1 = "TensorFlow training, other results 1 of 2 (alexnet .. googlenet), ";
const std::string other2 = "TensorFlow training, other results 2 of 2 (overfeat .. resnet152), ";
const std::string summary = "TensorFlow training, GPUs summary, ";

TEST(Published, holdsEveryCellOfTheArticles) {
    std::map<PublishedStatus, int> byStatus;
    std::map<std::string, int> bySource;
    std::set<std::pair<std::string, std::string>> tables;
    for (const PublishedResult& result : publishedResults().results) {
        ++byStatus[result.status];
        ++bySource[result.environment->source->id];
        tables.emplace(result.environment->source->id, result.section);
        EXPECT_EQ(result.imagesPerSecond.has_value(), result.status == PublishedStatus::measured);
    }
    EXPECT_EQ(publishedResults().results.size(), 894u);
    EXPECT_EQ(byStatus, (std::map<PublishedStatus, int>{{PublishedStatus::measured, 704},
                                                        {PublishedStatus::outOfMemory, 103},
                                                        {PublishedStatus::notAvailable, 10},
                                                        {PublishedStatus::empty, 77}}));
    EXPECT_EQ(bySource,
              (std::map<std::string, int>{{"mxnet-german", 378}, {"tensorflow-french", 516}}));
    EXPECT_EQ(tables.size(), 36u); // 15 of them on MXNet
}

TEST(Published, figuresAreThoseOfThePrintedTables) {
    struct Expected {
        Place place;
        std::string printed;
        double imagesPerSecond;
    };
    const std::vector<Expected> expected{
        {{"MXNet inference, LeaderGPU ltbv14, 1x GTX 1080", 1, "alexnet", 1}, "484.21", 484.21},
        {{"MXNet inference, NVIDIA DGX-1, 1x Tesla P100", 1, "vgg", 32}, "854.4", 854.4},
        {{"MXNet inference, AWS EC2 p2.xlarge, 1x Tesla K80", 1, "vgg", 32}, "228.96", 228.96},
        {{"MXNet training, AWS EC2 p2.xlarge, 1x Tesla K80", 1, "alexnet", 32}, "483.37", 483.37},
        {{"MXNet training, host not stated, 1x Tesla M40", 1, "resnet-50", 16}, "62.35", 62.35},
        {{"MXNet training, LeaderGPU ltbv19, 1x GTX 1080 Ti", 1, "inception-v3", 32},
         "124,84",
         124.84},
        {{"MXNet training multi-GPU, LeaderGPU ltbv14, 4x GTX 1080", 4, "alexnet", 16},
         "13341,50",
         13341.5},
        {{summary + "LeaderGPU, Tesla P100", 1, "alexnet", 512}, "2807.64", 2807.64},
        {{summary + "LeaderGPU, GTX 1080", 2, "vgg16", 32}, "173.2", 173.2},
        {{other1 + "LeaderGPU ltbv20, 2x Tesla P100", 2, "lenet", 64}, "28599.07", 28599.07},
        {{other2 + "LeaderGPU ltbv18, 4x GTX 1080 Ti", 4, "resnet-152", 32}, "270.35", 270.35},
        {{summary + "AWS EC2 p2.8xlarge, Tesla K80", 8, "alexnet", 512}, "4853", 4853},
        {{"TensorFlow training, other results batch 32, Google Compute Engine "
          "n1-standard-32-k80x8, Tesla K80",
          8, "resnet-50", 32},
         "362",
         362}};
    for (const auto& [place, printed, imagesPerSecond] : expected) {
        const PublishedResult& cell = cellAt(place);
        EXPECT_EQ(cell.printed, printed) << place.section;
        EXPECT_EQ(cell.imagesPerSecond, imagesPerSecond) << place.section;
    }
}

TEST(Published, aPrintedNumberIsTheFigure) {
    for (const PublishedResult& result : publishedResults().results)
        if (result.imagesPerSecond) {
            std::string text = result.printed;
            std::ranges::replace(text, ',', '.');
            EXPECT_DOUBLE_EQ(std::strtod(text.c_str(), nullptr), *result.imagesPerSecond)
                << result.section << ' ' << result.printed;
        } else {
            EXPECT_TRUE((std::set<std::string>{"", "-", "-*", "-**"}.contains(result.printed)))
                << result.printed;
        }
}

TEST(Published, cellsWithoutAFigureSayWhyAsTheArticlesDo) {
    const PublishedResult& german =
        cellAt({"MXNet training, LeaderGPU ltbv14, 1x GTX 1080", 1, "resnet-50", 32});
    EXPECT_EQ(german.status, PublishedStatus::outOfMemory);
    EXPECT_EQ(german.printed, "-**");
    EXPECT_TRUE(idsOf(german.notes).contains("mxnet-memory"));
    const PublishedResult& slices =
        cellAt({"MXNet training multi-GPU, LeaderGPU ltbv20, 2x Tesla P100", 2, "inception-v3", 1});
    EXPECT_EQ(slices.status, PublishedStatus::notAvailable);
    EXPECT_EQ(slices.printed, "-*");
    EXPECT_TRUE(idsOf(slices.notes).contains("mxnet-slices"));
    const PublishedResult& blank =
        cellAt({other1 + "LeaderGPU ltbv36, 10x GTX 1080 Ti", 10, "alexnet", 512});
    EXPECT_EQ(blank.status, PublishedStatus::empty);
    EXPECT_EQ(blank.printed, "");

    const std::map<PublishedStatus, std::set<std::string>> footnotes{
        {PublishedStatus::outOfMemory, {"mxnet-memory", "tensorflow-memory", "B6"}},
        {PublishedStatus::notAvailable, {"mxnet-slices"}},
        {PublishedStatus::empty, {"B4", "B4-10"}}};
    for (const PublishedResult& result : publishedResults().results) {
        int found = 0;
        for (const auto& [status, ids] : footnotes)
            for (const std::string& id : idsOf(result.notes))
                if (ids.contains(id)) {
                    ++found;
                    EXPECT_EQ(result.status, status) << result.section;
                }
        EXPECT_EQ(found, result.imagesPerSecond ? 0 : 1) << result.section;
    }
}

TEST(Published, everyOddityTravelsWithItsCells) {
    std::map<std::string, int> cells;
    for (const PublishedResult& result : publishedResults().results)
        for (const std::string& id : idsOf(result.notes))
            ++cells[id];
    EXPECT_EQ(cells, (std::map<std::string, int>{{"mxnet-memory", 1},
                                                 {"mxnet-slices", 10},
                                                 {"tensorflow-memory", 101},
                                                 {"A1", 1},
                                                 {"A2", 36},  // 3 machines, 6 batches, 2 columns
                                                 {"A3", 30},  // 5 tables, 6 batches
                                                 {"A4", 12},  // 6 batches, 2 columns
                                                 {"A5", 54},  // 3 tables of 18 cells
                                                 {"A6", 54},  // 9 tables, 6 batches
                                                 {"A7", 36},  // 6 tables, 6 batches
                                                 {"A10", 9},  // 4 of VGG, 5 of Alexnet
                                                 {"A11", 17}, // Alexnet 4 + 5 + 4, others 4
                                                 {"B1", 6},
                                                 {"B2", 6}, // 2 kinds of GPU, 3 networks
                                                 {"B3", 2},
                                                 {"B4", 74},
                                                 {"B4-10", 3},
                                                 {"B5", 2},
                                                 {"B6", 1},
                                                 {"B7", 6}, // 2 of vgg19, 2 of ResNet-152 twice
                                                 {"B8", 13}}));
    std::set<std::string> ofEnvironments;
    for (const PublishedEnvironment& environment : publishedResults().environments)
        ofEnvironments.merge(idsOf(environment.notes));
    EXPECT_EQ(ofEnvironments, (std::set<std::string>{"A8", "A9", "B9", "D2", "D4"}));
    std::set<std::string> ids;
    for (const PublishedNote& note : publishedResults().notes) {
        EXPECT_TRUE(ids.insert(note.id).second) << note.id;
        EXPECT_TRUE(cells.contains(note.id) || ofEnvironments.contains(note.id)) << note.id;
        EXPECT_GT(note.text.size(), 20u) << note.id;
    }
}

TEST(Published, oddCellsAreTheOnesNamed) {
    const std::string multi = "MXNet training multi-GPU, LeaderGPU ";
    const std::vector<std::pair<Place, std::string>> expected{
        {{multi + "ltbv14, 4x GTX 1080", 4, "alexnet", 16}, "A1"},
        {{"MXNet training, AWS EC2 p2.xlarge, 1x Tesla K80", 1, "inception-v3", 1}, "A2"},
        {{"MXNet training, NVIDIA DGX-1, 1x Tesla P100", 1, "resnet-50", 32}, "A2"},
        {{"MXNet training, LeaderGPU ltbv20, 1x Tesla P100", 1, "resnet-50", 8}, "A3"},
        {{multi + "ltbv19, 4x GTX 1080 Ti", 4, "resnet-50", 32}, "A3"},
        {{multi + "ltbv20, 2x Tesla P100", 2, "inception-v3", 32}, "A4"},
        {{"MXNet inference, LeaderGPU ltbv19, 1x GTX 1080 Ti", 1, "vgg", 2}, "A10"},
        {{multi + "ltbv19, 4x GTX 1080 Ti", 4, "alexnet", 16}, "A11"},
        {{other1 + "LeaderGPU ltbv14, 4x GTX 1080", 4, "vgg16", 32}, "B2"},
        {{other1 + "LeaderGPU ltbv20, 2x Tesla P100", 2, "vgg11", 256}, "B3"},
        {{other1 + "LeaderGPU ltbv14, 4x GTX 1080", 4, "vgg11", 128}, "B3"},
        {{other2 + "LeaderGPU ltbv36, 10x GTX 1080 Ti", 10, "overfeat", 512}, "B4-10"},
        {{other1 + "LeaderGPU ltbv16, 8x GTX 1080", 8, "vgg19", 64}, "B5"},
        {{other1 + "LeaderGPU ltbv18, 4x GTX 1080 Ti", 4, "googlenet", 512}, "B6"},
        {{other2 + "LeaderGPU ltbv21, 2x GTX 1080 Ti", 2, "resnet-152", 32}, "B7"},
        {{other1 + "LeaderGPU ltbv36, 10x GTX 1080 Ti", 10, "lenet", 128}, "B8"}};
    for (const auto& [place, id] : expected)
        EXPECT_TRUE(idsOf(cellAt(place).notes).contains(id)) << place.section << ' ' << id;
    EXPECT_FALSE(
        idsOf(cellAt({multi + "ltbv14, 4x GTX 1080", 4, "inception-v3", 32}).notes).contains("A3"));
}

TEST(Published, doubtIsWhatMustNotBeRanked) {
    const std::set<std::string> doubts{"A1", "A2", "A3", "A4", "B4", "B4-10", "B6"};
    for (const PublishedNote& note : publishedResults().notes)
        EXPECT_EQ(note.weight == NoteWeight::doubt, doubts.contains(note.id)) << note.id;
    const auto& results = publishedResults().results;
    EXPECT_EQ(std::ranges::count_if(results, &PublishedResult::doubtful), 1 + 36 + 30 + 12 + 78);
    EXPECT_FALSE(
        cellAt({"MXNet inference, LeaderGPU ltbv14, 1x GTX 1080", 1, "vgg", 1}).doubtful());
}

TEST(Published, whatIsPrintedUnderTheWrongBatchIsAtTheRightOne) {
    const Place place{summary + "LeaderGPU, GTX 1080 Ti", 10, "vgg16", 32};
    const PublishedResult& cell = cellAt(place);
    EXPECT_EQ(cell.printedBatch, 32);
    EXPECT_EQ(cell.batch, 64);
    EXPECT_EQ(
        cell.imagesPerSecond,
        cellAt({other1 + "LeaderGPU ltbv36, 10x GTX 1080 Ti", 10, "vgg16", 64}).imagesPerSecond);
    EXPECT_EQ(cellAt({summary + "LeaderGPU, Tesla P100", 2, "vgg16", 32}).batch, 32);
    for (const PublishedResult& result : publishedResults().results)
        if (idsOf(result.notes).contains("B1")) {
            EXPECT_EQ(result.batch, 64);
        }
}

TEST(Published, batchIsTotalWhereMxnetSplitsItAndPerDeviceElsewhere) {
    const PublishedResult& split =
        cellAt({"MXNet training multi-GPU, LeaderGPU ltbv19, 4x GTX 1080 Ti", 4, "alexnet", 2});
    EXPECT_EQ(split.batchMeaning, BatchMeaning::total);
    EXPECT_EQ(split.batch, 16); // Alexnet(*8)
    EXPECT_EQ(split.printedBatch, 2);
    for (const PublishedResult& result : publishedResults().results)
        EXPECT_EQ(result.batchMeaning == BatchMeaning::total,
                  result.environment->framework == "MXNet" && result.gpus > 1);
}

TEST(Published, everyNetworkIsOneOfTheZoo) {
    const std::vector<std::string>& zoo = zooNames();
    for (const PublishedResult& result : publishedResults().results)
        EXPECT_TRUE(std::ranges::count(zoo, result.network)) << result.network;
    const PublishedResult& vgg =
        cellAt({"MXNet inference, LeaderGPU ltbv14, 1x GTX 1080", 1, "vgg", 1});
    EXPECT_EQ(vgg.printedNetwork, "vgg");
    EXPECT_EQ(vgg.network, "vgg11"); // 8 convolutions and 3 dense layers, see A7
}

TEST(Published, equalWorkIsTheRatioOfMultiplyAdds) {
    const auto ratioOf = [](const Place& place) { return cellAt(place).workRatio; };
    const std::string mxnet = "MXNet inference, LeaderGPU ltbv14, 1x GTX 1080";
    const std::string tensorflow = other2 + "LeaderGPU ltbv21, 2x GTX 1080 Ti";
    // MXNet's AlexNet: 1.0100 of our 0.8388 GMACs; the others as the layers count.
    EXPECT_NEAR(ratioOf({mxnet, 1, "alexnet", 1}), 1.2041, 1e-9);
    EXPECT_NEAR(ratioOf({mxnet, 1, "resnet-50", 1}), 1.0599, 1e-9);
    EXPECT_NEAR(ratioOf({mxnet, 1, "resnet-152", 1}), 1.0205, 1e-9);
    EXPECT_EQ(ratioOf({mxnet, 1, "inception-bn", 1}), 1.0);
    EXPECT_EQ(ratioOf({mxnet, 1, "vgg", 1}), 1.0);
    EXPECT_NEAR(ratioOf({tensorflow, 2, "resnet-50", 32}), 0.9939, 1e-9);
    EXPECT_NEAR(ratioOf({tensorflow, 2, "resnet-101", 32}), 0.9969, 1e-9);
    EXPECT_NEAR(ratioOf({tensorflow, 2, "resnet-152", 32}), 0.9979, 1e-9);
    EXPECT_EQ(ratioOf({tensorflow, 2, "inception-v4", 32}), 1.0);
    // what that ratio is made of: MXNet strides on the 3x3, as our v1.5 does
    EXPECT_NEAR(double(makeNetwork("resnet-50-v1.5").macs()) /
                    double(makeNetwork("resnet-50").macs()),
                1.0599, 5e-5);
}

TEST(Published, everyEnvironmentIsThereAndComplete) {
    const auto& environments = publishedResults().environments;
    ASSERT_EQ(environments.size(), 14u);
    std::map<std::string, int> used;
    for (const PublishedResult& result : publishedResults().results)
        ++used[result.environment->id];
    EXPECT_EQ(used, (std::map<std::string, int>{{"mxnet-ltbv14-1", 54},
                                                {"mxnet-ltbv19-1", 54},
                                                {"mxnet-ltbv20-1", 54},
                                                {"mxnet-p2.xlarge", 54},
                                                {"mxnet-m40", 54},
                                                {"mxnet-dgx-1", 54},
                                                {"mxnet-ltbv14-4", 18},
                                                {"mxnet-ltbv19-4", 18},
                                                {"mxnet-ltbv20-2", 18},
                                                {"tensorflow-leadergpu-p100", 70},
                                                {"tensorflow-leadergpu-1080", 195},
                                                {"tensorflow-leadergpu-1080-ti", 195},
                                                {"tensorflow-p2.8xlarge", 28},
                                                {"tensorflow-n1-standard-32-k80x8", 28}}));
    for (const PublishedEnvironment& environment : environments) {
        const bool mxnet = environment.framework == "MXNet";
        EXPECT_EQ(environment.cudnn, mxnet ? "6.0" : "5.1") << environment.id;
        EXPECT_EQ(environment.cuda, mxnet ? "" : "8.0") << environment.id;
        EXPECT_EQ(environment.frameworkRevision, mxnet ? "" : "b1e174e") << environment.id;
        EXPECT_EQ(environment.optimiser, mxnet ? "" : "sgd") << environment.id;
        EXPECT_EQ(environment.data, mxnet ? "" : "synthetic") << environment.id;
        EXPECT_FALSE(environment.gpu.empty() || environment.remark.empty()) << environment.id;
    }
    const auto found =
        std::ranges::find(environments, "tensorflow-p2.8xlarge", &PublishedEnvironment::id);
    ASSERT_NE(found, environments.end());
    EXPECT_EQ(found->operatingSystem, "Ubuntu 16.04 LTS");
    EXPECT_EQ(found->date, "2017-05");
    EXPECT_EQ(found->datePrinted, "Mai 2017");
    EXPECT_EQ(found->benchmarkRevision, "9165a70");
    EXPECT_EQ(found->platform, "AWS EC2");
}

} // namespace
} // namespace bildrate
