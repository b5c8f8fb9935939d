#include "core/base/price.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>

namespace bildrate {

namespace {

using namespace std::chrono;

constexpr std::array<std::string_view, 4> unitNames{"second", "minute", "hour", "month"};

constexpr std::size_t longestText = 2000; ///< in bytes, of each text of a price

Error refusal(const std::string& sentence) {
    return Error(ErrorKind::invalidInput, sentence);
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

/// "0.06 EUR" or "0.06EUR": the amount before, the currency behind.
Money amountAndCurrency(std::string_view what, std::string_view text) {
    text = trimmed(text);
    if (text.size() < 4)
        throw refusal(fmt::format("{}: '{}' is no amount with its currency; write it as 0.06 EUR",
                                  what, text));
    const std::size_t code = text.size() - 3;
    return positiveMoneyFrom(what, trimmed(text.substr(0, code)), Currency(text.substr(code)));
}

int digitsOf(std::string_view text) {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// The first day that a date of any length means; not ok for what is no day.
year_month_day firstDay(std::string_view text) {
    return year(digitsOf(text.substr(0, 4))) /
           month(text.size() < 7 ? 1 : unsigned(digitsOf(text.substr(5, 2)))) /
           day(text.size() < 10 ? 1 : unsigned(digitsOf(text.substr(8, 2))));
}

sys_days lastDay(std::string_view text) {
    const year_month_day first = firstDay(text);
    if (text.size() == 4)
        return sys_days(first.year() / December / 31);
    return text.size() == 7 ? sys_days(first.year() / first.month() / last) : sys_days(first);
}

} // namespace

std::string_view nameOf(TimeUnit unit) {
    return unitNames[std::size_t(unit)];
}

std::optional<TimeUnit> timeUnitFrom(std::string_view name) {
    const auto found = std::ranges::find(unitNames, name);
    return found == unitNames.end() ? std::nullopt
                                    : std::optional(TimeUnit(found - unitNames.begin()));
}

Seconds lengthOf(TimeUnit unit) {
    switch (unit) {
    case TimeUnit::second:
        return Seconds(1);
    case TimeUnit::minute:
        return Seconds(60);
    case TimeUnit::hour:
        return Seconds(3600);
    case TimeUnit::month:
        break;
    }
    return Seconds(730 * 3600);
}

DateText::DateText(std::string_view text) : m_text(text) {
    constexpr std::string_view pattern = "0000-00-00";
    const bool length = text.empty() || text.size() == 4 || text.size() == 7 || text.size() == 10;
    bool fits = length;
    for (std::size_t i = 0; fits && i < text.size(); ++i)
        fits = pattern[i] == '0' ? text[i] >= '0' && text[i] <= '9' : text[i] == pattern[i];
    if (!fits || (!text.empty() && !firstDay(text).ok()))
        throw refusal(fmt::format("'{}' is no date; write it as 2026-11-30, 2026-11 or 2026",
                                  text.substr(0, 40)));
}

DateText DateText::today() {
    const year_month_day date(floor<days>(system_clock::now()));
    return DateText(fmt::format("{:04}-{:02}-{:02}", int(date.year()), unsigned(date.month()),
                                unsigned(date.day())));
}

std::optional<std::int64_t> DateText::daysUntil(const DateText& later) const {
    if (!known() || !later.known())
        return std::nullopt;
    return (sys_days(firstDay(later.m_text)) - lastDay(m_text)).count();
}

long double Price::amountPerSecond() const {
    return amount.amount() / static_cast<long double>(lengthOf(unit).count());
}

void validate(const Price& price) {
    if (price.provider.empty() && price.instance.empty())
        throw refusal("a price needs the name of its provider or instance");
    for (const std::string& text : {price.provider, price.instance, price.gpu, price.source})
        if (text.size() > longestText)
            throw refusal(
                fmt::format("'{}...' is longer than {} bytes", text.substr(0, 20), longestText));
    if (price.amount.billionths() <= 0)
        throw refusal("a price must be above zero");
    if (price.gpus < 0 || price.gpus > 100'000)
        throw refusal(fmt::format("{} is no number of GPUs; use 0 to 100000", price.gpus));
    if ((price.gpus > 0) == price.gpu.empty())
        throw refusal(price.gpu.empty()
                          ? fmt::format("the price names {} GPUs, but not their kind", price.gpus)
                          : fmt::format("the price names the GPU '{}', but 0 of them", price.gpu));
    if (price.step == TimeUnit::month)
        throw refusal("'month' is no billing step; use second, minute or hour");
    if (price.minimumCharge.currency() != price.amount.currency())
        throw refusal("the minimum charge must be in the currency of the price");
    if (!(price.startUpMinutes >= 0 && price.startUpMinutes <= 100'000))
        throw refusal(
            fmt::format("{} start-up minutes cannot be; use 0 to 100000", price.startUpMinutes));
}

std::string titleOf(const Price& price) {
    const bool both = !price.provider.empty() && !price.instance.empty();
    return price.provider + (both ? " " : "") + price.instance;
}

std::string rateText(const Price& price) {
    return fmt::format("{} {}/{}", price.amount.digits(), price.amount.currency().code(),
                       nameOf(price.unit));
}

Price priceFrom(std::string_view text) {
    const std::size_t slash = text.find('/');
    const std::optional<TimeUnit> unit =
        slash == text.npos ? std::nullopt : timeUnitFrom(trimmed(text.substr(slash + 1)));
    if (!unit)
        throw refusal(fmt::format("price: '{}' does not end with /second, /minute, /hour or "
                                  "/month; write it as 0.06 EUR/minute",
                                  text.substr(0, 40)));
    Price price;
    price.amount = amountAndCurrency("price", text.substr(0, slash));
    price.minimumCharge = Money::fromBillionths(0, price.amount.currency());
    price.unit = *unit;
    return price;
}

std::string ageRemark(std::string_view what, const DateText& date, const DateText& today,
                      std::int64_t oldDays) {
    const std::optional<std::int64_t> days = date.daysUntil(today);
    if (!days)
        return fmt::format("the {} has no date", what);
    if (*days <= oldDays)
        return {};
    const std::int64_t years = *days / 365;
    return fmt::format("the {} is old: of {}, {} ago", what, date.text(),
                       years >= 2 ? fmt::format("{} years", years) : fmt::format("{} days", *days));
}

const Price& priceNamed(std::span<const Price> list, std::string_view idOrInstance) {
    if (const auto price = std::ranges::find(list, idOrInstance, &Price::id); price != list.end())
        return *price;
    std::vector<const Price*> found;
    const auto findAll = [&](bool builtIn) {
        for (const Price& price : list)
            if (price.builtIn() == builtIn &&
                (price.instance == idOrInstance || titleOf(price) == idOrInstance))
                found.push_back(&price);
    };
    findAll(false);
    if (found.empty())
        findAll(true);
    if (found.empty())
        throw Error(ErrorKind::notFound,
                    fmt::format("no price is called '{}'; list the prices to see which there are",
                                idOrInstance));
    if (found.size() > 1) {
        std::string ids;
        for (const Price* price : found)
            ids += (ids.empty() ? "" : ", ") + price->id;
        throw refusal(fmt::format("several prices are called '{}'; name one by its id: {}",
                                  idOrInstance, ids));
    }
    return *found.front();
}

ExchangeRate exchangeRateFrom(std::string_view text) {
    const std::size_t sign = text.find('=');
    if (sign == text.npos)
        throw refusal(
            fmt::format("'{}' is no exchange rate; write it as USD=0.92 EUR", text.substr(0, 40)));
    ExchangeRate rate;
    rate.from = Currency(trimmed(text.substr(0, sign)));
    rate.worth = amountAndCurrency("exchange rate", text.substr(sign + 1));
    if (rate.worth.currency() == rate.from)
        throw refusal(fmt::format("'{}' is no exchange rate: both currencies are {}",
                                  text.substr(0, 40), rate.from.code()));
    return rate;
}

Conversion conversionBetween(Currency from, Currency to, std::span<const ExchangeRate> rates) {
    if (from == to)
        return {to};
    const ExchangeRate* latest = nullptr;
    for (const ExchangeRate& rate : rates) {
        const Currency other = rate.worth.currency();
        const bool fits = (rate.from == from && other == to) || (rate.from == to && other == from);
        if (fits && (!latest || latest->date.text() <= rate.date.text()))
            latest = &rate;
    }
    if (!latest)
        throw Error(ErrorKind::notFound,
                    fmt::format("there is no exchange rate from {} to {}; add one to the prices",
                                from.code(), to.code()));
    const long double worth = latest->worth.amount();
    return {to, latest->from == from ? worth : 1 / worth, *latest};
}

} // namespace bildrate
