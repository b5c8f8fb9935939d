#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/run_json.h"
#include "core/store/run_store.h"
#include "tests/app/command_line_fixture.h"
#include "tests/support/error_of.h"

#include <csignal>

namespace bildrate::cli {
namespace {

class RunCommandTest : public CommandLineTest {
protected:
    RunCommandTest() {
        // 10 ms an iteration whatever the batch: 100 images/s at batch 1
        m_prepare = [this](FakeBackend& backend) { backend.script = m_script; };
    }

    std::function<FakeScript(const Schedule&)> m_script = [](const Schedule&) {
        return FakeScript{};
    };
    RunRecord stored() {
        const RunStore store(m_surroundings.databaseFile);
        return store.load(store.resolve("last"));
    }
    std::size_t storedRuns() { return RunStore(m_surroundings.databaseFile).list().size(); }
};

TEST_F(RunCommandTest, printsATableOfNetworksAndBatches) {
    ASSERT_EQ(run({"run", "--networks", "lenet,alexnet", "--batch", "1,4", "--name", "first"}),
              exitDone)
        << err();
    EXPECT_TRUE(contains(out(), "images/s, inference, fp32, cpu\n"
                                "network       batch 1       batch 4\n"
                                "-------  ------------  ------------\n"
                                "lenet    100.00 ±0.01  400.00 ±0.01\n"
                                "alexnet  100.00 ±0.01  400.00 ±0.01\n"))
        << out();
    EXPECT_TRUE(contains(out(), ", first\n")) << out();
}

TEST_F(RunCommandTest, storesWhatItShows) {
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1", "--note", "a note", "--json"}),
              exitDone);
    const std::vector<RunRecord> runs = runsFromJson(out());
    ASSERT_EQ(runs.size(), 1u);
    EXPECT_EQ(runs.front().spec.note, "a note");
    EXPECT_EQ(runs.front().cells.size(), 1u);
    EXPECT_EQ(runToJson(stored()), out());
}

TEST_F(RunCommandTest, keepsDataAndTalkApart) {
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2", "--json"}), exitDone);
    EXPECT_NO_THROW(runsFromJson(out()));
    EXPECT_TRUE(contains(err(), "[2/2] lenet fp32 batch 2: 200.00 ±0.01")) << err();
    EXPECT_TRUE(contains(err(), "within 1.0 %")) << err();
}

TEST_F(RunCommandTest, rewritesOneLineOnATerminal) {
    m_err.becomeTerminal(60);
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2", "--no-store"}), exitDone);
    EXPECT_EQ(std::count(err().begin(), err().end(), '\n'), 0) << err();
    EXPECT_TRUE(contains(err(), "\r[1/2] lenet fp32 batch 1: ")) << err();
    EXPECT_TRUE(err().ends_with("\r\x1b[K"));
}

TEST_F(RunCommandTest, everyOptionReachesTheSpec) {
    ASSERT_EQ(run({"run",
                   "--networks",
                   "lenet,vgg11",
                   "--batch",
                   "1,2..8",
                   "--batch",
                   "vgg11=16",
                   "--batch-meaning",
                   "total",
                   "--precision",
                   "fp32,bf16",
                   "--workload",
                   "inference",
                   "--device",
                   "cpu",
                   "--threads",
                   "3",
                   "--max-time",
                   "2.5",
                   "--min-samples",
                   "7",
                   "--hard-limit",
                   "--width",
                   "2 %",
                   "--warm-up",
                   "4",
                   "--convolution",
                   "direct",
                   "--seed",
                   "18446744073709551615",
                   "--force"}),
              exitDone)
        << err();
    RunSpec expected;
    expected.networks = {{"lenet", {}}, {"vgg11", {16}}};
    expected.batches = {1, 2, 4, 8};
    expected.batchMeaning = BatchMeaning::total;
    expected.precisions = {Precision::fp32, Precision::bf16};
    expected.threads = 3;
    expected.stop.maxTime = Seconds(2.5);
    expected.stop.minSamples = 7;
    expected.stop.hardLimit = true;
    expected.stop.relativeWidth = 0.02;
    expected.stop.warmUpIterations = 4;
    expected.convolution = ConvolutionChoice::direct;
    expected.seed = 18446744073709551615u;
    expected.force = true;
    EXPECT_EQ(stored().spec, expected);
}

TEST_F(RunCommandTest, allMeansEveryNetworkOnce) {
    ASSERT_EQ(run({"run", "--networks", "lenet,all", "--batch", "1", "--no-store", "--json"}),
              exitDone);
    const RunSpec spec = runsFromJson(out()).front().spec;
    EXPECT_EQ(spec.networks.size(), 14u);
    EXPECT_EQ(spec.networks.front().network, "lenet");
}

TEST_F(RunCommandTest, cellsThatFailHaveTheirReasonBelowTheTable) {
    m_script = [](const Schedule& schedule) {
        FakeScript script;
        if (schedule.batch > 2)
            script.memory.activations = Bytes(3) << 30;
        return script;
    };
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,4,8,2"}), exitPartly);
    EXPECT_TRUE(contains(out(), "does not fit [1]  does not fit [2]")) << out();
    EXPECT_TRUE(contains(out(), "\n[1] needs 3.00 GiB, 1.00 GiB free\n")) << out();
    EXPECT_TRUE(contains(out(), "\n[2] larger than batch 4, which did not fit\n")) << out();
    EXPECT_TRUE(contains(out(), "200.00 ±0.01")) << out();
}

TEST_F(RunCommandTest, nothingMeasuredHasItsOwnExitCode) {
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1", "--workload", "training"}),
              exitNothing);
    EXPECT_TRUE(contains(out(), "unsupported [1]")) << out();
    EXPECT_EQ(run({"run", "--networks", "lenet", "--workload", "inference,training"}), exitPartly);
}

