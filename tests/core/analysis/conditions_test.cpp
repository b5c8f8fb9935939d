#include "core/analysis/conditions.h"
#include "core/exchange/record_json.h"
#include "tests/support/sample_record.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace bildrate {
namespace {

std::set<std::string> labelsOf(const Differences& differences) {
    std::set<std::string> labels;
    for (const Difference& difference : differences.list)
        labels.insert(difference.label);
    return labels;
}

Differences between(const RunRecord& first, const RunRecord& second) {
    return differencesBetween(conditionsOf(first.spec, first.cells.front()),
                              conditionsOf(second.spec, second.cells.front()));
}

/// Paths of our JSON of a run with one cell, as isResult knows them: whatever is no object.
void pathsOf(const nlohmann::ordered_json& value, const std::string& path,
             std::set<std::string>& paths) {
    if (!value.is_object()) {
        paths.insert(path);
        return;
    }
    for (const auto& [key, member] : value.items())
        pathsOf(member, path.empty() ? key : path + "." + key, paths);
}

TEST(Conditions, equalRecordsDoNotDiffer) {
    const RunRecord run = test::fullRecord();
    EXPECT_EQ(between(run, run).list.size(), 0u);
    RunRecord again = run;
    again.spec.name = "another";
    again.cells[0].id = "another";
    again.cells[0].started.unixMilliseconds += 1;
    again.cells[0].environment.loadOther = 0.01;
    again.cells[0].measurement.samples.pop_back();
    EXPECT_EQ(labelsOf(between(run, again)), std::set<std::string>{});
}

/// A field that is added to a record comes into its JSON, where the tests of the files want it, and
/// then is either compared or has to be declared a result.
TEST(Conditions, everyFieldOfTheJsonIsComparedOrDeclaredAResult) {
    const RunRecord run = test::fullRecord();
    std::set<std::string> paths;
    pathsOf(jsonOf(run.cells.front()), "", paths);
    pathsOf(jsonOf(run.spec), "spec", paths);
    std::set<std::string> compared;
    for (const Condition& condition : conditionsOf(run.spec, run.cells.front()).known)
        compared.insert(condition.path.starts_with("environment.libraries.")
                            ? "environment.libraries"
                            : condition.path);
    compared.insert("plan.steps"); // as they are, below
    for (const std::string& path : paths)
        if (!path.starts_with("summary.")) {
            EXPECT_NE(compared.contains(path), isResult(path)) << path;
        }
}

/// Every value of the JSON is changed in turn, read back as a record, and must be found.
TEST(Conditions, everyChangedValueIsFound) {
    RunRecord run = test::fullRecord();
    run.cells.resize(1);
    const nlohmann::json whole = nlohmann::json::parse(compactJson(jsonOf(run)));
    const nlohmann::json flat = whole.flatten();
    int found = 0;
    for (const auto& [pointer, value] : flat.items()) {
        if (value.is_null() || value.is_structured()) // an empty list
            continue;
        nlohmann::json changed = whole;
        nlohmann::json& place = changed[nlohmann::json::json_pointer(pointer)];
        if (value.is_boolean())
            place = !value.get<bool>();
        else if (value.is_number_float())
            place = value.get<double>() / 2;
        else if (value.is_number())
            place = value.get<std::int64_t>() == 1 ? 2 : 1;
        else
            place = value.get<std::string>() + "x";
        std::optional<RunRecord> other;
        try {
            other = runRecordFrom(JsonValue(changed, ""));
        } catch (const std::exception&) {
            continue; // a name of an enumeration, an id of a step or a bound of the format
        }
        std::string path = pointer.substr(1);
        std::ranges::replace(path, '/', '.');
        path = path.starts_with("cells.0.") ? path.substr(8) : path;
        bool result = !path.starts_with("spec.") && !pointer.starts_with("/cells/");
        result |= path.starts_with("summary."); // made from the samples
        for (std::size_t end = path.size(); end != path.npos; end = path.rfind('.', end - 1)) {
            result |= isResult(path.substr(0, end));
            if (end == 0)
                break;
        }
        if (result)
            continue;
        ++found;
        EXPECT_EQ(between(run, *other).list.size(), path.ends_with(".name") ? 2u : 1u) << path;
    }
    EXPECT_GT(found, 45);
}

TEST(Conditions, enumerationsAreFoundToo) {
    const RunRecord run = test::fullRecord();
    RunRecord other = run;
    other.cells[0].cell.precision = Precision::fp32;
    other.spec.convolution = ConvolutionChoice::fastest;
    EXPECT_EQ(labelsOf(between(run, other)), (std::set<std::string>{"precision", "convolution"}));
}

TEST(Conditions, saysBothValuesInWordsOfTheRecord) {
    const RunRecord run = test::fullRecord();
    RunRecord other = run;
    other.cells[0].environment.libraries[0].second = "3.1.0";
    other.cells[0].environment.governor.reset();
    other.cells[0].plan->choice = "rule";
    other.cells[0].plan->threads = 8;
    const Differences differences = between(run, other);
    const std::vector<Difference> expected{{"governor", "performance", ""},
                                           {"oneDNN", "2.6.3", "3.1.0"},
                                           {"threads", "4", "8"},
                                           {"algorithms chosen", "timed", "rule"}};
    EXPECT_EQ(differences.list, expected);
}

TEST(Conditions, stepsOfThePlanAreCountedAndTheFirstIsTold) {
    const RunRecord run = test::fullRecord();
    RunRecord other = run;
    other.cells[0].plan->steps[0].implementation = "jit:avx512_core";
    other.cells[0].plan->steps[0].algorithm = "direct";
    const Differences differences = between(run, other);
    ASSERT_EQ(differences.list.size(), 1u);
    EXPECT_EQ(differences.list[0].label, "1 of 2 steps of the plan, the first");
    EXPECT_EQ(differences.list[0].baseline, "conv0: jit_wino_4x3:avx512_core winograd fp32");
    EXPECT_EQ(differences.list[0].candidate, "conv0: jit:avx512_core direct fp32");
}

TEST(Conditions, theOptimiserMattersToTrainingOnly) {
    RunRecord run = test::fullRecord();
    RunRecord other = run;
    other.spec.optimiser.momentum = 0.9;
    EXPECT_EQ(labelsOf(between(run, other)), (std::set<std::string>{"optimiser momentum"}));
    run.cells[0].cell.workload = Workload::inference;
    other.cells[0].cell.workload = Workload::inference;
    EXPECT_EQ(labelsOf(between(run, other)), std::set<std::string>{});
}

TEST(Conditions, whatAnArticleDoesNotSayIsGathered) {
    const RunRecord run = test::fullRecord();
    const auto& results = publishedResults().results;
    const auto published = std::ranges::find_if(results, [](const PublishedResult& result) {
        return result.environment->framework == "TensorFlow";
    });
    const Differences differences =
        differencesBetween(conditionsOf(run.spec, run.cells.front()), conditionsOf(*published));
    const std::set<std::string> labels = labelsOf(differences);
    for (const char* label : {"origin", "precision", "devices", "library", "program", "host",
                              "operating system", "CUDA", "cuDNN"})
        EXPECT_TRUE(labels.contains(label)) << label;
    EXPECT_FALSE(labels.contains("kernel"));
    EXPECT_TRUE(std::ranges::count(differences.unstated, "kernel"));
    for (const Difference& difference : differences.list)
        if (difference.label == "precision") {
            EXPECT_EQ(difference.baseline, "bf16");
            EXPECT_EQ(difference.candidate, ""); // no article states it
        }
}

} // namespace
} // namespace bildrate
