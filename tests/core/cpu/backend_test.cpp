#include "core/backends.h"
#include "core/base/error.h"
#include "core/base/machine.h"
#include "core/cpu/cpu_backend.h"
#include "core/cpu/onednn_calls.h"
#include "core/cpu/peak.h"
#include "core/network/zoo.h"

#include <gtest/gtest.h>

namespace bildrate::cpu {
namespace {

const std::vector<std::string> theCpu{"cpu"};

TEST(CpuBackend, isTheOneDeviceOfThisMachine) {
    const std::vector<Device> devices = CpuBackend().devices();
    ASSERT_EQ(devices.size(), 1u);
    const Device& cpu = devices.front();
    EXPECT_EQ(cpu.id, "cpu");
    EXPECT_EQ(cpu.kind, DeviceKind::cpu);
    EXPECT_TRUE(cpu.availability.available());
    EXPECT_EQ(cpu.threads, allowedCores());
    EXPECT_FALSE(cpu.name.empty());
    ASSERT_TRUE(cpu.memoryTotal && cpu.memoryFree);
    EXPECT_LE(*cpu.memoryFree, *cpu.memoryTotal);
    ASSERT_EQ(cpu.precisions.size(), 4u);
    EXPECT_EQ(cpu.precisions[0].first, Precision::fp32);
    EXPECT_TRUE(cpu.precisions[0].second.available());
    EXPECT_EQ(cpu.precisions[1].first, Precision::tf32);
    EXPECT_FALSE(cpu.precisions[1].second.available());
    EXPECT_EQ(cpu.precisions[2].first, Precision::fp16);
    EXPECT_FALSE(cpu.precisions[2].second.available());
    EXPECT_EQ(cpu.precisions[3].first, Precision::bf16);
    EXPECT_EQ(cpu.precisions[3].second.available(), onednn::hasBfloat16());
    EXPECT_TRUE(cpu.training.available());
}

TEST(CpuBackend, saysWhatItCannotDo) {
    const CpuBackend backend;
    EXPECT_TRUE(backend.supports(Workload::inference, Precision::fp32, theCpu).available());
    EXPECT_TRUE(backend.supports(Workload::training, Precision::fp32, theCpu).available());
    EXPECT_NE(backend.supports(Workload::training, Precision::tf32, theCpu).reason.find("tf32"),
              std::string::npos);
    EXPECT_NE(backend.supports(Workload::inference, Precision::tf32, theCpu).reason.find("tf32"),
              std::string::npos);
    EXPECT_NE(backend.supports(Workload::inference, Precision::fp16, theCpu).reason.find("fp16"),
              std::string::npos);
    const std::vector<std::string> gpu{"gpu:1"};
    EXPECT_NE(backend.supports(Workload::inference, Precision::fp32, gpu).reason.find("gpu:1"),
              std::string::npos);
    const std::vector<std::string> twice{"cpu", "cpu"};
    EXPECT_FALSE(backend.supports(Workload::inference, Precision::fp32, twice).available());
}

TEST(CpuBackend, refusesToCompileWhatItDoesNotSupport) {
    Schedule schedule = makeSchedule(makeNetwork("lenet"), Workload::inference, Precision::fp16, 1);
    Target target;
    target.devices = theCpu;
    EXPECT_THROW(CpuBackend().compile(schedule, target, {}), Error);
    schedule = makeSchedule(makeNetwork("lenet"), Workload::inference, Precision::fp32, 1);
    target.threads = -1;
    EXPECT_THROW(CpuBackend().compile(schedule, target, {}), Error);
}

TEST(CpuBackend, namesTheLayerItHasNothingFor) {
    Schedule schedule = makeSchedule(makeNetwork("lenet"), Workload::inference, Precision::fp32, 1);
    schedule.steps[1].op = BatchNormOp{};
    Target target;
    target.devices = theCpu;
    try {
        CpuBackend().compile(schedule, target, {});
        FAIL() << "compiled a lone batch norm";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::unsupported);
        EXPECT_EQ(error.context(), schedule.steps[1].name);
    }
}

TEST(Backends, holdTheCpu) {
    const auto backends = makeBackends();
    ASSERT_EQ(backends.size(), 1u);
    EXPECT_EQ(backends.front()->name(), "oneDNN");
}

TEST(PeakFlops, isWhatTheWidestInstructionsDo) {
    const auto gigaflops = [](std::string_view instructionSet, Precision precision) {
        return peakFlops(instructionSet, precision, 2, 1e9).value_or(0) / 1e9;
    };
    EXPECT_EQ(gigaflops("avx512_core", Precision::fp32), 2 * 64);
    EXPECT_EQ(gigaflops("avx512_core_amx", Precision::fp32), 2 * 64);
    EXPECT_EQ(gigaflops("avx512_core_bf16", Precision::bf16), 2 * 128);
    EXPECT_EQ(gigaflops("avx512_core_amx", Precision::bf16), 2 * 1024);
    EXPECT_EQ(gigaflops("avx2_vnni", Precision::fp32), 2 * 32);
    EXPECT_EQ(gigaflops("avx", Precision::fp32), 2 * 16);
    EXPECT_EQ(gigaflops("sse41", Precision::fp32), 2 * 8);
    EXPECT_FALSE(peakFlops("none", Precision::fp32, 2, 1e9));
    EXPECT_FALSE(peakFlops("avx2", Precision::fp32, 2, {}));
}

TEST(CpuBackend, namesItsLibrary) {
    const auto libraries = CpuBackend().libraries();
    ASSERT_EQ(libraries.size(), 1u);
    EXPECT_EQ(libraries[0].first + " " + libraries[0].second, onednn::version());
}

} // namespace
} // namespace bildrate::cpu
