#include "core/backends.h"

namespace bildrate {

std::vector<std::unique_ptr<Backend>> makeBackends() {
    return {};
}

} // namespace bildrate
