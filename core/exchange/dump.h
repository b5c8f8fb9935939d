#pragma once

#include "core/backend/backend.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>

namespace bildrate {

/// What to write out so that any other framework can check our numbers.
struct DumpRequest {
    std::string network;
    std::optional<int> imageSize; ///< the network's own if unset
    Workload workload = Workload::inference;
    Optimiser optimiser{}; ///< of training
    std::int64_t batch = 1;
    Precision precision = Precision::fp32;
    std::uint64_t seed = 1;
    bool everyLayer = false; ///< also each layer's output, not only logits and probabilities
    Target target;
    std::filesystem::path folder;
    bool overwrite = false; ///< replaces an earlier dump; never a folder that holds anything else
};

/// Runs one iteration and writes a folder of fp32 .npy files:
///   input.npy            [batch, C, H, W]
///   weights/NAME.npy     each parameter, canonical and unfolded: OIHW, OI or [channels]
///   logits.npy, probabilities.npy   [batch, classes], as the engine computed them
///   layers/NNN-NAME.npy  with everyLayer: outputs as the engine computed them, NCHW
/// and of a training step also
///   labels.npy, loss.npy            [batch]
///   dropout/NAME.npy     what each dropout layer multiplied its input by
///   gradients/NAME.npy   of each parameter, by the mean loss; with everyLayer also of each value
///                        between layers, as far as it reaches them from one reader
///                        ("X.gradient.R") or in all ("X.gradient")
///   updated/NAME.npy     each trained parameter after the step
///   index.json           the network with all attributes, and for each file its tensor, layer,
///                        shape and type; for a layer without a file, the layer it was fused into
/// The folder appears complete or not at all; whether it can is asked before the work. Throws Error
/// naming the culprit, Cancelled if stopped.
void dump(const DumpRequest& request, const Backend& backend, std::stop_token stop);

} // namespace bildrate
