#include "core/exchange/run_json.h"

#include "core/base/error.h"
#include "core/exchange/record_json.h"
#include "core/exchange/runs_reader.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bildrate {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t formatVersion = 1;
constexpr std::string_view oneRun = "bildrate-run";
constexpr std::string_view severalRuns = "bildrate-runs";

template <class Value, class Read>
Value read(std::string_view text, const char* place, Read from) {
    const nlohmann::json document = parseJson(text);
    return from(JsonValue(document, place));
}

} // namespace

std::string runsToJson(const std::vector<RunRecord>& runs) {
    Json list = Json::array();
    for (const RunRecord& run : runs)
        list.push_back(jsonOf(run));
    return prettyJson(
        {{"format", severalRuns}, {"version", formatVersion}, {"runs", std::move(list)}});
}

std::string runToJson(const RunRecord& run) {
    Json document{{"format", oneRun}, {"version", formatVersion}};
    document.update(jsonOf(run));
    return prettyJson(document);
}

std::vector<RunRecord> runsFromJson(std::string_view text) {
    JsonOutline outline; // first, so that a newer version is not taken for a faulty document
    const nlohmann::json head = readPieces(text, outline);
    const JsonValue document(head, "");
    const std::optional<JsonValue> format = document.find("format");
    const std::string name = format ? format->string() : "";
    if (name != oneRun && name != severalRuns)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("the document is no export of Bildrate: its format is \"{}\", not "
                                "\"{}\" or \"{}\"",
                                name, oneRun, severalRuns));
    const std::int64_t version = document.at("version").version();
    if (version > formatVersion)
        throw Error(
            ErrorKind::newerVersion,
            fmt::format("the document has format version {}, made by a newer Bildrate; this "
                        "one reads up to version {}: update it to read the file",
                        version, formatVersion));
    RunsReader reader(name == severalRuns);
    const nlohmann::json rest = readPieces(text, reader);
    if (name == severalRuns)
        JsonValue(rest, "").at("runs").size(); // it is there and an array
    return reader.runs();
}

std::string specToJson(const RunSpec& spec) {
    return compactJson(jsonOf(spec));
}

RunSpec specFromJson(std::string_view text) {
    return read<RunSpec>(text, "spec", runSpecFrom);
}

std::string environmentToJson(const Environment& environment) {
    return compactJson(jsonOf(environment));
}

Environment environmentFromJson(std::string_view text) {
    return read<Environment>(text, "environment", environmentFrom);
}

std::string planFactsToJson(const PlanFacts& facts) {
    return compactJson(jsonOf(facts));
}

PlanFacts planFactsFromJson(std::string_view text) {
    return read<PlanFacts>(text, "plan", planFactsFrom);
}

} // namespace bildrate
