#include "core/base/money.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace bildrate {

namespace {

constexpr std::int64_t unit = 1'000'000'000;
constexpr int allDecimals = 9;

/// ISO 4217, the currencies in use; of these the ones without two decimals.
constexpr std::string_view codes =
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP "
    "BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP "
    "GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR "
    "KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK "
    "MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR "
    "SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS "
    "UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG ";
constexpr std::string_view withoutDecimals =
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF ";
constexpr std::string_view withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND ";

char upper(char c) {
    return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::int64_t powerOfTen(int exponent) {
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

/// In units of the last of that many decimals, rounded half up.
std::int64_t roundedTo(std::int64_t billionths, int decimals) {
    const std::int64_t step = powerOfTen(allDecimals - decimals);
    return billionths / step + (billionths % step >= step - step / 2 ? 1 : 0);
}

std::string written(std::int64_t value, int decimals) {
    const std::int64_t step = powerOfTen(decimals);
    return decimals == 0 ? fmt::format("{}", value)
                         : fmt::format("{}.{:0{}}", value / step, value % step, decimals);
}

Error tooLarge() {
    return Error(ErrorKind::invalidInput,
                 "the amount of money is too large; at most 9,000,000,000 units can be told");
}

void requireSameCurrency(const Money& a, const Money& b) {
    if (a.currency() != b.currency())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{} and {} cannot be compared; name one currency to convert to",
                                a.currency().code(), b.currency().code()));
}

} // namespace

Currency::Currency(std::string_view code) : m_code{} {
    const bool three = code.size() == 3;
    if (three)
        std::ranges::transform(code, m_code, upper);
    // a code stands at every fourth place
    const std::size_t place = three ? codes.find(this->code()) : codes.npos;
    if (place == codes.npos || place % 4 != 0)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("'{}' is no currency; use a code such as EUR, USD or GBP",
                                code.substr(0, 20)));
}

int Currency::decimals() const {
    if (withoutDecimals.find(code()) != withoutDecimals.npos)
        return 0;
    return withThreeDecimals.find(code()) != withThreeDecimals.npos ? 3 : 2;
}

Money Money::fromBillionths(std::int64_t billionths, Currency currency) {
    if (billionths < 0)
        throw Error(ErrorKind::invalidInput, "an amount of money is negative");
    Money money;
    money.m_billionths = billionths;
    money.m_currency = currency;
    return money;
}

Money Money::rounded(long double amount, Currency currency) {
    if (!std::isfinite(amount) || amount >= 9e9L)
        throw tooLarge();
    const long double billionths = std::round(amount * unit);
    return fromBillionths(amount > 0 ? std::max<std::int64_t>(1, std::int64_t(billionths))
                                     : std::int64_t(billionths),
                          currency);
}

std::string Money::digits() const {
    int decimals = allDecimals;
    std::int64_t value = m_billionths;
    for (; decimals > 0 && value % 10 == 0; --decimals)
        value /= 10;
    return written(value, decimals);
}

Money operator+(const Money& a, const Money& b) {
    requireSameCurrency(a, b);
    if (a.billionths() > std::numeric_limits<std::int64_t>::max() - b.billionths())
        throw tooLarge();
    return Money::fromBillionths(a.billionths() + b.billionths(), a.currency());
}

bool operator<(const Money& a, const Money& b) {
    requireSameCurrency(a, b);
    return a.billionths() < b.billionths();
}

Money moneyFrom(std::string_view what, std::string_view amount, Currency currency) {
    const auto refuse = [&](std::string_view why) {
        return Error(ErrorKind::invalidInput,
                     fmt::format("{}: '{}' {}", what, amount.substr(0, 40), why));
    };
    const std::size_t point = std::min(amount.find('.'), amount.size());
    const std::string_view whole = amount.substr(0, point);
    std::string_view decimals = amount.substr(std::min(point + 1, amount.size()));
    const bool digitsOnly =
        std::ranges::all_of(whole, isDigit) && std::ranges::all_of(decimals, isDigit);
    if (!digitsOnly || whole.empty() || (point < amount.size() && decimals.empty()))
        throw refuse(amount.starts_with('-') ? "is below zero"
                                             : "is no amount of money; write digits with a point "
                                               "before the decimals, such as 0.0825");
    while (decimals.ends_with('0'))
        decimals.remove_suffix(1);
    if (decimals.size() > allDecimals)
        throw refuse("has more than nine decimals");
    std::int64_t value = 0;
    for (const char digit : whole) {
        value = value * 10 + (digit - '0');
        if (value > 9 * unit)
            throw refuse("is too large; the most is 9000000000");
    }
    value *= unit;
    for (std::size_t i = 0; i < decimals.size(); ++i)
        value += (decimals[i] - '0') * powerOfTen(allDecimals - 1 - int(i));
    return Money::fromBillionths(value, currency);
}

Money positiveMoneyFrom(std::string_view what, std::string_view amount, Currency currency) {
    const Money money = moneyFrom(what, amount, currency);
    if (money.billionths() == 0)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{}: '{}' is zero; it must be above", what, amount.substr(0, 40)));
    return money;
}

int decimalsToShow(const Money& money) {
    const int least = money.currency().decimals();
    if (money.billionths() == 0)
        return least;
    const int exponent = int(fmt::format("{}", money.billionths()).size()) - 1 - allDecimals;
    int decimals = std::clamp(1 - exponent, least, allDecimals);
    std::int64_t value = roundedTo(money.billionths(), decimals);
    for (; decimals > least && value % 10 == 0; --decimals)
        value /= 10;
    return decimals;
}

int decimalsToShow(std::span<const Money> column) {
    int decimals = 0;
    for (const Money& money : column)
        decimals = std::max(decimals, decimalsToShow(money));
    return decimals;
}

std::string shownAmount(const Money& money, int decimals) {
    const std::int64_t value = roundedTo(money.billionths(), decimals);
    if (value == 0 && money.billionths() > 0)
        return shownAmount(money, decimalsToShow(money));
    return written(value, decimals);
}

} // namespace bildrate
