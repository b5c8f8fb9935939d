#include "app/cli/command.h"
#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "app/cli/store_access.h"
#include "app/cli/text_table.h"
#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/prices_csv.h"

#include <CLI/App.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace bildrate::cli {

namespace {

std::string countOfPrices(std::size_t count) {
    return fmt::format("{} price{}", count, count == 1 ? "" : "s");
}

std::string billingText(const Price& price) {
    std::string text = fmt::format("by the {}", nameOf(price.step));
    if (price.startUpMinutes > 0)
        text += fmt::format(", start-up {} min", price.startUpMinutes);
    if (price.minimumCharge.billionths() > 0)
        text += fmt::format(", at least {}", price.minimumCharge.digits());
    return text;
}

std::string priceTable(const std::vector<Price>& prices, std::int64_t oldDays) {
    TextTable table({{"id"},
                     {"provider"},
                     {"instance"},
                     {"GPUs"},
                     {"price", Align::right},
                     {"billed"},
                     {"date"},
                     {"source"}});
    const DateText today = DateText::today();
    bool old = false;
    for (const Price& price : prices) {
        const bool marked = !ageRemark("price", price.date, today, oldDays).empty();
        old |= marked;
        table.addRow({price.id, clipped(printable(price.provider), 30),
                      clipped(printable(price.instance), 30),
                      price.gpus > 0
                          ? fmt::format("{}x {}", price.gpus, clipped(printable(price.gpu), 30))
                          : "-",
                      rateText(price), billingText(price),
                      (price.date.known() ? price.date.text() : "-") + (marked ? " *" : ""),
                      clipped(printable(price.source), 60)});
    }
    std::string text = table.text();
    if (old)
        text += fmt::format("\n* older than {} days, or without a date: it may hold no more\n",
                            oldDays);
    return text;
}

std::string priceListJson(const std::vector<Price>& prices) {
    using Json = nlohmann::ordered_json;
    Json list = Json::array();
    for (const Price& price : prices)
        list.push_back({{"id", price.id},
                        {"built_in", price.builtIn()},
                        {"provider", price.provider},
                        {"instance", price.instance},
                        {"gpu", price.gpu},
                        {"gpu_count", price.gpus},
                        {"price", double(price.amount.amount())},
                        {"unit", nameOf(price.unit)},
                        {"currency", price.amount.currency().code()},
                        {"billing_step", nameOf(price.step)},
                        {"minimum_charge", double(price.minimumCharge.amount())},
                        {"start_up_minutes", price.startUpMinutes},
                        {"date", price.date.text()},
                        {"source", price.source}});
    return list.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

struct ListOptions {
    std::string oldDays;
    bool json = false;
};

int listPrices(const Invocation& invocation, const ListOptions& options) {
    const std::int64_t oldDays =
        options.oldDays.empty() ? oldPriceDays : integerFrom("--old-after", options.oldDays);
    const std::vector<Price> prices = openPrices(invocation).list();
    invocation.surroundings.out.write(options.json ? priceListJson(prices)
                                                   : priceTable(prices, oldDays));
    return exitDone;
}

/// What add and edit may say of a price; what is unset stays.
struct PriceOptions {
    std::optional<std::string> provider, instance, gpu, gpus, price, step, minimum, startUp, date,
        source;
};

void addPriceOptions(CLI::App& command, PriceOptions& options) {
    command.add_option("--provider", options.provider, "Who sells it")->type_name("NAME");
    command.add_option("--instance", options.instance, "What it is called")->type_name("NAME");
    command.add_option("--gpu", options.gpu, "Kind of its GPUs")->type_name("NAME");
    command.add_option("--gpus", options.gpus, "Their number")->type_name("N");
    command
        .add_option("--price", options.price,
                    "Amount, currency and unit (second, minute, hour, month): '0.06 EUR/minute'")
        ->type_name("PRICE");
    command
        .add_option("--step", options.step,
                    "What is billed once it was begun: second, minute or hour (default: second)")
        ->type_name("STEP");
    command
        .add_option("--minimum", options.minimum,
                    "Least amount that is billed, in the currency of the price")
        ->type_name("AMOUNT");
    command
        .add_option("--start-up", options.startUp, "Minutes that are billed before the first image")
        ->type_name("MINUTES");
    command
        .add_option("--date", options.date,
                    "Day, month or year that the price is of (added ones: today)")
        ->type_name("DATE");
    command.add_option("--source", options.source, "Where the price was read")->type_name("TEXT");
}

void apply(const PriceOptions& options, Price& price) {
    if (options.price) {
        const Price read = priceFrom(*options.price);
        price.amount = read.amount;
        price.unit = read.unit;
        if (price.minimumCharge.billionths() == 0) // another one is to be named anew
            price.minimumCharge = read.minimumCharge;
    }
    const auto set = [](std::string& text, const std::optional<std::string>& option) {
        if (option)
            text = printable(*option);
    };
    set(price.provider, options.provider);
    set(price.instance, options.instance);
    set(price.gpu, options.gpu);
    set(price.source, options.source);
    if (options.gpus)
        price.gpus =
            int(std::clamp<std::int64_t>(integerFrom("--gpus", *options.gpus), -1, 1'000'000'000));
    if (options.step)
        price.step = namedFrom("--step", *options.step, timeUnitFrom, "second, minute or hour");
    if (options.minimum)
        price.minimumCharge = moneyFrom("--minimum", *options.minimum, price.amount.currency());
    if (options.startUp)
        price.startUpMinutes = numberFrom("--start-up", *options.startUp);
    if (options.date)
        price.date = DateText(*options.date);
}

int addPrice(const Invocation& invocation, const PriceOptions& options) {
    if (!options.price)
        throw Error(ErrorKind::invalidInput, "prices add: name the price with --price, such as "
                                             "--price '0.06 EUR/minute'");
    Price price = priceFrom(*options.price);
    price.date = DateText::today();
    apply(options, price);
    validate(price);
    const std::size_t added = openPricesToAdd(invocation).add({&price, 1});
    invocation.surroundings.err.write(added > 0 ? fmt::format("added {}\n", titleOf(price))
                                                : "the price is in the list already\n");
    return exitDone;
}

int editPrice(const Invocation& invocation, const std::string& id, const PriceOptions& options) {
    PriceStore store = openPricesToAdd(invocation);
    std::vector<Price> list = store.list();
    const auto found = std::ranges::find(list, id, &Price::id);
    Price price = found == list.end() ? Price{} : *found;
    if (found == list.end())
        throw Error(ErrorKind::notFound,
                    fmt::format("there is no price with the id '{}'; 'bildrate-cli prices' lists "
                                "them",
                                printable(id)));
    apply(options, price);
    store.edit(price);
    invocation.surroundings.err.write(fmt::format("changed {}\n", titleOf(price)));
    return exitDone;
}

struct ExportOptions {
    std::string file;
    bool overwrite = false, builtIn = false;
};

int exportPrices(const Invocation& invocation, const ExportOptions& options) {
    std::vector<Price> prices = openPrices(invocation).list();
    if (!options.builtIn)
        std::erase_if(prices, [](const Price& price) { return price.builtIn(); });
    const std::string text = pricesToCsv(prices);
    if (options.file.empty()) {
        invocation.surroundings.out.write(text);
        return exitDone;
    }
    writeFile(options.file, text, options.overwrite ? IfExists::replace : IfExists::refuse);
    invocation.surroundings.err.write(
        fmt::format("exported {} to {}\n", countOfPrices(prices.size()), options.file));
    return exitDone;
}

int importPrices(const Invocation& invocation, const std::string& file) {
    const std::vector<Price> prices = readPrices(file);
    const std::size_t added = openPricesToAdd(invocation).add(prices);
    invocation.surroundings.err.write(fmt::format("imported {} of {}; {} were there already\n",
                                                  added, countOfPrices(prices.size()),
                                                  prices.size() - added));
    return exitDone;
}

struct RateOptions {
    std::string set, remove, date, source;
};

std::string rateTable(const std::vector<ExchangeRate>& rates) {
    TextTable table({{"rate"}, {"date"}, {"source"}});
    const DateText today = DateText::today();
    bool old = false;
    for (const ExchangeRate& rate : rates) {
        const bool marked = !ageRemark("exchange rate", rate.date, today).empty();
        old |= marked;
        table.addRow({fmt::format("1 {} = {} {}", rate.from.code(), rate.worth.digits(),
                                  rate.worth.currency().code()),
                      (rate.date.known() ? rate.date.text() : "-") + (marked ? " *" : ""),
                      clipped(printable(rate.source), 60)});
    }
    return table.text() + (old ? "\n* older than a year, or without a date\n" : "");
}

int changeRates(const Invocation& invocation, const RateOptions& options) {
    if (!options.set.empty()) {
        ExchangeRate rate = exchangeRateFrom(options.set);
        rate.date = options.date.empty() ? DateText::today() : DateText(options.date);
        rate.source = printable(options.source);
        openPricesToAdd(invocation).setRate(rate);
        invocation.surroundings.err.write(fmt::format("set 1 {} = {} {}\n", rate.from.code(),
                                                      rate.worth.digits(),
                                                      rate.worth.currency().code()));
        return exitDone;
    }
    if (!options.remove.empty()) {
        const std::vector<std::string> pair = listFrom("--delete", options.remove, '=');
        if (pair.size() != 2)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("--delete: '{}' names no two currencies; write USD=EUR",
                                    printable(options.remove)));
        openPricesToAdd(invocation).removeRate(Currency(pair[0]), Currency(pair[1]));
        invocation.surroundings.err.write("deleted the exchange rate\n");
        return exitDone;
    }
    invocation.surroundings.out.write(rateTable(openPrices(invocation).rates()));
    return exitDone;
}

void addRatesCommand(CLI::App& prices, Invocation& invocation) {
    CLI::App* command = prices.add_subcommand("rates", "List, set or delete exchange rates");
    const auto options = std::make_shared<RateOptions>();
    CLI::Option* set =
        command->add_option("--set", options->set, "What one unit is worth: 'USD=0.92 EUR'")
            ->type_name("RATE")
            ->check(refuseEmpty);
    command->add_option("--date", options->date, "Day of the rate that is set (default: today)")
        ->type_name("DATE")
        ->needs(set);
    command->add_option("--source", options->source, "Where the rate was read")
        ->type_name("TEXT")
        ->needs(set);
    command->add_option("--delete", options->remove, "Delete the rate of two currencies: USD=EUR")
        ->type_name("PAIR")
        ->check(refuseEmpty)
        ->excludes(set);
    command->footer("Example: bildrate-cli prices rates --set 'USD=0.92 EUR'");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return changeRates(invocation, *options); };
    });
}

