#pragma once

#include "core/base/money.h"
#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

enum class TimeUnit { second, minute, hour, month };
/// "second", "minute", "hour", "month"
std::string_view nameOf(TimeUnit unit);
std::optional<TimeUnit> timeUnitFrom(std::string_view name);
/// A month is a twelfth of 365 days: 730 hours.
Seconds lengthOf(TimeUnit unit);

/// A day as far as it is known: "2017", "2017-06", "2017-06-15" or, not known at all, "". Sorts as
/// text.
class DateText {
public:
    DateText() = default;
    /// Throws Error{invalidInput} for what is none of these.
    explicit DateText(std::string_view text);
    static DateText today(); ///< in UTC

    const std::string& text() const { return m_text; }
    bool known() const { return !m_text.empty(); }
    /// Whole days from the last day that is meant until the other's first; unset unless both are
    /// known.
    std::optional<std::int64_t> daysUntil(const DateText& later) const;

    bool operator==(const DateText&) const = default;

private:
    std::string m_text;
};

/// What one instance costs, as a provider sells it. A price is copied into what uses it.
struct Price {
    std::string id; ///< of the price list: "12", built in "b3"; empty outside it
    std::string provider;
    std::string instance;
    std::string gpu; ///< kind of its GPUs; empty if it has none
    int gpus = 0;
    Money amount; ///< of one unit of time, above zero
    TimeUnit unit = TimeUnit::hour;
    TimeUnit step = TimeUnit::second; ///< every one that was begun is billed; not month
    Money minimumCharge;              ///< in the currency of amount; zero if there is none
    double startUpMinutes = 0;        ///< billed before the first image
    DateText date;
    std::string source; ///< where it was read

    bool operator==(const Price&) const = default;
    bool builtIn() const { return id.starts_with('b'); }
    long double amountPerSecond() const;
};

/// Throws Error{invalidInput} naming what cannot be: no provider and no instance, no price, a
/// negative number, GPUs of no kind, a billing step of a month, a minimum in another
/// currency, a text of more than 2000 bytes.
void validate(const Price& price);

/// What a price is called in tables: "LeaderGPU ltbv14".
std::string titleOf(const Price& price);
/// "0.06 EUR/minute", all digits.
std::string rateText(const Price& price);
/// Reads "0.06 EUR/minute": a price without a name. Throws Error{invalidInput}.
Price priceFrom(std::string_view text);

/// A price older than this many days is said to be old.
inline constexpr std::int64_t oldPriceDays = 365;
/// "" or why a price or rate of this date may hold no more: "the price is of 2017-06, 9 years old",
/// "the price has no date". what: "price".
std::string ageRemark(std::string_view what, const DateText& date, const DateText& today,
                      std::int64_t oldDays = oldPriceDays);

/// Of the list, what has this id, else the one that has this instance; users' before built in.
/// Throws Error{notFound}, or Error{invalidInput} if several have the instance.
const Price& priceNamed(std::span<const Price> list, std::string_view idOrInstance);

/// One unit of a currency in another, as of a day.
struct ExchangeRate {
    Currency from;
    Money worth; ///< of one unit of from; above zero, in another currency
    DateText date;
    std::string source;

    bool operator==(const ExchangeRate&) const = default;
};
/// Reads "USD=0.92 EUR". Throws Error{invalidInput}.
ExchangeRate exchangeRateFrom(std::string_view text);

/// What an amount is multiplied by to be in another currency, and the rate behind it; no rate for
/// the currency itself.
struct Conversion {
    Currency to;
    long double factor = 1;
    std::optional<ExchangeRate> rate{};
};
/// By the rate of these two currencies, either way round, of the latest day. Throws Error{notFound}
/// naming the currencies if there is none.
Conversion conversionBetween(Currency from, Currency to, std::span<const ExchangeRate> rates);

} // namespace bildrate
