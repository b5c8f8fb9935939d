#include "core/base/error.h"
#include "core/network/zoo.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

namespace bildrate {
namespace {

using nlohmann::json;

/// tests/data/models.json: figures computed from layer lists without this code, checked against
/// published counts, the benchmark sources and torchvision.
const json& facts() {
    static const json parsed = [] {
        std::ifstream file(std::filesystem::path(BILDRATE_TEST_DATA) / "models.json");
        json models = json::parse(file).at("models");
        // v1.5 is listed as torchvision's source of resnet-50.
        json v15 = models.at("resnet-50");
        for (const json& source : v15.at("sources"))
            if (source.at("source") == "torchvision") {
                v15["params"] = source.at("params");
                v15["forward_macs"] = source.at("forward_macs");
                v15["checkpoints"].update(source.at("checkpoints_that_differ"));
            }
        models["resnet-50-v1.5"] = v15;
        return models;
    }();
    return parsed;
}

template <typename... Ops>
std::int64_t count(const Network& network) {
    return std::count_if(network.layers.begin(), network.layers.end(), [](const Layer& layer) {
        return (std::holds_alternative<Ops>(layer.op) || ...);
    });
}

Shape shapeFrom(const json& dimensions) {
    return {dimensions.at(0), dimensions.at(1), dimensions.at(2)};
}

class EveryNetwork : public testing::TestWithParam<std::string> {
protected:
    const json& fact() const { return facts().at(GetParam()); }
    Network network = makeNetwork(GetParam());
};

TEST_P(EveryNetwork, hasItsName) {
    EXPECT_EQ(network.name, GetParam());
}

TEST_P(EveryNetwork, parametersAndMacs) {
    EXPECT_EQ(network.parameters(), fact().at("params"));
    EXPECT_EQ(network.macs(), fact().at("forward_macs"));
}

TEST_P(EveryNetwork, inputAndClasses) {
    EXPECT_EQ(network.inputShape(), shapeFrom(fact().at("input")));
    EXPECT_EQ(network.classes(), fact().at("classes"));
}

TEST_P(EveryNetwork, layerCounts) {
    const json& layers = fact().at("layers");
    EXPECT_EQ(count<ConvolutionOp>(network), layers.at("conv"));
    EXPECT_EQ(count<FullyConnectedOp>(network), layers.at("fc"));
    EXPECT_EQ(count<BatchNormOp>(network), layers.at("bn"));
    EXPECT_EQ(count<MaxPoolOp>(network), layers.at("maxpool"));
    EXPECT_EQ((count<AveragePoolOp, GlobalAveragePoolOp>(network)), layers.at("avgpool"));
    EXPECT_EQ(layers.at("lrn"), 0); // no such operator
    EXPECT_EQ(count<SoftmaxOp>(network), 1);
    EXPECT_EQ(count<InputOp>(network), 1);
}

TEST_P(EveryNetwork, convolutionBiasAndBatchNorm) {
    const json& bn = fact().at("bn");
    for (const Layer& layer : network.layers) {
        if (const auto* convolution = std::get_if<ConvolutionOp>(&layer.op)) {
            EXPECT_EQ(convolution->bias, fact().at("conv_bias")) << layer.name;
        } else if (const auto* batchNorm = std::get_if<BatchNormOp>(&layer.op)) {
            EXPECT_EQ(batchNorm->epsilon, bn.at("eps")) << layer.name;
            EXPECT_EQ(batchNorm->decay, bn.at("decay")) << layer.name;
        }
    }
}

TEST_P(EveryNetwork, dropout) {
    json dropouts = json::array();
    for (const Layer& layer : network.layers)
        if (const auto* dropout = std::get_if<DropoutOp>(&layer.op)) {
            const std::string after = layer.name.substr(0, layer.name.find(".dropout"));
            EXPECT_EQ(layer.inputs.front(), network.checkpoint(after)) << layer.name;
            dropouts.push_back({{"after", after}, {"rate", dropout->rate}});
        }
    EXPECT_EQ(dropouts, fact().at("dropout"));
}

TEST_P(EveryNetwork, checkpointShapes) {
    for (const auto& [name, shape] : fact().at("checkpoints").items()) {
        const LayerId id = network.checkpoint(name);
        ASSERT_GE(id, 0) << name;
        EXPECT_EQ(network.layers[std::size_t(id)].output, shapeFrom(shape)) << name;
    }
}

// Published names of ReLU, not of its input: every convolution and fully connected layer has one,
// except before a residual sum and before softmax.
TEST_P(EveryNetwork, reluFollowsEveryOperatorButLinearOnes) {
    for (const Layer& layer : network.layers) {
        if (!std::holds_alternative<ConvolutionOp>(layer.op) &&
            !std::holds_alternative<FullyConnectedOp>(layer.op))
            continue;
        const bool linear = layer.name == network.layers[std::size_t(network.logits())].name ||
                            layer.name.ends_with(".shortcut") ||
                            (GetParam().starts_with("resnet") && layer.name.ends_with(".c"));
        EXPECT_EQ(network.find(layer.name + ".relu") < 0, linear) << layer.name;
    }
}

TEST_P(EveryNetwork, layersAreNamedOnceInTopologicalOrderAndUsed) {
    std::set<std::string> names;
    std::set<LayerId> used = {LayerId(network.layers.size()) - 1};
    for (std::size_t id = 0; id < network.layers.size(); ++id) {
        const Layer& layer = network.layers[id];
        EXPECT_TRUE(names.insert(layer.name).second) << layer.name;
        EXPECT_EQ(layer.inputs.empty(), id == 0) << layer.name;
        for (const LayerId input : layer.inputs) {
            EXPECT_LT(input, LayerId(id)) << layer.name;
            used.insert(input);
        }
    }
    EXPECT_EQ(used.size(), network.layers.size()) << "some layer is read by nobody";
}

/// The shape that the first fully connected layer or global pool reads.
Shape lastMap(const Network& network) {
    for (const Layer& layer : network.layers)
        if (std::holds_alternative<FullyConnectedOp>(layer.op) ||
            std::holds_alternative<GlobalAveragePoolOp>(layer.op))
            return network.layers[std::size_t(layer.inputs.front())].output;
    return {};
}

TEST_P(EveryNetwork, smallImageSizeIsTheSmallestWithATwoByTwoMap) {
    const int size = smallImageSize(GetParam());
    const Shape small = lastMap(makeNetwork(GetParam(), {.imageSize = size}));
    EXPECT_EQ(small.height, 2);
    EXPECT_EQ(small.width, 2);
    try {
        EXPECT_LT(lastMap(makeNetwork(GetParam(), {.imageSize = size - 1})).height, 2);
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::invalidInput);
    }
}

TEST_P(EveryNetwork, optionsChangeTheEnds) {
    const Network changed = makeNetwork(GetParam(), {.channels = 1, .classes = 10});
    EXPECT_EQ(changed.inputShape(),
              (Shape{1, network.inputShape().height, network.inputShape().width}));
    EXPECT_EQ(changed.classes(), 10);
    EXPECT_EQ(changed.layers.size(), network.layers.size());
}

INSTANTIATE_TEST_SUITE_P(Zoo, EveryNetwork, testing::ValuesIn(zooNames()), [](const auto& test) {
    std::string name = test.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
});

TEST(Zoo, listsAllModelsOfTheReferenceInOrder) {
    EXPECT_THAT(zooNames(),
                testing::ElementsAre("alexnet", "vgg11", "vgg16", "vgg19", "lenet", "googlenet",
                                     "overfeat", "inception-bn", "inception-v3", "inception-v4",
                                     "resnet-50", "resnet-50-v1.5", "resnet-101", "resnet-152"));
    for (const auto& [name, fact] : facts().items())
        EXPECT_THAT(zooNames(), testing::Contains(name));
}

TEST(Zoo, strideOfResNet50V15IsInThe3x3) {
    EXPECT_EQ(makeNetwork("resnet-50-v1.5").parameters(), 25557032);
    EXPECT_EQ(makeNetwork("resnet-50-v1.5").macs(), 4089184256);
}

// models.json, lenet, source "MNIST shape".
TEST(Zoo, lenetOfMnist) {
    const Network mnist = makeNetwork("lenet", {.channels = 1, .classes = 10});
    EXPECT_EQ(mnist.parameters(), 1663370);
    EXPECT_EQ(mnist.macs(), 12273152);
}

// The pool operators of the sources: padding counts in MXNet's averages alone, GoogLeNet alone
// rounds up, the last inception module takes a maximum.
TEST(Zoo, poolingRules) {
    for (const std::string& name : zooNames())
        for (const Network network = makeNetwork(name); const Layer& layer : network.layers) {
            if (const auto* average = std::get_if<AveragePoolOp>(&layer.op)) {
                EXPECT_EQ(average->countPadding, name == "inception-bn") << name << layer.name;
            } else if (const auto* max = std::get_if<MaxPoolOp>(&layer.op)) {
                EXPECT_EQ(max->ceilMode, name == "googlenet" && layer.name.starts_with("pool"))
                    << name << layer.name;
            }
        }
    const Network v3 = makeNetwork("inception-v3");
    EXPECT_EQ(kindOf(v3.layers[std::size_t(v3.find("mixed_7b.4a"))].op), "average pool");
    EXPECT_EQ(kindOf(v3.layers[std::size_t(v3.find("mixed_7c.4a"))].op), "max pool");
    const Network bn = makeNetwork("inception-bn");
    EXPECT_EQ(kindOf(bn.layers[std::size_t(bn.find("5b.4a"))].op), "max pool");
}

std::string messageFor(std::string_view name) {
    try {
        makeNetwork(name);
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::notFound);
        return error.what();
    }
    return "accepted";
}

