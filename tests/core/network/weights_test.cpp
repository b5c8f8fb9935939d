#include "core/network/network_builder.h"
#include "core/network/weights.h"
#include "core/network/zoo.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace bildrate {
namespace {

using testing::ElementsAre;

const Parameter& parameter(const std::vector<Parameter>& parameters, const std::string& name) {
    return *std::find_if(parameters.begin(), parameters.end(),
                         [&](const Parameter& each) { return each.name == name; });
}

std::vector<float> valuesOf(const Network& network, const std::string& name, std::uint64_t seed) {
    return parameterValues(network, parameter(parametersOf(network), name), seed);
}

TEST(Parameters, ofASmallNetwork) {
    NetworkBuilder net("test", "Test", {3, 6, 6}, {.bias = true, .batchNorm = BatchNormOp{}});
    const LayerId conv = net.convolution("c", net.input(), {.filters = 2, .kernel = {1, 3}});
    const Network network = net.finish(net.fullyConnected("fc", conv, 5, false));
    const std::vector<Parameter> parameters = parametersOf(network);
    std::vector<std::string> names;
    for (const Parameter& each : parameters)
        names.push_back(each.name);
    EXPECT_THAT(names, ElementsAre("c.weight", "c.bias", "c.bn.gamma", "c.bn.beta", "c.bn.mean",
                                   "c.bn.variance", "fc.weight", "fc.bias"));
    EXPECT_THAT(parameters[0].shape, ElementsAre(2, 3, 1, 3));
    EXPECT_EQ(parameters[0].layer, network.find("c"));
    EXPECT_EQ(parameters[0].count(), 18);
    EXPECT_EQ(parameters[0].kind, ParameterKind::weight);
    EXPECT_THAT(parameters[5].shape, ElementsAre(2));
    EXPECT_EQ(parameters[5].kind, ParameterKind::variance);
    EXPECT_EQ(parameters[5].layer, network.find("c.bn"));
    EXPECT_THAT(parameters[6].shape, ElementsAre(5, 2 * 6 * 4));
    EXPECT_THAT(parameters[7].shape, ElementsAre(5));
}

TEST(Parameters, trainableOnesAddUpInEveryNetwork) {
    for (const std::string& name : zooNames()) {
        const Network network = makeNetwork(name);
        std::int64_t trainable = 0;
        std::set<std::string> names;
        for (const Parameter& each : parametersOf(network)) {
            EXPECT_TRUE(names.insert(each.name).second) << each.name;
            if (each.kind != ParameterKind::mean && each.kind != ParameterKind::variance)
                trainable += each.count();
        }
        EXPECT_EQ(trainable, network.parameters()) << name;
    }
}

// From a separate program in Python (philox as in the paper, FNV-1a, NumPy's float32) with the
// ranges that weights.cpp documents.
TEST(ParameterValues, knownValuesOfResNet50) {
    const Network network = makeNetwork("resnet-50");
    const auto values = [&](const char* name) { return valuesOf(network, name, 7); };
    const std::vector<float> conv1 = values("conv1.weight");
    ASSERT_EQ(conv1.size(), 9408);
    EXPECT_EQ(conv1[0], 0.00783348083F);
    EXPECT_EQ(conv1[1], -0.108305648F);
    EXPECT_EQ(conv1[9407], 0.128483415F);
    EXPECT_EQ(values("conv1.bn.variance").front(), 1.16782379F);
    EXPECT_EQ(values("conv1.bn.variance").back(), 1.1849792F);
    EXPECT_EQ(values("conv1.bn.mean").front(), -0.0287337527F);
    EXPECT_EQ(values("conv1.bn.mean").back(), -0.0237561613F);
    EXPECT_EQ(values("conv2_1.c.bn.gamma").front(), 0.143783316F);
    EXPECT_EQ(values("conv2_1.c.bn.gamma").back(), 0.169052064F);
    EXPECT_EQ(values("conv2_1.shortcut.bn.gamma").front(), 1.07948864F);
    EXPECT_EQ(values("conv2_1.shortcut.bn.gamma").back(), 1.09651172F);
    EXPECT_EQ(values("fc.weight").front(), -0.00833477825F);
    EXPECT_EQ(values("fc.weight").back(), -0.000604720786F);
    EXPECT_EQ(values("fc.bias").front(), -0.00700424984F);
    EXPECT_EQ(values("fc.bias").back(), 0.0451439656F);
}

TEST(ParameterValues, varianceOfWeightsIsTwoByFanIn) {
    const Network network = makeNetwork("resnet-50");
    for (const auto& [name, expected] : {std::pair("conv5_1.b.weight", 2.0 / (512 * 9)),
                                         {"conv4_1.shortcut.weight", 2.0 / 512},
                                         {"fc.weight", 1.0 / 16 / 2048}}) {
        const std::vector<float> values = valuesOf(network, name, 1);
        double sum = 0;
        double squares = 0;
        for (const double value : values) {
            sum += value;
            squares += value * value;
        }
        const auto n = double(values.size());
        // Five standard errors: the fourth moment of a uniform value is 9/5 of its variance
        // squared.
        EXPECT_NEAR(squares / n / expected, 1, 5 * std::sqrt(0.8 / n)) << name;
        EXPECT_NEAR(sum / n, 0, 5 * std::sqrt(expected / n)) << name;
    }
}

TEST(ParameterValues, lastGammaOfEveryResidualBranchIsSmall) {
    for (const char* name : {"resnet-50", "resnet-50-v1.5", "resnet-101", "resnet-152"}) {
        const Network network = makeNetwork(name);
        int branches = 0;
        for (const Parameter& each : parametersOf(network)) {
            if (each.kind != ParameterKind::gamma)
                continue;
            const std::vector<float> values = parameterValues(network, each, 3);
            const auto [low, high] = std::minmax_element(values.begin(), values.end());
            const bool last = each.name.ends_with(".c.bn.gamma");
            branches += last;
            EXPECT_GE(*low, last ? 0.1F : 0.8F) << each.name;
            EXPECT_LT(*high, last ? 0.3F : 1.2F) << each.name;
        }
        EXPECT_EQ(branches, std::count_if(network.layers.begin(), network.layers.end(),
                                          [](const Layer& layer) {
                                              return std::holds_alternative<AddOp>(layer.op);
                                          }));
    }
}

TEST(ParameterValues, batchNormIsNotTheIdentity) {
    const Network network = makeNetwork("inception-v3", {.imageSize = 107});
    for (const Parameter& each : parametersOf(network)) {
        if (each.kind == ParameterKind::weight)
            continue;
        const std::vector<float> values = parameterValues(network, each, 3);
        const auto [low, high] = std::minmax_element(values.begin(), values.end());
        EXPECT_LT(*low + 0.05F, *high) << each.name;
        if (each.kind == ParameterKind::variance) {
            EXPECT_GT(*low, 0.5F) << each.name;
        }
    }
}

TEST(ParameterValues, seedAndNameDecide) {
    const Network network = makeNetwork("vgg11", {.imageSize = 64});
    const std::vector<float> weights = valuesOf(network, "conv3_2.weight", 1);
    EXPECT_EQ(weights, valuesOf(makeNetwork("vgg11"), "conv3_2.weight", 1));
    EXPECT_NE(weights, valuesOf(network, "conv3_2.weight", 2));
    EXPECT_NE(valuesOf(network, "conv5_1.weight", 1), valuesOf(network, "conv5_2.weight", 1));
}

TEST(InputImages, doNotDependOnTheBatch) {
    const Network network = makeNetwork("lenet");
    const std::vector<float> one = inputImages(network, 1, 5);
    const std::vector<float> three = inputImages(network, 3, 5);
    const std::size_t count = 3 * 28 * 28;
    ASSERT_EQ(one.size(), count);
    ASSERT_EQ(three.size(), 3 * count);
    EXPECT_TRUE(std::equal(one.begin(), one.end(), three.begin()));
    EXPECT_FALSE(std::equal(one.begin(), one.end(), three.begin() + count));
    EXPECT_NE(inputImages(network, 1, 6), one);
}

TEST(InputImages, knownValues) {
    const std::vector<float> images = inputImages(makeNetwork("resnet-50"), 2, 7);
    ASSERT_EQ(images.size(), 301056);
    EXPECT_EQ(images[0], -0.905380249F);
    EXPECT_EQ(images[150527], 0.200340375F);
    EXPECT_EQ(images[150528], 0.673943877F);
    EXPECT_EQ(images[301055], -1.72273421F);
}

} // namespace
} // namespace bildrate