TEST_F(RunCommandTest, caveatsStandBesideTheNumber) {
    m_environment.loadOther = 1.5;
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2", "--warm-up", "0"}), exitDone);
    EXPECT_TRUE(contains(out(), "100.00 ±0.01 [1")) << out();
    EXPECT_TRUE(contains(out(), "[1] machine busy: other processes kept 1.5 cores busy")) << out();
}

TEST_F(RunCommandTest, caveatsThatDifferInFiguresShareAFootnote) {
    m_script = [this](const Schedule& schedule) {
        m_environment.loadOther = double(schedule.batch);
        return FakeScript{};
    };
    m_environment.loadOther = 3.0;
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2"}), exitDone);
    EXPECT_TRUE(contains(out(), "[1] machine busy (figures differ between cells)\n")) << out();
    EXPECT_FALSE(contains(out(), "[2]")) << out();
}

TEST_F(RunCommandTest, tooFewSamplesHaveNoInterval) {
    ASSERT_EQ(
        run({"run", "--networks", "lenet", "--batch", "1", "--max-time", "0.025", "--hard-limit"}),
        exitDone);
    EXPECT_TRUE(contains(out(), " 100 [1]\n")) << out();
    EXPECT_TRUE(contains(out(), "[1] too few samples: ")) << out();
}

TEST_F(RunCommandTest, aMissingDeviceStopsBeforeAnythingRuns) {
    expectRefused({"run", "--networks", "lenet", "--device", "gpu:0"}, exitDeviceMissing,
                  "'gpu:0'; the devices here are cpu");
    expectRefused({"run", "--networks", "lenet", "--device", "cpu+npu"}, exitDeviceMissing,
                  "'npu'");
    expectRefused({"run", "--preset", "tf-training"}, exitDeviceMissing, "'gpu:0'");
    EXPECT_EQ(storedRuns(), 0u);
}

