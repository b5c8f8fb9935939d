#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

namespace bildrate::zoo {

// The fast model of Sermanet et al. 2013.
Network overfeat(const ZooOptions& options) {
    NetworkBuilder net("overfeat", "OverFeat (fast model)", inputShape(options, 231));
    LayerId x = net.convolution("conv1", net.input(), conv(11, 96, {.stride = 4}));
    x = net.maxPool("pool1", x, maxPool(2, {.stride = 2}));
    x = net.convolution("conv2", x, conv(5, 256));
    x = net.maxPool("pool2", x, maxPool(2, {.stride = 2}));
    x = net.convolution("conv3", x, same({3, 3}, 512));
    x = net.convolution("conv4", x, same({3, 3}, 1024));
    x = net.convolution("conv5", x, same({3, 3}, 1024));
    x = net.maxPool("pool5", x, maxPool(2, {.stride = 2}));
    return finishWithClassifier(net, x, 3072, options);
}

} // namespace bildrate::zoo
