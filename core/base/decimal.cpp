#include "core/base/decimal.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace bildrate {
namespace {

/// Power of ten of the last of that many significant digits, after rounding to them.
int lastPlace(double value, int digits) {
    const std::string text = fmt::format("{:.{}e}", value, digits - 1);
    const std::size_t mark = text.find('e');
    int exponent = 0;
    const char* first = text.data() + mark + 1;
    if (*first == '+')
        ++first;
    std::from_chars(first, text.data() + text.size(), exponent);
    return exponent - digits + 1;
}

std::string roundedTo(double value, int place) {
    if (place <= 0)
        return fmt::format("{:.{}f}", value, -place);
    const double unit = std::pow(10.0, place);
    return fmt::format("{:.0f}", std::round(value / unit) * unit);
}

/// The next larger number with that last place; what lies a rounding error above one is that one.
std::string roundedUpTo(double value, int place) {
    const double unit = std::pow(10.0, place);
    return roundedTo(std::ceil(value / unit - 1e-9) * unit, place);
}

/// Two digits of a half-width that begins with 1 or 2, where one more or less is much; else one.
int uncertainPlace(double halfWidth) {
    const int first = int(std::floor(std::log10(halfWidth) + 1e-12));
    return halfWidth / std::pow(10.0, first) < 3 - 1e-9 ? first - 1 : first;
}

} // namespace

UncertainText roundedToUncertainty(double value, double halfWidth) {
    const int finest = lastPlace(value, 5);
    const int place = halfWidth > 0 ? std::max(uncertainPlace(halfWidth), finest) : finest;
    const int valuePlace = std::min(place, lastPlace(value, 1)); // never "0 ±20"
    const double shown = std::max(halfWidth, std::pow(10.0, place));
    return {roundedTo(value, valuePlace), roundedUpTo(shown, place)};
}

std::string significant(double value, int digits) {
    return value == 0 ? "0" : roundedTo(value, lastPlace(value, digits));
}

} // namespace bildrate