TEST_F(RunCommandTest, anUnusableDeviceSaysWhy) {
    m_devices.push_back(FakeBackend::gpu("gpu:GPU-1", 1 << 30));
    m_devices.back().availability.reason = "the driver is too old";
    expectRefused({"run", "--networks", "lenet", "--device", "gpu:0"}, exitDeviceMissing,
                  "gpu:GPU-1 cannot be used: the driver is too old");
}

TEST_F(RunCommandTest, autoTakesTheGpuElseTheCpuAndSaysSo) {
    ASSERT_EQ(run({"run", "--networks", "lenet", "--device", "auto"}), exitDone);
    EXPECT_TRUE(contains(err(), "device auto: measuring on cpu\n")) << err();
    EXPECT_EQ(stored().spec.deviceSets, (std::vector<std::vector<std::string>>{{"cpu"}}));

    m_devices.push_back(FakeBackend::gpu("gpu:GPU-1", 1 << 30));
    ASSERT_EQ(run({"run", "--networks", "lenet", "--device", "auto"}), exitDone);
    EXPECT_TRUE(contains(err(), "device auto: measuring on gpu:GPU-1\n")) << err();
    EXPECT_EQ(stored().spec.deviceSets, (std::vector<std::vector<std::string>>{{"gpu:GPU-1"}}));
}

TEST_F(RunCommandTest, setsOfDevicesAreJobsAndRecordsNameTheirIds) {
    m_devices.push_back(FakeBackend::gpu("gpu:GPU-b", 1 << 30));
    m_devices.push_back(FakeBackend::gpu("gpu:GPU-a", 1 << 30));
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "8", "--device", "gpu:0", "--device",
                   "gpu:1+gpu:0"}),
              exitDone)
        << err();
    EXPECT_EQ(stored().spec.deviceSets,
              (std::vector<std::vector<std::string>>{{"gpu:GPU-b"}, {"gpu:GPU-a", "gpu:GPU-b"}}));
    EXPECT_TRUE(contains(out(), "gpu:GPU-a+gpu:GPU-b, batch per device on 2 devices\n")) << out();
}

TEST_F(RunCommandTest, badInputIsNamedAndNothingIsStored) {
    EXPECT_EQ(storedRuns(), 0u); // the database is there
    const auto refused = [&](const std::vector<std::string>& options, std::string_view culprit) {
        std::vector<std::string> arguments{"run"};
        for (const std::string& option : options)
            arguments.push_back(option);
        expectRefused(arguments, exitWrongUse, culprit);
    };
    refused({}, "--networks");
    refused({"--networks", "lennet"}, "lenet");
    refused({"--networks", ""}, "--networks");
    refused({"--networks", "lenet,,alexnet"}, "'lenet,,alexnet'");
    for (const char* batch : {"0", "-1", "1000000000", "1e9", "1..", "..4", "4..1", "", "1;2"})
        refused({"--networks", "lenet", "--batch", batch}, batch);
    refused({"--networks", "lenet", "--batch", "vgg11=1"}, "'vgg11'");
    refused({"--networks", "lenet", "--precision", "fp31"}, "'fp31'");
    refused({"--networks", "lenet", "--workload", "guessing"}, "'guessing'");
    refused({"--networks", "lenet", "--convolution", "fft"}, "'fft'");
    refused({"--networks", "lenet", "--batch-meaning", "both"}, "'both'");
    refused({"--networks", "lenet", "--max-time", "1,5"}, "'1,5'");
    refused({"--networks", "lenet", "--max-time", "0"}, "0");
    refused({"--networks", "lenet", "--max-time", "nan"}, "'nan'");
    refused({"--networks", "lenet", "--width", "%"}, "--width");
    refused({"--networks", "lenet", "--min-samples", "0"}, "0 samples");
    refused({"--networks", "lenet", "--threads", "-2"}, "'-2'");
    refused({"--networks", "lenet", "--seed", "-1"}, "'-1'");
    refused({"--networks", "lenet", "--preset", "quik"}, "'quik'");
    refused({"--networks", "lenet", "extra"}, "extra");
    refused({"--preset", "quick", "--again", "last"}, "--preset");
    refused({"--resume", "last", "--batch", "2"}, "--resume");
    refused({"--resume", "last", "--no-store"}, "--no-store");
    refused({"--resume", "0123456789"}, "0123456789");
    refused(
        {"--networks", "lenet", "--batch", "10", "--batch-meaning", "total", "--device", "cpu+cpu"},
        "cpu");
    EXPECT_EQ(storedRuns(), 0u);
}

