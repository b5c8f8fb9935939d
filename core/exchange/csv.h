#pragma once

#include "core/base/units.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// One row of a comma-separated table after RFC 4180, made from left to right; what is unset is an
/// empty field. A text that a spreadsheet would take for a formula gets an apostrophe before it.
class CsvRow {
public:
    CsvRow& text(std::string_view value);
    CsvRow& known(const std::optional<std::string>& value) { return text(value.value_or("")); }
    CsvRow& number(double value); ///< all digits; empty unless finite
    CsvRow& number(Seconds value) { return number(value.count()); }
    CsvRow& flag(bool value) { return field(value ? "true" : "false"); }
    template <std::integral Integer>
    CsvRow& integer(Integer value) {
        if constexpr (std::signed_integral<Integer>)
            return whole(std::int64_t(value));
        else
            return whole(std::uint64_t(value));
    }
    template <class Value>
    CsvRow& number(const std::optional<Value>& value) {
        return value ? number(*value) : nothing();
    }
    template <class Integer>
    CsvRow& integer(const std::optional<Integer>& value) {
        return value ? integer(*value) : nothing();
    }
    CsvRow& nothing(int fields = 1);
    /// Digits that are written already.
    CsvRow& digits(std::string_view value) { return field(value); }

    /// With the end of the line.
    std::string line() const { return m_line + "\r\n"; }

private:
    CsvRow& field(std::string_view written);
    CsvRow& whole(std::int64_t value);
    CsvRow& whole(std::uint64_t value);

    std::string m_line;
    bool m_any = false;
};

/// The rows of such a table as texts, its header first, without the apostrophe that CsvRow gave a
/// formula, with the line of the file that each begins in. Lines that are empty are left out.
struct CsvLine {
    std::size_t number = 0; ///< counts from 1
    std::vector<std::string> fields;
};
/// Takes line ends of every system and a byte order mark. Throws Error{invalidInput} naming the
/// line where the text is not UTF-8, holds a control character, or a quote is never closed.
std::vector<CsvLine> csvLines(std::string_view text);

} // namespace bildrate
