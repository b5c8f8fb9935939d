#pragma once

#include <cstdint>
#include <string>

namespace bildrate {

/// Height and width of a kernel, stride or padding, in pixels.
struct Extent {
    int height = 1;
    int width = 1;

    bool operator==(const Extent&) const = default;
};

/// One image of a tensor: channels x height x width. Fully connected outputs are [n, 1, 1].
struct Shape {
    std::int64_t channels = 0;
    std::int64_t height = 1;
    std::int64_t width = 1;

    bool operator==(const Shape&) const = default;
    std::int64_t count() const { return channels * height * width; }
};

/// "64x112x112"
std::string formatShape(const Shape& shape);

} // namespace bildrate
