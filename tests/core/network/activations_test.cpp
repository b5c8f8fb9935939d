#include "core/network/zoo.h"
#include "core/reference/reference.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace bildrate {
namespace {

double rms(const std::vector<double>& values) {
    double squares = 0;
    for (const double value : values)
        squares += value * value;
    return std::sqrt(squares / double(values.size()));
}

/// Names of the layers whose output is not between 1e-3 and 1e3 in RMS.
std::vector<std::string> outOfBounds(const Network& network,
                                     const std::vector<reference::Values>& outputs) {
    std::vector<std::string> names;
    for (std::size_t id = 0; id < outputs.size(); ++id)
        if (const double value = rms(outputs[id].data); !(value > 1e-3 && value < 1e3))
            names.push_back(network.layers[id].name);
    return names;
}

class Activations : public testing::TestWithParam<std::string> {
protected:
    static void expectBounded(const Network& network) {
        const std::vector<reference::Values> outputs = reference::forward(network, 1, 1);
        ASSERT_EQ(outputs.size(), network.layers.size());
        EXPECT_THAT(outOfBounds(network, outputs), testing::IsEmpty());
        // Softmax must not be saturated: rounding of the logits would come out enlarged.
        EXPECT_LT(rms(outputs[std::size_t(network.logits())].data), 8);
    }
};

TEST_P(Activations, stayBoundedOnSmallImages) {
    expectBounded(makeNetwork(GetParam(), {.imageSize = smallImageSize(GetParam())}));
}

TEST_P(Activations, stayBoundedOnPublishedImages) {
    expectBounded(makeNetwork(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Zoo, Activations, testing::ValuesIn(zooNames()), [](const auto& test) {
    std::string name = test.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
});

TEST(ActivationBounds, catchVanishedGrownAndBrokenLayers) {
    const Network network = makeNetwork("lenet", {.imageSize = 8});
    std::vector<reference::Values> outputs = reference::forward(network, 1, 1);
    const auto scale = [&](const char* layer, double factor) {
        for (double& value : outputs[std::size_t(network.find(layer))].data)
            value *= factor;
    };
    scale("conv1", 1e-4);
    scale("pool1", 1e4);
    scale("fc1.relu", std::numeric_limits<double>::quiet_NaN());
    EXPECT_THAT(outOfBounds(network, outputs), testing::ElementsAre("conv1", "pool1", "fc1.relu"));
}

} // namespace
} // namespace bildrate
