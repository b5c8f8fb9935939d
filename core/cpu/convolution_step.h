#pragma once

#include "core/cpu/call.h"
#include "core/cpu/layout.h"

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace bildrate::cpu {

enum class ConvolutionMethod {
    direct,
    winograd,
    ownPointwise, ///< PointwiseLoop
};

/// One way to compute a convolution.
struct ConvolutionWay {
    ConvolutionMethod method = ConvolutionMethod::direct;
    int implementation = 0;            ///< place among the library's usable ones
    DataType compute = DataType::fp32; ///< what is multiplied; stored values are the tensor's type
    std::int64_t images = 0;           ///< of one call; 0: the whole batch

    auto operator<=>(const ConvolutionWay&) const = default;
};
std::string formatWay(const ConvolutionWay& way);

/// The ways worth trying for a step, the one to take without timing first.
std::vector<ConvolutionWay> convolutionWays(const Schedule& schedule, const Step& step,
                                            const TensorLayout& layout, int threads);

/// nullopt if the library has no such implementation. A call whose scratchpad would exceed
/// scratchLimit takes fewer images at once.
std::optional<StepPlan> planConvolution(const Step& step, const TensorLayout& layout,
                                        const ConvolutionWay& way, int threads, Bytes scratchLimit);

} // namespace bildrate::cpu
