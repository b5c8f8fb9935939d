#include "core/cpu/choice.h"
#include "core/cpu/cpu_backend.h"
#include "core/network/network_builder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace bildrate::cpu {
namespace {

class ChoiceCacheTest : public testing::Test {
protected:
    ChoiceCacheTest()
        : m_folder(std::filesystem::path(testing::TempDir()) /
                   testing::UnitTest::GetInstance()->current_test_info()->name()) {
        std::filesystem::remove_all(m_folder);
    }
    ~ChoiceCacheTest() override { std::filesystem::remove_all(m_folder); }

    std::filesystem::path file() const { return m_folder / "cpu-convolutions.json"; }
    void write(const std::string& content) const {
        std::filesystem::create_directories(m_folder);
        std::ofstream(file()) << content;
    }

    std::filesystem::path m_folder;
};

TEST_F(ChoiceCacheTest, keepsWhatWasStored) {
    ChoiceCache cache(m_folder / "new" / "folder");
    EXPECT_FALSE(cache.find("shape").has_value());
    cache.store("shape", "way");
    EXPECT_EQ(cache.find("shape"), "way");
    cache.write();
    EXPECT_EQ(ChoiceCache(m_folder / "new" / "folder").find("shape"), "way");
}

TEST_F(ChoiceCacheTest, addsToWhatOthersWroteMeanwhile) {
    ChoiceCache first(m_folder);
    ChoiceCache second(m_folder);
    first.store("a", "1");
    second.store("b", "2");
    first.write();
    second.write();
    const ChoiceCache both(m_folder);
    EXPECT_EQ(both.find("a"), "1");
    EXPECT_EQ(both.find("b"), "2");
    // no draft is left behind
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_folder), {}), 1);
}

TEST_F(ChoiceCacheTest, aDamagedFileCountsAsEmptyAndIsReplaced) {
    for (const char* content :
         {"", "{", "[]", "{\"version\":1,\"choices\":{\"shape\":\"way\"}}", "{\"version\":2}",
          "{\"version\":\"2\",\"choices\":{\"shape\":\"way\"}}",
          "{\"version\":2,\"choices\":[\"shape\"]}", "{\"version\":2,\"choices\":{\"shape\":7}}",
          "\xff\xfe"}) {
        SCOPED_TRACE(content);
        write(content);
        ChoiceCache cache(m_folder);
        EXPECT_FALSE(cache.find("shape").has_value());
        cache.store("shape", "other");
        cache.write();
        EXPECT_EQ(ChoiceCache(m_folder).find("shape"), "other");
    }
}

TEST_F(ChoiceCacheTest, aFolderThatCannotBeMadeIsNoError) {
    write("");
    ChoiceCache cache(file() / "below a file");
    cache.store("shape", "way");
    cache.write();
    EXPECT_EQ(cache.find("shape"), "way");
}

class ChooserTest : public ChoiceCacheTest {
protected:
    static Schedule schedule() {
        NetworkBuilder builder("one", "One", {16, 12, 12});
        const LayerId conv =
            builder.convolution("conv", builder.input(), {32, {3, 3}, {1, 1}, {1, 1}, true});
        const LayerId again =
            builder.convolution("again", conv, {32, {3, 3}, {1, 1}, {1, 1}, true});
        const LayerId same = builder.convolution("same", again, {32, {3, 3}, {1, 1}, {1, 1}, true});
        const LayerId global = builder.globalAveragePool("global", same);
        return makeSchedule(builder.finish(builder.fullyConnected("fc", global, 10, false)),
                            Workload::inference, Precision::fp32, 4);
    }
    PlanFacts facts(const PlanOptions& options = {}) const {
        Target target;
        target.devices = {"cpu"};
        target.threads = 1;
        target.cacheFolder = m_folder;
        return CpuBackend(options).compile(schedule(), target, {})->facts();
    }
};

TEST_F(ChooserTest, timesOnceAndThenRemembers) {
    if (!onednn::hasAvx512())
        GTEST_SKIP() << "no choice without AVX-512";
    const PlanFacts first = facts();
    EXPECT_EQ(first.choice, "timed");
    const PlanFacts second = facts();
    EXPECT_EQ(second.choice, "cached");
    EXPECT_EQ(second.steps, first.steps);
    write("damaged");
    EXPECT_EQ(facts().choice, "timed");
}

TEST_F(ChooserTest, aWayThatIsNotOfferedAnyMoreIsTimedAgain) {
    if (!onednn::hasAvx512())
        GTEST_SKIP() << "no choice without AVX-512";
    facts();
    std::ostringstream stream;
    stream << std::ifstream(file()).rdbuf();
    std::string content = stream.str();
    ASSERT_NE(content.find("/fp32/"), std::string::npos);
    for (std::size_t at; (at = content.find("/fp32/")) != std::string::npos;)
        content.replace(at, 6, "/fp99/");
    write(content);
    EXPECT_EQ(facts().choice, "timed");
}

TEST(TimedBatch, outnumbersTheThreadsWhereTheBatchDoes) {
    // a first 3x3 convolution of VGG: 1.85 billion multiply-adds an image
    EXPECT_EQ(timedBatch(1'849'688'064, 256, 8), 16);
    EXPECT_EQ(timedBatch(1'849'688'064, 256, 1), 2);
    EXPECT_EQ(timedBatch(1'849'688'064, 9, 8), 9);
    EXPECT_EQ(timedBatch(1'849'688'064, 8, 8), 8);
    EXPECT_EQ(timedBatch(100'000'000, 256, 4), 12); // ten at least
    EXPECT_EQ(timedBatch(100'000'000, 11, 4), 11);
    EXPECT_EQ(timedBatch(0, 64, 4), 64);
}

TEST_F(ChooserTest, aRoundThatTimeCutsShortCountsForNothing) {
    const Schedule schedule = this->schedule();
    const Step& step = schedule.steps[1];
    const TensorLayout layout(schedule, layoutFor(schedule), schedule.batch);
    std::vector<StepPlan> plans;
    for (const ConvolutionWay& way : convolutionWays(schedule, step, layout, 1))
        if (auto plan = planConvolution(step, layout, way, 1, 256u << 20))
            plans.push_back(std::move(*plan));
    ASSERT_FALSE(plans.empty());
    ConvolutionTimer timer;
    using Instant = std::chrono::steady_clock::time_point;
    EXPECT_FALSE(timer.seconds(step, layout, plans, Instant::min(), {}));
    const auto seconds = timer.seconds(step, layout, plans, Instant::max(), {});
    ASSERT_TRUE(seconds);
    EXPECT_EQ(seconds->size(), plans.size());
    for (const double one : *seconds)
        EXPECT_GT(one, 0);
}

TEST_F(ChooserTest, withoutTimeTheRuleDecides) {
    PlanOptions options;
    options.timingBudget = Seconds(0);
    const PlanFacts facts = this->facts(options);
    EXPECT_EQ(facts.choice, "rule");
    EXPECT_EQ(facts.steps[1].algorithm, onednn::hasAvx512() ? "winograd" : "direct");
    EXPECT_FALSE(std::filesystem::exists(file()));
}

} // namespace
} // namespace bildrate::cpu
