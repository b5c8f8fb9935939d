// Every way of computing a step, not only the one that a plan would choose here.
#include "core/cpu/onednn_calls.h"
#include "tests/core/cpu/network_check.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace bildrate::cpu {
namespace {

struct Case {
    const char* network;
    std::int64_t batch;
    int threads;
};

class Ways : public testing::TestWithParam<Case> {};

void check(const Oracle& oracle, Precision precision, int threads, const char* name,
           std::function<bool(const ConvolutionWay&)> accept) {
    SCOPED_TRACE(fmt::format("{} {}", nameOf(precision), name));
    PlanOptions options = untimed();
    options.accept = std::move(accept);
    options.scratchLimit = 1u << 20; // Winograd must split the batch
    Loaded loaded(oracle.schedule(precision), threads, options);
    EXPECT_EQ(complaints(stepErrors(oracle, loaded)), "");
    EXPECT_TRUE(agrees(logitsOf(loaded), oracle.logits(), precision));
    if (precision == Precision::bf16 && std::string_view(name) == "own") {
        // the record says so; lenet has no 1x1
        EXPECT_EQ(loaded.plan->facts().notes.empty(), oracle.network.name == "lenet");
    }
}

TEST_P(Ways, everyOneAgreesWithTheReference) {
    const Oracle oracle(GetParam().network, GetParam().batch);
    const int threads = GetParam().threads;
    using enum ConvolutionMethod;
    for (Precision precision : {Precision::fp32, Precision::bf16}) {
        if (precision == Precision::bf16 && !onednn::hasBfloat16())
            continue;
        const auto accept = [&](const char* name, auto&& rule) {
            check(oracle, precision, threads, name, rule);
        };
        accept("direct", [](const auto& way) { return way.method == direct && way.images == 0; });
        accept("image by image",
               [](const auto& way) { return way.method == direct && way.images == 1; });
        accept("winograd", [](const auto& way) {
            return way.method == winograd && way.images == 0 && way.implementation == 0;
        });
        accept("second winograd",
               [](const auto& way) { return way.method == winograd && way.implementation == 1; });
        accept("winograd in parts", [](const auto& way) {
            return way.method == winograd && way.images > 0 && way.implementation == 0;
        });
        accept("own", [](const auto& way) { return way.method == ownPointwise; });
        if (precision == Precision::bf16)
            accept("multiplied in fp32", [](const auto& way) {
                return way.method == direct && way.compute == DataType::fp32;
            });
    }
}

INSTANTIATE_TEST_SUITE_P(Cpu, Ways,
                         testing::Values(Case{"resnet-50", 2, 2}, Case{"resnet-50", 3, 1},
                                         Case{"googlenet", 3, 2}, Case{"lenet", 8, 2}),
                         [](const auto& parameter) {
                             std::string name = parameter.param.network;
                             std::erase(name, '-');
                             return fmt::format("{}_{}_{}", name, parameter.param.batch,
                                                parameter.param.threads);
                         });

} // namespace
} // namespace bildrate::cpu
