#include "core/base/error.h"
#include "core/exchange/run_json.h"
#include "tests/support/error_of.h"
#include "tests/support/german_numbers.h"
#include "tests/support/sample_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>

namespace bildrate {
namespace {

using nlohmann::json;
using test::fullRecord;
using test::sparseRecord;
using testing::HasSubstr;

/// The error that reading throws.
std::pair<ErrorKind, std::string> errorOf(std::string_view text) {
    return test::errorOf([&] { runsFromJson(text); });
}

/// The error of a document in which the value at pointer is replaced.
std::pair<ErrorKind, std::string> errorWith(const char* pointer, json value) {
    json document = json::parse(runsToJson({fullRecord()}));
    document.at(json::json_pointer(pointer)) = std::move(value);
    return errorOf(document.dump());
}

TEST(SampleRecord, SetsEveryMember) {
    const RunRecord run = fullRecord();
    EXPECT_TRUE(test::everyMemberSet(run));
    EXPECT_TRUE(test::everyMemberSet(run.created));
    EXPECT_TRUE(test::everyMemberSet(run.spec));
    EXPECT_TRUE(test::everyMemberSet(run.spec.stop));
    EXPECT_TRUE(test::everyMemberSet(run.spec.optimiser));
    EXPECT_TRUE(test::everyMemberSet(run.spec.networks[0]));
    const CellRecord& cell = run.cells[0];
    EXPECT_TRUE(test::everyMemberSet(cell));
    EXPECT_TRUE(test::everyMemberSet(cell.cell));
    EXPECT_TRUE(test::everyMemberSet(cell.started));
    EXPECT_TRUE(test::everyMemberSet(cell.environment));
    EXPECT_TRUE(test::everyMemberSet(*cell.plan));
    EXPECT_TRUE(test::everyMemberSet(cell.plan->steps[0]));
    EXPECT_TRUE(test::everyMemberSet(*cell.memory));
    EXPECT_TRUE(test::everyMemberSet(*cell.verification));
    EXPECT_TRUE(test::everyMemberSet(cell.phases));
    EXPECT_TRUE(test::everyMemberSet(cell.measurement));
    EXPECT_TRUE(test::everyMemberSet(cell.measurement.samples[0]));
    EXPECT_TRUE(test::everyMemberSet(*cell.measurement.samples[0].telemetry));
    EXPECT_FALSE(test::everyMemberSet(sparseRecord().cells[0]));
}

TEST(RunJson, KeepsEveryMember) {
    const std::vector<RunRecord> runs{fullRecord(), sparseRecord()};
    EXPECT_EQ(runsFromJson(runsToJson(runs)), runs);
    for (const RunRecord& run : runs)
        EXPECT_EQ(runsFromJson(runToJson(run)), std::vector{run});
    EXPECT_EQ(runsFromJson(runsToJson({})), std::vector<RunRecord>{});
}

TEST(RunJson, KeepsThePartsThatTheStoreKeepsAsText) {
    const RunRecord run = fullRecord();
    EXPECT_EQ(specFromJson(specToJson(run.spec)), run.spec);
    EXPECT_EQ(specFromJson(specToJson({})), RunSpec{});
    const CellRecord& cell = run.cells[0];
    EXPECT_EQ(environmentFromJson(environmentToJson(cell.environment)), cell.environment);
    EXPECT_EQ(environmentFromJson(environmentToJson({})), Environment{});
    EXPECT_EQ(planFactsFromJson(planFactsToJson(*cell.plan)), *cell.plan);
    EXPECT_EQ(specToJson(run.spec).find('\n'), std::string::npos);
}

TEST(RunJson, ReadsRecordsFromBeforeTheseMembers) {
    RunRecord run = fullRecord();
    json old = json::parse(runsToJson({run}));
    json& cell = old.at("runs").at(0).at("cells").at(0);
    for (const char* member : {"loading_bytes", "gradients_bytes", "optimiser_state_bytes"})
        EXPECT_EQ(cell.at("memory").erase(member), 1u);
    for (const char* member : {"loss_after_warm_up", "loss_at_end"})
        EXPECT_EQ(cell.erase(member), 1u);
    EXPECT_EQ(cell.at("plan").erase("peak_flops"), 1u);
    for (json& step : cell.at("plan").at("steps"))
        for (const char* member : {"compute_type", "images_per_call", "reorders"})
            EXPECT_EQ(step.erase(member), 1u);
    MemoryNeed& memory = *run.cells[0].memory;
    memory = {memory.weights, memory.activations, memory.workspace, memory.staging};
    run.cells[0].lossAfterWarmUp.reset();
    run.cells[0].lossAtEnd.reset();
    run.cells[0].plan->peakFlops.reset();
    StepFact& step = run.cells[0].plan->steps[0];
    step = {step.step, step.implementation, step.algorithm, "", {}, {}};
    EXPECT_EQ(runsFromJson(old.dump()).at(0), run);
}

TEST(RunJson, KeepsEveryNameOfEveryEnum) {
    RunRecord run = sparseRecord();
    for (Outcome outcome :
         {Outcome::completed, Outcome::doesNotFit, Outcome::unsupported, Outcome::invalid,
          Outcome::throttled, Outcome::stuck, Outcome::cancelled, Outcome::failed}) {
        run.cells[0].outcome = outcome;
        EXPECT_EQ(runsFromJson(runToJson(run)).at(0), run);
    }
    for (StopReason reason :
         {StopReason::precisionReached, StopReason::noiseStable, StopReason::timeLimit,
          StopReason::hardLimit, StopReason::cancelled}) {
        run.cells[0].measurement.stopReason = reason;
        EXPECT_EQ(runsFromJson(runToJson(run)).at(0), run);
    }
}

TEST(RunJson, WritesWhatOtherProgramsRead) {
    RunRecord run = sparseRecord();
    CellRecord& cell = run.cells[0];
    cell.outcome = Outcome::doesNotFit;
    cell.cell.batch = 8;
    cell.started = {1796047509123, 60};
    for (double seconds : {0.25, 0.5, 0.25, 0.25, 0.25})
        cell.measurement.samples.push_back({1, Seconds(seconds), {}, sampleNormal, {}});

    const json document = json::parse(runToJson(run));

    EXPECT_EQ(document["format"], "bildrate-run");
    EXPECT_EQ(document["version"], 1);
    const json& written = document["cells"][0];
    EXPECT_EQ(written["cell"]["network"], "lenet");
    EXPECT_EQ(written["outcome"], "does not fit");
    EXPECT_EQ(written["started"], "2026-11-30T15:05:09.123+01:00");
    EXPECT_DOUBLE_EQ(written["summary"]["images_per_second"].get<double>(), 40 / 1.5);
    EXPECT_DOUBLE_EQ(written["summary"]["images_per_second_median"].get<double>(), 32);
    EXPECT_EQ(written["summary"]["images_per_iteration"], 8);
    EXPECT_TRUE(written["memory"].is_null());
    EXPECT_EQ(written["measurement"]["samples"]["columns"],
              (json{"iterations", "host_seconds", "flags"}));
    EXPECT_EQ(written["measurement"]["samples"]["rows"][1], (json{1, 0.5, 0}));
    EXPECT_TRUE(json::parse(runToJson(sparseRecord()))["cells"][0]["summary"]["images_per_second"]
                    .is_null());
    const json several = json::parse(runsToJson({run, run}));
    EXPECT_EQ(several["format"], "bildrate-runs");
    EXPECT_EQ(several["runs"].size(), 2u);
}

TEST(RunJson, IsTheSameInEveryLocale) {
    const std::vector<RunRecord> runs{fullRecord(), sparseRecord()};
    const std::string neutral = runsToJson(runs);
    EXPECT_THAT(neutral, HasSubstr("[1000000,0.1,")); // no 1.000.000, no 0,1
    const test::GermanNumbers german;
    EXPECT_EQ(runsToJson(runs), neutral);
    EXPECT_EQ(runsFromJson(neutral), runs);
    if (!german.missing().empty())
        GTEST_SKIP() << german.missing();
    EXPECT_EQ(std::strtod("1,5", nullptr), 1.5); // the locale is in force
}

TEST(RunJson, ReplacesInvalidUtf8) {
    RunRecord run = sparseRecord();
    run.spec.name = "a\xff\xfez";
    EXPECT_EQ(runsFromJson(runToJson(run)).at(0).spec.name, "a\xef\xbf\xbd\xef\xbf\xbdz");
}

TEST(RunJson, RefusesToWriteWhatCannotBeReadBack) {
    RunRecord run = sparseRecord();
    run.spec.stop.relativeWidth = std::numeric_limits<double>::infinity();
    EXPECT_THROW(runToJson(run), Error);
    run = sparseRecord();
    run.cells[0].phases.load = Seconds(std::numeric_limits<double>::quiet_NaN());
    EXPECT_THROW(runToJson(run), Error);
}

TEST(RunJson, IgnoresKeysItDoesNotKnow) {
    json document = json::parse(runsToJson({fullRecord()}));
    document["made_by"] = {{"later", {1, 2, 3}}};
    document["runs"][0]["cells"][0]["colour"] = "blue";
    document["runs"][0]["cells"][0].erase("summary");
    EXPECT_EQ(runsFromJson(document.dump()), std::vector{fullRecord()});
}

TEST(RunJson, NamesWhereATextIsNoJson) {
    const std::string text = runsToJson({fullRecord()});
    for (std::size_t length : {std::size_t(0), std::size_t(1), text.size() / 2, text.size() - 3}) {
        const auto [kind, message] = errorOf(std::string_view(text).substr(0, length));
        EXPECT_EQ(kind, ErrorKind::damaged) << length;
        EXPECT_THAT(message, HasSubstr("cut off")) << length;
    }
    const auto [kind, message] = errorOf("{\n  \"format\": oops\n}");
    EXPECT_EQ(kind, ErrorKind::damaged);
    EXPECT_THAT(message, HasSubstr("line 2, column 13"));
    EXPECT_EQ(errorOf("\x7f"
                      "ELF")
                  .first,
              ErrorKind::damaged);
    EXPECT_EQ(errorOf("{\"format\": \"bildrate-runs\", \"version\": 1e999}").first,
              ErrorKind::damaged);
}

TEST(RunJson, EveryTruncationIsAnError) {
    const std::string text = runToJson(sparseRecord());
    for (std::size_t length = 0; length + 2 < text.size(); length += 7)
        EXPECT_THROW(runsFromJson(std::string_view(text).substr(0, length)), Error) << length;
}

TEST(RunJson, RefusesDeepNestingWithoutTakingMemory) {
    const std::string brackets(100'000'000, '[');
    const auto [kind, message] = errorOf(brackets);
    EXPECT_EQ(kind, ErrorKind::invalidInput);
    EXPECT_THAT(message, HasSubstr("nested deeper"));
    std::string objects;
    for (int i = 0; i < 100; ++i)
        objects += "{\"a\":";
    EXPECT_EQ(errorOf(objects).first, ErrorKind::invalidInput);
}

/// What a small text makes large once it is parsed.
TEST(RunJson, RefusesManyValuesWithoutTakingMemory) {
    const auto many = [](std::string_view piece) {
        std::string text;
        while (text.size() < 12'000'000)
            text += piece;
        text.back() = ' ';
        return text;
    };
    const std::string lists = many("[],");
    EXPECT_THAT(errorOf("[" + lists + "]").second, HasSubstr("must be an object"));
    const std::string start = "{\"format\": \"bildrate-runs\", \"version\": 1, ";
    EXPECT_THAT(errorOf(start + "\"runs\": [" + lists + "]}").second,
                HasSubstr("runs[0]: must be an object"));
    EXPECT_THAT(errorOf(start + "\"unknown\": [" + lists + "]}").second,
                HasSubstr("\"runs\" is missing"));
    EXPECT_THAT(errorOf(start + many("\"a\":1,\"b\":\"\",") + "}").second,
                HasSubstr("holds more than"));
    const std::vector<std::pair<std::string, std::string>> places{
        {"\"tags\": [", "]"}, {"\"spec\": {\"batches\": [", "]}"}};
    for (const std::string_view piece : {"[],", "{},", "\"\",", "0,", "{\"a\":{}},"})
        for (const auto& [open, close] : places) {
            const auto [kind, message] =
                errorOf(start + "\"runs\": [{" + open + many(piece) + close + "}]}");
            EXPECT_EQ(kind, ErrorKind::invalidInput);
            EXPECT_THAT(message, HasSubstr("holds more than 1000000 values")) << piece;
        }
    std::string record = json::parse(runToJson(fullRecord())).dump();
    const std::string rows = "\"rows\":[";
    record.insert(record.find(rows, record.find("\"samples\":{")) + rows.size(), lists + ",");
    EXPECT_THAT(errorOf(record).second,
                HasSubstr("cells[0].measurement.samples.rows[0]: must have"));
}

TEST(RunJson, TakesManySamples) {
    RunRecord run = test::fullRecord();
    run.cells[0].measurement.samples.resize(300'000, {1, Seconds(0.25), {}, 0, {}});
    EXPECT_EQ(runsFromJson(runToJson(run)).at(0), run);
}

TEST(RunJson, ReadsMembersInAnyOrder) {
    const std::vector<RunRecord> runs{test::fullRecord()};
    const json sorted = json::parse(runsToJson(runs)); // by name
    EXPECT_EQ(runsFromJson(sorted.dump()), runs);
    const json table = sorted.at(json::json_pointer("/runs/0/cells/0/measurement/samples"));
    const nlohmann::ordered_json turned{// rows before columns
                                        {"rows", table.at("rows")},
                                        {"columns", table.at("columns")}};
    nlohmann::ordered_json document = nlohmann::ordered_json::parse(runsToJson(runs));
    document["runs"][0]["cells"][0]["measurement"]["samples"] = turned;
    EXPECT_EQ(runsFromJson(document.dump()), runs);
}

TEST(RunJson, RefusesOtherFormats) {
    EXPECT_THAT(errorOf("[]").second, HasSubstr("must be an object"));
    EXPECT_THAT(errorOf("{}").second, HasSubstr("no export of Bildrate"));
    EXPECT_THAT(errorOf("{\"format\": \"geojson\"}").second, HasSubstr("geojson"));
    EXPECT_THAT(errorOf("{\"format\": 5}").second, HasSubstr("format: must be a text"));
    EXPECT_THAT(errorOf("{\"format\": \"bildrate-runs\"}").second,
                HasSubstr("\"version\" is missing"));
    EXPECT_THAT(errorOf("{\"format\": \"bildrate-runs\", \"version\": 1}").second,
                HasSubstr("\"runs\" is missing"));
    const auto [kind, message] = errorOf("{\"format\": \"bildrate-runs\", \"version\": 2}");
    EXPECT_EQ(kind, ErrorKind::newerVersion);
    EXPECT_THAT(message, HasSubstr("version 2"));
    for (const char* version : {"0", "-3"})
        EXPECT_EQ(
            errorOf(std::string("{\"format\": \"bildrate-runs\", \"version\": ") + version + "}")
                .second,
            std::string("version: ") + version + " is not a version that this program knows");
}

TEST(RunJson, NamesThePlaceOfAWrongValue) {
    struct Case {
        const char* pointer;
        json value;
        const char* message;
    };
    const std::vector<Case> cases{
        {"/runs", 5, "runs: must be an array"},
        {"/runs/0", "x", "runs[0]: must be an object"},
        {"/runs/0/id", "", "runs[0].id: must be an id"},
        {"/runs/0/id", "../../etc", "runs[0].id: must be an id"},
        {"/runs/0/id", "last", "runs[0].id: must not be"},
        {"/runs/0/id", "-v", "runs[0].id: must be an id"},
        {"/runs/0/id", std::string(65, 'a'), "runs[0].id: must be an id"},
        {"/runs/0/id", "a\nb", "runs[0].id: must be an id"},
        {"/runs/0/created", "yesterday", "runs[0].created: must be a time"},
        {"/runs/0/tags", json{1}, "runs[0].tags[0]: must be a text"},
        {"/runs/0/spec/seed", -1, "runs[0].spec.seed: must be a whole number"},
        {"/runs/0/spec/force", 1, "runs[0].spec.force: must be true or false"},
        {"/runs/0/spec/batches/1", 0, "runs[0].spec.batches[1]: must be from 1"},
        {"/runs/0/spec/networks/0/batches/2", 1.5, "batches[2]: must be a whole number"},
        {"/runs/0/spec/stop/max_seconds", -1.0, "stop.max_seconds: must not be negative"},
        {"/runs/0/spec/stop/max_seconds", 1.1e9, "max_seconds: must be at most 1000000000"},
        {"/runs/0/spec/stop/warm_up_seconds", 1e308, "warm_up_seconds: must be at most"},
        {"/runs/0/spec/stop/min_samples", 1000001, "min_samples: must be from 0 to 1000000"},
        {"/runs/0/spec/stop/warm_up_iterations", 1000001, "must be from 0 to 1000000"},
        {"/runs/0/spec/stop/relative_width", 1e300, "relative_width: must be at most 1000000"},
        {"/runs/0/spec/device_sets", json::array_t(100000, {"cpu"}),
         "runs[0].spec: networks x workloads"},
        {"/runs/0/spec/stop/max_seconds", nullptr, "\"max_seconds\" is missing"},
        {"/runs/0/spec/threads", -1, "runs[0].spec.threads: must be from 0"},
        {"/runs/0/spec/device_sets/0", "cpu", "device_sets[0]: must be an array"},
        {"/runs/0/spec/convolution", "magic", "unknown value \"magic\""},
        {"/runs/0/cells/1/id", fullRecord().cells[0].id, "runs[0].cells[1].id: the id 3f2b8a52"},
        {"/runs/0/cells/1/cell/batch", -8, "runs[0].cells[1].cell.batch: must be from 1"},
        {"/runs/0/cells/1/cell/batch", 18446744073709551615u, "cell.batch: must be from 1"},
        {"/runs/0/cells/1/cell/precision", "fp8", "unknown value \"fp8\""},
        {"/runs/0/cells/0/outcome", "great", "runs[0].cells[0].outcome: unknown value \"great\""},
        {"/runs/0/cells/0/reason", nullptr, "runs[0].cells[0]: \"reason\" is missing"},
        {"/runs/0/cells/0/memory/weights_bytes", -1, "weights_bytes: must be a whole number"},
        {"/runs/0/cells/0/verification/finite", "yes", "finite: must be true or false"},
        {"/runs/0/cells/0/phases/load_seconds", "fast", "load_seconds: must be a number"},
        {"/runs/0/cells/0/environment/libraries/0", "x", "libraries[0]: must be an object"},
        {"/runs/0/cells/0/measurement/stop_reason", "bored", "stop_reason: unknown value"},
        {"/runs/0/cells/0/measurement/samples/columns", json{"iterations"}, "\"host_seconds\""},
        {"/runs/0/cells/0/measurement/samples/rows/1", json{1}, "rows[1]: must have 5 values"},
        {"/runs/0/cells/0/measurement/samples/rows/1/0", 0, "rows[1][0]: must be from 1"},
        {"/runs/0/cells/0/measurement/samples/rows/1/0", 1000000000001, "rows[1][0]: must be from"},
        {"/runs/0/cells/0/measurement/samples/rows/1/1", 1e300, "rows[1][1]: must be at most"},
        {"/runs/0/cells/0/measurement/samples/rows/1/1", 5e-324, "rows[1][1]: must be 0, or 1e-12"},
        {"/runs/0/cells/0/measurement/samples/rows/1/3", 1e300, "rows[1][3]: must be at most"},
        {"/runs/0/cells/0/measurement/warm_up/rows",
         json::array_t(1001, json{1000000000000, 1, 0, nullptr, nullptr}),
         "rows[1000]: the samples have more than 1000000000000000 iterations"},
        {"/runs/0/cells/0/measurement/samples/rows/1/1", nullptr, "rows[1][1]: must be a number"},
        {"/runs/0/cells/0/measurement/samples/rows/0/4", json{1}, "must have three values"},
        {"/runs/0/cells/0/plan/steps/0/step", 3, "plan.steps[0].step: must be a text"},
    };
    for (const Case& each : cases) {
        const auto [kind, message] = errorWith(each.pointer, each.value);
        EXPECT_EQ(kind, ErrorKind::invalidInput) << each.pointer;
        EXPECT_THAT(message, HasSubstr(each.message)) << each.pointer;
    }
}

TEST(RunJson, RefusesAnIdTwice) {
    const auto [kind, message] = errorOf(runsToJson({sparseRecord(), sparseRecord()}));
    EXPECT_EQ(kind, ErrorKind::invalidInput);
    EXPECT_THAT(message, HasSubstr("runs[1].id"));
}

} // namespace
} // namespace bildrate
