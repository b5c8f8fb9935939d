#pragma once

#include "core/bench/profile.h"

#include <string>
#include <string_view>

namespace bildrate {

/// One profile as a document of its own, lossless.
std::string profileToJson(const Profile& profile);
/// Throws Error{damaged} or Error{invalidInput} naming the place.
Profile profileFromJson(std::string_view text);

} // namespace bildrate
