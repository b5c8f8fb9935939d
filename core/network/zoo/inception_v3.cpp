#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

namespace bildrate::zoo {
namespace {

constexpr AveragePoolOp averaging{{3, 3}, {1, 1}, {1, 1}};

LayerId mixed5(NetworkBuilder& net, const char* name, LayerId from, int poolFilters) {
    return inceptionModule(net, name, from,
                           {{conv(1, 64)},
                            {conv(1, 48), same({5, 5}, 64)},
                            {conv(1, 64), same({3, 3}, 96), same({3, 3}, 96)},
                            {averaging, conv(1, poolFilters)}});
}

LayerId mixed6(NetworkBuilder& net, const char* name, LayerId from, int c) {
    return inceptionModule(
        net, name, from,
        {{conv(1, 192)},
         {conv(1, c), same({1, 7}, c), same({7, 1}, 192)},
         {conv(1, c), same({7, 1}, c), same({1, 7}, c), same({7, 1}, c), same({1, 7}, 192)},
         {averaging, conv(1, 192)}});
}

LayerId mixed7(NetworkBuilder& net, const char* name, LayerId from, Branch::Operator pool) {
    const std::vector<ConvolutionShape> fork = {same({1, 3}, 384), same({3, 1}, 384)};
    return inceptionModule(net, name, from,
                           {{conv(1, 320)},
                            Branch({conv(1, 384)}, fork),
                            Branch({conv(1, 448), same({3, 3}, 384)}, fork),
                            {pool, conv(1, 192)}});
}

} // namespace

// Szegedy et al. 2015 as both benchmarks ran it: no auxiliary head, a max pool in the last module.
Network inceptionV3(const ZooOptions& options) {
    NetworkBuilder net("inception-v3", "Inception-v3", inputShape(options, 299),
                       {.bias = false, .batchNorm = BatchNormOp{1e-3, 0.999}});
    LayerId x = net.convolution("conv1a", net.input(), conv(3, 32, {.stride = 2}));
    x = net.convolution("conv2a", x, conv(3, 32));
    x = net.convolution("conv2b", x, same({3, 3}, 64));
    x = net.maxPool("pool1", x, maxPool(3, {.stride = 2}));
    x = net.convolution("conv3b", x, conv(1, 80));
    x = net.convolution("conv4a", x, conv(3, 192));
    x = net.maxPool("pool2", x, maxPool(3, {.stride = 2}));
    x = mixed5(net, "mixed_5b", x, 32);
    x = mixed5(net, "mixed_5c", x, 64);
    x = mixed5(net, "mixed_5d", x, 64);
    x = inceptionModule(net, "mixed_6a", x,
                        {{conv(3, 384, {.stride = 2})},
                         {conv(1, 64), same({3, 3}, 96), conv(3, 96, {.stride = 2})},
                         {maxPool(3, {.stride = 2})}});
    x = mixed6(net, "mixed_6b", x, 128);
    x = mixed6(net, "mixed_6c", x, 160);
    x = mixed6(net, "mixed_6d", x, 160);
    x = mixed6(net, "mixed_6e", x, 192);
    x = inceptionModule(
        net, "mixed_7a", x,
        {{conv(1, 192), conv(3, 320, {.stride = 2})},
         {conv(1, 192), same({1, 7}, 192), same({7, 1}, 192), conv(3, 192, {.stride = 2})},
         {maxPool(3, {.stride = 2})}});
    x = mixed7(net, "mixed_7b", x, averaging);
    x = mixed7(net, "mixed_7c", x, maxPool(3, {.padding = 1}));
    x = net.globalAveragePool("gap", x);
    return net.finish(net.fullyConnected("fc", x, options.classes.value_or(1000), false));
}

} // namespace bildrate::zoo
