#include "core/base/error.h"
#include "core/cpu/compiled_schedule.h"
#include "core/cpu/cpu_backend.h"
#include "core/cpu/onednn_calls.h"
#include "core/network/network_builder.h"
#include "core/network/weights.h"
#include "tests/core/cpu/network_check.h"

#include <gtest/gtest.h>

#include <cmath>

namespace bildrate::cpu {
namespace {

/// Every kind of step: a slice, a residual, both pools, an unfused ReLU's worth of branches.
Network everything(int branchWidth) {
    NetworkBuilder builder("everything", "Everything", {3, 20, 20});
    const LayerId stem =
        builder.convolution("stem", builder.input(), {32, {3, 3}, {1, 1}, {1, 1}, true});
    const LayerId pooled = builder.maxPool("pool", stem, {{3, 3}, {2, 2}, {1, 1}, false});
    const LayerId wide =
        builder.convolution("wide", pooled, {branchWidth, {3, 3}, {1, 1}, {1, 1}, true});
    const LayerId narrow =
        builder.convolution("narrow", pooled, {32, {1, 1}, {1, 1}, {0, 0}, true});
    const LayerId mean = builder.averagePool("mean", pooled, {{3, 3}, {1, 1}, {1, 1}, true});
    const LayerId joined = builder.concat("joined", {wide, narrow, mean});
    const LayerId a = builder.convolution("a", joined, {32, {1, 1}, {1, 1}, {0, 0}, true});
    const LayerId b = builder.convolution("b", a, {32, {3, 3}, {1, 1}, {1, 1}, false});
    const LayerId sum = builder.addRelu("sum", a, b);
    const LayerId global = builder.globalAveragePool("global", sum);
    return builder.finish(builder.fullyConnected("fc", global, 10, false));
}

struct Everything {
    Network network;
    Oracle oracle;
    explicit Everything(int branchWidth, std::int64_t batch)
        : network(everything(branchWidth)), oracle(network, batch) {}
};

TEST(CpuExecutor, blockedLayoutAgreesAtSeveralBatches) {
    for (std::int64_t batch : {1, 2, 3, 8, 9}) {
        SCOPED_TRACE(batch);
        const Everything one(16, batch);
        for (int threads : {1, 2, 3}) {
            Loaded loaded(one.oracle.schedule(Precision::fp32), threads);
            EXPECT_EQ(loaded.plan->facts().threads, threads);
            EXPECT_EQ(complaints(stepErrors(one.oracle, loaded)), "");
            EXPECT_TRUE(agrees(logitsOf(loaded), one.oracle.logits(), Precision::fp32));
        }
    }
}

TEST(CpuExecutor, branchesOfAnyWidthAreJoined) {
    const Everything one(24, 3); // 24 channels cut a block of 16
    Loaded loaded(one.oracle.schedule(Precision::fp32));
    EXPECT_EQ(loaded.plan->facts().layout, "nhwc");
    EXPECT_EQ(complaints(stepErrors(one.oracle, loaded)), "");
    EXPECT_TRUE(agrees(logitsOf(loaded), one.oracle.logits(), Precision::fp32));
}

TEST(CpuExecutor, runsCountAndRepeatBitByBit) {
    const Everything one(16, 2);
    Loaded loaded(one.oracle.schedule(Precision::fp32));
    const Sample first = loaded.executor->run(3, {});
    EXPECT_EQ(first.iterations, 3);
    EXPECT_GT(first.hostSeconds.count(), 0);
    EXPECT_FALSE(first.deviceSeconds.has_value());
    EXPECT_EQ(first.flags, std::uint32_t(sampleNormal));
    const std::vector<float> output = loaded.executor->output();
    ASSERT_EQ(output.size(), 20u);
    for (int image = 0; image < 2; ++image) {
        double sum = 0;
        for (int c = 0; c < 10; ++c)
            sum += output[std::size_t(image * 10 + c)];
        EXPECT_NEAR(sum, 1.0, 1e-5);
    }
    loaded.executor->run(1, {});
    EXPECT_EQ(loaded.executor->output(), output);
    EXPECT_LT(reference::relativeError(output, one.oracle.layers.back().data), 1e-5);
}

TEST(CpuExecutor, setInputReplacesTheImages) {
    const Everything one(16, 2);
    Loaded loaded(one.oracle.schedule(Precision::fp32));
    loaded.executor->run(1, {});
    const std::vector<float> before = loaded.executor->output();
    const std::vector<float> images = inputImages(one.network, 2, testSeed);
    std::vector<float> swapped(images.begin() + std::ptrdiff_t(images.size() / 2), images.end());
    swapped.insert(swapped.end(), images.begin(),
                   images.begin() + std::ptrdiff_t(images.size() / 2));
    loaded.executor->setInput(swapped);
    loaded.executor->run(1, {});
    const std::vector<float> after = loaded.executor->output();
    for (std::size_t c = 0; c < 10; ++c) {
        EXPECT_NEAR(after[c], before[10 + c], 1e-6);
        EXPECT_NEAR(after[10 + c], before[c], 1e-6);
    }
    EXPECT_THROW(loaded.executor->setInput(std::vector<float>(5)), Error);
}

TEST(CpuExecutor, traceShowsEveryStepInOrder) {
    const Everything one(16, 1);
    Loaded loaded(one.oracle.schedule(Precision::fp32));
    std::vector<std::string> seen;
    loaded.executor->trace(
        [&](const Step& step, std::span<const HostTensor>) { seen.push_back(step.name); }, {});
    std::vector<std::string> expected;
    for (const Step& step : loaded.plan->schedule().steps)
        expected.push_back(step.name);
    EXPECT_EQ(seen, expected);
    EXPECT_EQ(std::ranges::count(seen, "joined"), 0); // no step of its own: branches write into it
}

TEST(CpuExecutor, stopsBeforeAStep) {
    const Everything one(16, 1);
    Loaded loaded(one.oracle.schedule(Precision::fp32));
    std::stop_source stop;
    int steps = 0;
    EXPECT_THROW(loaded.executor->trace(
                     [&](const Step&, std::span<const HostTensor>) {
                         if (++steps == 2)
                             stop.request_stop();
                     },
                     stop.get_token()),
                 Cancelled);
    EXPECT_EQ(steps, 2);
    EXPECT_THROW(loaded.executor->run(1, stop.get_token()), Cancelled);
    EXPECT_THROW(loaded.plan->load(testSeed, stop.get_token()), Cancelled);
    Target target;
    target.devices = {"cpu"};
    EXPECT_THROW(
        CpuBackend().compile(one.oracle.schedule(Precision::fp32), target, stop.get_token()),
        Cancelled);
}

TEST(CpuExecutor, aStepWithWrongInputsIsRefused) {
    const Everything one(16, 1);
    Loaded loaded(one.oracle.schedule(Precision::fp32));
    EXPECT_THROW(loaded.executor->runStep(0, {}), Error);
    EXPECT_THROW(loaded.executor->runStep(0, {{HostTensor{"few", {1}, {1.0f}}}}), Error);
}

TEST(CpuExecutor, outlivesItsPlan) {
    const Everything one(16, 1);
    Loaded loaded(one.oracle.schedule(Precision::fp32));
    loaded.plan.reset();
    loaded.executor->run(1, {});
    EXPECT_LT(reference::relativeError(loaded.executor->output(), one.oracle.layers.back().data),
              1e-5);
}

TEST(CompiledSchedule, memoryIsTheSumOfItsParts) {
    const Everything one(16, 4);
    Target target;
    target.devices = {"cpu"};
    const CompiledSchedule compiled(one.oracle.schedule(Precision::fp32), target, 2, untimed(), {});
    const Schedule& schedule = compiled.schedule();
    const MemoryNeed& need = compiled.memory();
    Bytes weights = 0;
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        const WeightForm& form = compiled.steps()[i].weights;
        EXPECT_EQ(compiled.weightOffset(i), weights);
        weights += alignedPart(form.weightBytes) + alignedPart(form.biasBytes);
        EXPECT_LE(compiled.steps()[i].scratchBytes, compiled.stagingOffset());
        EXPECT_LE(compiled.stagingOffset() + compiled.steps()[i].stagingBytes, need.workspace);
    }
    EXPECT_EQ(need.weights, weights);
    // 4 images of 3x20x20 and 10 probabilities each, fp32
    EXPECT_EQ(need.staging, Bytes(4 * 3 * 20 * 20 * 4 + 4 * 10 * 4));
    for (std::size_t i = 0; i < schedule.tensors.size(); ++i) {
        const Tensor& tensor = schedule.tensors[i];
        if (tensor.role == TensorRole::activation && !tensor.inside) {
            EXPECT_LE(compiled.arenaOffset(TensorId(i)) + compiled.layout().bytesOf(TensorId(i)),
                      need.activations);
        }
    }
    // besides the weights, two threads make the two largest at once: "wide" and "b", 32 channels to
    // 16 and to 32, 3x3, with a bias each
    ASSERT_TRUE(need.loading);
    EXPECT_GE(*need.loading, need.weights + Bytes(4 * (32 * 16 * 9 + 16 + 32 * 32 * 9 + 32)));
    EXPECT_EQ(need.peak(), std::max(need.total(), *need.loading));
    EXPECT_EQ(need.total(), need.weights + need.activations + need.workspace + need.staging);
}

TEST(CompiledSchedule, factsTellHowEachStepIsComputed) {
    Target target;
    target.devices = {"cpu"};
    PlanOptions options = untimed();
    options.scratchLimit = 1; // Winograd takes image by image
    for (const int width : {16, 24})
        for (const Precision precision : {Precision::fp32, Precision::bf16}) {
            if (precision == Precision::bf16 && !onednn::hasBfloat16())
                continue;
            SCOPED_TRACE(testing::Message() << width << " " << nameOf(precision));
            const Schedule schedule =
                makeSchedule(everything(width), Workload::inference, precision, 3);
            const CompiledSchedule compiled(schedule, target, 2, options, {});
            const auto& steps = compiled.schedule().steps;
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const StepFact& fact = compiled.facts().steps[i];
                SCOPED_TRACE(fact.step);
                const bool multiplies = std::holds_alternative<ConvolutionOp>(steps[i].op) ||
                                        std::holds_alternative<FullyConnectedOp>(steps[i].op);
                EXPECT_EQ(fact.computeType.empty(), !multiplies);
                if (fact.algorithm == "winograd") {
                    EXPECT_EQ(fact.computeType, "fp32");
                    EXPECT_EQ(fact.imagesPerCall, 1);
                }
                // what does not copy computes
                ASSERT_TRUE(fact.imagesPerCall && fact.reorders);
                const std::int64_t calls = std::ssize(compiled.steps()[i].calls);
                EXPECT_EQ(calls - *fact.reorders,
                          (3 + *fact.imagesPerCall - 1) / *fact.imagesPerCall);
            }
        }
}

} // namespace
} // namespace bildrate::cpu
