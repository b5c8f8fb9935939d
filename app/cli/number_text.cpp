#include "app/cli/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace bildrate::cli {

namespace {

/// One code point of UTF-8; 0 bytes if the text does not start with a valid one.
struct CodePoint {
    char32_t value = 0;
    std::size_t bytes = 0;
};

CodePoint firstCodePoint(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < bytes)
        return {};
    char32_t value = lead & (0x7fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return {};
        value = (value << 6) | (byte(i) & 0x3fu);
    }
    static constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xd800 && value <= 0xdfff;
    if (value < smallest[bytes] || value > 0x10ffff || surrogate)
        return {};
    return {value, bytes};
}

/// East Asian wide and full-width blocks and emoji (Unicode Standard Annex 11, coarse).
bool isWide(char32_t value) {
    return (value >= 0x1100 && value <= 0x115f) || (value >= 0x2e80 && value <= 0xa4cf) ||
           (value >= 0xac00 && value <= 0xd7a3) || (value >= 0xf900 && value <= 0xfaff) ||
           (value >= 0xfe30 && value <= 0xfe6f) || (value >= 0xff00 && value <= 0xff60) ||
           (value >= 0xffe0 && value <= 0xffe6) || (value >= 0x1f300 && value <= 0x1faff) ||
           (value >= 0x20000 && value <= 0x3fffd);
}

bool isCombining(char32_t value) {
    return (value >= 0x300 && value <= 0x36f) || value == 0x200b || value == 0x200d ||
           (value >= 0xfe00 && value <= 0xfe0f);
}

/// Embeddings, overrides and isolates: they reorder what stands around them.
bool isBidiControl(char32_t value) {
    return (value >= 0x202a && value <= 0x202e) || (value >= 0x2066 && value <= 0x2069);
}

std::size_t columnsOf(const CodePoint& point) {
    if (isCombining(point.value))
        return 0;
    return isWide(point.value) ? 2 : 1;
}

} // namespace

std::string withUncertainty(double value, double halfWidth) {
    const auto [shown, uncertainty] = roundedToUncertainty(value, halfWidth);
    return shown + " ±" + uncertainty;
}

std::string countText(std::int64_t count) {
    std::string text = fmt::format("{}", count);
    const std::size_t first = text.front() == '-' ? 1 : 0;
    for (std::size_t at = text.size(); at > first + 3;) {
        at -= 3;
        text.insert(at, 1, ',');
    }
    return text;
}

std::string percentText(double fraction) {
    return significant(fraction * 100, 2) + " %";
}

std::string durationText(Seconds duration) {
    const double seconds = duration.count();
    // 59.96 would otherwise read "60.0 s"
    if (seconds >= 59.95) {
        const auto whole = std::int64_t(std::llround(seconds));
        if (whole >= 3600)
            return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
        return fmt::format("{} min {} s", whole / 60, whole % 60);
    }
    if (seconds == 0)
        return "0 s";
    return std::abs(seconds) < 0.9995 ? significant(seconds * 1e3) + " ms"
                                      : significant(seconds) + " s";
}

std::size_t columnsOf(std::string_view text) {
    std::size_t columns = 0;
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        columns += point.bytes == 0 ? 1 : columnsOf(point);
        text.remove_prefix(std::max<std::size_t>(point.bytes, 1));
    }
    return columns;
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        const bool control = point.value < 0x20 || (point.value >= 0x7f && point.value < 0xa0);
        if (point.bytes == 0)
            result += "\uFFFD";
        else if (control)
            result += ' ';
        else if (!isBidiControl(point.value))
            result += text.substr(0, point.bytes);
        text.remove_prefix(std::max<std::size_t>(point.bytes, 1));
    }
    const std::size_t first = result.find_first_not_of(' ');
    if (first == std::string::npos)
        return {};
    return result.substr(first, result.find_last_not_of(' ') - first + 1);
}

std::string clipped(std::string_view text, std::size_t columns) {
    if (columnsOf(text) <= columns)
        return std::string(text);
    std::string result;
    std::size_t used = 1; // the ellipsis
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        const std::size_t bytes = std::max<std::size_t>(point.bytes, 1);
        used += point.bytes == 0 ? 1 : columnsOf(point);
        if (used > columns)
            break;
        result += text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    return result + "…";
}

} // namespace bildrate::cli
