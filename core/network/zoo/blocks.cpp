#include "core/network/zoo/blocks.h"

#include <fmt/format.h>

namespace bildrate::zoo {

Shape inputShape(const ZooOptions& options, int publishedSize) {
    const int size = options.imageSize.value_or(publishedSize);
    return {options.channels.value_or(3), size, size};
}

ConvolutionShape conv(int kernel, int filters, Sliding sliding) {
    return {filters,
            {kernel, kernel},
            {sliding.stride, sliding.stride},
            {sliding.padding, sliding.padding}};
}

ConvolutionShape same(Extent kernel, int filters) {
    return {filters, kernel, {1, 1}, {kernel.height / 2, kernel.width / 2}};
}

MaxPoolOp maxPool(int kernel, Sliding sliding, bool ceilMode) {
    return {{kernel, kernel},
            {sliding.stride, sliding.stride},
            {sliding.padding, sliding.padding},
            ceilMode};
}

namespace {

struct Append {
    NetworkBuilder& builder;
    std::string name;
    LayerId from;

    LayerId operator()(const ConvolutionShape& shape) {
        return builder.convolution(name, from, shape);
    }
    LayerId operator()(const MaxPoolOp& op) { return builder.maxPool(name, from, op); }
    LayerId operator()(const AveragePoolOp& op) { return builder.averagePool(name, from, op); }
};

} // namespace

LayerId inceptionModule(NetworkBuilder& builder, const std::string& name, LayerId from,
                        const std::vector<Branch>& branches) {
    std::vector<LayerId> ends;
    for (std::size_t index = 0; index < branches.size(); ++index) {
        char place = 'a';
        const auto nextName = [&] { return fmt::format("{}.{}{}", name, index + 1, place++); };
        LayerId last = from;
        for (const Branch::Operator& op : branches[index].chain)
            last = std::visit(Append{builder, nextName(), last}, op);
        for (const ConvolutionShape& shape : branches[index].fork)
            ends.push_back(builder.convolution(nextName(), last, shape));
        if (branches[index].fork.empty())
            ends.push_back(last);
    }
    return builder.concat(name, ends);
}

Network finishWithClassifier(NetworkBuilder& builder, LayerId features, int fc6Outputs,
                             const ZooOptions& options) {
    LayerId last = builder.fullyConnected("fc6", features, fc6Outputs);
    last = builder.dropout("fc6.dropout", last, 0.5);
    last = builder.fullyConnected("fc7", last, 4096);
    last = builder.dropout("fc7.dropout", last, 0.5);
    return builder.finish(
        builder.fullyConnected("fc8", last, options.classes.value_or(1000), false));
}

} // namespace bildrate::zoo
