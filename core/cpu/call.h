#pragma once

#include "core/cpu/onednn_calls.h"
#include "core/schedule/folding.h"
#include "core/schedule/schedule.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bildrate::cpu {

/// What an argument's offset counts from.
enum class Place {
    tensor,    ///< the storage of a tensor of the schedule that is not inside another
    weight,    ///< the step's weights in their final format
    bias,      ///< the step's bias, fp32
    scratch,   ///< the library's scratchpad, shared by all steps
    staging,   ///< a step's own intermediate values, shared by all steps
    parameter, ///< the stored parameters of training, see ParameterBlocks
    kept,      ///< what forward steps of training leave for their backward steps
    iteration, ///< an Iteration
};

struct Argument {
    int index = 0; ///< DNNL_ARG_...
    onednn::Desc desc;
    Place place = Place::tensor;
    TensorId tensor = 0; ///< for Place::tensor
    Bytes offset = 0;
};

/// A loop of our own; gets the addresses of the call's arguments in their order.
using OwnKernel = std::function<void(std::span<std::byte* const>)>;

/// One execution: a primitive of the library, or a loop of our own if that is set.
struct Call {
    dnnl::primitive primitive;
    OwnKernel own;
    std::vector<Argument> arguments;
};

/// The final form of a step's weights, filled once at load.
struct WeightForm {
    Bytes weightBytes = 0;
    Bytes biasBytes = 0;
    Bytes loadingBytes =
        0; ///< taken besides while it is filled: the canonical form and copies of it
    std::function<void(StepWeights, std::byte* weight, std::byte* bias)> fill;
};

/// Everything that one step of the schedule executes, addresses still open.
struct StepPlan {
    std::vector<Call> calls;
    WeightForm weights;
    Bytes scratchBytes = 0;
    Bytes stagingBytes = 0;
    std::string implementation;
    std::string algorithm;           ///< "direct", "winograd", or empty
    std::optional<DataType> compute; ///< what a convolution or fully connected step multiplies in
    std::int64_t images = 0;         ///< of one call
    std::int64_t reorders = 0;       ///< calls that only copy to another layout or type

    void run(const onednn::Kernel& kernel, std::vector<Argument> arguments);
};

/// Calls whose addresses are known, ready to run any number of times without allocating.
class BoundCalls {
public:
    /// addressOf gives the address of an argument, offset included.
    BoundCalls(const std::vector<Call>& calls,
               const std::function<std::byte*(const Argument&)>& addressOf);

    void run(const dnnl::stream& stream) const;

private:
    struct Bound {
        dnnl::primitive primitive;
        OwnKernel own;
        std::vector<dnnl::memory> memories;
        std::vector<dnnl_exec_arg_t> arguments;
        std::vector<std::byte*> addresses;
    };
    std::vector<Bound> m_calls;
};

/// Throws Error{unsupported}: the library has nothing but a reference implementation for a step.
[[noreturn]] void refuseSlow(const Step& step, DataType type);

/// Rounds up to where every part of a buffer starts: a cache line.
Bytes alignedPart(Bytes bytes);

/// Bytes of a step's weights in canonical form: fp32, with one bias an output.
Bytes canonicalBytes(std::int64_t weights, std::int64_t outputs);

/// Copies between two layouts or types, at once and in the calling thread's team. Takes the bytes
/// of onednn::reorderScratch meanwhile.
void convert(const onednn::Desc& from, const void* source, const onednn::Desc& to,
             void* destination);

} // namespace bildrate::cpu