TEST_F(RunCommandTest, aDatabaseThatCannotBeWrittenIsNoticedBeforeAnythingRuns) {
    bool compiled = false;
    m_prepare = [&](FakeBackend& backend) {
        backend.script = [&](const Schedule&) {
            compiled = true;
            return FakeScript{};
        };
    };
    expectRefused({"run", "--networks", "lenet", "--database", m_folder.string()}, exitWrongUse,
                  m_folder.string());
    expectRefused({"run", "--networks", "lenet", "--database", "/proc/runs.sqlite"}, exitWrongUse,
                  "/proc/runs.sqlite");
    EXPECT_FALSE(compiled);
    EXPECT_EQ(run({"run", "--networks", "lenet", "--database", m_folder.string(), "--no-store"}),
              exitDone);
}

TEST_F(RunCommandTest, theDatabaseIsTheOneThatIsNamed) {
    const std::filesystem::path other = m_folder / "andere Läufe.sqlite";
    ASSERT_EQ(run({"--database", other.string(), "run", "--networks", "lenet"}), exitDone);
    EXPECT_TRUE(std::filesystem::exists(other));
    EXPECT_FALSE(std::filesystem::exists(m_surroundings.databaseFile));
    ASSERT_EQ(run({"runs", "--database", other.string()}), exitDone);
    EXPECT_TRUE(contains(out(), "1 of 1")) << out();
}

TEST_F(RunCommandTest, anInterruptEndsTheCellAndKeepsWhatIsThere) {
    m_script = [](const Schedule& schedule) {
        FakeScript script;
        if (schedule.batch == 2) {
            script.blockAtRun = 4;
            script.atRun = [](std::int64_t run) {
                if (run == 4)
                    std::raise(SIGINT);
            };
        }
        return script;
    };
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2,4"}), exitPartly);
    EXPECT_TRUE(contains(err(), "stopping after the layer in hand")) << err();
    EXPECT_TRUE(contains(out(), "cancelled [1]  not run\n")) << out();
    const RunRecord record = stored();
    ASSERT_EQ(record.cells.size(), 2u);
    EXPECT_EQ(record.cells[0].outcome, Outcome::completed);
    EXPECT_EQ(record.cells[1].outcome, Outcome::cancelled);
}

TEST_F(RunCommandTest, skippingEndsOneCellAlone) {
    m_script = [](const Schedule& schedule) {
        FakeScript script;
        if (schedule.batch == 2) {
            script.blockAtRun = 0;
            script.atRun = [](std::int64_t) { std::raise(SIGQUIT); };
        }
        return script;
    };
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2,4"}), exitPartly);
    const RunRecord record = stored();
    ASSERT_EQ(record.cells.size(), 3u);
    EXPECT_EQ(record.cells[1].outcome, Outcome::cancelled);
    EXPECT_EQ(record.cells[1].reason, "skipped");
    EXPECT_EQ(record.cells[2].outcome, Outcome::completed);
}

