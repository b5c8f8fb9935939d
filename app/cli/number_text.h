#pragma once

#include "core/base/decimal.h"
#include "core/base/units.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace bildrate::cli {

// Numbers as neutral English text for people; files and --json carry all digits instead.

/// "57.4 ±0.4"; see roundedToUncertainty.
std::string withUncertainty(double value, double halfWidth);

/// "25,557,032"
std::string countText(std::int64_t count);

/// "1.3 %" from 0.013; two significant digits.
std::string percentText(double fraction);

/// "12.3 ms", "4.56 s", "2 min 5 s", "1 h 3 min".
std::string durationText(Seconds duration);

/// Columns that text takes on a terminal: characters, wide ones (CJK, emoji) twice.
std::size_t columnsOf(std::string_view text);

/// UTF-8 text of others made safe for a terminal line: control characters become spaces, those
/// that turn the direction of writing go, bytes that are not UTF-8 become the replacement
/// character; spaces at both ends go.
std::string printable(std::string_view text);

/// At most that many columns, with "…" at the end where something was cut off.
std::string clipped(std::string_view text, std::size_t columns);

} // namespace bildrate::cli
