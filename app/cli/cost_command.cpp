#include "app/cli/command.h"
#include "app/cli/cost_output.h"
#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "app/cli/store_access.h"
#include "core/base/error.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace bildrate::cli {

namespace {

struct CostOptions {
    std::vector<std::string> ids;
    std::string imagesPerSecond, images = "1000000", epochs = "1";
    std::string instances, instanceCount, price, currency, oldDays;
    std::string purchase, years = "3", utilisation = "100%", watts = "0", electricity;
    bool published = false, json = false, csv = false;
};

std::int64_t imagesOf(const CostOptions& options) {
    return imagesOfEpochs(integerFrom("--images", options.images),
                          integerFrom("--epochs", options.epochs));
}

/// "50%" or "0.5".
double shareFrom(std::string_view option, std::string_view text) {
    const bool percent = text.ends_with('%');
    if (percent)
        text.remove_suffix(1);
    return numberFrom(option, text) / (percent ? 100 : 1);
}

/// "1500 EUR": the whole of a price without its unit.
Money moneyWithCurrency(std::string_view option, const std::string& text) {
    try {
        return priceFrom(text + "/hour").amount;
    } catch (const Error&) {
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{}: '{}' is no amount above zero with its currency; write it as "
                                "1500 EUR",
                                option, printable(text)));
    }
}

std::optional<OwnedHardware> hardwareOf(const CostOptions& options) {
    if (options.purchase.empty())
        return std::nullopt;
    OwnedHardware own;
    own.purchase = moneyWithCurrency("--own-price", options.purchase);
    own.lifetimeYears = numberFrom("--own-years", options.years);
    own.utilisation = shareFrom("--own-utilisation", options.utilisation);
    own.watts = numberFrom("--own-watts", options.watts);
    own.electricity = options.electricity.empty()
                          ? Money::fromBillionths(0, own.purchase.currency())
                          : moneyWithCurrency("--electricity", options.electricity);
    validate(own);
    if ((own.watts > 0) != (own.electricity.billionths() > 0))
        throw Error(ErrorKind::invalidInput,
                    "--own-watts and --electricity belong together: name both or none");
    return own;
}

/// What everything is multiplied with, and where the prices come from.
class Costing {
public:
    Costing(const Invocation& invocation, const CostOptions& options)
        : m_invocation(invocation), m_hardware(hardwareOf(options)) {
        if (!options.currency.empty())
            m_currency = Currency(options.currency);
        if (!options.instanceCount.empty()) {
            m_instances = integerFrom("--instances", options.instanceCount);
            if (*m_instances < 1 || *m_instances > 1'000'000)
                throw Error(ErrorKind::invalidInput,
                            fmt::format("--instances: {} is no number of instances; use 1 to "
                                        "1000000",
                                        *m_instances));
        }
        if (!options.price.empty())
            m_prices.push_back(priceFrom(options.price));
        if (!options.instances.empty()) {
            const std::vector<Price> list = openPrices(invocation).list();
            for (const std::string& name : listFrom("--instance", options.instances, ','))
                m_prices.push_back(priceNamed(list, name));
        }
        if (m_prices.empty() && !m_hardware)
            throw Error(ErrorKind::invalidInput,
                        "cost: name a price with --instance, --price or --own-price; "
                        "'bildrate-cli prices' lists instances");
    }

    /// The row at each price, then on one's own hardware.
    void addRows(const CostRow& start, std::int64_t images, std::vector<CostRow>& rows) {
        for (const Price& price : m_prices) {
            CostRow row = start;
            row.price = price;
            row.instances = instancesOf(row);
            row.conversion = conversionFrom(price.amount.currency());
            row.cost = costOf(row.speed, images, price, row.instances, row.conversion);
            if (m_hardware) {
                row.against = m_hardware;
                row.breakEvenHours = breakEvenHours(
                    *m_hardware, price, row.instances,
                    conversionBetween(
                        m_hardware->purchase.currency(), price.amount.currency(),
                        rates(m_hardware->purchase.currency(), price.amount.currency())));
            }
            rows.push_back(std::move(row));
        }
        if (m_hardware) {
            CostRow row = start;
            row.hardware = m_hardware;
            row.conversion = conversionFrom(m_hardware->purchase.currency());
            row.cost = costOf(row.speed, images, *m_hardware, row.conversion);
            rows.push_back(std::move(row));
        }
    }

private:
    std::int64_t instancesOf(const CostRow& row) const {
        if (m_instances)
            return *m_instances;
        const auto isGpu = [](const std::string& device) { return device.starts_with("gpu"); };
        return row.cell
                   ? instancesFor(*row.price, std::ranges::count_if(row.cell->cell.devices, isGpu))
                   : 1;
    }

    Conversion conversionFrom(Currency from) {
        const Currency to = m_currency.value_or(from);
        return conversionBetween(from, to, rates(from, to));
    }

    /// Read when they are needed at all.
    const std::vector<ExchangeRate>& rates(Currency from, Currency to) {
        if (from != to && !m_rates)
            m_rates = openPrices(m_invocation).rates();
        static const std::vector<ExchangeRate> none;
        return m_rates ? *m_rates : none;
    }

