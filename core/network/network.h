#pragma once

#include "core/base/shape.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bildrate {

/// Index into Network::layers.
using LayerId = int;

// The operators. All tensors are logically NCHW; weights are OIHW (convolution) and OI (fully
// connected). Padding is the same on both sides of an axis.

struct InputOp {
    bool operator==(const InputOp&) const = default;
};
struct ConvolutionOp {
    int filters = 0;
    Extent kernel{};
    Extent stride{};
    Extent padding{0, 0};
    bool bias = true;

    bool operator==(const ConvolutionOp&) const = default;
};
/// y = gamma (x - mean) / sqrt(variance + epsilon) + beta, per channel (Ioffe and Szegedy 2015).
struct BatchNormOp {
    double epsilon = 1e-5;
    double decay = 0.9; ///< weight of the old running statistic in training

    bool operator==(const BatchNormOp&) const = default;
};
struct ReluOp {
    bool operator==(const ReluOp&) const = default;
};
struct MaxPoolOp {
    Extent kernel{};
    Extent stride{};
    Extent padding{0, 0};
    bool ceilMode = false;

    bool operator==(const MaxPoolOp&) const = default;
};
struct AveragePoolOp {
    Extent kernel{};
    Extent stride{};
    Extent padding{0, 0};
    bool countPadding = false; ///< MXNet's rule; TensorFlow leaves padded cells out of the divisor

    bool operator==(const AveragePoolOp&) const = default;
};
struct GlobalAveragePoolOp {
    bool operator==(const GlobalAveragePoolOp&) const = default;
};
/// Flattens its input in CHW order; always biased.
struct FullyConnectedOp {
    int outputs = 0;

    bool operator==(const FullyConnectedOp&) const = default;
};
/// Identity in inference.
struct DropoutOp {
    double rate = 0.5;

    bool operator==(const DropoutOp&) const = default;
};
/// Joins its inputs along channels.
struct ConcatOp {
    bool operator==(const ConcatOp&) const = default;
};
/// Sum of two inputs of one shape: the shortcut, then the residual branch.
struct AddOp {
    bool operator==(const AddOp&) const = default;
};
struct SoftmaxOp {
    bool operator==(const SoftmaxOp&) const = default;
};

using Op =
    std::variant<InputOp, ConvolutionOp, BatchNormOp, ReluOp, MaxPoolOp, AveragePoolOp,
                 GlobalAveragePoolOp, FullyConnectedOp, DropoutOp, ConcatOp, AddOp, SoftmaxOp>;

/// "convolution", "batch norm", "max pool", ...
std::string_view kindOf(const Op& op);

/// Whether it multiplies its input with weights: a convolution or fully connected.
bool hasWeights(const Op& op);

/// One operator with its inferred output. Layers stand in topological order.
struct Layer {
    /// Unique within the network. The operator carries the published name ("conv1", "fc6",
    /// "conv3_1.a", "conv3_1.shortcut"), what follows it a suffix: "conv1.bn", "conv1.relu",
    /// "fc6.dropout". A residual block's join is "conv3_1.add", "conv3_1.relu". Convolutions and
    /// pools of an inception module are numbered by branch and place: "inception_3a.2b" is the
    /// second operator of the second branch, "inception_3a" the concat.
    std::string name;
    Op op;
    std::vector<LayerId> inputs;
    Shape output;
    std::int64_t parameters = 0; ///< trainable values; running statistics are not counted
    std::int64_t macs = 0;       ///< multiply-accumulates for one image, padding taps counted

    bool operator==(const Layer&) const = default;
};

/// A feed-forward network as a value: layers[0] is the input, the last layer a softmax over the
/// logits. Holds no layout, pointer or device.
struct Network {
    std::string name;
    std::string title;
    std::vector<Layer> layers;

    bool operator==(const Network&) const = default;

    const Shape& inputShape() const { return layers.front().output; }
    std::int64_t classes() const { return layers.back().output.channels; }
    std::int64_t parameters() const;
    std::int64_t macs() const;
    /// The input of the final softmax.
    LayerId logits() const { return layers.back().inputs.front(); }
    /// -1 if there is no such layer.
    LayerId find(std::string_view layerName) const;
    /// The layer that holds a published checkpoint, which is a value after batch norm and
    /// activation: "conv1" is "conv1.relu" if that exists, else "conv1.bn", else "conv1";
    /// "logits" is logits(). -1 if there is none.
    LayerId checkpoint(std::string_view checkpointName) const;
};

} // namespace bildrate
