#include "core/bench/clean_text.h"

#include <cstddef>

namespace bildrate {
namespace {

/// Bytes of the UTF-8 sequence at the start of text; 0 if there is none (RFC 3629).
std::size_t sequenceLength(std::string_view text) {
    const auto byte = [&text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xc2 && lead <= 0xdf   ? 2
                               : lead >= 0xe0 && lead <= 0xef ? 3
                               : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                              : 0;
    if (length == 0 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    const bool overlong = (lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xf0 && byte(1) < 0x90);
    const bool outside = (lead == 0xed && byte(1) > 0x9f) || (lead == 0xf4 && byte(1) > 0x8f);
    return overlong || outside ? 0 : length;
}

} // namespace

std::string cleanText(std::string_view text) {
    std::string clean;
    bool space = false;
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        const bool control = length == 1 && (static_cast<unsigned char>(text[0]) < 0x20 ||
                                             static_cast<unsigned char>(text[0]) == 0x7f);
        if (text[0] == ' ' || control) {
            // A NUL is padding, any other control character separates words.
            space = space || text[0] != '\0';
        } else {
            if (space && !clean.empty())
                clean += ' ';
            space = false;
            clean += length > 0 ? text.substr(0, length) : std::string_view("\xef\xbf\xbd");
        }
        text.remove_prefix(length > 0 ? length : 1);
    }
    return clean;
}

} // namespace bildrate
