#include "core/store/run_store.h"
#include "tests/app/command_line_fixture.h"
#include "tests/support/measured_cell.h"

#include <nlohmann/json.hpp>

#include <set>

namespace bildrate::cli {
namespace {

class CompareCommandTest : public CommandLineTest {
protected:
    /// Stores a run of lenet and returns its id.
    std::string store(std::vector<CellRecord> cells, const std::string& name = "") {
        RunRecord run;
        run.id = makeUuid();
        run.created.unixMilliseconds = ++m_time;
        run.spec.name = name;
        run.spec.networks = {{"lenet", {}}};
        for (CellRecord& cell : cells) {
            cell.id = makeUuid();
            run.cells.push_back(std::move(cell));
        }
        RunStore(m_surroundings.databaseFile).add(run);
        return run.id;
    }

    std::int64_t m_time = 0;
};

TEST_F(CompareCommandTest, tellsRatioVerdictAndWords) {
    const std::string slow = store({test::measuredCell("lenet", 8, 0.03)}, "old");
    CellRecord cell = test::measuredCell("lenet", 8, 0.01);
    cell.environment.kernel = "6.1.0-27";
    store({cell, test::measuredCell("lenet", 9, 0.01)});
    ASSERT_EQ(run({"compare", slow.substr(0, 8), "last"}), exitDone) << err();
    EXPECT_EQ(err(), "");
    for (const char* part : {"A  run ", " old: fp32, cpu", "baseline",
                             "kernel  not known  6.1.0-27", "images/s, inference\n", "266.7 ±1.1",
                             "800 ±4  3.000 ±0.017  faster", "3.00 times as fast, 200 % faster\n",
                             "A has nothing for 1 cells of B: lenet inference batch 9\n"})
        EXPECT_TRUE(contains(out(), part)) << part << "\n" << out();
    EXPECT_LT(out().find("B and A differ in"), out().find("images/s, inference"));
}

TEST_F(CompareCommandTest, baselineNarrowingAndOneRunAlone) {
    CellRecord bf16 = test::measuredCell("lenet", 8, 0.005);
    bf16.cell.precision = Precision::bf16;
    store({test::measuredCell("lenet", 8, 0.01), bf16});
    ASSERT_EQ(run({"compare", "last"}), exitDone) << err();
    EXPECT_TRUE(contains(out(), "precision  fp32  bf16")) << out();
    EXPECT_TRUE(contains(out(), "2.00 times as fast, 100 % faster")) << out();
    ASSERT_EQ(run({"compare", "--baseline", "last:precision=bf16", "last:precision=fp32"}),
              exitDone)
        << err();
    EXPECT_TRUE(contains(out(), "0.50 times as fast, 50 % slower")) << out();
    expectRefused({"compare", "--baseline", "last", "last"}, exitWrongUse,
                  "choose one with a filter");
}

TEST_F(CompareCommandTest, jsonHasEverything) {
    const std::string first = store({test::measuredCell("lenet", 8, 0.03)});
    const std::string second = store({test::measuredCell("lenet", 8, 0.01)});
    ASSERT_EQ(run({"compare", first, second, "--json"}), exitDone) << err();
    const nlohmann::json json = nlohmann::json::parse(out());
    EXPECT_EQ(json["format"], "bildrate-comparison");
    EXPECT_EQ(json["subjects"][1]["run"], second);
    const nlohmann::json& candidate = json["rows"][0]["candidates"][0];
    EXPECT_EQ(candidate["verdict"], "faster");
    EXPECT_NEAR(candidate["ratio"].get<double>(), 3, 1e-9);
    EXPECT_LT(candidate["ratio_low"].get<double>(), 3);
    EXPECT_EQ(candidate["samples"], 10);
    EXPECT_TRUE(candidate["more_samples"].is_null());
    EXPECT_EQ(json["fastest"][0]["best"]["subject"], 1);
}

TEST_F(CompareCommandTest, csvAndMarkdownHoldTheSameTable) {
    const std::string first = store({test::measuredCell("lenet", 8, 0.03)}, "=SUM(1), a|b");
    const std::string second = store({test::measuredCell("lenet", 8, 0.01)});
    ASSERT_EQ(run({"compare", first, second, "--csv"}), exitDone) << err();
    EXPECT_EQ(std::count(out().begin(), out().end(), '\n'), 2) << out();
    EXPECT_TRUE(contains(out(), ",faster,\"3.00 times as fast, 200 % faster\",")) << out();
    ASSERT_EQ(run({"compare", first, second, "--markdown"}), exitDone) << err();
    EXPECT_TRUE(contains(out(), "| network | batch |  | images/s | ratio | verdict | in words |\n"
                                "| --- | --- | --- | ---: | ---: | --- | --- |\n"))
        << out();
    EXPECT_TRUE(contains(out(), "a\\|b")) << out();
    EXPECT_TRUE(contains(out(), "## images/s, inference\n")) << out();
    expectRefused({"compare", first, second, "--markdown", "--csv"}, exitWrongUse, "one of --json");
}

TEST_F(CompareCommandTest, bestAndLatencyLimit) {
    const std::string id =
        store({test::measuredCell("lenet", 1, 0.01), test::measuredCell("lenet", 8, 0.04)});
    ASSERT_EQ(run({"compare", id, id, "--max-latency", "20"}), exitDone) << err();
    EXPECT_TRUE(contains(out(), "Fastest with a p99 latency below 20.0 ms\n")) << out();
    EXPECT_TRUE(contains(out(), "A batch 1 ")) << out();
    EXPECT_TRUE(contains(out(), "2 above the limit")) << out();
}

TEST_F(CompareCommandTest, publishedFiguresComeWithTheirNotes) {
    ASSERT_EQ(run({"compare", "published:platform=aws,framework=tensorflow,gpus=8",
                   "published:gpu=1080,framework=tensorflow,gpus=8"}),
              exitDone)
        << err();
    EXPECT_TRUE(contains(out(), "A  published: AWS EC2 p2.8xlarge, 8x Tesla K80, TensorFlow"))
        << out();
    EXPECT_TRUE(contains(out(), "2.98  cannot tell  2.98 times as fast, 198 % faster, if the"))
        << out();
    EXPECT_TRUE(contains(out(), "TensorFlow's resnet-50 is another network: it does 0.994 times"))
        << out();
    EXPECT_FALSE(std::filesystem::exists(m_surroundings.databaseFile));

    ASSERT_EQ(run({"compare", "published:instance=ltbv14,gpus=4,framework=mxnet",
                   "published:instance=ltbv19,gpus=4,framework=mxnet"}),
              exitDone)
        << err();
    EXPECT_TRUE(contains(out(), "of the baseline: doubtful: printed 13341,50")) << out();
    EXPECT_TRUE(contains(out(), "-*")) << out();
}

TEST_F(CompareCommandTest, refusesInOneSentence) {
    const std::string id = store({test::measuredCell("lenet", 8, 0.03)});
    store({test::measuredCell("lenet", 16, 0.03)});
    expectRefused({"compare", id, "last"}, exitWrongUse, "nothing can be compared");
    expectRefused({"compare", id}, exitWrongUse, "one set of cells only");
    expectRefused({"compare", id, "0123456789"}, exitWrongUse, "0123456789");
    expectRefused({"compare", id, "published:gpu=V100"}, exitWrongUse, "V100");
    expectRefused({"compare", id, "last:batch"}, exitWrongUse, "'batch' is no filter");
    expectRefused({"compare", id, id, "--same-within", "0"}, exitWrongUse, "above 0");
    expectRefused({"compare", id, id, "--same-within", "1,5"}, exitWrongUse, "--same-within");
    expectRefused({"compare", id, id, "--max-latency", "-1"}, exitWrongUse, "--max-latency");
    expectRefused({"compare", id, id, "--baseline", ""}, exitWrongUse, "--baseline");
}

TEST_F(CompareCommandTest, publishedListsTablesAndShowsThemAsPrinted) {
    ASSERT_EQ(run({"published"}), exitDone) << err();
    EXPECT_EQ(std::count(out().begin(), out().end(), '\n'), 2 + 53) << out();
    ASSERT_EQ(run({"published", "instance=ltbv14", "gpus=4", "framework=mxnet"}), exitDone);
    for (const char* part : {"4 GPUs, total batch\n", "13341,50 [", "-* [", "Zu viele Slices",
                             "A1: doubtful: printed 13341,50", "A5: the batch is the total"})
        EXPECT_TRUE(contains(out(), part)) << part << "\n" << out();
    ASSERT_EQ(run({"published", "--json"}), exitDone);
    const nlohmann::json json = nlohmann::json::parse(out());
    EXPECT_EQ(json["results"].size(), 894u);
    EXPECT_EQ(json["environments"].size(), 14u);
    ASSERT_EQ(run({"published", "gpu=M40", "--csv"}), exitDone);
    EXPECT_EQ(std::count(out().begin(), out().end(), '\n'), 1 + 54);
    expectRefused({"published", "gpu"}, exitWrongUse, "'gpu' is no filter");
    expectRefused({"published", "card=M40"}, exitWrongUse, "'card' is no key");
}

} // namespace
} // namespace bildrate::cli
