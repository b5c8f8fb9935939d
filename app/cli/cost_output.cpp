#include "app/cli/cost_output.h"

#include "app/cli/cell_text.h"
#include "app/cli/notes.h"
#include "app/cli/number_text.h"
#include "app/cli/result_table.h"
#include "app/cli/text_table.h"
#include "core/exchange/csv.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace bildrate::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string modelOf(const CostRow& row) {
    return row.cell ? shortCellTitle(row.cell->cell) : "-";
}

std::string deviceOf(const CostRow& row) {
    if (row.cell)
        return deviceText(row.cell->cell.devices);
    if (!row.price || row.price->gpus == 0)
        return "-";
    return fmt::format("{}x {}", row.price->gpus, printable(row.price->gpu));
}

std::string platformOf(const CostRow& row) {
    std::string text = row.hardware ? "own hardware" : row.price ? titleOf(*row.price) : "";
    if (row.instances > 1)
        text = fmt::format("{} x {}", row.instances, text.empty() ? "instance" : text);
    return text.empty() ? "-" : printable(text);
}

std::string priceOf(const CostRow& row) {
    if (row.price)
        return rateText(*row.price);
    if (!row.hardware)
        return "-";
    const Money hour = costPerHour(*row.hardware);
    return fmt::format("{} {}/hour", shownAmount(hour, decimalsToShow(hour)),
                       hour.currency().code());
}

std::string timeText(const Ranged<Seconds>& time) {
    const std::string text = durationText(time.value);
    if (!time.low)
        return text;
    return text + " ±" + durationText(std::max(*time.high - time.value, time.value - *time.low));
}

std::string moneyText(const Ranged<Money>& money, int decimals) {
    const std::string code(money.value.currency().code());
    if (!money.low || *money.low == *money.high)
        return shownAmount(money.value, decimals) + " " + code;
    const auto amount = [](const Money& each) { return double(each.amount()); };
    return withUncertainty(amount(money.value),
                           std::max(amount(*money.high) - amount(money.value),
                                    amount(money.value) - amount(*money.low))) +
           " " + code;
}

std::string billingNote(const Price& price) {
    std::string text = fmt::format("billed by the {} begun", nameOf(price.step));
    if (price.startUpMinutes > 0)
        text += fmt::format(", with {} minutes of start-up", price.startUpMinutes);
    if (price.minimumCharge.billionths() > 0)
        text += fmt::format(", at least {} {}", price.minimumCharge.digits(),
                            price.minimumCharge.currency().code());
    return text;
}

std::string hoursText(double hours) {
    return significant(hours) + " hours";
}

std::string breakEvenNote(const CostRow& row, const OwnedHardware& own) {
    if (!row.breakEvenHours)
        return "renting never costs more than the electricity of one's own hardware";
    const double life = own.lifetimeYears * 365 * 24 * own.utilisation;
    return fmt::format("renting has cost as much as one's own hardware after {} of work; it works "
                       "{} in its lifetime{}",
                       hoursText(*row.breakEvenHours), hoursText(life),
                       *row.breakEvenHours > life ? ", so renting is cheaper" : "");
}

void addPriceNotes(Notes& notes, const CostRow& row, const DateText& today, std::int64_t oldDays) {
    const Price& price = *row.price;
    const std::string title = titleOf(price).empty() ? "the price" : titleOf(price);
    std::string source = fmt::format("{}: {}", title, billingNote(price));
    if (price.date.known())
        source += fmt::format("; price of {}", price.date.text());
    if (!price.source.empty())
        source += "; " + price.source;
    notes.add(printable(source));
    if (const std::string age = ageRemark("price", price.date, today, oldDays);
        !age.empty() && !price.id.empty()) // one that was typed is of now
        notes.add(printable(title + ": " + age));
    if (row.against)
        notes.add(printable(title + ": " + breakEvenNote(row, *row.against)));
}

void addConversionNote(Notes& notes, const Conversion& conversion, const DateText& today,
                       std::int64_t oldDays) {
    if (!conversion.rate)
        return;
    const ExchangeRate& rate = *conversion.rate;
    std::string text = fmt::format("converted at 1 {} = {} {}", rate.from.code(),
                                   rate.worth.digits(), rate.worth.currency().code());
    if (rate.date.known())
        text += " of " + rate.date.text();
    if (!rate.source.empty())
        text += "; " + rate.source;
    if (const std::string age = ageRemark("exchange rate", rate.date, today, oldDays); !age.empty())
        text += "; " + age;
    notes.add(printable(text));
}

void addHardwareNote(Notes& notes, const OwnedHardware& own) {
    notes.add(fmt::format("own hardware: {} {} over {} years at {} utilisation, {} W at {} {} a "
                          "kilowatt-hour; idle power is not counted",
                          own.purchase.digits(), own.purchase.currency().code(), own.lifetimeYears,
                          percentText(own.utilisation), own.watts, own.electricity.digits(),
                          own.electricity.currency().code()));
}

