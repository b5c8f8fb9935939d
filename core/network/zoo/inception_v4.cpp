#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

#include <fmt/format.h>

namespace bildrate::zoo {
namespace {

constexpr AveragePoolOp averaging{{3, 3}, {1, 1}, {1, 1}};
constexpr MaxPoolOp halving{{3, 3}, {2, 2}};

std::vector<Branch> inceptionA() {
    return {{averaging, conv(1, 96)},
            {conv(1, 96)},
            {conv(1, 64), same({3, 3}, 96)},
            {conv(1, 64), same({3, 3}, 96), same({3, 3}, 96)}};
}

std::vector<Branch> inceptionB() {
    return {
        {averaging, conv(1, 128)},
        {conv(1, 384)},
        {conv(1, 192), same({1, 7}, 224), same({7, 1}, 256)},
        {conv(1, 192), same({1, 7}, 192), same({7, 1}, 224), same({1, 7}, 224), same({7, 1}, 256)}};
}

std::vector<Branch> inceptionC() {
    return {{averaging, conv(1, 256)},
            {conv(1, 256)},
            Branch({conv(1, 384)}, {same({1, 3}, 256), same({3, 1}, 256)}),
            Branch({conv(1, 384), same({1, 3}, 448), same({3, 1}, 512)},
                   {same({3, 1}, 256), same({1, 3}, 256)})};
}

LayerId repeat(NetworkBuilder& net, const char* name, int count, LayerId from,
               const std::vector<Branch>& branches) {
    for (int i = 1; i <= count; ++i)
        from = inceptionModule(net, fmt::format("{}{}", name, i), from, branches);
    return from;
}

} // namespace

// Szegedy et al. 2016 as tf_cnn_benchmarks has it.
Network inceptionV4(const ZooOptions& options) {
    NetworkBuilder net("inception-v4", "Inception-v4", inputShape(options, 299),
                       {.bias = false, .batchNorm = BatchNormOp{1e-3, 0.999}});
    LayerId x = net.convolution("conv1", net.input(), conv(3, 32, {.stride = 2}));
    x = net.convolution("conv2", x, conv(3, 32));
    x = net.convolution("conv3", x, same({3, 3}, 64));
    x = inceptionModule(net, "stem_a", x, {{halving}, {conv(3, 96, {.stride = 2})}});
    x = inceptionModule(net, "stem_b", x,
                        {{conv(1, 64), conv(3, 96)},
                         {conv(1, 64), same({7, 1}, 64), same({1, 7}, 64), conv(3, 96)}});
    x = inceptionModule(net, "stem_c", x, {{conv(3, 192, {.stride = 2})}, {halving}});
    x = repeat(net, "inception_a", 4, x, inceptionA());
    x = inceptionModule(net, "reduction_a", x,
                        {{halving},
                         {conv(3, 384, {.stride = 2})},
                         {conv(1, 192), same({3, 3}, 224), conv(3, 256, {.stride = 2})}});
    x = repeat(net, "inception_b", 7, x, inceptionB());
    x = inceptionModule(
        net, "reduction_b", x,
        {{halving},
         {conv(1, 192), conv(3, 192, {.stride = 2})},
         {conv(1, 256), same({1, 7}, 256), same({7, 1}, 320), conv(3, 320, {.stride = 2})}});
    x = repeat(net, "inception_c", 3, x, inceptionC());
    x = net.dropout("gap.dropout", net.globalAveragePool("gap", x), 0.2);
    return net.finish(net.fullyConnected("fc", x, options.classes.value_or(1000), false));
}

} // namespace bildrate::zoo
