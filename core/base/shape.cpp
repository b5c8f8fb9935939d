#include "core/base/shape.h"

#include <fmt/format.h>

namespace bildrate {

std::string formatShape(const Shape& shape) {
    return fmt::format("{}x{}x{}", shape.channels, shape.height, shape.width);
}

} // namespace bildrate