TEST_F(RunCommandTest, resumeRunsWhatIsMissingAndSaysWhatChanged) {
    bool fails = true;
    std::vector<std::int64_t> compiled;
    m_script = [&](const Schedule& schedule) {
        compiled.push_back(schedule.batch);
        FakeScript script;
        if (fails && schedule.batch == 2)
            script.atLoad = [] { std::raise(SIGTERM); };
        if (fails && schedule.batch == 2)
            script.blockAtRun = 0;
        return script;
    };
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2,4"}), exitPartly);
    ASSERT_EQ(stored().cells.size(), 2u);

    fails = false;
    compiled.clear();
    m_environment.kernel = "6.1.0-27";
    ASSERT_EQ(run({"run", "--resume", "last"}), exitDone) << err();
    EXPECT_EQ(compiled, (std::vector<std::int64_t>{2, 4}));
    EXPECT_TRUE(contains(err(), "environment differs: kernel: unknown before, 6.1.0-27 now\n"))
        << err();
    EXPECT_EQ(storedRuns(), 1u);
    EXPECT_EQ(stored().cells.size(), 3u);

    ASSERT_EQ(run({"run", "--resume", "last"}), exitDone);
    EXPECT_TRUE(contains(err(), "no cell of this run is missing")) << err();
    EXPECT_FALSE(contains(err(), "environment differs")) << err();
}

TEST_F(RunCommandTest, aRunWhoseSpecCannotBeRunIsNotResumed) {
    ASSERT_EQ(run({"run", "--networks", "lenet"}), exitDone) << err();
    RunRecord other = stored();
    other.created.unixMilliseconds += 1000;
    other.cells.clear();
    const auto refused = [&](const std::string& culprit) {
        other.id = makeUuid();
        {
            RunStore store(m_surroundings.databaseFile);
            store.add(other);
        }
        expectRefused({"run", "--resume", other.id}, exitWrongUse,
                      "run " + other.id.substr(0, 8) + " cannot be resumed: ");
        EXPECT_TRUE(contains(err(), culprit)) << err();
        EXPECT_EQ(RunStore(m_surroundings.databaseFile).load(other.id), other);
    };
    other.spec.networks = {{"resnet-51", {}}}; // as another program may write
    refused("'resnet-51'");
    other.spec.networks = {{"lenet", {}}};
    other.spec.stop.minSamples = 0;
    refused("the minimum of 0 samples");
}

TEST_F(RunCommandTest, aRunThatIsMeasuredIsNeitherResumedNorDeleted) {
    std::vector<std::string> refusals;
    m_script = [&](const Schedule&) {
        FakeScript script;
        script.atLoad = [&] {
            RunStore other(m_surroundings.databaseFile);
            const std::string id = other.resolve("last");
            refusals.push_back(test::errorOf([&] { other.lock(id); }).second);
            refusals.push_back(test::errorOf([&] { other.remove(id); }).second);
        };
        return script;
    };
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2"}), exitDone) << err();
    const std::string id = stored().id;
    const std::string sentence = "run " + id + " is being measured; wait until that has ended";
    ASSERT_EQ(refusals.size(), 4u);
    for (const std::string& refusal : refusals)
        EXPECT_TRUE(contains(refusal, sentence)) << refusal;

    const RunStore other(m_surroundings.databaseFile);
    {
        const RunLock lock = other.lock(id); // as of another process that resumes it
        for (const std::vector<std::string>& arguments :
             std::vector<std::vector<std::string>>{{"run", "--resume", "last"}, {"delete", "last"}})
            expectRefused(arguments, exitWrongUse, sentence);
    }
    EXPECT_EQ(stored().cells.size(), 2u);
    EXPECT_EQ(run({"delete", "last"}), exitDone) << err();
}

TEST_F(RunCommandTest, againIsANewRunOfTheSameSpec) {
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "1,2", "--seed", "7"}), exitDone);
    const RunRecord first = stored();
    ASSERT_EQ(run({"run", "--again", first.id.substr(0, 8), "--batch", "4"}), exitDone) << err();
    EXPECT_EQ(storedRuns(), 2u);
    RunSpec expected = first.spec;
    expected.batches = {4};
    const RunRecord second = stored();
    EXPECT_EQ(second.spec, expected);
    EXPECT_NE(second.id, first.id);
}

