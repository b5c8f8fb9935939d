#pragma once

#include "core/network/network.h"

#include <optional>
#include <string>
#include <vector>

namespace bildrate {

/// What every convolution of a network has in common.
struct ConvolutionStyle {
    bool bias = true;
    std::optional<BatchNormOp> batchNorm{}; ///< follows every convolution if set
};

struct ConvolutionShape {
    int filters = 0;
    Extent kernel{};
    Extent stride{1, 1};
    Extent padding{0, 0};
    bool relu = true; ///< false where the reference notation says "linear"
};

/// Builds a Network layer by layer, inferring shapes, parameters and MACs. Every call returns the
/// id of the last layer it added and throws Error{invalidInput} naming the layer if a shape comes
/// out empty or inputs do not match.
class NetworkBuilder {
public:
    NetworkBuilder(std::string name, std::string title, Shape input, ConvolutionStyle style = {});

    LayerId input() const { return 0; }
    const Shape& shapeOf(LayerId layer) const {
        return m_network.layers.at(std::size_t(layer)).output;
    }

    /// Convolution, then batch norm and ReLU as the style and the shape say.
    LayerId convolution(const std::string& name, LayerId from, const ConvolutionShape& shape);
    LayerId maxPool(const std::string& name, LayerId from, const MaxPoolOp& op);
    LayerId averagePool(const std::string& name, LayerId from, const AveragePoolOp& op);
    LayerId globalAveragePool(const std::string& name, LayerId from);
    LayerId fullyConnected(const std::string& name, LayerId from, int outputs, bool relu = true);
    LayerId dropout(const std::string& name, LayerId from, double rate);
    LayerId concat(const std::string& name, const std::vector<LayerId>& from);
    /// Residual join: sum, then ReLU.
    LayerId addRelu(const std::string& name, LayerId shortcut, LayerId branch);

    /// Adds the softmax and hands the network out; the builder is empty afterwards.
    Network finish(LayerId logits);

private:
    LayerId append(std::string name, Op op, std::vector<LayerId> inputs);

    Network m_network;
    ConvolutionStyle m_style;
};

} // namespace bildrate
