#pragma once

#include "core/network/network_builder.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace bildrate::test {

/// A network of 12 random blocks on 5x5 images: convolutions with and without ReLU, pools, sums and
/// concats (also of concats, of one value twice, of values that other blocks read too), dropouts,
/// and layers that nothing reads.
inline Network randomNetwork(unsigned seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::size_t count) { return std::size_t(random() % count); };
    const bool normed = below(2) == 0;
    NetworkBuilder builder("random", "Random", {3, 5, 5},
                           {.bias = !normed || below(2) == 0,
                            .batchNorm = normed ? std::optional(BatchNormOp{}) : std::nullopt});
    std::vector<LayerId> values{builder.input()};
    // mostly one of the last three, so that the network is deep
    const auto pick = [&] {
        return below(4) == 0
                   ? values[below(values.size())]
                   : values[values.size() - 1 - below(std::min<std::size_t>(3, values.size()))];
    };
    for (int block = 0; block < 12; ++block) {
        const std::string name = "b" + std::to_string(block);
        const auto convolution = [&](const std::string& suffix, LayerId from, std::int64_t filters,
                                     bool relu) {
            const int size = below(2) == 0 ? 1 : 3;
            return builder.convolution(name + suffix, from,
                                       {.filters = int(filters),
                                        .kernel = {size, size},
                                        .padding = {size / 2, size / 2},
                                        .relu = relu});
        };
        switch (below(6)) {
        case 0:
            values.push_back(builder.maxPool(
                name, pick(), {.kernel = {3, 3}, .stride = {1, 1}, .padding = {1, 1}}));
            break;
        case 1: {
            std::vector<LayerId> branches{pick(), pick()};
            if (below(2) == 0)
                branches.push_back(convolution(".c", pick(), 2, true));
            values.push_back(builder.concat(name, branches));
            break;
        }
        case 2: {
            const LayerId shortcut = pick();
            const std::int64_t channels = builder.shapeOf(shortcut).channels;
            const LayerId a = convolution(".a", below(3) == 0 ? pick() : shortcut, 3, true);
            const LayerId b = convolution(".b", a, channels, below(4) == 0);
            if (below(4) == 0)
                values.push_back(b);
            values.push_back(builder.addRelu(name, shortcut, b));
            break;
        }
        case 3: {
            const LayerId from = pick();
            const LayerId a = convolution(".a", from, 4, false);
            const LayerId b = convolution(".b", pick(), 4, false);
            values.push_back(builder.addRelu(name, a, b));
            break;
        }
        case 4:
            values.push_back(builder.dropout(name, pick(), 0.5));
            break;
        default:
            values.push_back(convolution("", pick(), 2 + std::int64_t(below(3)), below(3) != 0));
            break;
        }
    }
    const LayerId pooled = builder.globalAveragePool("gap", values.back());
    const LayerId hidden = builder.fullyConnected("fc1", pooled, 6, below(2) == 0);
    return builder.finish(builder.fullyConnected("fc2", hidden, 4, false));
}

} // namespace bildrate::test
