#include "core/cpu/parameter_form.h"

#include "core/cpu/call.h"

#include <algorithm>
#include <utility>

namespace bildrate::cpu {

std::vector<float> inStoredOrder(std::vector<float> weight, std::span<const std::int64_t> order,
                                 std::int64_t outputs) {
    const std::size_t taps = weight.size() / std::size_t(outputs);
    if (order.size() == taps) {
        std::vector<float> row(taps);
        for (std::size_t start = 0; start < weight.size(); start += taps) {
            for (std::size_t i = 0; i < taps; ++i)
                row[i] = weight[start + std::size_t(order[i])];
            std::ranges::copy(row, weight.begin() + std::ptrdiff_t(start));
        }
        return weight;
    }
    std::vector<float> rows(std::size_t(outputs) * order.size());
    for (std::size_t output = 0; output < std::size_t(outputs); ++output)
        for (std::size_t i = 0; i < order.size(); ++i)
            rows[output * order.size() + i] =
                order[i] < 0 ? 0.0F : weight[output * taps + std::size_t(order[i])];
    return rows;
}

Bytes ParameterForm::loadingBytes() const {
    const onednn::Desc plain = onednn::plainDesc(desc.dims(), DataType::fp32);
    const bool padded = std::ranges::find(inputOrder, -1) != inputOrder.end();
    return plain.get_size() * (padded ? 2 : 1) + onednn::reorderScratch(plain, desc);
}

void ParameterForm::store(std::vector<float> canonical, std::byte* stored) const {
    if (!inputOrder.empty())
        canonical = inStoredOrder(std::move(canonical), inputOrder, desc.dims().at(0));
    if (values == DataType::bf16)
        for (float& value : canonical)
            value = fromBfloat16(toBfloat16(value));
    convert(onednn::plainDesc(desc.dims(), DataType::fp32), canonical.data(), desc, stored);
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
