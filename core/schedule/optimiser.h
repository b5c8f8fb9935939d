#pragma once

namespace bildrate {

/// Stochastic gradient descent on the mean loss of a batch:
///     velocity = momentum * velocity + gradient + weightDecay * weight
///     weight   = weight - learningRate * velocity
/// for every trainable parameter, biases and batch norm's included. The defaults are those of the
/// TensorFlow tables (tf_cnn_benchmarks at 9165a70), whose L2 term has the gradient
/// weightDecay * weight.
struct Optimiser {
    double learningRate = 0.005;
    double momentum = 0.0; ///< 0: plain descent, no velocity to keep
    double weightDecay = 4e-5;

    bool operator==(const Optimiser&) const = default;
};

} // namespace bildrate
