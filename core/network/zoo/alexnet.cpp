#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

namespace bildrate::zoo {

// The single tower of tf_cnn_benchmarks, as its training tables ran it: no groups, no local
// response normalisation.
Network alexnet(const ZooOptions& options) {
    NetworkBuilder net("alexnet", "AlexNet", inputShape(options, 227));
    LayerId x = net.convolution("conv1", net.input(), conv(11, 64, {.stride = 4}));
    x = net.maxPool("pool1", x, maxPool(3, {.stride = 2}));
    x = net.convolution("conv2", x, same({5, 5}, 192));
    x = net.maxPool("pool2", x, maxPool(3, {.stride = 2}));
    x = net.convolution("conv3", x, same({3, 3}, 384));
    x = net.convolution("conv4", x, same({3, 3}, 384));
    x = net.convolution("conv5", x, same({3, 3}, 256));
    x = net.maxPool("pool5", x, maxPool(3, {.stride = 2}));
    return finishWithClassifier(net, x, 4096, options);
}

} // namespace bildrate::zoo
