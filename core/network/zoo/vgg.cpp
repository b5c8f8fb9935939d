#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

#include <fmt/format.h>

#include <array>

namespace bildrate::zoo {
namespace {

// Simonyan and Zisserman 2014: five stages of 3x3 convolutions, counts of them a stage.
Network vgg(const char* name, const char* title, const std::array<int, 5>& counts,
            const ZooOptions& options) {
    static constexpr std::array<int, 5> filters = {64, 128, 256, 512, 512};
    NetworkBuilder net(name, title, inputShape(options, 224));
    LayerId x = net.input();
    for (std::size_t stage = 0; stage < counts.size(); ++stage) {
        for (int i = 1; i <= counts[stage]; ++i)
            x = net.convolution(fmt::format("conv{}_{}", stage + 1, i), x,
                                same({3, 3}, filters[stage]));
        x = net.maxPool(fmt::format("pool{}", stage + 1), x, maxPool(2, {.stride = 2}));
    }
    return finishWithClassifier(net, x, 4096, options);
}

} // namespace

Network vgg11(const ZooOptions& options) {
    return vgg("vgg11", "VGG-11 (configuration A)", {1, 1, 2, 2, 2}, options);
}
Network vgg16(const ZooOptions& options) {
    return vgg("vgg16", "VGG-16 (configuration D)", {2, 2, 3, 3, 3}, options);
}
Network vgg19(const ZooOptions& options) {
    return vgg("vgg19", "VGG-19 (configuration E)", {2, 2, 4, 4, 4}, options);
}

} // namespace bildrate::zoo
