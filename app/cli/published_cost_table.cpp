#include "app/cli/cost_output.h"
#include "app/cli/notes.h"
#include "app/cli/number_text.h"
#include "app/cli/text_table.h"
#include "core/analysis/published_costs.h"
#include "core/exchange/csv.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace bildrate::cli {

namespace {

constexpr int decimals = 5; ///< the most that the articles print

/// "5m 3sec", as the articles write it.
std::string articleTime(Seconds time) {
    const auto seconds = std::int64_t(std::llround(time.count()));
    return fmt::format("{}m {}sec", seconds / 60, seconds % 60);
}

std::string marked(std::string text, bool follows) {
    return text + (follows ? "" : " !");
}

std::string tableOf(std::span<const PublishedCost> rows, NoteList& list) {
    TextTable table({{"model"},
                     {"GPU"},
                     {"platform"},
                     {"images", Align::right},
                     {"time", Align::right},
                     {"price", Align::right},
                     {"total", Align::right},
                     {"computed: time", Align::right},
                     {"total", Align::right},
                     {"notes"}});
    for (const PublishedCost& row : rows) {
        Notes notes(list);
        for (const std::string& note : row.notes)
            notes.add(note);
        table.addRow({row.network, fmt::format("{}x {}", row.gpus, row.gpu), row.platform,
                      countText(row.images), row.timePrinted, rateText(row.price), row.totalPrinted,
                      marked(articleTime(row.computedTime()), row.timeFollows()),
                      marked(shownAmount(row.computedTotal(), decimals), row.totalFollows()),
                      notes.marks()});
    }
    return table.text();
}

} // namespace

std::string publishedCostTables() {
    NoteList list;
    std::string text = "Published costs, not measured here: as printed, and computed from the "
                       "printed images/s and price.\n";
    std::span<const PublishedCost> rest = publishedCosts();
    std::size_t times = 0;
    std::size_t totals = 0;
    while (!rest.empty()) {
        const auto end = std::ranges::find_if(
            rest, [&](const PublishedCost& row) { return row.section != rest.front().section; });
        const auto rows = rest.first(std::size_t(end - rest.begin()));
        text += fmt::format("\n{}: {}\n{}", rows.front().source, rows.front().section,
                            tableOf(rows, list));
        times += std::size_t(std::ranges::count_if(rows, &PublishedCost::timeFollows));
        totals += std::size_t(std::ranges::count_if(rows, &PublishedCost::totalFollows));
        rest = rest.subspan(rows.size());
    }
    const std::size_t all = publishedCosts().size();
    return fmt::format("{}\n! differs from what is printed by more than a second or a cent; {} of "
                       "{} times and {} of {} totals follow.\n{}",
                       text, times, all, totals, all, list.text());
}

std::string publishedCostsToJson() {
    using Json = nlohmann::ordered_json;
    Json list = Json::array();
    for (const PublishedCost& row : publishedCosts())
        list.push_back({{"source", row.source},
                        {"table", row.section},
                        {"network", row.network},
                        {"gpu", row.gpu},
                        {"gpu_count", row.gpus},
                        {"platform", row.platform},
                        {"images", row.images},
                        {"batch_per_gpu", row.batchPerGpu},
                        {"images_per_second", row.imagesPerSecond},
                        {"price", double(row.price.amount.amount())},
                        {"unit", nameOf(row.price.unit)},
                        {"currency", row.price.amount.currency().code()},
                        {"time_printed", row.timePrinted},
                        {"seconds_printed", row.time.count()},
                        {"seconds_computed", row.computedTime().count()},
                        {"seconds_follow", row.timeFollows()},
                        {"total_printed", row.totalPrinted},
                        {"cost_printed", double(row.total.amount())},
                        {"cost_computed", double(row.computedTotal().amount())},
                        {"cost_follows", row.totalFollows()},
                        {"notes", row.notes}});
    const Json json{{"format", "bildrate-published-costs"}, {"version", 1}, {"costs", list}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string publishedCostsToCsv() {
    std::string table =
        "source,table,network,gpu,gpu_count,platform,images,batch_per_gpu,images_per_second,price,"
        "price_unit,currency,time_printed,seconds_printed,seconds_computed,seconds_follow,"
        "total_printed,cost_printed,cost_computed,cost_follows,notes\r\n";
    for (const PublishedCost& row : publishedCosts()) {
        CsvRow line;
        line.text(row.source).text(row.section).text(row.network).text(row.gpu).integer(row.gpus);
        line.text(row.platform).integer(row.images).integer(row.batchPerGpu);
        line.number(row.imagesPerSecond).digits(row.price.amount.digits());
        line.text(nameOf(row.price.unit)).text(row.price.amount.currency().code());
        line.text(row.timePrinted).number(row.time).number(row.computedTime());
        line.flag(row.timeFollows()).text(row.totalPrinted).digits(row.total.digits());
        line.digits(row.computedTotal().digits()).flag(row.totalFollows());
        table += line.text(fmt::format("{}", fmt::join(row.notes, "; "))).line();
    }
    return table;
}

} // namespace bildrate::cli
