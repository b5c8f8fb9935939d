#include "core/cpu/parameter_form.h"

#include "core/cpu/call.h"

#include <algorithm>
#include <utility>

namespace bildrate::cpu {

Bytes ParameterForm::loadingBytes() const {
    const onednn::Desc plain = onednn::plainDesc(desc.dims(), DataType::fp32);
    return plain.get_size() * (inputOrder.empty() ? 1 : 2) + onednn::reorderScratch(plain, desc);
}

void ParameterForm::store(std::span<const float> canonical, std::byte* stored) const {
    const onednn::Desc plain = onednn::plainDesc(desc.dims(), DataType::fp32);
    if (inputOrder.empty()) {
        convert(plain, canonical.data(), desc, stored);
        return;
    }
    const auto outputs = std::size_t(desc.dims().at(0));
    const std::size_t taps = canonical.size() / outputs;
    std::vector<float> rows(outputs * inputOrder.size(), 0.0F);
    for (std::size_t o = 0; o < outputs; ++o)
        for (std::size_t i = 0; i < inputOrder.size(); ++i)
            if (inputOrder[i] >= 0)
                rows[o * inputOrder.size() + i] = canonical[o * taps + std::size_t(inputOrder[i])];
    convert(plain, rows.data(), desc, stored);
}

std::vector<float> ParameterForm::load(const std::byte* stored) const {
    const onednn::Desc plain = onednn::plainDesc(desc.dims(), DataType::fp32);
    std::vector<float> rows(plain.get_size() / sizeof(float));
    convert(desc, stored, plain, rows.data());
    if (inputOrder.empty())
        return rows;
    const auto outputs = std::size_t(desc.dims().at(0));
    const auto taps = std::size_t(
        std::ranges::count_if(inputOrder, [](std::int64_t place) { return place >= 0; }));
    std::vector<float> canonical(outputs * taps);
    for (std::size_t o = 0; o < outputs; ++o)
        for (std::size_t i = 0; i < inputOrder.size(); ++i)
            if (inputOrder[i] >= 0)
                canonical[o * taps + std::size_t(inputOrder[i])] = rows[o * inputOrder.size() + i];
    return canonical;
}

const ParameterBlock& ParameterBlocks::add(const Parameter& parameter, ParameterBlock::Use use,
                                           ParameterForm form) {
    const Bytes size = form.bytes();
    m_blocks.push_back({parameter, use, std::move(form), m_bytes});
    m_bytes += alignedPart(size);
    return m_blocks.back();
}

const ParameterBlock* ParameterBlocks::find(LayerId layer, ParameterKind kind,
                                            ParameterBlock::Use use) const {
    const auto found = std::ranges::find_if(m_blocks, [&](const ParameterBlock& block) {
        return block.parameter.layer == layer && block.parameter.kind == kind && block.use == use;
    });
    return found == m_blocks.end() ? nullptr : &*found;
}

Bytes ParameterBlocks::bytesOf(ParameterBlock::Use use) const {
    Bytes sum = 0;
    for (const ParameterBlock& block : m_blocks)
        sum += block.use == use ? alignedPart(block.form.bytes()) : 0;
    return sum;
}

} // namespace bildrate::cpu
