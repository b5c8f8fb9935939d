// What the engine makes of the library's failures, and when it listens between its calls.
#include "core/base/error.h"
#include "core/cpu/compiled_schedule.h"
#include "core/cpu/cpu_executor.h"
#include "core/network/zoo.h"
#include "tests/core/cpu/library_calls.h"
#include "tests/core/cpu/network_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace bildrate::cpu {
namespace {

/// A network of the zoo at its small size, every convolution by the library.
class Library : public testing::Test {
protected:
    void load(std::string_view name) {
        const Network network =
            makeNetwork(name, {.imageSize = smallImageSize(name), .channels = {}, .classes = {}});
        Target target;
        target.devices = {"cpu"};
        PlanOptions options = untimed();
        options.accept = [](const ConvolutionWay& way) {
            return way.method != ConvolutionMethod::ownPointwise;
        };
        m_compiled = std::make_shared<CompiledSchedule>(
            makeSchedule(network, Workload::inference, Precision::fp32, 2), target, 1, options,
            std::stop_token());
        m_executor = std::make_unique<CpuExecutor>(m_compiled, testSeed, std::stop_token());
    }
    const std::vector<Step>& steps() const { return m_compiled->schedule().steps; }
    /// Calls of the library until the end of each step.
    std::vector<int> callsUntil() const {
        std::vector<int> until;
        int calls = 0;
        for (const StepPlan& step : m_compiled->steps()) {
            calls += int(std::ranges::count_if(step.calls, [](const Call& c) { return !c.own; }));
            until.push_back(calls);
        }
        return until;
    }
    template <typename Function>
    static void expectError(ErrorKind kind, const std::string& context, const Function& function) {
        SCOPED_TRACE(context);
        try {
            function();
            ADD_FAILURE() << "nothing was thrown";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), kind);
            EXPECT_EQ(error.context(), context);
            EXPECT_NE(std::string(error.what()).find("oneDNN"), std::string::npos) << error.what();
        }
    }

    std::shared_ptr<const CompiledSchedule> m_compiled;
    std::unique_ptr<CpuExecutor> m_executor;
};

TEST_F(Library, aFailureInARunNamesTheStep) {
    load("lenet");
    const std::vector<int> until = callsUntil();
    for (const auto& [status, kind] : {std::pair(dnnl_out_of_memory, ErrorKind::outOfMemory),
                                       std::pair(dnnl_runtime_error, ErrorKind::backend)})
        for (std::size_t step = 0; step < until.size(); ++step) {
            if (until[step] == (step == 0 ? 0 : until[step - 1]))
                continue; // a loop of our own
            const LibraryCalls calls(
                [&](int call) { return call + 1 == until[step] ? status : dnnl_success; });
            expectError(kind, steps()[step].name, [&] { m_executor->run(2, {}); });
            EXPECT_EQ(calls.count(), until[step]);
        }
}

TEST_F(Library, aFailureInAConversionNamesTheTensorOrTheStep) {
    load("lenet");
    const LibraryCalls calls([](int) { return dnnl_out_of_memory; });
    const Tensor& output = m_compiled->schedule().tensors[std::size_t(steps().back().output())];
    expectError(ErrorKind::outOfMemory, output.name, [&] { m_executor->output(); });
    const Tensor& input =
        m_compiled->schedule().tensors[std::size_t(steps().back().inputs.front())];
    const HostTensor values{
        input.name, {}, std::vector<float>(std::size_t(2 * input.shape.count()))};
    expectError(ErrorKind::outOfMemory, steps().back().name,
                [&] { m_executor->runStep(int(steps().size()) - 1, std::span(&values, 1)); });
}

TEST_F(Library, aFailureWhileLoadingNamesTheStep) {
    load("lenet");
    const LibraryCalls calls([](int) { return dnnl_out_of_memory; });
    expectError(ErrorKind::outOfMemory, steps().front().name,
                [&] { CpuExecutor(m_compiled, testSeed, std::stop_token()); });
}

TEST_F(Library, theStopTokenIsReadBeforeEveryStep) {
    load("googlenet");
    const std::vector<int> until = callsUntil();
    int tried = 0;
    for (std::size_t step = 0; step < until.size(); ++step) {
        if (until[step] == (step == 0 ? 0 : until[step - 1]))
            continue;
        SCOPED_TRACE(steps()[step].name);
        std::stop_source stop;
        const LibraryCalls calls([&](int call) {
            if (call + 1 == until[step])
                stop.request_stop();
            return dnnl_success;
        });
        EXPECT_THROW(m_executor->run(2, stop.get_token()), Cancelled);
        EXPECT_EQ(calls.count(), until[step]);
        ++tried;
    }
    EXPECT_GT(tried, 50);
}

} // namespace
} // namespace bildrate::cpu
