// The checks of zoo_test.cpp must fail where an engine is wrong.
#include "core/cpu/onednn_calls.h"
#include "core/network/weights.h"
#include "tests/core/cpu/network_check.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace bildrate::cpu {
namespace {

class Faults : public testing::TestWithParam<Precision> {
protected:
    void SetUp() override {
        if (GetParam() == Precision::bf16 && !onednn::hasBfloat16())
            GTEST_SKIP() << "no bf16 here";
    }
    static const Oracle& oracle() {
        static const Oracle resnet("resnet-50", 2);
        return resnet;
    }
    /// Compiles a schedule that was spoilt; the oracle keeps the right one.
    void expectCaught(const Schedule& spoilt, const std::string& step) {
        Loaded loaded(spoilt);
        EXPECT_FALSE(agrees(logitsOf(loaded), oracle().logits(), GetParam()));
        const std::vector<StepError> errors = stepErrors(oracle(), loaded);
        const auto found = std::ranges::find(errors, step, &StepError::step);
        ASSERT_NE(found, errors.end());
        EXPECT_TRUE(found->wrong());
        EXPECT_EQ(std::ranges::count_if(errors, &StepError::wrong), 1) << complaints(errors);
    }
    Schedule schedule() const { return oracle().schedule(GetParam()); }
    static Step& stepNamed(Schedule& schedule, std::string_view name) {
        return *std::ranges::find(schedule.steps, name, &Step::name);
    }
};

TEST_P(Faults, permutedBatch) {
    Loaded loaded(schedule());
    std::vector<float> logits = logitsOf(loaded);
    ASSERT_TRUE(agrees(logits, oracle().logits(), GetParam()));
    std::rotate(logits.begin(), logits.begin() + std::ptrdiff_t(logits.size() / 2), logits.end());
    EXPECT_FALSE(agrees(logits, oracle().logits(), GetParam()));
}

TEST_P(Faults, permutedImages) {
    Loaded loaded(schedule());
    std::vector<float> images = inputImages(oracle().network, 2, testSeed);
    std::rotate(images.begin(), images.begin() + std::ptrdiff_t(images.size() / 2), images.end());
    loaded.executor->setInput(images);
    EXPECT_FALSE(agrees(logitsOf(loaded), oracle().logits(), GetParam()));
}

TEST_P(Faults, zeroedLayer) {
    Loaded loaded(schedule());
    const Schedule& steps = loaded.plan->schedule();
    // what follows the layer gets zeros
    for (const char* reader : {"conv3_2.b", "fc"}) {
        const auto found = std::ranges::find(steps.steps, reader, &Step::name);
        ASSERT_NE(found, steps.steps.end());
        HostTensor zeros = hostTensor(
            oracle().layers[std::size_t(steps.tensors[std::size_t(found->inputs[0])].layer)]);
        std::ranges::fill(zeros.values, 0.0f);
        const HostTensor output =
            loaded.executor->runStep(int(found - steps.steps.begin()), {{zeros}}).front();
        const auto& expected =
            oracle().layers[std::size_t(steps.tensors[std::size_t(found->output())].layer)];
        EXPECT_GT(reference::relativeError(output.values, expected.data), 1e-2);
    }
    const std::vector<float> nothing(loaded.executor->output().size(), 0.0f);
    EXPECT_FALSE(agrees(nothing, oracle().logits(), GetParam()));
}

TEST_P(Faults, wrongPadding) {
    Schedule spoilt = schedule();
    std::get<MaxPoolOp>(stepNamed(spoilt, "pool1").op).padding = {0, 0};
    expectCaught(spoilt, "pool1");
}

TEST_P(Faults, missingResidual) {
    Schedule spoilt = schedule();
    Step& step = stepNamed(spoilt, "conv4_2.c");
    ASSERT_TRUE(step.addsResidual);
    step.addsResidual = false;
    step.inputs.pop_back();
    expectCaught(spoilt, "conv4_2.c");
}

TEST_P(Faults, missingRelu) {
    Schedule spoilt = schedule();
    Step& step = stepNamed(spoilt, "conv2_1.b");
    ASSERT_TRUE(step.relu);
    step.relu = false;
    expectCaught(spoilt, "conv2_1.b");
}

INSTANTIATE_TEST_SUITE_P(Cpu, Faults, testing::Values(Precision::fp32, Precision::bf16),
                         [](const auto& parameter) {
                             return std::string(nameOf(parameter.param));
                         });

} // namespace
} // namespace bildrate::cpu