    const Invocation& m_invocation;
    std::optional<OwnedHardware> m_hardware;
    std::optional<Currency> m_currency;
    std::optional<std::int64_t> m_instances;
    std::vector<Price> m_prices;
    std::optional<std::vector<ExchangeRate>> m_rates;
};

/// The cells that an argument names: of a whole run, or RUN/CELL with the first characters of a
/// cell's id.
void addCells(const RunStore& store, const std::string& id, std::vector<CostRow>& starts) {
    const std::size_t slash = id.find('/');
    const RunRecord run = store.load(store.resolve(id.substr(0, slash)));
    const std::string prefix = slash == id.npos ? "" : id.substr(slash + 1);
    const std::size_t before = starts.size();
    for (const CellRecord& cell : run.cells)
        if (cell.id.starts_with(prefix)) {
            CostRow row;
            row.runId = run.id;
            row.cell = cell;
            row.whyNoCost = whyNoCost(cell);
            if (row.whyNoCost.empty())
                row.speed = speedOf(cell);
            starts.push_back(std::move(row));
        }
    if (starts.size() == before && slash != id.npos)
        throw Error(ErrorKind::notFound,
                    fmt::format("no cell of the run {} has an id that begins with '{}'",
                                id.substr(0, slash), printable(prefix)));
}

std::vector<CostRow> startsOf(const Invocation& invocation, const CostOptions& options) {
    std::vector<CostRow> starts;
    if (!options.imagesPerSecond.empty())
        starts.emplace_back().speed.value =
            numberFrom("--images-per-second", options.imagesPerSecond);
    if (!options.ids.empty()) {
        const RunStore store = openStore(invocation);
        for (const std::string& id : options.ids)
            addCells(store, id, starts);
    }
    if (starts.empty())
        throw Error(ErrorKind::invalidInput,
                    options.ids.empty() ? "cost: name runs, --images-per-second or --published"
                                        : "cost: the run has no finished cells");
    return starts;
}

int showCosts(const Invocation& invocation, const CostOptions& options) {
    TextSink& out = invocation.surroundings.out;
    if (options.published) {
        out.write(options.json  ? publishedCostsToJson()
                  : options.csv ? publishedCostsToCsv()
                                : publishedCostTables());
        return exitDone;
    }
    const std::int64_t images = imagesOf(options);
    const std::int64_t oldDays =
        options.oldDays.empty() ? oldPriceDays : integerFrom("--old-after", options.oldDays);
    Costing costing(invocation, options);
    std::vector<CostRow> rows;
    bool any = false;
    for (const CostRow& start : startsOf(invocation, options))
        if (start.whyNoCost.empty()) {
            costing.addRows(start, images, rows);
            any = true;
        } else {
            rows.push_back(start);
        }
    out.write(options.json  ? costsToJson(rows, images)
              : options.csv ? costsToCsv(rows, images)
                            : costTable(rows, images, oldDays));
    return any ? exitDone : exitNothing;
}

} // namespace

void addCostCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand(
        "cost", "Tell what a number of images takes and costs, rented or on one's own hardware");
    const auto options = std::make_shared<CostOptions>();
    const auto add = [&](const char* name, std::string& value, const char* type,
                         const char* description) {
        return command->add_option(name, value, description)->type_name(type)->check(refuseEmpty);
    };
    command
        ->add_option("id", options->ids,
                     "Runs by id, its first characters, or last; RUN/CELL for one cell")
        ->type_name("ID");
    add("--images-per-second", options->imagesPerSecond, "X", "A speed instead of runs");
    add("--images", options->images, "N", "Number of images (default: 1000000)");
    add("--epochs", options->epochs, "N", "Times that all images are gone through (default: 1)");
    add("--instance", options->instances, "NAMES",
        "Instances of the price list, by name or id, separated by commas");
    add("--instances", options->instanceCount, "N",
        "How many instances share the work (default: as many as the GPUs of a cell take)");
    add("--price", options->price, "PRICE", "A price that is in no list: '0.06 EUR/minute'");
    add("--currency", options->currency, "CODE", "Convert all to this currency");
    add("--old-after", options->oldDays, "DAYS",
        "Days after which a price is said to be old (default: 365)");
    add("--own-price", options->purchase, "AMOUNT",
        "Hardware of one's own: what it was bought for, '1500 EUR'");
    add("--own-years", options->years, "YEARS", "Its lifetime (default: 3)");
    add("--own-utilisation", options->utilisation, "SHARE",
        "Share of its lifetime that it works (default: 100%)");
    add("--own-watts", options->watts, "W", "What it draws while it works");
    add("--electricity", options->electricity, "AMOUNT", "Price of a kilowatt-hour: '0.30 EUR'");
    CLI::Option* published = command->add_flag("--published", options->published,
                                               "The articles' cost tables, printed and computed");
    published->excludes(command->get_option("id"));
    published->excludes(command->get_option("--images-per-second"));
    CLI::Option* json = command->add_flag("--json", options->json, "Print JSON");
    command->add_flag("--csv", options->csv, "Print CSV")->excludes(json);
    command->footer("Example: bildrate-cli cost last --instance ltbv14,b5 --images 1000000");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return showCosts(invocation, *options); };
    });
}

} // namespace bildrate::cli
