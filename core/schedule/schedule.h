#pragma once

#include "core/base/data_type.h"
#include "core/network/network.h"
#include "core/network/weights.h"
#include "core/schedule/optimiser.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

enum class Workload { inference, training };

/// "inference", "training"
std::string_view nameOf(Workload workload);
std::optional<Workload> workloadFrom(std::string_view name);

/// Index into Schedule::tensors.
using TensorId = int;

enum class TensorRole {
    input,
    labels, ///< the true class of each image
    activation,
    output,     ///< probabilities
    loss,       ///< of each image, in training
    statistics, ///< a batch norm's mean or variance over the batch
    indices,    ///< where in its window a max pool found each value
    gradient,   ///< of the mean loss, by a layer's output
    parameterGradient,
};

/// A value that a step reads or writes: the output of one network layer for the whole batch, or
/// what belongs to it.
struct Tensor {
    std::string
        name; ///< "conv1", "conv1.gradient", "conv1.weight.gradient", "pool1.indices", "loss"
    LayerId layer = 0;
    TensorRole role = TensorRole::activation;
    Shape shape; ///< of one image; {values, 1, 1} where there is one for the whole batch
    DataType type = DataType::fp32;
    std::optional<ParameterKind> parameter{}; ///< whose gradient it is
    /// Set by passes: the tensor has no storage of its own but is that tensor's channels from
    /// channelOffset on (a concat's branch), or the whole of it (a residual sum in place). That
    /// one has its own storage, so it is never inside a third.
    std::optional<TensorId> inside{};
    std::int64_t channelOffset = 0;

    /// Whether it comes from outside or goes there, and so lies where no step's values do.
    bool isResident() const {
        return role == TensorRole::input || role == TensorRole::labels ||
               role == TensorRole::output || role == TensorRole::loss;
    }
    /// Whether it lies in the arena of what steps hand on.
    bool isInArena() const { return !isResident() && role != TensorRole::parameterGradient; }
    bool perImage() const {
        return role != TensorRole::statistics && role != TensorRole::parameterGradient;
    }
    std::int64_t count(std::int64_t batch) const {
        return (perImage() ? batch : 1) * shape.count();
    }
};

/// The part of a training iteration that a step belongs to; inference is forward alone.
enum class Part { forward, loss, backwardData, backwardWeights, update };

/// "forward", "loss", "backward data", "backward weights", "update"
std::string_view nameOf(Part part);

/// One kernel's worth of work: an operator with what was fused into it. Forward,
/// outputs[0] = relu(op(inputs[0]) [batch norm folded into the weights] [+ inputs[1]]).
///
/// Inputs and outputs in training; dy is the gradient of the forward output y, and so on:
///
/// | operator, part | inputs | outputs |
/// | --- | --- | --- |
/// | batch norm, forward | x | y, mean, variance (biased, over batch and pixels) |
/// | max pool, forward | x | y, indices (row-major in the window, of the first maximum) |
/// | softmax, loss | logits, labels | probabilities, loss of each image, d logits |
/// | convolution, fully connected, backward data | dy | dx |
/// | convolution, fully connected, backward weights | dy, x | d weight, d bias if there is one |
/// | batch norm, backward data | dy, x, mean, variance, y with relu | dx, d gamma, d beta |
/// | ReLU, backward data | dy, y | dx |
/// | max pool, backward data | dy, indices | dx |
/// | average pools, dropout, backward data | dy | dx |
/// | concat, backward data | dy | dx of each branch |
/// | add, backward data: what reach one tensor | gradients to sum, y with relu | dx |
/// | any with parameters, update | their gradients | none: parameters change in place |
///
/// With relu, a backward step reads y last and takes the ReLU's gradient too: a batch norm before
/// its own, an add after the sum.
struct Step {
    std::string name; ///< of the layer whose operator it is; a sum of gradients: "conv1.join"
    Op op;
    LayerId layer = 0;                ///< where the operator's parameters come from
    std::optional<LayerId> batchNorm; ///< folded into weights and bias
    bool addsResidual = false;        ///< inputs[1] is added before the ReLU
    bool relu = false;
    std::vector<TensorId> inputs;
    std::vector<TensorId> outputs;
    Part part = Part::forward;

    TensorId output() const { return outputs.front(); } ///< not of an update
};

/// The ordered steps of one iteration over a batch. Both backends, the memory forecast and the
/// per-layer profile read this one list.
struct Schedule {
    Network network;
    Workload workload = Workload::inference;
    Precision precision = Precision::fp32;
    std::int64_t batch = 1; ///< images of one iteration on one device
    std::vector<Tensor> tensors;
    std::vector<Step> steps;
    Optimiser optimiser{}; ///< of training

    TensorId input() const { return 0; }                            ///< fp32 images, NCHW
    TensorId output() const { return firstOf(TensorRole::output); } ///< fp32 probabilities
    TensorId firstOf(TensorRole role) const;                        ///< there must be one
    const Tensor& at(TensorId tensor) const { return tensors[std::size_t(tensor)]; }
    /// Multiply-adds of a step for one image, padding taps counted; 0 where it has none.
    std::int64_t macsOf(const Step& step) const;
    /// The tensor that holds a layer's output, if any does after fusion; a dropout's is its input.
    std::optional<TensorId> tensorOf(LayerId layer) const;
};

/// One step a layer and part, nothing fused. In inference dropout is gone. In training the backward
/// steps follow in reverse order, each update right after its layer's gradients; what reads no
/// trained parameter gets no gradient. Throws Error{invalidInput} for a batch below 1.
Schedule plainSchedule(const Network& network, Workload workload, Precision precision,
                       std::int64_t batch, const Optimiser& optimiser = {});

/// plainSchedule after all passes of passes.h that every backend wants. Inference: batch norm
/// folded, residual sum and ReLU fused into the convolution or fully connected layer before them.
/// Training: ReLU fused into what comes before it, and its gradient into what takes it next.
Schedule makeSchedule(const Network& network, Workload workload, Precision precision,
                      std::int64_t batch, const Optimiser& optimiser = {});

} // namespace bildrate
