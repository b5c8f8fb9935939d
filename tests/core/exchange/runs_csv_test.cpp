#include "core/exchange/runs_csv.h"
#include "tests/support/german_numbers.h"
#include "tests/support/sample_record.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>

namespace bildrate {
namespace {

/// Fields of a table read as RFC 4180 says; fails if a quote stands where none may.
std::vector<std::vector<std::string>> rowsOf(const std::string& table) {
    std::vector<std::vector<std::string>> rows;
    std::size_t at = 0;
    while (at < table.size()) {
        std::vector<std::string> row;
        for (bool more = true; more;) {
            std::string field;
            if (table[at] == '"') {
                for (++at; !(table[at] == '"' && table[at + 1] != '"'); ++at) {
                    field += table[at];
                    at += table[at] == '"';
                }
                ++at;
            } else {
                while (table[at] != ',' && table[at] != '\r') {
                    EXPECT_NE(table[at], '"');
                    field += table[at++];
                }
            }
            row.push_back(field);
            more = table[at] == ',';
            ++at;
        }
        EXPECT_EQ(table.substr(at - 1, 2), "\r\n");
        ++at;
        rows.push_back(std::move(row));
    }
    return rows;
}

/// The n-th cell's fields by column.
std::map<std::string, std::string> cellOf(const std::string& table, std::size_t n = 0) {
    const auto rows = rowsOf(table);
    std::map<std::string, std::string> fields;
    for (std::size_t i = 0; i < rows[0].size(); ++i)
        EXPECT_TRUE(fields.emplace(rows[0][i], rows[n + 1].at(i)).second) << rows[0][i];
    return fields;
}

/// One cell with numbers that can be followed by hand: blocks of 2 iterations of 8 images in 0.25
/// s.
RunRecord plainRun() {
    RunRecord run;
    run.id = "77c3e9f0-5d1b-4c1e-9d53-6b1c6e0a0003";
    run.spec.name = "first";
    run.spec.networks = {{"resnet-50", {}}};
    run.spec.batches = {8};
    run.created = {1796047509123, 60};
    CellRecord cell;
    cell.id = "3f2b8a52-91cf-4a53-8a07-0dfdc6c3a003";
    cell.cell.network = "resnet-50";
    cell.cell.batch = 8;
    cell.cell.devices = {"cpu"};
    cell.outcome = Outcome::completed;
    cell.started = {1796047510000, 60};
    cell.measurement.warmUp.assign(3, {1, Seconds(0.5), {}, sampleNormal, {}});
    cell.measurement.samples.assign(5, {2, Seconds(0.25), {}, sampleNormal, {}});
    cell.measurement.stopReason = StopReason::precisionReached;
    cell.phases.compile = Seconds(0.125);
    cell.memory = MemoryNeed{4, 3, 2, 1};
    run.cells = {cell};
    return run;
}

TEST(RunsCsvTest, aCellIsARow) {
    EXPECT_EQ(
        runsToCsv({plainRun()}),
        "run_id,run_name,run_created_utc,run_tags,run_note,seed,convolution_choice,"
        "cell_id,network,workload,precision,batch,batch_meaning,devices,images_per_iteration,"
        "started_utc,outcome,reason,"
        "images_per_second,images_per_second_low,images_per_second_high,images_per_second_median,"
        "relative_spread,drift,latency_p50_seconds,latency_p90_seconds,latency_p99_seconds,"
        "samples,throttled_samples,iterations,slow_outliers,fast_outliers,clock,"
        "warm_up_iterations,stop_reason,caveats,loss_after_warm_up,loss_at_end,"
        "compile_seconds,load_seconds,verify_seconds,warm_up_seconds,measured_seconds,"
        "weights_bytes,activations_bytes,workspace_bytes,staging_bytes,gradients_bytes,"
        "optimiser_state_bytes,process_peak_bytes,"
        "output_finite,output_varies,output_repeatable,"
        "library,instruction_set,layout,threads,algorithms_chosen,plan_notes,"
        "program_version,program_revision,compiler,build_type,host,operating_system,kernel,cpu,"
        "cores_visible,cores_allowed,governor,virtualisation,memory_total_bytes,"
        "memory_available_bytes,other_load_cores,other_bildrate,libraries,"
        "stop_relative_width,stop_min_samples,stop_max_seconds,stop_hard_limit,"
        "learning_rate,momentum,weight_decay\r\n"
        "77c3e9f0-5d1b-4c1e-9d53-6b1c6e0a0003,first,2026-11-30T14:05:09.123+00:00,,,1,fastest,"
        "3f2b8a52-91cf-4a53-8a07-0dfdc6c3a003,resnet-50,inference,fp32,8,per device,cpu,8,"
        "2026-11-30T14:05:10.000+00:00,completed,,"
        "64,64,64,64,0,,0.125,,,5,0,10,0,0,host,3,precision reached,,,,"
        "0.125,,,,,4,3,2,1,0,0,,,,,,,,,,,"
        ",,,,,,,,,,,,,,,false,,0.01,10,10,false,,,\r\n");
}

TEST(RunsCsvTest, everythingKnownHasItsField) {
    const auto fields = cellOf(runsToCsv({test::fullRecord()}));
    EXPECT_EQ(fields.at("run_name"), "Größe \"50 %\" – 日本");
    EXPECT_EQ(fields.at("run_note"),
              "first line\n=HYPERLINK(\"http://x\",\"y\")\t'; DROP TABLE runs; --");
    EXPECT_EQ(fields.at("run_tags"), "baseline; größer, als gedacht");
    EXPECT_EQ(fields.at("seed"), "18446744073709551615");
    EXPECT_EQ(fields.at("batch_meaning"), "total");
    EXPECT_EQ(fields.at("devices"), "gpu:a+gpu:b");
    EXPECT_EQ(fields.at("started_utc"), "2026-11-30T14:05:09.123+00:00");
    EXPECT_EQ(fields.at("outcome"), "throttled");
    EXPECT_EQ(fields.at("stop_reason"), "noise stable");
    EXPECT_EQ(fields.at("caveats"), "machine busy: 1.5 cores; debug build");
    EXPECT_EQ(fields.at("load_seconds"), "0.14285714285714285");
    EXPECT_EQ(fields.at("process_peak_bytes"), "18446744073709551615");
    EXPECT_EQ(fields.at("output_finite"), "true");
    EXPECT_EQ(fields.at("threads"), "4");
    EXPECT_EQ(fields.at("memory_available_bytes"), "9007199254740993");
    EXPECT_EQ(fields.at("other_load_cores"), "0.30000000000000004");
    EXPECT_EQ(fields.at("libraries"), "oneDNN 2.6.3; SQLite 3.40.1");
    EXPECT_EQ(fields.at("stop_max_seconds"), "0.30000000000000004");
}

TEST(RunsCsvTest, whatIsNotKnownIsEmpty) {
    const std::string table = runsToCsv({test::sparseRecord()});
    const auto fields = cellOf(table);
    for (const char* column :
         {"images_per_second", "samples", "iterations", "slow_outliers", "clock",
          "warm_up_iterations", "stop_reason", "compile_seconds", "weights_bytes",
          "process_peak_bytes", "output_finite", "threads", "cores_allowed", "other_load_cores"})
        EXPECT_EQ(fields.at(column), "") << column;
    EXPECT_EQ(table.find("nan"), table.npos);

    RunRecord run = plainRun(); // 1e308 images/s and more cannot be told
    run.cells[0].measurement.samples.assign(
        5, {1, Seconds(std::numeric_limits<double>::denorm_min()), {}, sampleNormal, {}});
    const std::string huge = runsToCsv({run});
    EXPECT_EQ(cellOf(huge).at("images_per_second"), "");
    EXPECT_EQ(huge.find("inf,"), huge.npos);
    run.cells[0].measurement.samples.resize(4); // too few to call one an outlier
    EXPECT_EQ(cellOf(runsToCsv({run})).at("slow_outliers"), "");
    EXPECT_EQ(cellOf(runsToCsv({run})).at("samples"), "4");
}

TEST(RunsCsvTest, noTextBecomesAFormulaAndNoNumberIsChanged) {
    RunRecord run = plainRun();
    run.spec.note = "=HYPERLINK(\"http://x\",\"y\")";
    run.cells[0].reason = "@sum(1)";
    run.spec.name = "-fast";
    run.cells[0].measurement.samples.resize(9);
    for (std::size_t i = 0; i < 9; ++i) // 1 s an iteration, then 2 s: half the speed
        run.cells[0].measurement.samples[i] = {1, Seconds(i < 6 ? 1.0 : 2.0), {}, sampleNormal, {}};
    const std::string table = runsToCsv({run});
    EXPECT_NE(table.find(",\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\","), table.npos);
    EXPECT_NE(table.find(",\"'@sum(1)\","), table.npos);
    EXPECT_NE(table.find(",\"'-fast\","), table.npos);
    EXPECT_EQ(cellOf(table).at("drift"), "-0.5");
    for (const char* start : {"+", "\t", "\n", "\r"}) {
        run.spec.name = std::string(start) + "1";
        EXPECT_EQ(cellOf(runsToCsv({run})).at("run_name"), "'" + run.spec.name);
    }
}

TEST(RunsCsvTest, aLocaleWithADecimalCommaChangesNothing) {
    const std::string before = runsToCsv({test::fullRecord(), plainRun()});
    const test::GermanNumbers german;
    EXPECT_EQ(runsToCsv({test::fullRecord(), plainRun()}), before);
}

TEST(RunsCsvTest, runsFollowEachOther) {
    EXPECT_EQ(rowsOf(runsToCsv({})).size(), 1u);
    const auto rows = rowsOf(runsToCsv({plainRun(), test::fullRecord()}));
    ASSERT_EQ(rows.size(), 4u);
    for (const auto& row : rows)
        EXPECT_EQ(row.size(), rows[0].size());
}

} // namespace
} // namespace bildrate