TEST(Zoo, unknownNamesGetTheNearestOnes) {
    EXPECT_EQ(messageFor("resnet50"),
              "no network 'resnet50'; did you mean resnet-50, resnet-101, resnet-152?");
    EXPECT_EQ(messageFor("VGG-16"), "no network 'VGG-16'; did you mean vgg16, vgg11, vgg19?");
    EXPECT_EQ(messageFor("inceptionv4"),
              "no network 'inceptionv4'; did you mean inception-v4, inception-v3, inception-bn?");
    EXPECT_EQ(messageFor("Alexnett"), "no network 'Alexnett'; did you mean alexnet, lenet?");
    EXPECT_THAT(messageFor("transformer"),
                testing::StartsWith("no network 'transformer'; there are alexnet, vgg11, "));
    EXPECT_THAT(messageFor(""), testing::StartsWith("no network ''; there are alexnet, "));
    EXPECT_THROW(smallImageSize("resnet50"), Error);
}

TEST(Zoo, imagesTooSmallNameTheLayer) {
    try {
        makeNetwork("vgg16", {.imageSize = 20});
        FAIL() << "accepted";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::invalidInput);
        EXPECT_EQ(error.context(), "pool5");
        EXPECT_THAT(error.what(), testing::HasSubstr("512x1x1"));
    }
}

TEST(Zoo, optionsOutOfRangeAreRejected) {
    for (const ZooOptions& options :
         {ZooOptions{.imageSize = 0}, ZooOptions{.imageSize = -1},
          ZooOptions{.imageSize = 1'000'000'000}, ZooOptions{.channels = 0},
          ZooOptions{.classes = 0}, ZooOptions{.classes = 1'000'000'000}}) {
        try {
            makeNetwork("lenet", options);
            ADD_FAILURE() << "accepted";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::invalidInput);
            EXPECT_THAT(error.what(), testing::HasSubstr("use 1 to 65536"));
        }
    }
}

TEST(Zoo, listsNetworksUnderTheirFamily) {
    EXPECT_EQ(familyOf("vgg16"), "VGG");
    EXPECT_EQ(familyOf("googlenet"), "Inception");
    EXPECT_EQ(familyOf("resnet-50-v1.5"), "ResNet");
    for (const std::string& name : zooNames())
        EXPECT_FALSE(familyOf(name).empty()) << name;
    EXPECT_THROW(familyOf("vgg17"), Error);
}

} // namespace
} // namespace bildrate
