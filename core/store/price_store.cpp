#include "core/store/price_store.h"

#include "core/base/error.h"
#include "core/exchange/prices_csv.h"
#include "core/store/row_io.h"
#include "core/store/store_connection.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace bildrate {

namespace {

TimeUnit unitFrom(const std::string& name) {
    if (const std::optional<TimeUnit> unit = timeUnitFrom(name))
        return *unit;
    throw Error(ErrorKind::damaged, fmt::format("a price has the unknown unit '{}'", name));
}

std::vector<Price> readPriceRows(SQLite::Database& connection) {
    SQLite::Statement query(connection,
                            "SELECT price, provider, instance, gpu, gpus, billionths, currency, "
                            "unit, billing_step, minimum_billionths, start_up_minutes, date, "
                            "source FROM prices ORDER BY price");
    std::vector<Price> prices;
    while (query.executeStep()) {
        Columns columns(query);
        Price& price = prices.emplace_back();
        price.id = fmt::to_string(columns.integer());
        price.provider = columns.text();
        price.instance = columns.text();
        price.gpu = columns.text();
        price.gpus = int(columns.integer());
        const std::int64_t billionths = columns.integer();
        const Currency currency(columns.text());
        price.amount = Money::fromBillionths(billionths, currency);
        price.unit = unitFrom(columns.text());
        price.step = unitFrom(columns.text());
        price.minimumCharge = Money::fromBillionths(columns.integer(), currency);
        price.startUpMinutes = columns.optionalReal().value_or(0);
        price.date = DateText(columns.text());
        price.source = columns.text();
    }
    return prices;
}

void bindPrice(Parameters& parameters, const Price& price) {
    parameters.add(price.provider).add(price.instance).add(price.gpu).add(std::int64_t(price.gpus));
    parameters.add(price.amount.billionths()).add(price.amount.currency().code());
    parameters.add(nameOf(price.unit)).add(nameOf(price.step));
    parameters.add(price.minimumCharge.billionths()).add(price.startUpMinutes);
    parameters.add(price.date.text()).add(price.source);
}

/// The row of a price of the user, or an Error that says why there is none.
std::int64_t rowOf(SQLite::Database& connection, const std::string& id) {
    std::int64_t row = 0;
    const auto [end, error] = std::from_chars(id.data(), id.data() + id.size(), row);
    SQLite::Statement query(connection, "SELECT 1 FROM prices WHERE price = ?");
    query.bind(1, row);
    if (error == std::errc() && end == id.data() + id.size() && query.executeStep())
        return row;
    if (std::ranges::find(builtInPrices(), id, &Price::id) != builtInPrices().end())
        throw Error(
            ErrorKind::invalidInput,
            fmt::format("the price {} is built in and stays as it is; add one of your own", id));
    throw Error(ErrorKind::notFound,
                fmt::format("there is no price with the id '{}'; list the prices to see which "
                            "there are",
                            id));
}

int deleteRates(SQLite::Database& connection, Currency a, Currency b) {
    SQLite::Statement remove(connection,
                             "DELETE FROM exchange_rates WHERE (from_currency, to_currency) IN "
                             "(VALUES (?, ?), (?, ?))");
    Parameters(remove).add(a.code()).add(b.code()).add(b.code()).add(a.code());
    return remove.exec();
}

} // namespace

PriceStore::PriceStore(const std::filesystem::path& file, StoreAccess access)
    : m_database(std::make_unique<StoreConnection>(file, access)) {}

PriceStore::~PriceStore() = default;
PriceStore::PriceStore(PriceStore&&) noexcept = default;
PriceStore& PriceStore::operator=(PriceStore&&) noexcept = default;

bool PriceStore::readOnly() const {
    return m_database->file().readOnly;
}

const std::string& PriceStore::warning() const {
    return m_database->file().warning;
}

std::vector<Price> PriceStore::list() const {
    std::vector<Price> prices = m_database->read(readPriceRows);
    prices.insert(prices.end(), builtInPrices().begin(), builtInPrices().end());
    return prices;
}

std::size_t PriceStore::add(std::span<const Price> prices) {
    std::size_t added = 0;
    m_database->write([&](SQLite::Database& connection) {
        SQLite::Statement insert(
            connection,
            "INSERT INTO prices (provider, instance, gpu, gpus, billionths, currency, unit, "
            "billing_step, minimum_billionths, start_up_minutes, date, source) "
            "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12 WHERE NOT EXISTS ("
            "SELECT 1 FROM prices WHERE (provider, instance, gpu, gpus, billionths, currency, "
            "unit, billing_step, minimum_billionths, start_up_minutes, date, source) = "
            "(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))");
        for (const Price& price : prices) {
            validate(price);
            Parameters parameters(insert);
            bindPrice(parameters, price);
            added += std::size_t(insert.exec());
            insert.reset();
        }
    });
    return added;
}

void PriceStore::edit(const Price& price) {
    validate(price);
    m_database->write([&](SQLite::Database& connection) {
        const std::int64_t row = rowOf(connection, price.id);
        SQLite::Statement update(
            connection,
            "UPDATE prices SET provider = ?, instance = ?, gpu = ?, gpus = ?, billionths = ?, "
            "currency = ?, unit = ?, billing_step = ?, minimum_billionths = ?, "
            "start_up_minutes = ?, date = ?, source = ? WHERE price = ?");
        Parameters parameters(update);
        bindPrice(parameters, price);
        parameters.add(row);
        update.exec();
    });
}

void PriceStore::remove(std::span<const std::string> ids) {
    m_database->write([&](SQLite::Database& connection) {
        for (const std::string& id : ids) {
            SQLite::Statement remove(connection, "DELETE FROM prices WHERE price = ?");
            remove.bind(1, rowOf(connection, id));
            remove.exec();
        }
    });
}

std::vector<ExchangeRate> PriceStore::rates() const {
    return m_database->read([](SQLite::Database& connection) {
        SQLite::Statement query(connection,
                                "SELECT from_currency, to_currency, billionths, date, source FROM "
                                "exchange_rates ORDER BY from_currency, to_currency");
        std::vector<ExchangeRate> rates;
        while (query.executeStep()) {
            Columns columns(query);
            ExchangeRate& rate = rates.emplace_back();
            rate.from = Currency(columns.text());
            const Currency to(columns.text());
            rate.worth = Money::fromBillionths(columns.integer(), to);
            rate.date = DateText(columns.text());
            rate.source = columns.text();
        }
        return rates;
    });
}

void PriceStore::setRate(const ExchangeRate& rate) {
    m_database->write([&](SQLite::Database& connection) {
        deleteRates(connection, rate.from, rate.worth.currency());
        SQLite::Statement insert(connection, "INSERT INTO exchange_rates VALUES (?, ?, ?, ?, ?)");
        Parameters(insert)
            .add(rate.from.code())
            .add(rate.worth.currency().code())
            .add(rate.worth.billionths())
            .add(rate.date.text())
            .add(rate.source);
        insert.exec();
    });
}

void PriceStore::removeRate(Currency from, Currency to) {
    m_database->write([&](SQLite::Database& connection) {
        if (deleteRates(connection, from, to) == 0)
            throw Error(ErrorKind::notFound, fmt::format("there is no exchange rate from {} to {}",
                                                         from.code(), to.code()));
    });
}

} // namespace bildrate
