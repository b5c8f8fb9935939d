#include "core/cpu/multiply_speed.h"

#include "core/cpu/call.h"
#include "core/cpu/onednn_training.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <vector>

namespace bildrate::cpu {
namespace {

/// A convolution of one image a thread, on memory of its own.
class Probe {
public:
    Probe(DataType type, int threads) {
        const onednn::Desc data = onednn::blockedDesc({threads, 64, 28, 28}, type);
        const auto kernel = onednn::trainingConvolution({.source = data,
                                                         .destination = data,
                                                         .kernel = {3, 3},
                                                         .stride = {1, 1},
                                                         .padding = {1, 1},
                                                         .bias = false});
        if (!kernel)
            return;
        StepPlan plan;
        std::vector<Bytes> bytes;
        std::vector<Argument> arguments;
        const auto add = [&](int index, const onednn::Desc& desc) {
            arguments.push_back({index, desc, Place::tensor, TensorId(bytes.size()), 0});
            bytes.push_back(desc.get_size());
        };
        add(DNNL_ARG_SRC, kernel->source);
        add(DNNL_ARG_WEIGHTS, kernel->weights);
        add(DNNL_ARG_DST, kernel->destination);
        plan.run(*kernel, std::move(arguments));
        bytes.push_back(plan.scratchBytes);
        for (Bytes size : bytes)
            m_memory.emplace_back(size + 64, std::byte{0x3f}); // 0.75: no denormals
        m_calls.emplace_back(plan.calls, [&](const Argument& argument) {
            const std::size_t place = argument.place == Place::scratch
                                          ? m_memory.size() - 1
                                          : std::size_t(argument.tensor);
            return m_memory[place].data();
        });
    }

    bool exists() const { return !m_calls.empty(); }

    double seconds() const {
        dnnl::stream stream(onednn::engine());
        const auto start = std::chrono::steady_clock::now();
        m_calls.front().run(stream);
        stream.wait();
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }

private:
    std::vector<std::vector<std::byte>> m_memory;
    std::vector<BoundCalls> m_calls;
};

} // namespace

double multiplySpeed(DataType type, int threads) {
    const Probe wide(DataType::fp32, threads);
    const Probe asked(type, threads);
    if (!wide.exists() || !asked.exists())
        return 1;
    double least[2] = {std::numeric_limits<double>::infinity(),
                       std::numeric_limits<double>::infinity()};
    constexpr int rounds = 8;
    for (int round = 0; round < rounds; ++round) {
        least[0] = std::min(least[0], wide.seconds());
        least[1] = std::min(least[1], asked.seconds());
    }
    return least[0] / least[1];
}

} // namespace bildrate::cpu
