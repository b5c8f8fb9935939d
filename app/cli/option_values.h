#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate::cli {

// Reading what was typed after an option, the same under every locale. All throw
// Error{invalidInput} naming option and text.

/// "a,b,c"; spaces around pieces go, an empty piece is refused.
std::vector<std::string> listFrom(std::string_view option, std::string_view text, char separator);

[[noreturn]] void refuseName(std::string_view option, std::string_view text,
                             std::string_view possible);
std::int64_t integerFrom(std::string_view option, std::string_view text);
std::uint64_t unsignedFrom(std::string_view option, std::string_view text);
/// A finite number with a decimal point.
double numberFrom(std::string_view option, std::string_view text);
/// The fraction, of "1%", "1 %" or "1".
double percentFrom(std::string_view option, std::string_view text);
/// 0 (as many as the process is allowed) to 4096.
int threadsFrom(std::string_view option, std::string_view text);

/// The value of a name, by one of core's ...From functions; possible: "fp32, tf32, fp16 or bf16".
template <typename Value>
Value namedFrom(std::string_view option, std::string_view text,
                std::optional<Value> (*from)(std::string_view), std::string_view possible) {
    if (const std::optional<Value> value = from(text))
        return *value;
    refuseName(option, text, possible);
}

/// For CLI::Option::check: why a value cannot be used if it is empty, as where a variable in a
/// script is not set.
std::string refuseEmpty(const std::string& value);

} // namespace bildrate::cli
