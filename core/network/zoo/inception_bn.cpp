#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

namespace bildrate::zoo {
namespace {

struct Widths {
    int single, reduce3, conv3, reduceDouble3, double3, pool;
};

std::vector<Branch> convolutions(const Widths& widths) {
    return {{conv(1, widths.single)},
            {conv(1, widths.reduce3), same({3, 3}, widths.conv3)},
            {conv(1, widths.reduceDouble3), same({3, 3}, widths.double3),
             same({3, 3}, widths.double3)}};
}

LayerId keep(NetworkBuilder& net, const char* name, LayerId from, const Widths& widths) {
    std::vector<Branch> branches = convolutions(widths);
    branches.push_back({AveragePoolOp{{3, 3}, {1, 1}, {1, 1}, true}, conv(1, widths.pool)});
    return inceptionModule(net, name, from, branches);
}

LayerId keepWithMaxPool(NetworkBuilder& net, const char* name, LayerId from, const Widths& widths) {
    std::vector<Branch> branches = convolutions(widths);
    branches.push_back({maxPool(3, {.padding = 1}), conv(1, widths.pool)});
    return inceptionModule(net, name, from, branches);
}

LayerId halve(NetworkBuilder& net, const char* name, LayerId from, int reduce3, int conv3,
              int reduceDouble3, int double3) {
    const Sliding halving{.stride = 2, .padding = 1};
    return inceptionModule(
        net, name, from,
        {{conv(1, reduce3), conv(3, conv3, halving)},
         {conv(1, reduceDouble3), same({3, 3}, double3), conv(3, double3, halving)},
         {maxPool(3, halving)}});
}

} // namespace

// MXNet's network of Ioffe and Szegedy 2015, its biases before batch norm included: they are part
// of its published cost. MXNet's batch norm adds 1e-10 to the epsilon of 1e-5.
Network inceptionBn(const ZooOptions& options) {
    NetworkBuilder net("inception-bn", "Inception-BN (MXNet)", inputShape(options, 224),
                       {.bias = true, .batchNorm = BatchNormOp{1.00001e-5, 0.9}});
    LayerId x = net.convolution("conv1", net.input(), conv(7, 64, {.stride = 2, .padding = 3}));
    x = net.maxPool("pool1", x, maxPool(3, {.stride = 2}));
    x = net.convolution("conv2_red", x, conv(1, 64));
    x = net.convolution("conv2", x, same({3, 3}, 192));
    x = net.maxPool("pool2", x, maxPool(3, {.stride = 2}));
    x = keep(net, "3a", x, {64, 64, 64, 64, 96, 32});
    x = keep(net, "3b", x, {64, 64, 96, 64, 96, 64});
    x = halve(net, "3c", x, 128, 160, 64, 96);
    x = keep(net, "4a", x, {224, 64, 96, 96, 128, 128});
    x = keep(net, "4b", x, {192, 96, 128, 96, 128, 128});
    x = keep(net, "4c", x, {160, 128, 160, 128, 160, 128});
    x = keep(net, "4d", x, {96, 128, 192, 160, 192, 128});
    x = halve(net, "4e", x, 128, 192, 192, 256);
    x = keep(net, "5a", x, {352, 192, 320, 160, 224, 128});
    x = keepWithMaxPool(net, "5b", x, {352, 192, 320, 192, 224, 128});
    x = net.globalAveragePool("gap", x);
    return net.finish(net.fullyConnected("fc1", x, options.classes.value_or(1000), false));
}

} // namespace bildrate::zoo
