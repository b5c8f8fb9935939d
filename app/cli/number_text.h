#pragma once

#include "core/base/units.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace bildrate::cli {

// Numbers as neutral English text for people; files and --json carry all digits instead.

/// "57.4 ±0.4": one digit of the half-width, two if it begins with 1 or 2, rounded up; the value to
/// the same place; at least one and at most
/// five significant digits of the value (the half-width is then rounded up to the last of them).
std::string withUncertainty(double value, double halfWidth);

/// "0.0123", "57.4", "12300": rounded to that many significant digits, never scientific.
std::string significant(double value, int digits = 3);

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
