#include "core/base/error.h"
#include "core/bench/run_spec.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace bildrate {
namespace {

using Batches = std::vector<std::int64_t>;

/// The message of the Error{invalidInput} that action throws; empty if it throws none.
template <typename Action>
std::string refusalOf(Action action) {
    try {
        action();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::invalidInput);
        return error.what();
    }
    return {};
}

bool mentions(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

RunSpec validSpec() {
    RunSpec spec;
    spec.networks = {{"resnet-50", {}}};
    return spec;
}

TEST(ParseBatches, listsAndRanges) {
    EXPECT_EQ(parseBatches("1,2,4..32"), (Batches{1, 2, 4, 8, 16, 32}));
    EXPECT_EQ(parseBatches("8"), (Batches{8}));
    EXPECT_EQ(parseBatches("32,1,32,1"), (Batches{32, 1}));
    EXPECT_EQ(parseBatches(" 1 , 3..12 "), (Batches{1, 3, 6, 12}));
    EXPECT_EQ(parseBatches("4..30"), (Batches{4, 8, 16, 30}));
    EXPECT_EQ(parseBatches("5..5"), (Batches{5}));
    EXPECT_EQ(parseBatches("1,64,100000,32"), (Batches{1, 64, 100000, 32}));
}

TEST(ParseBatches, errorsNameThePiece) {
    for (const char* piece : {"1..", "..8", "x", "1.5", "1e9", "8x", "0x10", "1...4", "1..2..4"})
        EXPECT_TRUE(mentions(refusalOf([&] { parseBatches(std::string("2,") + piece + ",4"); }),
                             std::string("'") + piece + "'"))
            << piece;
    for (const char* piece : {"0", "-1", "1000000000", "1048577"})
        EXPECT_TRUE(mentions(refusalOf([&] { parseBatches(piece); }),
                             std::string("batch ") + piece + " cannot be used"))
            << piece;
    EXPECT_TRUE(mentions(refusalOf([] { parseBatches("99999999999999999999"); }),
                         "batch 99999999999999999999"));
    EXPECT_TRUE(mentions(refusalOf([] { parseBatches("32..4"); }), "write 4..32"));
    for (const char* list : {"", ",", "1,,2", "1,"})
        EXPECT_TRUE(mentions(refusalOf([&] { parseBatches(list); }), "''")) << list;
}

TEST(CellsOf, manyCellsTakeNoQuadraticTime) {
    RunSpec spec = validSpec();
    spec.batches.clear();
    for (std::int64_t batch = largestSweep; batch >= 1; --batch)
        spec.batches.push_back(batch);
    const auto cells = cellsOf(spec);
    ASSERT_EQ(std::int64_t(cells.size()), largestSweep);
    EXPECT_EQ(cells.front().batch, largestSweep);
    EXPECT_EQ(cells.back().batch, 1);
    validate(spec);

    spec.networks.push_back({"alexnet", {1}});
    EXPECT_TRUE(mentions(refusalOf([&] { validate(spec); }), "more than 100000 cells"));
    spec.networks.pop_back();
    spec.deviceSets.assign(100'000, {"cpu"});
    spec.workloads.assign(100'000, Workload::inference);
    spec.precisions.assign(100'000, Precision::fp32);
    EXPECT_TRUE(mentions(refusalOf([&] { checkCellCount(spec); }), "more than 100000 cells"));
}

TEST(CellsOf, orderAndOwnBatchLists) {
    RunSpec spec;
    spec.networks = {{"resnet-50", {}}, {"alexnet", {8}}};
    spec.precisions = {Precision::fp32, Precision::bf16};
    spec.batches = {1, 2};
    spec.deviceSets = {{"gpu:0"}, {"gpu:0", "gpu:1"}};
    const auto cells = cellsOf(spec);
    ASSERT_EQ(cells.size(), 2u * 2 * 2 + 2u * 2);
    const CellSpec first{"resnet-50", Workload::inference,     Precision::fp32,
                         1,           BatchMeaning::perDevice, {"gpu:0"}};
    EXPECT_EQ(cells[0], first);
    EXPECT_EQ(cells[1].batch, 2);
    EXPECT_EQ(cells[2].devices.size(), 2u);
    EXPECT_EQ(cells[4].precision, Precision::bf16);
    EXPECT_EQ(cells[8].network, "alexnet");
    EXPECT_EQ(cells[8].batch, 8);
    EXPECT_EQ(cells[9].images(), 16);
}

TEST(CellsOf, eachCellOnce) {
    RunSpec spec;
    spec.networks = {{"resnet-50", {1, 8}}, {"resnet-50", {8, 16}}};
    const auto cells = cellsOf(spec);
    ASSERT_EQ(cells.size(), 3u);
    EXPECT_EQ(cells[2].batch, 16);
}

TEST(CellSpec, imagesOfAnIteration) {
    CellSpec cell;
    cell.batch = 256;
    cell.devices = {"a", "b", "c", "d"};
    EXPECT_EQ(cell.images(), 1024);
    cell.batchMeaning = BatchMeaning::total;
    EXPECT_EQ(cell.images(), 256);
}

TEST(Validate, acceptsWhatCanRun) {
    EXPECT_NO_THROW(validate(validSpec()));
    for (const Preset& preset : builtInPresets())
        EXPECT_NO_THROW(validate(preset.spec)) << preset.name;
}

/// Applies change to a valid spec and expects the refusal to mention part.
template <typename Change>
void expectRefusal(Change change, std::string_view part) {
    RunSpec spec = validSpec();
    change(spec);
    const std::string message = refusalOf([&] { validate(spec); });
    EXPECT_TRUE(mentions(message, part)) << "message: " << message;
}

TEST(Validate, namesTheCulprit) {
    expectRefusal([](RunSpec& s) { s.networks = {{"resnet-5", {}}}; }, "resnet-50");
    expectRefusal([](RunSpec& s) { s.networks.clear(); }, "no network");
    expectRefusal([](RunSpec& s) { s.workloads.clear(); }, "no workload");
    expectRefusal([](RunSpec& s) { s.precisions.clear(); }, "no precision");
    expectRefusal([](RunSpec& s) { s.batches.clear(); }, "no batch");
    expectRefusal([](RunSpec& s) { s.batches = {4, 0}; }, "batch 0");
    expectRefusal([](RunSpec& s) { s.networks[0].batches = {-1}; }, "batch -1");
    expectRefusal([](RunSpec& s) { s.batches = {1'000'000'000}; }, "batch 1000000000");
    expectRefusal([](RunSpec& s) { s.deviceSets.clear(); }, "no device");
    expectRefusal([](RunSpec& s) { s.deviceSets = {{"cpu"}, {}}; }, "set of devices is empty");
    expectRefusal([](RunSpec& s) { s.deviceSets = {{""}}; }, "device has no name");
    expectRefusal([](RunSpec& s) { s.deviceSets = {{"gpu:0", "gpu:0"}}; }, "gpu:0 is named twice");
    expectRefusal([](RunSpec& s) { s.threads = -2; }, "-2 threads");
}

TEST(Validate, stopRulesThatCannotEnd) {
    expectRefusal([](RunSpec& s) { s.stop.minSamples = 0; }, "minimum of 0");
    expectRefusal([](RunSpec& s) { s.stop.maxTime = Seconds(0); }, "time limit of 0");
    expectRefusal([](RunSpec& s) { s.stop.maxTime = Seconds(-1); }, "time limit of -1");
    expectRefusal(
        [](RunSpec& s) { s.stop.maxTime = Seconds(std::numeric_limits<double>::infinity()); },
        "time limit of inf");
    expectRefusal(
        [](RunSpec& s) { s.stop.relativeWidth = std::numeric_limits<double>::quiet_NaN(); },
        "width of nan");
    expectRefusal([](RunSpec& s) { s.stop.warmUpIterations = -1; }, "-1 warm-up");
    expectRefusal([](RunSpec& s) { s.stop.warmUpTime = Seconds(-1); }, "warm-up of -1");
}

TEST(Validate, totalBatchMustDivide) {
    const auto total = [](std::int64_t batch, std::vector<std::vector<std::string>> sets) {
        return [=](RunSpec& spec) {
            spec.batchMeaning = BatchMeaning::total;
            spec.batches = {batch};
            spec.deviceSets = sets;
        };
    };
    const std::vector<std::string> four{"gpu:0", "gpu:1", "gpu:2", "gpu:3"};
    expectRefusal(total(10, {four}), "10 cannot be split evenly over 4 devices; use 8 or 12");
    expectRefusal(total(3, {four}), "use 4");
    RunSpec spec = validSpec();
    total(10, {{"gpu:0"}, four})(spec); // runs on one device, and on four it ends as unsupported
    EXPECT_NO_THROW(validate(spec));
}

const RunSpec& presetNamed(std::string_view name) {
    const auto& presets = builtInPresets();
    const auto found = std::find_if(presets.begin(), presets.end(),
                                    [&](const Preset& preset) { return preset.name == name; });
    EXPECT_NE(found, presets.end()) << name;
    return found->spec;
}

bool has(const std::vector<CellSpec>& cells, std::string_view network, std::int64_t batch,
         std::size_t devices) {
    return std::any_of(cells.begin(), cells.end(), [&](const CellSpec& cell) {
        return cell.network == network && cell.batch == batch && cell.devices.size() == devices;
    });
}

TEST(Presets, mxnetInferenceIsTheSixTables) {
    const RunSpec& spec = presetNamed("mxnet-inference");
    const auto cells = cellsOf(spec);
    EXPECT_EQ(cells.size(), 36u); // each table: 6 networks x 6 batches
    for (const char* network :
         {"alexnet", "vgg11", "inception-bn", "inception-v3", "resnet-50", "resnet-152"})
        for (std::int64_t batch : {1, 2, 4, 8, 16, 32})
            EXPECT_TRUE(has(cells, network, batch, 1)) << network << batch;
    EXPECT_EQ(spec.workloads, std::vector{Workload::inference});
    EXPECT_EQ(spec.stop.warmUpIterations, 5);
    EXPECT_EQ(spec.stop.minSamples, 10);
}

TEST(Presets, mxnetTrainingHasTotalBatchesAndAlexnetEightfold) {
    const RunSpec& spec = presetNamed("mxnet-training");
    EXPECT_EQ(spec.batchMeaning, BatchMeaning::total);
    const auto cells = cellsOf(spec);
    EXPECT_EQ(cells.size(), 3u * 6 * 3);
    for (std::size_t devices : {1u, 2u, 4u})
        for (std::int64_t label : {1, 2, 4, 8, 16, 32}) {
            EXPECT_TRUE(has(cells, "alexnet", 8 * label, devices));
            EXPECT_TRUE(has(cells, "resnet-50", label, devices));
            EXPECT_TRUE(has(cells, "inception-v3", label, devices));
        }
    EXPECT_EQ(spec.optimiser, (Optimiser{0.1, 0.9, 1e-4}));
}

TEST(Presets, tfTrainingHasEveryNetworkBatchAndGpuCountOfTheTables) {
    const RunSpec& spec = presetNamed("tf-training");
    EXPECT_EQ(spec.batchMeaning, BatchMeaning::perDevice);
    const auto cells = cellsOf(spec);
    for (const char* network :
         {"inception-v3", "resnet-50", "resnet-152", "vgg16", "alexnet", "vgg11", "vgg19", "lenet",
          "googlenet", "overfeat", "inception-v4", "resnet-101"})
        for (std::int64_t batch : {32, 64, 128, 256, 512})
            for (std::size_t devices : {1u, 2u, 4u, 8u, 10u})
                EXPECT_TRUE(has(cells, network, batch, devices)) << network << batch << devices;
    EXPECT_EQ(spec.optimiser, (Optimiser{0.005, 0.0, 4e-5}));
    EXPECT_EQ(spec.stop.minSamples, 100);
    EXPECT_EQ(spec.stop.warmUpIterations, 10);
    EXPECT_EQ(spec.deviceSets[1], (std::vector<std::string>{"gpu:0", "gpu:1"}));
}

TEST(Presets, quickRunsOnTheProcessor) {
    const RunSpec& spec = presetNamed("quick");
    EXPECT_EQ(spec.deviceSets, (std::vector<std::vector<std::string>>{{"cpu"}}));
    EXPECT_EQ(cellsOf(spec).size(), 4u);
}

TEST(BatchMeaning, namesReadBack) {
    for (BatchMeaning meaning : {BatchMeaning::perDevice, BatchMeaning::total})
        EXPECT_EQ(batchMeaningFrom(nameOf(meaning)), meaning);
    EXPECT_FALSE(batchMeaningFrom("each"));
}

} // namespace
} // namespace bildrate
