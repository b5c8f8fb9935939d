#pragma once

#include <string_view>

namespace bildrate {

/// JSON, as in resources/published.
std::string_view publishedEnvironmentsText();
std::string_view publishedThroughputText();

} // namespace bildrate
