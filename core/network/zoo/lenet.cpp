#include "core/network/zoo/blocks.h"
#include "core/network/zoo/families.h"

namespace bildrate::zoo {

// tf_cnn_benchmarks' lenet5 with its 3 channels and 1001 classes; MNIST has 1 and 10.
Network lenet(const ZooOptions& options) {
    NetworkBuilder net("lenet", "LeNet (tf_cnn's lenet5)", inputShape(options, 28));
    LayerId x = net.convolution("conv1", net.input(), same({5, 5}, 32));
    x = net.maxPool("pool1", x, maxPool(2, {.stride = 2}));
    x = net.convolution("conv2", x, same({5, 5}, 64));
    x = net.maxPool("pool2", x, maxPool(2, {.stride = 2}));
    x = net.fullyConnected("fc1", x, 512);
    return net.finish(net.fullyConnected("fc2", x, options.classes.value_or(1001), false));
}

} // namespace bildrate::zoo
