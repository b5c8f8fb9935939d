#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

namespace bildrate::zoo {
namespace {

struct Widths {
    int single, reduce3, conv3, reduce5, conv5, pool;
};

LayerId module(NetworkBuilder& net, const char* name, LayerId from, const Widths& widths) {
    return inceptionModule(net, name, from,
                           {{conv(1, widths.single)},
                            {conv(1, widths.reduce3), same({3, 3}, widths.conv3)},
                            {conv(1, widths.reduce5), same({5, 5}, widths.conv5)},
                            {maxPool(3, {.padding = 1}), conv(1, widths.pool)}});
}

LayerId halve(NetworkBuilder& net, const char* name, LayerId from) {
    return net.maxPool(name, from, maxPool(3, {.stride = 2}, true));
}

} // namespace

// Szegedy et al. 2014 without local response normalisation and auxiliary heads, with true 5x5
// branches.
Network googlenet(const ZooOptions& options) {
    NetworkBuilder net("googlenet", "GoogLeNet (Inception v1)", inputShape(options, 224));
    LayerId x = net.convolution("conv1", net.input(), conv(7, 64, {.stride = 2, .padding = 3}));
    x = halve(net, "pool1", x);
    x = net.convolution("conv2_reduce", x, conv(1, 64));
    x = net.convolution("conv2", x, same({3, 3}, 192));
    x = halve(net, "pool2", x);
    x = module(net, "inception_3a", x, {64, 96, 128, 16, 32, 32});
    x = module(net, "inception_3b", x, {128, 128, 192, 32, 96, 64});
    x = halve(net, "pool3", x);
    x = module(net, "inception_4a", x, {192, 96, 208, 16, 48, 64});
    x = module(net, "inception_4b", x, {160, 112, 224, 24, 64, 64});
    x = module(net, "inception_4c", x, {128, 128, 256, 24, 64, 64});
    x = module(net, "inception_4d", x, {112, 144, 288, 32, 64, 64});
    x = module(net, "inception_4e", x, {256, 160, 320, 32, 128, 128});
    x = halve(net, "pool4", x);
    x = module(net, "inception_5a", x, {256, 160, 320, 32, 128, 128});
    x = module(net, "inception_5b", x, {384, 192, 384, 48, 128, 128});
    x = net.dropout("gap.dropout", net.globalAveragePool("gap", x), 0.4);
    return net.finish(net.fullyConnected("fc", x, options.classes.value_or(1000), false));
}

} // namespace bildrate::zoo
