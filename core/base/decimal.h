#pragma once

#include <string>

namespace bildrate {

// Decimal numbers with as many digits as they are worth, as neutral text: a point, no grouping,
// never scientific.

/// "0.0123", "57.4", "12300": rounded to that many significant digits.
std::string significant(double value, int digits = 3);

struct UncertainText {
    std::string value;
    std::string halfWidth;
};

/// "57.4" and "0.4": one digit of the half-width, two if it begins with 1 or 2, rounded up; the
/// value to the same place; at least one and at most five significant digits of the value (the
/// half-width is then rounded up to the last of them).
UncertainText roundedToUncertainty(double value, double halfWidth);

} // namespace bildrate
