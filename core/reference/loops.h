#pragma once

#include "core/base/error.h"
#include "core/reference/reference.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

// What the loop nests of operators and gradients have in common.
namespace bildrate::reference {

inline void require(bool condition, const char* message) {
    if (!condition)
        throw Error(ErrorKind::invalidInput, message);
}

inline Values makeValues(std::int64_t batch, Shape shape, double value = 0) {
    require(shape.channels > 0 && shape.height > 0 && shape.width > 0,
            "The reference operator would have an empty output; use a larger input");
    return {batch, shape, std::vector<double>(std::size_t(batch * shape.count()), value)};
}

/// One channel of one image.
inline const double* plane(const Values& values, std::int64_t image, std::int64_t channel) {
    return values.data.data() +
           (image * values.shape.channels + channel) * values.shape.height * values.shape.width;
}
inline double* plane(Values& values, std::int64_t image, std::int64_t channel) {
    return const_cast<double*>(plane(std::as_const(values), image, channel));
}

inline std::int64_t windowsIn(std::int64_t size, int kernel, int stride, int padding,
                              bool ceilMode) {
    const std::int64_t room = size + 2 * padding - kernel;
    if (room < 0)
        return 0;
    std::int64_t count = (room + (ceilMode ? stride - 1 : 0)) / stride + 1;
    if (ceilMode && (count - 1) * stride >= size + padding)
        --count; // a window must not lie wholly beyond the image
    return count;
}

/// The part [first, last) of a window that lies on the image.
struct Range {
    std::int64_t first = 0;
    std::int64_t last = 0;
};
inline Range clip(std::int64_t begin, int kernel, std::int64_t size) {
    return {std::max<std::int64_t>(begin, 0), std::min(begin + kernel, size)};
}

} // namespace bildrate::reference
