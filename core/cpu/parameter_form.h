#pragma once

#include "core/cpu/onednn_calls.h"
#include "core/network/weights.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bildrate::cpu {

/// The rows of a fully connected layer's weights, [outputs][inputs], with the inputs in the order
/// that they lie in memory; -1 is padding. In place where there is none, because the largest matrix
/// is most of what a network weighs.
std::vector<float> inStoredOrder(std::vector<float> weight, std::span<const std::int64_t> order,
                                 std::int64_t outputs);

/// How a parameter, its gradient or its velocity is stored.
struct ParameterForm {
    onednn::Desc desc;
    std::vector<std::int64_t> shape; ///< canonical
    /// Of a fully connected layer: where in CHW order each stored input stands, -1 for padding.
    /// Empty: stored in the canonical order.
    std::vector<std::int64_t> inputOrder{};
    /// Stored as fp32 but rounded to this type.
    DataType values = DataType::fp32;

    Bytes bytes() const { return desc.get_size(); }
    /// Taken besides while canonical values are stored: they and copies of them.
    Bytes loadingBytes() const;
    void store(std::vector<float> canonical, std::byte* stored) const;
    std::vector<float> load(const std::byte* stored) const;
};

/// One stored parameter or what belongs to it, for as long as an executor lives.
struct ParameterBlock {
    enum class Use {
        master,   ///< what an update changes, fp32
        copy,     ///< the master in the layout and type of some kernel
        velocity, ///< momentum, fp32
    };
    Parameter parameter;
    Use use = Use::master;
    ParameterForm form;
    Bytes offset = 0; ///< in the memory of all blocks
};

/// The stored parameters of a training schedule.
class ParameterBlocks {
public:
    const ParameterBlock& add(const Parameter& parameter, ParameterBlock::Use use,
                              ParameterForm form);
    const std::vector<ParameterBlock>& all() const { return m_blocks; }
    const ParameterBlock* find(LayerId layer, ParameterKind kind, ParameterBlock::Use use) const;
    Bytes bytes() const { return m_bytes; }
    Bytes bytesOf(ParameterBlock::Use use) const;

private:
    std::vector<ParameterBlock> m_blocks;
    Bytes m_bytes = 0;
};

} // namespace bildrate::cpu
