#include "core/bench/forecast.h"
#include "core/network/network_builder.h"
#include "core/network/zoo.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

namespace bildrate {
namespace {

/// One convolution and one fully connected layer on a 4x4 image.
Network small() {
    NetworkBuilder net("small", "small", {1, 4, 4});
    ConvolutionShape shape;
    shape.filters = 2;
    shape.kernel = {3, 3};
    shape.padding = {1, 1};
    const LayerId convolution = net.convolution("conv", net.input(), shape);
    return net.finish(net.fullyConnected("fc", convolution, 3, false));
}

TEST(ForecastMemory, isWeightsArenaImagesAndOutput) {
    const auto memory = forecastMemory(small(), Workload::inference, Precision::fp32, 10);
    // 2 filters of 9 with bias and 3 rows of 32 with bias
    EXPECT_EQ(memory.weights, 4u * (2 * 9 + 2 + 3 * 32 + 3));
    // image 16; convolution 32 and logits 3 alive together; probabilities 3
    EXPECT_EQ(memory.activations, 10 * 4u * (16 + 32 + 3 + 3));
    EXPECT_EQ(memory.total(), memory.weights + memory.activations);
}

TEST(ForecastMemory, halvesTheWeightsInHalfPrecision) {
    const auto full = forecastMemory(small(), Workload::inference, Precision::fp32, 4);
    const auto half = forecastMemory(small(), Workload::inference, Precision::bf16, 4);
    EXPECT_EQ(half.weights * 2, full.weights);
    EXPECT_LT(half.activations, full.activations);
}

TEST(ForecastMemory, ofTrainingKeepsWhatTheBackwardStepsRead) {
    const Optimiser momentum{0.1, 0.9, 0};
    const auto memory = forecastMemory(small(), Workload::training, Precision::fp32, 5, momentum);
    const Bytes parameters = 2 * 9 + 2 + 3 * 32 + 3;
    EXPECT_EQ(memory.weights, 2 * 4 * parameters);
    EXPECT_EQ(memory.optimiserState, 4 * parameters);
    // the convolution's may take the place of the fully connected layer's, whose update is done
    EXPECT_EQ(memory.gradients, 4u * (3 * 32 + 3));
    // image 16, label 1, probabilities 3 and loss 1 outside; at the ReLU's gradient its output, the
    // gradient that comes in and the one that goes out
    EXPECT_EQ(memory.activations, 5 * 4u * (16 + 1 + 3 + 1 + 3 * 32));
    EXPECT_EQ(forecastMemory(small(), Workload::training, Precision::fp32, 5).optimiserState, 0u);
}

TEST(LongestCell, isWarmUpAndTimeLimit) {
    StopRule rule;
    rule.maxTime = Seconds(10);
    rule.warmUpTime = Seconds(0.5);
    EXPECT_DOUBLE_EQ(longestCell(rule).count(), 10.5);
}

TEST(LongestCell, knowsThatSlowIterationsTakeLonger) {
    StopRule rule;
    rule.maxTime = Seconds(10);
    rule.minSamples = 10;
    rule.warmUpTime = Seconds(0.5);
    rule.warmUpIterations = 3;
    EXPECT_DOUBLE_EQ(longestCell(rule, Seconds(2)).count(), 6 + 20);
    rule.hardLimit = true;
    EXPECT_DOUBLE_EQ(longestCell(rule, Seconds(2)).count(), 6 + 10);
    EXPECT_DOUBLE_EQ(longestCell(rule, Seconds(0.001)).count(), 0.5 + 10);
}

RunSpec lenetSpec() {
    RunSpec spec;
    spec.networks = {{"lenet", {}}};
    spec.batches = {1, 2, 4};
    spec.stop.maxTime = Seconds(10);
    spec.stop.warmUpTime = Seconds(1);
    return spec;
}

Bytes needOf(const char* network, std::int64_t images) {
    return forecastMemory(makeNetwork(network), Workload::inference, Precision::fp32, images)
        .total();
}

TEST(Forecast, countsCellsAndTheirTime) {
    const std::vector<Device> devices{FakeBackend::processor()};
    const Forecast result = forecast(lenetSpec(), devices);
    EXPECT_EQ(result.cells, 3);
    EXPECT_EQ(result.tooLarge, 0);
    EXPECT_EQ(result.unsupported, 0);
    EXPECT_DOUBLE_EQ(result.longest.count(), 3 * 11);
    EXPECT_EQ(result.largestNeed, needOf("lenet", 4));
    EXPECT_EQ(result.free, Bytes(8) << 30);
}

TEST(Forecast, tellsTheLargestCellByPartInBothWorkloads) {
    const std::vector<Device> devices{FakeBackend::processor()};
    RunSpec spec = lenetSpec();
    spec.optimiser.momentum = 0.9;
    const auto largest = forecast(spec, devices).largest;
    ASSERT_TRUE(largest);
    EXPECT_EQ(largest->network, "lenet");
    EXPECT_EQ(largest->images, 4);
    EXPECT_EQ(largest->inference.total(), needOf("lenet", 4));
    EXPECT_EQ(largest->inference.gradients, 0);
    EXPECT_EQ(largest->training, forecastMemory(makeNetwork("lenet"), Workload::training,
                                                Precision::fp32, 4, spec.optimiser));
    EXPECT_GT(largest->training.activations, largest->inference.activations);
    EXPECT_GT(largest->training.optimiserState, 0);
}

TEST(Forecast, countsCellsThatDoNotFit) {
    std::vector<Device> devices{FakeBackend::processor()};
    devices.front().memoryFree = needOf("lenet", 2);
    const Forecast result = forecast(lenetSpec(), devices);
    EXPECT_EQ(result.tooLarge, 1);
    EXPECT_EQ(result.largestNeed, needOf("lenet", 4));
    EXPECT_DOUBLE_EQ(result.longest.count(), 2 * 11);
}

TEST(Forecast, splitsATotalBatchOverTheDevices) {
    const std::vector<Device> devices{FakeBackend::gpu("gpu:a", Bytes(20) << 30),
                                      FakeBackend::gpu("gpu:b", Bytes(10) << 30)};
    RunSpec spec = lenetSpec();
    spec.deviceSets = {{"gpu:a", "gpu:b"}};
    spec.batches = {8};
    spec.batchMeaning = BatchMeaning::total;
    EXPECT_EQ(forecast(spec, devices).largestNeed, needOf("lenet", 4));
    EXPECT_EQ(forecast(spec, devices).free, Bytes(10) << 30); // of the fuller one
    spec.batchMeaning = BatchMeaning::perDevice;
    EXPECT_EQ(forecast(spec, devices).largestNeed, needOf("lenet", 8));
}

TEST(Forecast, countsWhatCannotRun) {
    const std::vector<Device> devices{FakeBackend::processor()};
    RunSpec spec = lenetSpec();
    spec.precisions = {Precision::fp32, Precision::fp16}; // which it does not have
    EXPECT_EQ(forecast(spec, devices).cells, 6);
    EXPECT_EQ(forecast(spec, devices).unsupported, 3);
    EXPECT_DOUBLE_EQ(forecast(spec, devices).longest.count(), 3 * 11);
    spec = lenetSpec();
    spec.deviceSets = {{"gpu:gone"}};
    EXPECT_EQ(forecast(spec, devices).unsupported, 3);
    EXPECT_FALSE(forecast(spec, devices).largestNeed);
    EXPECT_FALSE(forecast(spec, devices).largest);
    spec = lenetSpec();
    spec.workloads = {Workload::training};
    EXPECT_EQ(forecast(spec, devices).unsupported, 3);
}

TEST(Forecast, saysNothingOfMemoryThatCannotBeTold) {
    std::vector<Device> devices{FakeBackend::processor()};
    devices.front().memoryFree.reset();
    const Forecast unknownFree = forecast(lenetSpec(), devices);
    EXPECT_TRUE(unknownFree.largestNeed);
    EXPECT_FALSE(unknownFree.free);
    EXPECT_EQ(unknownFree.tooLarge, 0);
    RunSpec spec = lenetSpec();
    spec.networks = {{"no such network", {}}};
    const Forecast unknownNetwork = forecast(spec, devices);
    EXPECT_EQ(unknownNetwork.cells, 3);
    EXPECT_FALSE(unknownNetwork.largestNeed);
}

} // namespace
} // namespace bildrate
