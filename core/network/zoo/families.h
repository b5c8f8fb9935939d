#pragma once

#include "core/network/network.h"
#include "core/network/zoo.h"

namespace bildrate::zoo {

// One function a network, one file a family. Sources of each variant: tests/data/models.json.

Network alexnet(const ZooOptions& options);
Network vgg11(const ZooOptions& options);
Network vgg16(const ZooOptions& options);
Network vgg19(const ZooOptions& options);
Network lenet(const ZooOptions& options);
Network googlenet(const ZooOptions& options);
Network overfeat(const ZooOptions& options);
Network inceptionBn(const ZooOptions& options);
Network inceptionV3(const ZooOptions& options);
Network inceptionV4(const ZooOptions& options);
Network resnet50(const ZooOptions& options);
Network resnet50V15(const ZooOptions& options);
Network resnet101(const ZooOptions& options);
Network resnet152(const ZooOptions& options);

} // namespace bildrate::zoo
