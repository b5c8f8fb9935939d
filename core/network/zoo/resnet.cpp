#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

#include <fmt/format.h>

#include <array>

namespace bildrate::zoo {
namespace {

/// Where a bottleneck that halves the map has its stride: v1 (the paper, tf_cnn_benchmarks) in
/// the first 1x1, v1.5 (torchvision) in the 3x3, which is more work.
enum class StrideIn { conv1x1, conv3x3 };

// He et al. 2015, figure 5 right: 1x1, 3x3, 1x1 to four times the width, and a projection in the
// first block of a stage.
LayerId bottleneck(NetworkBuilder& net, const std::string& name, LayerId from, int width,
                   int stride, bool project, StrideIn strideIn) {
    const auto linear = [width](int by) {
        ConvolutionShape shape = conv(1, 4 * width, {.stride = by});
        shape.relu = false;
        return shape;
    };
    const bool early = strideIn == StrideIn::conv1x1;
    const LayerId shortcut =
        project ? net.convolution(name + ".shortcut", from, linear(stride)) : from;
    LayerId branch =
        net.convolution(name + ".a", from, conv(1, width, {.stride = early ? stride : 1}));
    branch = net.convolution(name + ".b", branch,
                             conv(3, width, {.stride = early ? 1 : stride, .padding = 1}));
    branch = net.convolution(name + ".c", branch, linear(1));
    return net.addRelu(name, shortcut, branch);
}

Network resnet(const char* name, const char* title, const std::array<int, 4>& counts,
               const ZooOptions& options, StrideIn strideIn = StrideIn::conv1x1) {
    NetworkBuilder net(name, title, inputShape(options, 224),
                       {.bias = false, .batchNorm = BatchNormOp{1e-5, 0.997}});
    LayerId x = net.convolution("conv1", net.input(), conv(7, 64, {.stride = 2, .padding = 3}));
    x = net.maxPool("pool1", x, maxPool(3, {.stride = 2, .padding = 1}));
    int width = 64;
    for (std::size_t stage = 0; stage < counts.size(); ++stage, width *= 2)
        for (int block = 1; block <= counts[stage]; ++block) {
            const int stride = stage > 0 && block == 1 ? 2 : 1;
            x = bottleneck(net, fmt::format("conv{}_{}", stage + 2, block), x, width, stride,
                           block == 1, strideIn);
        }
    x = net.globalAveragePool("gap", x);
    return net.finish(net.fullyConnected("fc", x, options.classes.value_or(1000), false));
}

} // namespace

Network resnet50(const ZooOptions& options) {
    return resnet("resnet-50", "ResNet-50", {3, 4, 6, 3}, options);
}
Network resnet50V15(const ZooOptions& options) {
    return resnet("resnet-50-v1.5", "ResNet-50 v1.5 (stride in the 3x3)", {3, 4, 6, 3}, options,
                  StrideIn::conv3x3);
}
Network resnet101(const ZooOptions& options) {
    return resnet("resnet-101", "ResNet-101", {3, 4, 23, 3}, options);
}
Network resnet152(const ZooOptions& options) {
    return resnet("resnet-152", "ResNet-152", {3, 8, 36, 3}, options);
}

} // namespace bildrate::zoo