/// The column's amounts, to give them one number of decimals.
int decimalsOf(std::span<const CostRow> rows, Ranged<Money> Cost::*amount) {
    std::vector<Money> column;
    for (const CostRow& row : rows)
        if (row.cost && !((*row.cost).*amount).low)
            column.push_back(((*row.cost).*amount).value);
    return decimalsToShow(column);
}

bool isBilledOtherwise(const CostRow& row) {
    return row.cost && row.cost->billed != row.cost->pure;
}

} // namespace

std::string costTable(std::span<const CostRow> rows, std::int64_t images, std::int64_t oldDays) {
    const bool billed = std::ranges::any_of(rows, isBilledOtherwise);
    std::vector<Column> columns{{"model"},
                                {"device"},
                                {"platform"},
                                {"images", Align::right},
                                {"images/s", Align::right},
                                {"time", Align::right},
                                {"price", Align::right},
                                {"total", Align::right}};
    if (billed)
        columns.push_back({"billed", Align::right});
    columns.push_back({"notes"});
    TextTable table(columns);
    const DateText today = DateText::today();
    const int pureDecimals = decimalsOf(rows, &Cost::pure);
    const int billedDecimals = decimalsOf(rows, &Cost::billed);
    NoteList list;
    for (const CostRow& row : rows) {
        Notes notes(list);
        if (!row.whyNoCost.empty())
            notes.add(printable(row.whyNoCost));
        if (row.cell && row.cost)
            for (const std::string& caveat : row.cell->measurement.caveats)
                notes.add(printable(caveat));
        if (row.cell && row.cost && !row.speed.low)
            notes.add("no interval can be told of the speed, so that time and cost have none");
        if (row.price && row.cost)
            addPriceNotes(notes, row, today, oldDays);
        if (row.hardware)
            addHardwareNote(notes, *row.hardware);
        if (row.cost)
            addConversionNote(notes, row.conversion, today, oldDays);
        std::vector<std::string> texts{modelOf(row), deviceOf(row), platformOf(row),
                                       countText(images)};
        if (row.cost) {
            texts.push_back(row.cell ? rateText(row.cell->summary())
                                     : fmt::to_string(row.speed.value));
            texts.push_back(timeText(row.cost->time));
            texts.push_back(priceOf(row));
            texts.push_back(moneyText(row.cost->pure, pureDecimals));
            if (billed)
                texts.push_back(moneyText(row.cost->billed, billedDecimals));
        } else {
            texts.insert(texts.end(), columns.size() - 1 - texts.size(), "-");
        }
        texts.push_back(notes.marks());
        table.addRow(std::move(texts));
    }
    const std::string footnotes = list.text();
    return table.text() + (footnotes.empty() ? "" : "\n" + footnotes);
}

