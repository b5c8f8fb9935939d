#include "core/cpu/conversion.h"

#include "core/cpu/cast_loop.h"

#include <algorithm>

namespace bildrate::cpu {

void addConversion(StepPlan& plan, Argument from, Argument to, const TensorLayout& layout,
                   TensorId tensor, std::int64_t images, int threads) {
    ++plan.reorders;
    from.index = DNNL_ARG_FROM;
    to.index = DNNL_ARG_TO;
    const onednn::Desc wide = layout.dense(tensor, images, DataType::fp32);
    const onednn::Desc narrow = layout.dense(tensor, images, DataType::bf16);
    const bool widens = from.desc == narrow && to.desc == wide;
    const bool narrows = from.desc == wide && to.desc == narrow;
    if (layout.layout() != Layout::blocked || !(widens || narrows)) {
        plan.run(onednn::reorder(from.desc, to.desc), {from, to});
        return;
    }
    const auto count = std::int64_t(wide.get_size() / sizeof(float));
    const auto cast = [=](std::span<std::byte* const> at) {
        if (widens)
            widenBfloat16(reinterpret_cast<const std::uint16_t*>(at[0]),
                          reinterpret_cast<float*>(at[1]), count, threads);
        else
            narrowToBfloat16(reinterpret_cast<const float*>(at[0]),
                             reinterpret_cast<std::uint16_t*>(at[1]), count, threads);
    };
    plan.calls.push_back({{}, cast, {from, to}});
}

Argument stage(StepPlan& plan, int index, const onednn::Desc& wanted, Bytes& staged) {
    constexpr Bytes page = 4096;
    const Argument place{index, wanted, Place::staging, 0, staged};
    staged += (wanted.get_size() + page - 1) / page * page;
    plan.stagingBytes = std::max(plan.stagingBytes, staged);
    return place;
}

} // namespace bildrate::cpu