void addFileCommands(CLI::App& prices, Invocation& invocation) {
    CLI::App* importing =
        prices.add_subcommand("import", "Add the prices of a CSV file, all or none");
    const auto file = std::make_shared<std::string>();
    importing->add_option("file", *file, "File as 'prices export' writes it")
        ->required()
        ->type_name("FILE")
        ->check(refuseEmpty);
    importing->footer("Example: bildrate-cli prices import prices.csv");
    importing->callback([&invocation, file] {
        invocation.action = [&invocation, file] { return importPrices(invocation, *file); };
    });

    CLI::App* exporting = prices.add_subcommand("export", "Write one's own prices as CSV");
    const auto options = std::make_shared<ExportOptions>();
    exporting->add_option("--out", options->file, "File to write (default: standard output)")
        ->type_name("FILE")
        ->check(refuseEmpty);
    exporting->add_flag("--overwrite", options->overwrite, "Replace the file if it exists");
    exporting->add_flag("--built-in", options->builtIn, "The built-in prices too");
    exporting->footer("Example: bildrate-cli prices export --out prices.csv");
    exporting->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return exportPrices(invocation, *options); };
    });
}

void addEditCommands(CLI::App& prices, Invocation& invocation) {
    CLI::App* adding = prices.add_subcommand("add", "Add a price");
    const auto added = std::make_shared<PriceOptions>();
    addPriceOptions(*adding, *added);
    adding->footer("Example: bildrate-cli prices add --provider Acme --instance gpu-1 "
                   "--price '1.20 EUR/hour' --step hour");
    adding->callback([&invocation, added] {
        invocation.action = [&invocation, added] { return addPrice(invocation, *added); };
    });

    CLI::App* editing = prices.add_subcommand("edit", "Change a price of one's own");
    const auto edited = std::make_shared<PriceOptions>();
    const auto id = std::make_shared<std::string>();
    editing->add_option("id", *id, "Id of the price")->required()->type_name("ID");
    addPriceOptions(*editing, *edited);
    editing->footer("Example: bildrate-cli prices edit 3 --price '1.10 EUR/hour'");
    editing->callback([&invocation, id, edited] {
        invocation.action = [&invocation, id, edited] {
            return editPrice(invocation, *id, *edited);
        };
    });

    CLI::App* deleting = prices.add_subcommand("delete", "Delete prices of one's own");
    const auto ids = std::make_shared<std::vector<std::string>>();
    deleting->add_option("id", *ids, "Ids of the prices")->required()->type_name("ID");
    deleting->footer("Example: bildrate-cli prices delete 3");
    deleting->callback([&invocation, ids] {
        invocation.action = [&invocation, ids] {
            openPricesToAdd(invocation).remove(*ids);
            invocation.surroundings.err.write(
                fmt::format("deleted {}\n", countOfPrices(ids->size())));
            return exitDone;
        };
    });
}

} // namespace

void addPricesCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand(
        "prices", "List the prices of instances, built in and one's own; add and change them");
    command->require_subcommand(0, 1);
    command->footer("Example: bildrate-cli prices add --help");

    CLI::App* listing = command->add_subcommand("list", "List the prices");
    const auto options = std::make_shared<ListOptions>();
    listing
        ->add_option("--old-after", options->oldDays,
                     "Days after which a price is said to be old (default: 365)")
        ->type_name("DAYS");
    listing->add_flag("--json", options->json, "Print JSON");
    listing->footer("Example: bildrate-cli prices list --old-after 90");
    const auto list = [&invocation, options] {
        invocation.action = [&invocation, options] { return listPrices(invocation, *options); };
    };
    listing->callback(list);
    command->callback([command, list] { // called last, with a command below it too
        if (command->get_subcommands().empty())
            list();
    });
    addEditCommands(*command, invocation);
    addFileCommands(*command, invocation);
    addRatesCommand(*command, invocation);
}

} // namespace bildrate::cli
