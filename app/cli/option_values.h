#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate::cli {

// Reading what was typed after an option, the same under every locale. All throw
// Error{invalidInput} naming option and text.

/// "a,b,c"; spaces around pieces go, an empty piece is refused.
std::vector<std::string> listFrom(std::string_view option, std::string_view text, char separator);

std::int64_t integerFrom(std::string_view option, std::string_view text);
std::uint64_t unsignedFrom(std::string_view option, std::string_view text);
/// A finite number with a decimal point.
double numberFrom(std::string_view option, std::string_view text);
/// 0 (as many as the process is allowed) to 4096.
int threadsFrom(std::string_view option, std::string_view text);

/// For CLI::Option::check: why a value cannot be used if it is empty, as where a variable in a
/// script is not set.
std::string refuseEmpty(const std::string& value);

} // namespace bildrate::cli
