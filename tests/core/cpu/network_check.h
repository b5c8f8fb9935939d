#pragma once

#include "core/backend/backend.h"
#include "core/cpu/plan_options.h"
#include "core/reference/reference.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate::cpu {

constexpr std::uint64_t testSeed = 7;

/// Those that this CPU computes in by instructions.
std::vector<Precision> precisionsHere();

/// A network's name as the name of a test.
std::string testName(std::string_view network);

/// Plans by rule alone, so that a test does not depend on timings.
PlanOptions untimed();

/// A network, often of the zoo at its small size, with what the reference makes of it.
struct Oracle {
    Network network;
    std::int64_t batch = 0;
    std::vector<reference::Values> layers; ///< index = LayerId

    Oracle(std::string_view zooName, std::int64_t images);
    Oracle(Network network, std::int64_t images);

    Schedule schedule(Precision precision) const;
    const reference::Values& logits() const { return layers[std::size_t(network.logits())]; }
};

/// A schedule compiled for the CPU and loaded with the canonical weights.
struct Loaded {
    std::unique_ptr<Plan> plan;
    std::unique_ptr<Executor> executor;

    explicit Loaded(const Schedule& schedule, int threads = 2, PlanOptions options = untimed(),
                    ConvolutionChoice convolution = ConvolutionChoice::fastest);
};

HostTensor hostTensor(const reference::Values& values);

/// How far a step, fed the reference's inputs, is from the reference's output, as a part of the
/// bound that its precision and algorithm set: above 1 is a fault.
struct StepError {
    std::string step;
    std::string implementation;
    double error = 0;
    double bound = 0;

    bool wrong() const { return !(error <= bound); }
};
std::vector<StepError> stepErrors(const Oracle& oracle, Loaded& loaded);
/// Those that are wrong, one line each; empty if all is well.
std::string complaints(const std::vector<StepError>& errors);

/// The logits that one traced iteration gives.
std::vector<float> logitsOf(Loaded& loaded);
/// Whether logits are as close to the reference as the precision allows: 2e-5 in fp32; in bf16
/// nearer to the right image's than half of what tells the images apart.
bool agrees(const std::vector<float>& logits, const reference::Values& expected,
            Precision precision);

} // namespace bildrate::cpu
