#pragma once

#include "core/network/network_builder.h"
#include "core/network/zoo.h"

#include <initializer_list>
#include <string>
#include <variant>
#include <vector>

namespace bildrate::zoo {

/// The input of a network that is published with square images of that size and three channels.
Shape inputShape(const ZooOptions& options, int publishedSize);

struct Sliding {
    int stride = 1;
    int padding = 0;
};
/// A square convolution.
ConvolutionShape conv(int kernel, int filters, Sliding sliding = {});
/// A convolution of stride 1 padded so that it keeps the height and width.
ConvolutionShape same(Extent kernel, int filters);
/// A square max pool.
MaxPoolOp maxPool(int kernel, Sliding sliding, bool ceilMode = false);

/// One branch of an inception module: operators one after the other and, if there is a fork,
/// convolutions that read its end side by side.
struct Branch {
    using Operator = std::variant<ConvolutionShape, MaxPoolOp, AveragePoolOp>;

    Branch(std::initializer_list<Operator> chainOf, std::vector<ConvolutionShape> forkOf = {})
        : chain(chainOf), fork(std::move(forkOf)) {}

    std::vector<Operator> chain;
    std::vector<ConvolutionShape> fork;
};

/// Branches that read one layer, their ends joined along channels. Layers are named by branch and
/// place, "mixed_5b.2a"; the concat has the module's name.
LayerId inceptionModule(NetworkBuilder& builder, const std::string& name, LayerId from,
                        const std::vector<Branch>& branches);

/// The three fully connected layers of AlexNet and its successors, with dropout 0.5.
Network finishWithClassifier(NetworkBuilder& builder, LayerId features, int fc6Outputs,
                             const ZooOptions& options);

} // namespace bildrate::zoo
