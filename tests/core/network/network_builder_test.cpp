#include "core/base/error.h"
#include "core/network/network_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <limits>

namespace bildrate {
namespace {

NetworkBuilder builder(Shape input = {3, 8, 8}, ConvolutionStyle style = {}) {
    return NetworkBuilder("test", "Test", input, style);
}

const Layer& layer(const Network& network, std::string_view name) {
    return network.layers.at(std::size_t(network.find(name)));
}

/// The action must be rejected as invalid input, with the layer as context and in the sentence.
void expectRejected(const std::string& layerName, const std::string& reason,
                    const std::function<void()>& action) {
    try {
        action();
        ADD_FAILURE() << layerName << " was accepted";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::invalidInput);
        EXPECT_EQ(error.context(), layerName);
        EXPECT_THAT(error.what(), testing::AllOf(testing::HasSubstr("'" + layerName + "'"),
                                                 testing::HasSubstr(reason)));
    }
}

TEST(NetworkBuilder, convolutionCountsTapsAndBias) {
    NetworkBuilder net = builder({3, 9, 7});
    const LayerId conv =
        net.convolution("c", net.input(), {.filters = 4, .kernel = {3, 1}, .stride = {2, 1}});
    const Network network = net.finish(net.globalAveragePool("gap", conv));
    const Layer& c = layer(network, "c");
    EXPECT_EQ(c.output, (Shape{4, 4, 7}));
    EXPECT_EQ(c.parameters, 4 * 3 * 3 * 1 + 4);
    EXPECT_EQ(c.macs, 4 * 4 * 7 * 3 * 3 * 1);
    EXPECT_EQ(network.parameters(), c.parameters);
    EXPECT_EQ(network.macs(), c.macs);
}

TEST(NetworkBuilder, paddingIsPerAxisAndItsTapsCount) {
    NetworkBuilder net = builder({2, 5, 5}, {.bias = false, .batchNorm = {}});
    net.convolution("c", net.input(),
                    {.filters = 1, .kernel = {1, 7}, .padding = {0, 3}, .relu = false});
    const Network network = net.finish(net.globalAveragePool("gap", 1));
    EXPECT_EQ(layer(network, "c").output, (Shape{1, 5, 5}));
    EXPECT_EQ(layer(network, "c").parameters, 14);
    EXPECT_EQ(layer(network, "c").macs, 25 * 14);
}

TEST(NetworkBuilder, styleDecidesWhatFollowsAConvolution) {
    NetworkBuilder net = builder({3, 8, 8}, {.bias = false, .batchNorm = BatchNormOp{1e-3, 0.99}});
    const LayerId a = net.convolution("a", net.input(), {.filters = 2});
    const LayerId b = net.convolution("b", a, {.filters = 2, .relu = false});
    const Network network = net.finish(net.globalAveragePool("gap", b));
    std::vector<std::string> names;
    for (const Layer& each : network.layers)
        names.push_back(each.name);
    EXPECT_THAT(
        names, testing::ElementsAre("input", "a", "a.bn", "a.relu", "b", "b.bn", "gap", "softmax"));
    EXPECT_EQ(std::get<BatchNormOp>(layer(network, "b.bn").op), (BatchNormOp{1e-3, 0.99}));
    EXPECT_EQ(layer(network, "b.bn").parameters, 4);
    EXPECT_EQ(network.checkpoint("a"), network.find("a.relu"));
    EXPECT_EQ(network.checkpoint("b"), network.find("b.bn"));
    EXPECT_EQ(network.checkpoint("gap"), network.find("gap"));
    EXPECT_EQ(network.checkpoint("logits"), network.find("gap"));
    EXPECT_EQ(network.checkpoint("nothing"), -1);
    EXPECT_EQ(network.find("nothing"), -1);
}

struct CeilCase {
    int size, kernel, stride, padding, floorSize, ceilSize;
};

// By hand: windows start at -padding + i * stride; in ceil mode the last one may hang over the
// right padding but must start before it.
TEST(NetworkBuilder, ceilModeOfMaxPools) {
    for (const CeilCase& c :
         {CeilCase{112, 3, 2, 0, 55, 56}, CeilCase{7, 3, 2, 0, 3, 3}, CeilCase{8, 3, 2, 1, 4, 5},
          CeilCase{4, 2, 2, 0, 2, 2}, CeilCase{5, 2, 2, 0, 2, 3}, CeilCase{5, 1, 3, 0, 2, 2},
          CeilCase{3, 2, 3, 1, 2, 2}, CeilCase{4, 2, 3, 1, 2, 2}}) {
        for (const bool ceil : {false, true}) {
            NetworkBuilder net = builder({1, c.size, c.size});
            const LayerId pool = net.maxPool(
                "p", net.input(),
                {{c.kernel, c.kernel}, {c.stride, c.stride}, {c.padding, c.padding}, ceil});
            const int expected = ceil ? c.ceilSize : c.floorSize;
            EXPECT_EQ(net.shapeOf(pool), (Shape{1, expected, expected}))
                << c.size << " " << c.kernel << " " << c.stride << " " << c.padding << " " << ceil;
        }
    }
}

TEST(NetworkBuilder, fullyConnectedFlattens) {
    NetworkBuilder net = builder({3, 4, 5});
    const LayerId fc = net.fullyConnected("fc", net.input(), 7);
    const LayerId dropped = net.dropout("fc.dropout", fc, 0.25);
    const Network network = net.finish(net.fullyConnected("out", dropped, 2, false));
    EXPECT_EQ(layer(network, "fc").output, (Shape{7, 1, 1}));
    EXPECT_EQ(layer(network, "fc").parameters, 60 * 7 + 7);
    EXPECT_EQ(layer(network, "fc").macs, 60 * 7);
    EXPECT_EQ(layer(network, "fc.dropout").inputs, std::vector<LayerId>{fc});
    EXPECT_EQ(network.classes(), 2);
    EXPECT_EQ(network.logits(), network.find("out"));
    EXPECT_EQ(network.checkpoint("fc"), network.find("fc.relu"));
}

TEST(NetworkBuilder, joins) {
    NetworkBuilder net = builder({3, 4, 4});
    const LayerId a = net.convolution("a", net.input(), {.filters = 5, .relu = false});
    const LayerId b = net.convolution("b", net.input(), {.filters = 5, .relu = false});
    const LayerId sum = net.addRelu("block", a, b);
    const LayerId all = net.concat("cat", {sum, net.input(), b});
    EXPECT_EQ(net.shapeOf(all), (Shape{13, 4, 4}));
    const Network network = net.finish(net.globalAveragePool("gap", all));
    EXPECT_EQ(layer(network, "block.add").inputs, (std::vector<LayerId>{a, b}));
    EXPECT_EQ(layer(network, "block.add").parameters, 0);
    EXPECT_EQ(network.checkpoint("block"), sum);
}

TEST(NetworkBuilder, rejectsWhatDoesNotFit) {
    expectRejected("input", "0x8x8", [] { builder({0, 8, 8}); });
    expectRejected("c", "9x9", [] {
        NetworkBuilder net = builder();
        net.convolution("c", net.input(), {.filters = 1, .kernel = {9, 9}});
    });
    expectRejected("p", "3x8x8", [] {
        NetworkBuilder net = builder();
        net.maxPool("p", net.input(), {{1, 9}, {1, 1}});
    });
    expectRejected("p", "padding 2x2", [] {
        NetworkBuilder net = builder();
        net.averagePool("p", net.input(), {{2, 2}, {1, 1}, {2, 2}});
    });
    expectRejected("c", "stride 0x1", [] {
        NetworkBuilder net = builder();
        net.convolution("c", net.input(), {.filters = 1, .stride = {0, 1}});
    });
    expectRejected("c", "0 filters", [] {
        NetworkBuilder net = builder();
        net.convolution("c", net.input(), {.filters = 0});
    });
    expectRejected("fc", "-1 outputs", [] {
        NetworkBuilder net = builder();
        net.fullyConnected("fc", net.input(), -1);
    });
    expectRejected("d", "rate 1", [] {
        NetworkBuilder net = builder();
        net.dropout("d", net.input(), 1.0);
    });
    expectRejected("d", "rate nan", [] {
        NetworkBuilder net = builder();
        net.dropout("d", net.input(), std::numeric_limits<double>::quiet_NaN());
    });
}

TEST(NetworkBuilder, rejectsInputsThatDoNotMatch) {
    expectRejected("cat", "3x8x8 and 2x4x8", [] {
        NetworkBuilder net = builder();
        const LayerId half =
            net.convolution("c", net.input(), {.filters = 2, .stride = {2, 1}, .relu = false});
        net.concat("cat", {net.input(), half});
    });
    expectRejected("cat", "no input", [] { builder().concat("cat", {}); });
    expectRejected("block.add", "3x8x8 and 2x8x8", [] {
        NetworkBuilder net = builder();
        net.addRelu("block", net.input(), net.convolution("c", net.input(), {.filters = 2}));
    });
    expectRejected("c", "layer 1", [] { builder().convolution("c", 1, {.filters = 2}); });
    expectRejected("c", "layer -1", [] { builder().convolution("c", -1, {.filters = 2}); });
    expectRejected("softmax", "3x8x8", [] {
        NetworkBuilder net = builder();
        net.finish(net.input());
    });
}

TEST(NetworkBuilder, rejectsANameGivenTwice) {
    expectRejected("c", "twice", [] {
        NetworkBuilder net = builder();
        net.convolution("c", net.convolution("c", net.input(), {.filters = 2}), {.filters = 2});
    });
}

TEST(Network, kindsOfOperators) {
    EXPECT_EQ(kindOf(InputOp{}), "input");
    EXPECT_EQ(kindOf(ConvolutionOp{}), "convolution");
    EXPECT_EQ(kindOf(GlobalAveragePoolOp{}), "global average pool");
    EXPECT_EQ(kindOf(FullyConnectedOp{}), "fully connected");
    EXPECT_EQ(kindOf(AddOp{}), "add");
    EXPECT_EQ(kindOf(SoftmaxOp{}), "softmax");
}

} // namespace
} // namespace bildrate
