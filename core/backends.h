#pragma once

#include "core/backend/backend.h"

#include <memory>
#include <vector>

namespace bildrate {

/// Every backend this build has. The only place that knows the concrete ones.
std::vector<std::unique_ptr<Backend>> makeBackends();

} // namespace bildrate
