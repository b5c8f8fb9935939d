#include "core/analysis/published.h"

#include "core/analysis/published_text.h"
#include "core/base/error.h"
#include "core/exchange/json_value.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace bildrate {
namespace {

constexpr std::array<std::pair<NoteWeight, std::string_view>, 3> weights{
    {{NoteWeight::remark, "remark"},
     {NoteWeight::caution, "caution"},
     {NoteWeight::doubt, "doubt"}}};

struct StatusName {
    PublishedStatus status;
    std::string_view name;
    std::string_view inFile;
};
constexpr std::array<StatusName, 4> statuses{
    {{PublishedStatus::measured, "ok", "ok"},
     {PublishedStatus::outOfMemory, "out of memory", "out_of_memory"},
     {PublishedStatus::notAvailable, "not available", "not_available"},
     {PublishedStatus::empty, "empty", "empty"}}};

NoteWeight weightFrom(const JsonValue& value) {
    const std::string name = value.string();
    for (const auto& [weight, known] : weights)
        if (known == name)
            return weight;
    value.fail("is no weight of a note");
}

PublishedStatus statusFrom(const JsonValue& value) {
    const std::string name = value.string();
    for (const StatusName& each : statuses)
        if (each.inFile == name)
            return each.status;
    value.fail("is no status of a cell");
}

/// The element with that id. Elements are pointed to: the list must be whole by now.
template <class Item>
const Item* itemOf(const std::vector<Item>& items, const JsonValue& id) {
    const auto found = std::ranges::find(items, id.string(), &Item::id);
    if (found == items.end())
        id.fail("names nothing");
    return &*found;
}

std::vector<const PublishedNote*> notesFrom(const JsonValue& ids,
                                            const std::vector<PublishedNote>& notes) {
    return listOf(ids, [&](const JsonValue& id) { return itemOf(notes, id); });
}

PublishedEnvironment environmentFrom(const JsonValue& value, const PublishedResults& results) {
    const auto text = [&](std::string_view key) { return value.at(key).string(); };
    PublishedEnvironment environment;
    environment.id = text("id");
    environment.source = itemOf(results.sources, value.at("source"));
    environment.framework = text("framework");
    environment.platform = text("platform");
    environment.gpu = text("gpu");
    environment.instancePrinted = text("instance_printed");
    environment.gpuPrinted = text("gpu_printed");
    environment.operatingSystem = text("operating_system");
    environment.cuda = text("cuda");
    environment.cudnn = text("cudnn");
    environment.frameworkRevision = text("framework_revision");
    environment.benchmark = text("benchmark");
    environment.benchmarkRevision = text("benchmark_revision");
    environment.date = text("date");
    environment.datePrinted = text("date_printed");
    environment.data = text("data");
    environment.options = text("options");
    environment.optimiser = text("optimiser");
    environment.resultsFrom = text("results_from");
    environment.remark = text("remark");
    environment.notes = notesFrom(value.at("notes"), results.notes);
    return environment;
}

void readEnvironments(PublishedResults& results) {
    const nlohmann::json document = parseJson(publishedEnvironmentsText());
    const JsonValue root(document, "");
    results.sources = listOf(root.at("sources"), [](const JsonValue& source) {
        return PublishedSource{source.at("id").string(), source.at("title").string(),
                               source.at("file").string()};
    });
    results.notes = listOf(root.at("notes"), [](const JsonValue& note) {
        return PublishedNote{note.at("id").string(), weightFrom(note.at("weight")),
                             note.at("text").string()};
    });
    results.environments = listOf(root.at("environments"), [&](const JsonValue& environment) {
        return environmentFrom(environment, results);
    });
}

JsonValue itself(const JsonValue& value) {
    return value;
}

using WorkRatios = std::map<std::pair<std::string, std::string>, double>; // framework, network

/// MXNet's "vgg" then was VGG-11; every other name is the zoo's.
std::string zooName(const std::string& printed) {
    return printed == "vgg" ? "vgg11" : printed;
}

/// [network, printed batch, batch, images/s, status, printed, notes] with what its table says.
PublishedResult resultFrom(const JsonValue& row, PublishedResult result,
                           const std::vector<PublishedNote>& notes, const WorkRatios& ratios) {
    result.printedNetwork = row.item(0).string();
    result.network = zooName(result.printedNetwork);
    result.printedBatch = row.item(1).integer(1);
    result.batch = row.item(2).integer(1);
    if (!row.item(3).isNull())
        result.imagesPerSecond = row.item(3).nonNegative();
    result.status = statusFrom(row.item(4));
    result.printed = row.item(5).string();
    result.notes = notesFrom(row.item(6), notes);
    const auto ratio = ratios.find({result.environment->framework, result.network});
    result.workRatio = ratio == ratios.end() ? 1 : ratio->second;
    return result;
}

/// What all cells of a table have in common.
PublishedResult tableFrom(const JsonValue& table, const PublishedResults& results) {
    PublishedResult common;
    common.section = table.at("section").string();
    common.environment = itemOf(results.environments, table.at("environment"));
    common.instance = table.at("instance").string();
    common.gpus = int(table.at("gpus").integer(1, 64));
    common.workload = workloadFrom(table.at("workload").string()).value();
    common.batchMeaning = batchMeaningFrom(table.at("batch_meaning").string()).value();
    return common;
}

void readThroughput(PublishedResults& results) {
    const nlohmann::json document = parseJson(publishedThroughputText());
    const JsonValue root(document, "");
    WorkRatios ratios;
    for (const JsonValue& work : listOf(root.at("work"), itself))
        ratios[{work.at("framework").string(), work.at("network").string()}] =
            work.at("ratio").nonNegative();
    for (const JsonValue& table : listOf(root.at("tables"), itself)) {
        const PublishedResult common = tableFrom(table, results);
        for (const JsonValue& row : listOf(table.at("rows"), itself))
            results.results.push_back(resultFrom(row, common, results.notes, ratios));
    }
}

} // namespace

std::string_view nameOf(NoteWeight weight) {
    for (const auto& [value, name] : weights)
        if (value == weight)
            return name;
    return "unknown";
}

std::string_view nameOf(PublishedStatus status) {
    for (const StatusName& each : statuses)
        if (each.status == status)
            return each.name;
    return "unknown";
}

bool PublishedResult::doubtful() const {
    return std::ranges::count(notes, NoteWeight::doubt, &PublishedNote::weight) > 0;
}

const PublishedResults& publishedResults() {
    static const PublishedResults results = [] {
        PublishedResults read;
        readEnvironments(read);
        readThroughput(read);
        return read;
    }();
    return results;
}

} // namespace bildrate
