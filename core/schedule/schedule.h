#pragma once

#include "core/base/data_type.h"
#include "core/network/network.h"

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

enum class TensorRole { input, activation, output };

/// A value that a step reads or writes: the output of one network layer for the whole batch.
struct Tensor {
    std::string name; ///< its layer's name
    LayerId layer = 0;
    TensorRole role = TensorRole::activation;
    Shape shape; ///< of one image
    DataType type = DataType::fp32;
    /// Set by passes: the tensor has no storage of its own but is that tensor's channels from
    /// channelOffset on (a concat's branch), or the whole of it (a residual sum in place). That
    /// one has its own storage, so it is never inside a third.
    std::optional<TensorId> inside;
    std::int64_t channelOffset = 0;
};

/// One kernel's worth of work: an operator with what was fused into it,
/// output = relu(op(inputs[0]) [batch norm folded into the weights] [+ inputs[1]]).
struct Step {
    std::string name; ///< of the layer whose operator it is
    Op op;
    LayerId layer = 0;                ///< where the operator's parameters come from
    std::optional<LayerId> batchNorm; ///< folded into weights and bias
    bool addsResidual = false;        ///< inputs[1] is added before the ReLU
    bool relu = false;
    std::vector<TensorId> inputs;
    TensorId output = 0;
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

    TensorId input() const { return 0; }                    ///< fp32 images, NCHW
    TensorId output() const { return steps.back().output; } ///< fp32 probabilities
    /// The tensor that holds a layer's output, if any does after fusion; a dropout's is its input.
    std::optional<TensorId> tensorOf(LayerId layer) const;
};

/// One step a layer, dropout gone, nothing fused. Throws Error{unsupported} for training,
/// Error{invalidInput} for a batch below 1.
Schedule plainSchedule(const Network& network, Workload workload, Precision precision,
                       std::int64_t batch);

/// plainSchedule after all passes of passes.h that every backend wants: batch norm folded, residual
/// sum and ReLU fused into the convolution or fully connected layer before them.
Schedule makeSchedule(const Network& network, Workload workload, Precision precision,
                      std::int64_t batch);

} // namespace bildrate
