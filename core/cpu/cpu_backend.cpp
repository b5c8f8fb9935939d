#include "core/cpu/cpu_backend.h"

#include "core/base/error.h"
#include "core/base/machine.h"
#include "core/cpu/compiled_schedule.h"
#include "core/cpu/cpu_plan.h"

#include <fmt/format.h>

#include <omp.h>

namespace bildrate::cpu {
namespace {

constexpr std::string_view cpuId = "cpu";

Availability precisionAvailability(Precision precision) {
    switch (precision) {
    case Precision::fp32:
        return {};
    case Precision::tf32:
        return {"tf32 is not available: only NVIDIA GPUs have it. fp32 works."};
    case Precision::fp16:
        return {"fp16 is not available on the CPU. fp32 works."};
    case Precision::bf16:
        if (onednn::hasBfloat16())
            return {};
        return {"bf16 is not available: this CPU lacks AVX512_BF16. fp32 works."};
    }
    return {"unknown precision"};
}

} // namespace

std::vector<std::pair<std::string, std::string>> CpuBackend::libraries() const {
    return {{"oneDNN", onednn::versionNumber()}};
}

std::vector<Device> CpuBackend::devices() const {
    Device device;
    device.id = cpuId;
    device.name = cpuModel().value_or("unknown CPU");
    device.kind = DeviceKind::cpu;
    device.memoryTotal = totalMemory();
    device.memoryFree = availableMemory();
    device.threads = allowedCores();
    for (Precision precision : {Precision::fp32, Precision::tf32, Precision::fp16, Precision::bf16})
        device.precisions.emplace_back(precision, precisionAvailability(precision));
    device.training = supports(Workload::training, Precision::fp32, std::span(&device.id, 1));
    return {device};
}

Availability CpuBackend::supports(Workload /*both*/, Precision precision,
                                  std::span<const std::string> devices) const {
    for (const std::string& device : devices)
        if (device != cpuId)
            return {fmt::format("The device {} is not a CPU.", device)};
    if (devices.size() != 1)
        return {"The CPU is one device; a job cannot use several of it."};
    return precisionAvailability(precision);
}

std::unique_ptr<Plan> CpuBackend::compile(const Schedule& schedule, const Target& target,
                                          std::stop_token stop) const {
    const Availability available = supports(schedule.workload, schedule.precision, target.devices);
    if (!available.available())
        throw Error(ErrorKind::unsupported, available.reason, schedule.network.name);
    if (target.threads < 0)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("{} threads cannot be used; use 1 or more", target.threads));
    const int threads = target.threads > 0 ? target.threads : allowedCores();
    // primitives keep the team size they are made with
    omp_set_num_threads(threads);
    return std::make_unique<CpuPlan>(
        std::make_shared<CompiledSchedule>(schedule, target, threads, m_options, stop));
}

} // namespace bildrate::cpu