namespace {

Json jsonOf(const Ranged<Seconds>& time) {
    Json json{{"value", time.value.count()}};
    if (time.low) {
        json["low"] = time.low->count();
        json["high"] = time.high->count();
    }
    return json;
}

Json jsonOf(const Ranged<Money>& money) {
    Json json{{"value", double(money.value.amount())}};
    if (money.low) {
        json["low"] = double(money.low->amount());
        json["high"] = double(money.high->amount());
    }
    return json;
}

Json jsonOf(const Price& price) {
    return {{"provider", price.provider},
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
            {"source", price.source}};
}

Json jsonOf(const OwnedHardware& own) {
    return {{"purchase", double(own.purchase.amount())},
            {"currency", own.purchase.currency().code()},
            {"lifetime_years", own.lifetimeYears},
            {"utilisation", own.utilisation},
            {"watts", own.watts},
            {"electricity_per_kwh", double(own.electricity.amount())},
            {"cost_per_hour", double(costPerHour(own).amount())}};
}

Json jsonOf(const ExchangeRate& rate) {
    return {{"from", rate.from.code()},
            {"to", rate.worth.currency().code()},
            {"rate", double(rate.worth.amount())},
            {"date", rate.date.text()},
            {"source", rate.source}};
}

Json jsonOf(const CostRow& row) {
    Json json = Json::object();
    if (row.cell) {
        const CellSpec& cell = row.cell->cell;
        json.update({{"run", row.runId},
                     {"cell", row.cell->id},
                     {"network", cell.network},
                     {"workload", nameOf(cell.workload)},
                     {"precision", nameOf(cell.precision)},
                     {"batch", cell.batch},
                     {"batch_meaning", nameOf(cell.batchMeaning)},
                     {"devices", cell.devices},
                     {"caveats", row.cell->measurement.caveats}});
    }
    if (!row.cost) {
        json["no_cost"] = row.whyNoCost;
        return json;
    }
    json["images_per_second"] = {{"value", row.speed.value}};
    if (row.speed.low) {
        json["images_per_second"]["low"] = *row.speed.low;
        json["images_per_second"]["high"] = *row.speed.high;
    }
    if (row.price)
        json["price"] = jsonOf(*row.price);
    if (row.hardware)
        json["own_hardware"] = jsonOf(*row.hardware);
    json["instances"] = row.instances;
    if (row.conversion.rate)
        json["exchange_rate"] = jsonOf(*row.conversion.rate);
    json["currency"] = row.conversion.to.code();
    json["seconds"] = jsonOf(row.cost->time);
    json["pure_cost"] = jsonOf(row.cost->pure);
    json["billed_cost"] = jsonOf(row.cost->billed);
    if (row.against)
        json["break_even_hours"] = row.breakEvenHours ? Json(*row.breakEvenHours) : Json();
    return json;
}

constexpr std::array<std::string_view, 39> columns{"run_id",
                                                   "cell_id",
                                                   "network",
                                                   "workload",
                                                   "precision",
                                                   "batch",
                                                   "batch_meaning",
                                                   "devices",
                                                   "images_per_second",
                                                   "images_per_second_low",
                                                   "images_per_second_high",
                                                   "images",
                                                   "own_hardware",
                                                   "provider",
                                                   "instance",
                                                   "gpu",
                                                   "gpu_count",
                                                   "instances",
                                                   "price",
                                                   "price_unit",
                                                   "price_currency",
                                                   "billing_step",
                                                   "minimum_charge",
                                                   "start_up_minutes",
                                                   "price_date",
                                                   "price_source",
                                                   "seconds",
                                                   "seconds_low",
                                                   "seconds_high",
                                                   "currency",
                                                   "pure_cost",
                                                   "pure_cost_low",
                                                   "pure_cost_high",
                                                   "billed_cost",
                                                   "billed_cost_low",
                                                   "billed_cost_high",
                                                   "break_even_hours",
                                                   "no_cost",
                                                   "caveats"};

void addMoney(CsvRow& line, const Ranged<Money>& money) {
    line.digits(money.value.digits());
    line.digits(money.low ? money.low->digits() : "")
        .digits(money.high ? money.high->digits() : "");
}

void addPrice(CsvRow& line, const CostRow& row) {
    if (row.price) {
        const Price& price = *row.price;
        line.text(price.provider).text(price.instance).text(price.gpu).integer(price.gpus);
        line.integer(row.instances).digits(price.amount.digits()).text(nameOf(price.unit));
        line.text(price.amount.currency().code()).text(nameOf(price.step));
        line.digits(price.minimumCharge.digits()).number(price.startUpMinutes);
        line.text(price.date.text()).text(price.source);
    } else if (row.hardware) {
        const Money hour = costPerHour(*row.hardware);
        line.nothing(4).integer(row.instances).digits(hour.digits()).text("hour");
        line.text(hour.currency().code()).nothing(5);
    } else {
        line.nothing(13);
    }
}

std::string csvLine(const CostRow& row, std::int64_t images) {
    CsvRow line;
    if (row.cell) {
        const CellSpec& cell = row.cell->cell;
        line.text(row.runId).text(row.cell->id).text(cell.network).text(nameOf(cell.workload));
        line.text(nameOf(cell.precision)).integer(cell.batch).text(nameOf(cell.batchMeaning));
        line.text(fmt::format("{}", fmt::join(cell.devices, "+")));
    } else {
        line.nothing(8);
    }
    if (row.cost)
        line.number(row.speed.value).number(row.speed.low).number(row.speed.high);
    else
        line.nothing(3);
    line.integer(images).flag(row.hardware.has_value());
    addPrice(line, row);
    if (row.cost) {
        line.number(row.cost->time.value).number(row.cost->time.low).number(row.cost->time.high);
        line.text(row.conversion.to.code());
        addMoney(line, row.cost->pure);
        addMoney(line, row.cost->billed);
    } else {
        line.nothing(10);
    }
    line.number(row.breakEvenHours).text(row.whyNoCost);
    line.text(row.cell ? fmt::format("{}", fmt::join(row.cell->measurement.caveats, "; ")) : "");
    return line.line();
}

} // namespace

std::string costsToJson(std::span<const CostRow> rows, std::int64_t images) {
    Json list = Json::array();
    for (const CostRow& row : rows)
        list.push_back(jsonOf(row));
    const Json json{
        {"format", "bildrate-costs"}, {"version", 1}, {"images", images}, {"costs", list}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string costsToCsv(std::span<const CostRow> rows, std::int64_t images) {
    std::string table = fmt::format("{}\r\n", fmt::join(columns, ","));
    for (const CostRow& row : rows)
        table += csvLine(row, images);
    return table;
}

} // namespace bildrate::cli
