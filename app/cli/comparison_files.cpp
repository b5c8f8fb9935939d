#include "app/cli/comparison_files.h"

#include "core/exchange/csv.h"
#include "core/exchange/json_value.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>

namespace bildrate::cli {
namespace {

using Json = nlohmann::ordered_json;

template <class Value>
Json jsonOf(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

Json textOrNull(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

std::string joined(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::optional<double> rateOf(const ComparedCell& cell) {
    return cell.rate ? std::optional(cell.rate->imagesPerSecond) : std::nullopt;
}

std::optional<std::int64_t> samplesOf(const ComparedCell& cell) {
    return cell.rate ? cell.rate->samples : std::nullopt;
}

std::optional<double> p99Of(const ComparedCell& cell) {
    return cell.latencyP99 ? std::optional(cell.latencyP99->count()) : std::nullopt;
}

Json jsonOf(const ComparedCell& cell) {
    return {{"batch", cell.batch},
            {"batch_meaning", nameOf(cell.batchMeaning)},
            {"devices", cell.devices},
            {"state", cell.state},
            {"images_per_second", jsonOf(rateOf(cell))},
            {"interval_low", jsonOf(cell.intervalLow)},
            {"interval_high", jsonOf(cell.intervalHigh)},
            {"samples", jsonOf(samplesOf(cell))},
            {"latency_p99_seconds", jsonOf(p99Of(cell))},
            {"work_ratio", cell.workRatio},
            {"unranked", textOrNull(cell.unranked)},
            {"notes", cell.notes}};
}

Json jsonOf(const ComparedPair& pair, const Comparison& comparison) {
    Json json{{"subject", pair.subject}};
    json.update(jsonOf(comparison.subjects[pair.subject].cells[pair.cell]));
    const auto speed = [&](auto SpeedRatio::*member) {
        return pair.speed ? Json(jsonOf(std::optional((*pair.speed).*member))) : Json();
    };
    json["ratio"] = speed(&SpeedRatio::ratio);
    json["ratio_low"] = pair.speed ? jsonOf(pair.speed->low) : Json();
    json["ratio_high"] = pair.speed ? jsonOf(pair.speed->high) : Json();
    json["verdict"] = nameOf(pair.verdict);
    json["in_words"] = sentenceOf(pair, comparison.rule);
    json["more_samples"] = pair.speed ? jsonOf(pair.speed->moreSamples) : Json();
    return json;
}

Json differencesJson(const Comparison& comparison) {
    Json list = Json::array();
    std::size_t subject = 0;
    for (const SubjectDifferences& each : differencesOf(comparison)) {
        Json entries = Json::array();
        for (const SubjectDifferences::Entry& entry : each.list)
            entries.push_back({{"what", entry.difference.label},
                               {"baseline", textOrNull(entry.difference.baseline)},
                               {"candidate", textOrNull(entry.difference.candidate)},
                               {"pairs", entry.pairs},
                               {"varies", entry.varies}});
        list.push_back({{"subject", ++subject},
                        {"pairs", each.pairs},
                        {"differ_in", std::move(entries)},
                        {"not_said_by_the_article", each.unstated}});
    }
    return list;
}

Json choicesJson(const Comparison& comparison, const ChoiceRule& rule) {
    const auto placeJson = [&](const CellPlace& place) {
        Json json{{"subject", place.subject}};
        json.update(jsonOf(comparison.subjects[place.subject].cells[place.cell]));
        return json;
    };
    Json list = Json::array();
    for (const Choice& choice : bestChoices(comparison.subjects, rule)) {
        Json others = Json::array();
        for (const CellPlace& place : choice.asFast)
            others.push_back(placeJson(place));
        list.push_back({{"network", choice.network},
                        {"workload", nameOf(choice.workload)},
                        {"best", choice.best ? placeJson(*choice.best) : Json()},
                        {"perhaps_as_fast", std::move(others)},
                        {"above_latency_limit", choice.slow},
                        {"without_latency", choice.unknownLatency}});
    }
    return list;
}

std::vector<std::string> noteTexts(const std::vector<const PublishedNote*>& notes) {
    std::vector<std::string> texts;
    for (const PublishedNote* note : notes)
        texts.push_back(fmt::format("{}: {}", note->id, note->text));
    return texts;
}

Json jsonOf(const PublishedEnvironment& from) {
    return {{"id", from.id},
            {"source", {{"title", from.source->title}, {"file", from.source->file}}},
            {"framework", from.framework},
            {"framework_revision", textOrNull(from.frameworkRevision)},
            {"platform", textOrNull(from.platform)},
            {"gpu", from.gpu},
            {"instance_printed", textOrNull(from.instancePrinted)},
            {"gpu_printed", from.gpuPrinted},
            {"operating_system", textOrNull(from.operatingSystem)},
            {"cuda", textOrNull(from.cuda)},
            {"cudnn", textOrNull(from.cudnn)},
            {"benchmark", textOrNull(from.benchmark)},
            {"benchmark_revision", textOrNull(from.benchmarkRevision)},
            {"date", textOrNull(from.date)},
            {"date_printed", textOrNull(from.datePrinted)},
            {"data", textOrNull(from.data)},
            {"options", textOrNull(from.options)},
            {"optimiser", textOrNull(from.optimiser)},
            {"results_from", from.resultsFrom},
            {"remark", from.remark},
            {"notes", noteTexts(from.notes)}};
}

} // namespace

std::string comparisonJson(const Comparison& comparison, const ChoiceRule& rule) {
    Json subjects = Json::array();
    for (const Subject& subject : comparison.subjects)
        subjects.push_back({{"title", subject.title},
                            {"published", subject.run == nullptr},
                            {"run", subject.run ? Json(subject.run->id) : Json()},
                            {"cells", subject.cells.size()}});
    Json rows = Json::array();
    for (const ComparisonRow& row : comparison.rows) {
        const ComparedCell& baseline = comparison.subjects[0].cells[row.baseline];
        Json candidates = Json::array();
        for (const ComparedPair& pair : row.pairs)
            candidates.push_back(jsonOf(pair, comparison));
        rows.push_back({{"network", baseline.network},
                        {"workload", nameOf(baseline.workload)},
                        {"baseline", jsonOf(baseline)},
                        {"candidates", std::move(candidates)}});
    }
    const VerdictRule& verdict = comparison.rule.verdict;
    return prettyJson({{"format", "bildrate-comparison"},
                       {"version", 1},
                       {"same_within", verdict.sameWithin},
                       {"assumed_width", jsonOf(verdict.assumedWidth)},
                       {"equal_work", comparison.rule.equalWork},
                       {"subjects", std::move(subjects)},
                       {"differences", differencesJson(comparison)},
                       {"rows", std::move(rows)},
                       {"fastest", choicesJson(comparison, rule)}});
}

std::string comparisonCsv(const Comparison& comparison) {
    std::string table =
        "network,workload,batch,batch_meaning,devices,what,images_per_second,"
        "images_per_second_low,images_per_second_high,samples,state,baseline,baseline_batch,"
        "baseline_batch_meaning,baseline_devices,baseline_images_per_second,"
        "baseline_images_per_second_low,baseline_images_per_second_high,ratio,ratio_low,"
        "ratio_high,verdict,in_words,more_samples,notes\r\n";
    for (const ComparisonRow& row : comparison.rows) {
        const Subject& first = comparison.subjects[0];
        const ComparedCell& baseline = first.cells[row.baseline];
        for (const ComparedPair& pair : row.pairs) {
            const Subject& subject = comparison.subjects[pair.subject];
            const ComparedCell& cell = subject.cells[pair.cell];
            const SpeedRatio speed = pair.speed.value_or(SpeedRatio{});
            CsvRow line;
            line.text(cell.network).text(nameOf(cell.workload)).integer(cell.batch);
            line.text(nameOf(cell.batchMeaning)).integer(cell.devices).text(subject.title);
            line.number(rateOf(cell)).number(cell.intervalLow).number(cell.intervalHigh);
            line.integer(samplesOf(cell)).text(cell.state).text(first.title);
            line.integer(baseline.batch).text(nameOf(baseline.batchMeaning));
            line.integer(baseline.devices).number(rateOf(baseline));
            line.number(baseline.intervalLow).number(baseline.intervalHigh);
            if (pair.speed)
                line.number(speed.ratio);
            else
                line.nothing();
            line.number(speed.low).number(speed.high).text(nameOf(pair.verdict));
            line.text(sentenceOf(pair, comparison.rule)).integer(speed.moreSamples);
            line.text(joined(cell.notes));
            table += line.line();
        }
    }
    return table;
}

std::string publishedJson(const std::vector<const PublishedResult*>& results) {
    Json cells = Json::array();
    Json environments = Json::array();
    std::set<std::string> known;
    for (const PublishedResult* result : results) {
        if (known.insert(result->environment->id).second)
            environments.push_back(jsonOf(*result->environment));
        cells.push_back({{"environment", result->environment->id},
                         {"section", result->section},
                         {"instance", textOrNull(result->instance)},
                         {"gpus", result->gpus},
                         {"network", result->network},
                         {"printed_network", result->printedNetwork},
                         {"workload", nameOf(result->workload)},
                         {"batch", result->batch},
                         {"batch_meaning", nameOf(result->batchMeaning)},
                         {"printed_batch", result->printedBatch},
                         {"images_per_second", jsonOf(result->imagesPerSecond)},
                         {"status", nameOf(result->status)},
                         {"printed", result->printed},
                         {"work_ratio", result->workRatio},
                         {"doubtful", result->doubtful()},
                         {"notes", noteTexts(result->notes)}});
    }
    return prettyJson({{"format", "bildrate-published"},
                       {"version", 1},
                       {"environments", std::move(environments)},
                       {"results", std::move(cells)}});
}

std::string publishedCsv(const std::vector<const PublishedResult*>& results) {
    std::string table = "source,section,framework,workload,platform,instance,gpu,gpus,network,"
                        "printed_network,batch,batch_meaning,printed_batch,images_per_second,"
                        "status,printed,work_ratio,doubtful,notes\r\n";
    for (const PublishedResult* result : results) {
        const PublishedEnvironment& from = *result->environment;
        CsvRow line;
        line.text(from.source->title).text(result->section).text(from.framework);
        line.text(nameOf(result->workload)).text(from.platform).text(result->instance);
        line.text(from.gpu).integer(result->gpus).text(result->network);
        line.text(result->printedNetwork).integer(result->batch).text(nameOf(result->batchMeaning));
        line.integer(result->printedBatch).number(result->imagesPerSecond);
        line.text(nameOf(result->status)).text(result->printed).number(result->workRatio);
        line.flag(result->doubtful()).text(joined(noteTexts(result->notes)));
        table += line.line();
    }
    return table;
}

} // namespace bildrate::cli
