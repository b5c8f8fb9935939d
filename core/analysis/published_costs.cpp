#include "core/analysis/published_costs.h"

#include "core/base/error.h"
#include "core/exchange/csv.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <map>

namespace bildrate {

namespace {

using Fields = std::map<std::string, std::string>;

/// The rows of a table that is part of the program, by the names of its columns.
std::vector<Fields> tableFrom(std::string_view text) {
    const std::vector<CsvLine> lines = csvLines(text);
    std::vector<Fields> rows;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        Fields& row = rows.emplace_back();
        for (std::size_t column = 0; column < lines[0].fields.size(); ++column)
            row[lines[0].fields[column]] = lines[i].fields.at(column);
    }
    return rows;
}

template <class Number>
Number numberFrom(const std::string& text) {
    Number number{};
    if (std::from_chars(text.data(), text.data() + text.size(), number).ptr !=
        text.data() + text.size())
        throw Error(ErrorKind::damaged, fmt::format("'{}' is no number", text));
    return number;
}

std::vector<std::string> notesOf(std::string_view ids, const Fields& texts) {
    std::vector<std::string> notes;
    while (!ids.empty()) {
        const std::string_view id = ids.substr(0, ids.find(';'));
        notes.push_back(texts.at(std::string(id)));
        ids.remove_prefix(std::min(id.size() + 1, ids.size()));
    }
    return notes;
}

PublishedCost rowFrom(const Fields& fields, const Fields& notes) {
    PublishedCost row;
    row.source = fields.at("source");
    row.section = fields.at("section");
    row.network = fields.at("model");
    row.gpu = fields.at("gpu");
    row.gpus = numberFrom<int>(fields.at("gpu_count"));
    row.platform = fields.at("platform");
    row.images = numberFrom<std::int64_t>(fields.at("images"));
    row.batchPerGpu = numberFrom<std::int64_t>(fields.at("batch_per_gpu"));
    row.imagesPerSecond = numberFrom<double>(fields.at("images_per_second"));
    row.timePrinted = fields.at("time_printed");
    row.time = Seconds(numberFrom<double>(fields.at("time_seconds")));
    const std::string& currency = fields.at("currency");
    row.price = priceFrom(fields.at("price_per_minute") + " " + currency + "/minute");
    row.price.provider = row.platform;
    row.price.gpu = row.gpu;
    row.price.gpus = row.gpus;
    row.price.source = row.source;
    row.totalPrinted = fields.at("total_printed");
    row.total = moneyFrom("total", fields.at("total"), Currency(currency));
    row.notes = notesOf(fields.at("notes"), notes);
    return row;
}

} // namespace

Seconds PublishedCost::computedTime() const {
    return Seconds(double(images) / imagesPerSecond);
}

Money PublishedCost::computedTotal() const {
    return pureCost(computedTime(), price, 1, {price.amount.currency()});
}

bool PublishedCost::timeFollows() const {
    return std::abs((computedTime() - time).count()) <= 1;
}

bool PublishedCost::totalFollows() const {
    return std::abs(computedTotal().billionths() - total.billionths()) <= 10'000'000;
}

const std::vector<PublishedCost>& publishedCosts() {
    static const std::vector<PublishedCost> costs = [] {
        Fields notes;
        for (const Fields& fields : tableFrom(text::publishedCostNotes()))
            notes[fields.at("id")] = fields.at("text");
        std::vector<PublishedCost> rows;
        for (const Fields& fields : tableFrom(text::publishedCosts()))
            rows.push_back(rowFrom(fields, notes));
        return rows;
    }();
    return costs;
}

} // namespace bildrate
