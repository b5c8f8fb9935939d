#include "core/cpu/convolution_timer.h"

#include "core/base/error.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <limits>

namespace bildrate::cpu {
namespace {

constexpr int rounds = 4;
/// A plan this many times slower than the best so far is not run again.
constexpr double hopeless = 1.5;

} // namespace

void ConvolutionTimer::reserve(Slot slot, Bytes bytes) {
    Buffer& buffer = m_memory[slot];
    if (buffer.size() >= bytes)
        return;
    buffer = Buffer();
    buffer = Buffer(bytes, "timing convolutions");
    // about 0.5 as fp32 and as bf16: neither zeros nor denormals, which may run at another speed
    constexpr std::uint32_t half = 0x3f003f00;
    for (Bytes i = 0; i + sizeof(half) <= bytes; i += sizeof(half))
        std::memcpy(buffer.data() + i, &half, sizeof(half));
}

void ConvolutionTimer::flushCaches() {
    // larger than the second-level caches; in a network other layers' data lie there
    constexpr Bytes bytes = 8u << 20;
    if (m_flush.size() == 0)
        m_flush = Buffer(bytes, "flushing caches");
    const auto* data = reinterpret_cast<const volatile unsigned char*>(m_flush.data());
    // every thread of the team that will compute reads all of it
#pragma omp parallel
    for (Bytes i = 0; i < bytes; i += 64)
        static_cast<void>(data[i]);
}

std::optional<std::vector<double>>
ConvolutionTimer::seconds(const Step& step, const TensorLayout& layout,
                          const std::vector<StepPlan>& plans,
                          std::chrono::steady_clock::time_point deadline, std::stop_token stop) {
    const TensorId output = layout.rootOf(step.output());
    reserve(source, layout.bytesOf(layout.rootOf(step.inputs.front())));
    reserve(destination, layout.bytesOf(output));
    if (step.addsResidual)
        reserve(residual, layout.bytesOf(layout.rootOf(step.inputs[1])));
    for (const StepPlan& plan : plans) {
        reserve(weight, plan.weights.weightBytes);
        reserve(bias, plan.weights.biasBytes);
        reserve(scratch, plan.scratchBytes);
        reserve(staging, plan.stagingBytes);
    }
    const auto addressOf = [&](const Argument& argument) {
        switch (argument.place) {
        case Place::weight:
            return m_memory[weight].data() + argument.offset;
        case Place::bias:
            return m_memory[bias].data() + argument.offset;
        case Place::scratch:
            return m_memory[scratch].data() + argument.offset;
        case Place::staging:
            return m_memory[staging].data() + argument.offset;
        case Place::tensor:
        case Place::parameter: // the three are of training, which is not timed
        case Place::kept:
        case Place::iteration:
            break;
        }
        const Slot slot = argument.tensor == output                               ? destination
                          : argument.tensor == layout.rootOf(step.inputs.front()) ? source
                                                                                  : residual;
        return m_memory[slot].data() + argument.offset;
    };
    std::vector<BoundCalls> bound;
    for (const StepPlan& plan : plans)
        bound.emplace_back(plan.calls, addressOf);

    dnnl::stream stream(onednn::engine());
    std::vector<double> least(plans.size(), std::numeric_limits<double>::infinity());
    double best = std::numeric_limits<double>::infinity();
    for (int round = 0; round < rounds; ++round) {
        const double limit = best * hopeless;
        for (std::size_t i = 0; i < plans.size(); ++i) {
            if (stop.stop_requested())
                throw Cancelled();
            if (std::chrono::steady_clock::now() >= deadline)
                return round > 0 ? std::optional(least) : std::nullopt;
            if (round > 0 && least[i] > limit)
                continue;
            flushCaches();
            const auto start = std::chrono::steady_clock::now();
            bound[i].run(stream);
            stream.wait();
            const Seconds elapsed = std::chrono::steady_clock::now() - start;
            least[i] = std::min(least[i], elapsed.count());
            best = std::min(best, least[i]);
        }
    }
    return least;
}

} // namespace bildrate::cpu
