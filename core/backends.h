#pragma once

#include "core/backend/backend.h"

#include <memory>
#include <string>
#include <vector>

namespace bildrate {

/// Every backend this build has. The only place that knows the concrete ones.
std::vector<std::unique_ptr<Backend>> makeBackends();

/// What they compute with, as it is loaded: "oneDNN 2.6.3".
std::vector<std::string> libraryVersions();

} // namespace bildrate
