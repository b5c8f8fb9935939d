#include "app/cli/option_values.h"

#include "app/cli/number_text.h"
#include "core/base/error.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>

namespace bildrate::cli {

namespace {

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

template <typename Number>
std::optional<Number> parsed(std::string_view text) {
    text = trimmed(text);
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

Error refusal(std::string_view option, std::string_view text, std::string_view what) {
    return Error(ErrorKind::invalidInput,
                 fmt::format("{}: '{}' {}", option, printable(text), what));
}

} // namespace

std::vector<std::string> listFrom(std::string_view option, std::string_view text, char separator) {
    std::vector<std::string> pieces;
    std::string_view rest = text;
    for (;;) {
        const std::size_t end = rest.find(separator);
        const std::string_view piece = trimmed(rest.substr(0, end));
        if (piece.empty())
            throw refusal(option, text, text.empty() ? "names nothing" : "has an empty piece");
        pieces.emplace_back(piece);
        if (end == std::string_view::npos)
            return pieces;
        rest.remove_prefix(end + 1);
    }
}

void refuseName(std::string_view option, std::string_view text, std::string_view possible) {
    throw Error(ErrorKind::invalidInput,
                fmt::format("{}: there is no '{}'; use {}", option, printable(text), possible));
}

std::int64_t integerFrom(std::string_view option, std::string_view text) {
    if (const std::optional<std::int64_t> number = parsed<std::int64_t>(text))
        return *number;
    throw refusal(option, text, "is not a whole number that can be used");
}

std::uint64_t unsignedFrom(std::string_view option, std::string_view text) {
    if (const std::optional<std::uint64_t> number = parsed<std::uint64_t>(text))
        return *number;
    throw refusal(option, text, "is not a whole number from 0 to 18446744073709551615");
}

double numberFrom(std::string_view option, std::string_view text) {
    const std::optional<double> number = parsed<double>(text);
    if (number && std::isfinite(*number))
        return *number;
    throw refusal(option, text, "is not a number; decimals are written with a point");
}

double percentFrom(std::string_view option, std::string_view text) {
    std::string_view number = trimmed(text);
    if (number.ends_with('%'))
        number.remove_suffix(1);
    const std::optional<double> percent = parsed<double>(number);
    if (percent && std::isfinite(*percent))
        return *percent / 100;
    throw refusal(option, text, "is no number of per cent; decimals are written with a point");
}

int threadsFrom(std::string_view option, std::string_view text) {
    const std::int64_t threads = integerFrom(option, text);
    if (threads < 0 || threads > 4096)
        throw refusal(option, text,
                      "is no number of threads; use 1 to 4096, or 0 for as many as "
                      "the process is allowed");
    return int(threads);
}

std::string refuseEmpty(const std::string& value) {
    return value.empty() ? "its value is empty" : "";
}

} // namespace bildrate::cli
