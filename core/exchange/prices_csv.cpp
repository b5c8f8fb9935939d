#include "core/exchange/prices_csv.h"

#include "core/base/error.h"
#include "core/bench/clean_text.h"
#include "core/exchange/csv.h"
#include "core/exchange/file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace bildrate {

namespace {

constexpr std::array<std::string_view, 12> columns{
    "provider", "instance", "gpu",          "gpu_count",      "price",
    "unit",     "currency", "billing_step", "minimum_charge", "start_up_minutes",
    "date",     "source"};

constexpr std::size_t largestTable = std::size_t(16) << 20;
constexpr std::size_t longestList = 10'000; ///< in prices

TimeUnit unitFrom(std::string_view column, const std::string& field) {
    if (const std::optional<TimeUnit> unit = timeUnitFrom(field))
        return *unit;
    throw Error(ErrorKind::invalidInput,
                fmt::format("{}: there is no '{}'; use second, minute, hour or month", column,
                            field.substr(0, 40)));
}

template <class Number>
Number numberFrom(std::string_view column, const std::string& field) {
    Number number{};
    const char* end = field.data() + field.size();
    const auto [stop, error] = std::from_chars(field.data(), end, number);
    if (error != std::errc() || stop != end)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{}: '{}' is no number; decimals are written with a point", column,
                                field.substr(0, 40)));
    return number;
}

Price priceFrom(const std::vector<std::string>& fields) {
    if (fields.size() != columns.size())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{} fields instead of {}; a text with a comma stands in quotes",
                                fields.size(), columns.size()));
    Price price;
    price.provider = cleanText(fields[0]);
    price.instance = cleanText(fields[1]);
    price.gpu = cleanText(fields[2]);
    price.gpus = fields[3].empty() ? 0 : numberFrom<int>("gpu_count", fields[3]);
    const Currency currency(fields[6]);
    price.amount = positiveMoneyFrom("price", fields[4], currency);
    price.unit = unitFrom("unit", fields[5]);
    price.step = fields[7].empty() ? TimeUnit::second : unitFrom("billing_step", fields[7]);
    price.minimumCharge =
        moneyFrom("minimum_charge", fields[8].empty() ? "0" : fields[8], currency);
    price.startUpMinutes =
        fields[9].empty() ? 0 : numberFrom<double>("start_up_minutes", fields[9]);
    price.date = DateText(fields[10]);
    price.source = cleanText(fields[11]);
    validate(price);
    return price;
}

} // namespace

std::string pricesToCsv(std::span<const Price> prices) {
    std::string table = fmt::format("{}\r\n", fmt::join(columns, ","));
    for (const Price& price : prices) {
        CsvRow row;
        row.text(price.provider).text(price.instance).text(price.gpu).integer(price.gpus);
        row.digits(price.amount.digits()).text(nameOf(price.unit));
        row.text(price.amount.currency().code()).text(nameOf(price.step));
        row.digits(price.minimumCharge.digits()).number(price.startUpMinutes);
        row.text(price.date.text()).text(price.source);
        table += row.line();
    }
    return table;
}

std::vector<Price> pricesFromCsv(std::string_view text) {
    const std::vector<CsvLine> lines = csvLines(text);
    if (lines.empty() || !std::ranges::equal(lines[0].fields, columns))
        throw Error(
            ErrorKind::invalidInput,
            fmt::format("the first line of a price list must be {}", fmt::join(columns, ",")));
    if (lines.size() > longestList + 1)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("the price list has {} prices; at most {} can be read",
                                lines.size() - 1, longestList));
    std::vector<Price> prices;
    prices.reserve(lines.size() - 1);
    for (std::size_t i = 1; i < lines.size(); ++i)
        try {
            prices.push_back(priceFrom(lines[i].fields));
        } catch (const Error& error) {
            throw Error(ErrorKind::invalidInput,
                        fmt::format("line {}: {}", lines[i].number, error.what()));
        }
    return prices;
}

std::vector<Price> readPrices(const std::filesystem::path& file) {
    const std::string text = readFile(file, largestTable);
    try {
        return pricesFromCsv(text);
    } catch (const Error& error) {
        throw Error(ErrorKind::invalidInput,
                    fmt::format("cannot import '{}': {}", file.string(), error.what()));
    }
}

} // namespace bildrate