TEST_F(RunCommandTest, presetsAreAStartThatOptionsChange) {
    ASSERT_EQ(run({"run", "--preset", "quick", "--precision", "bf16"}), exitDone) << err();
    EXPECT_EQ(stored().spec.networks, builtInPresets().front().spec.networks);
    EXPECT_EQ(stored().spec.precisions, std::vector{Precision::bf16});
    ASSERT_EQ(run({"run", "--preset", "quick", "--networks", "lenet,vgg11", "--batch", "3"}),
              exitDone);
    EXPECT_EQ(stored().spec.networks, (std::vector<NetworkChoice>{{"lenet", {}}, {"vgg11", {}}}));
}

TEST_F(RunCommandTest, savedPresetsFindTheirCardWhenTheOrderChanges) {
    m_devices.push_back(FakeBackend::gpu("gpu:GPU-a", 1 << 30));
    m_devices.push_back(FakeBackend::gpu("gpu:GPU-b", 1 << 30));
    ASSERT_EQ(run({"run", "--networks", "lenet", "--batch", "3", "--width", "0.35", "--device",
                   "gpu:1", "--save-preset", "my card"}),
              exitDone)
        << err();
    std::swap(m_devices[1], m_devices[2]);
    ASSERT_EQ(run({"run", "--preset", "my card"}), exitDone) << err();
    EXPECT_EQ(stored().spec.deviceSets, (std::vector<std::vector<std::string>>{{"gpu:GPU-b"}}));
    EXPECT_EQ(stored().spec.stop.relativeWidth, 0.35 / 100);
    EXPECT_EQ(stored().spec.name, "my card");

    ASSERT_EQ(run({"presets"}), exitDone);
    EXPECT_TRUE(contains(out(), "my card ")) << out();
    EXPECT_TRUE(contains(out(), "mxnet-inference ")) << out();
    ASSERT_EQ(run({"presets", "--delete", "my card"}), exitDone);
    ASSERT_EQ(run({"presets"}), exitDone);
    EXPECT_FALSE(contains(out(), "my card")) << out();
}

TEST_F(RunCommandTest, presetsThatCannotBeChanged) {
    expectRefused({"run", "--networks", "lenet", "--save-preset", "quick"}, exitWrongUse, "quick");
    expectRefused({"presets", "--delete", "quick"}, exitWrongUse, "quick");
    expectRefused({"presets", "--delete", "none"}, exitWrongUse, "none");
    EXPECT_FALSE(std::filesystem::exists(m_surroundings.presetFile));
}

TEST_F(RunCommandTest, aBrokenPresetFileIsNamedAndTheOthersStayUsable) {
    std::filesystem::create_directories(m_surroundings.presetFile.parent_path());
    writeFile(m_surroundings.presetFile, "{", IfExists::refuse);
    ASSERT_EQ(run({"presets"}), exitDone);
    EXPECT_TRUE(contains(err(), m_surroundings.presetFile.string())) << err();
    EXPECT_TRUE(contains(out(), "quick ")) << out();
    EXPECT_EQ(readFile(m_surroundings.presetFile), "{");
    expectRefused({"presets", "--delete", "x"}, exitWrongUse, "cannot be used");
    ASSERT_EQ(run({"run", "--networks", "lenet", "--save-preset", "mine"}), exitDone);
    EXPECT_TRUE(contains(err(), "presets.broken-")) << err();
}

TEST_F(RunCommandTest, listsDevices) {
    m_devices.push_back(FakeBackend::gpu("gpu:GPU-a", 1 << 30));
    m_devices.back().name = std::string("Card\0 ", 6);
    m_devices.back().availability.reason = "the driver is too old";
    ASSERT_EQ(run({"devices"}), exitDone);
    EXPECT_TRUE(contains(out(), "gpu:GPU-a  Card ")) << out();
    EXPECT_TRUE(contains(out(), "gpu:GPU-a cannot be used: the driver is too old\n")) << out();
    ASSERT_EQ(run({"devices", "--json"}), exitDone);
    EXPECT_TRUE(contains(out(), "\"name\": \"Card\"")) << out();
}

} // namespace
} // namespace bildrate::cli
