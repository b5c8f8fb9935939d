#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace bildrate {

/// A currency by its code of ISO 4217.
class Currency {
public:
    Currency() : Currency("EUR") {}
    /// Upper or lower case. Throws Error{invalidInput} for what is no currency.
    explicit Currency(std::string_view code);

    std::string_view code() const { return {m_code, 3}; }
    /// Digits after the point that the currency has: 2 for most, 0 for JPY, 3 for KWD.
    int decimals() const;

    bool operator==(const Currency&) const = default;

private:
    char m_code[3];
};

/// An amount of money, fixed-point: whole billionths of a unit, up to nine thousand million units.
class Money {
public:
    Money() = default;

    static Money fromBillionths(std::int64_t billionths, Currency currency);
    /// Rounds once, to the nearest billionth; what is above zero never becomes zero. Throws
    /// Error{invalidInput} if it is negative, not finite or too large.
    static Money rounded(long double amount, Currency currency);

    std::int64_t billionths() const { return m_billionths; }
    const Currency& currency() const { return m_currency; }
    /// For calculations that end with rounded().
    long double amount() const { return static_cast<long double>(m_billionths) / 1e9L; }

    /// All digits: "0.303", "0.000083333", "12".
    std::string digits() const;

    bool operator==(const Money&) const = default;

private:
    std::int64_t m_billionths = 0;
    Currency m_currency;
};

/// Throws Error{invalidInput} if the currencies differ or the sum is too large.
Money operator+(const Money& a, const Money& b);
/// Throws Error{invalidInput} if the currencies differ.
bool operator<(const Money& a, const Money& b);

/// Reads "0.0825": digits with at most one point and nine decimals, the same under every locale; no
/// sign, exponent or grouping. Throws Error{invalidInput} naming the text and, before it, what it
/// is ("price").
Money moneyFrom(std::string_view what, std::string_view amount, Currency currency);
/// The same, and zero is refused.
Money positiveMoneyFrom(std::string_view what, std::string_view amount, Currency currency);

/// Digits after the point to show an amount with: as many as its currency has, more where it takes
/// them to show two significant digits, without zeros at the end of these: 0.0004, 0.000083, 0.35,
/// 18.00, 12345.60.
int decimalsToShow(const Money& money);
/// The most of all: one column, one number of digits.
int decimalsToShow(std::span<const Money> column);

/// Rounded half up; an amount above zero never becomes zero, it gets the digits it takes.
std::string shownAmount(const Money& money, int decimals);

} // namespace bildrate
