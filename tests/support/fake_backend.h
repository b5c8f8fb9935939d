#pragma once

#include "core/backend/backend.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bildrate {

/// What a FakeBackend does with one cell.
struct FakeScript {
    enum class Output { good, notFinite, constant, changing };

    std::vector<double> seconds{0.01};  ///< of successive iterations; the last one repeats
    std::vector<std::uint32_t> flags{}; ///< of successive samples; the last one repeats
    double deviceClock = 0;             ///< device seconds per host second; 0: no device clock
    MemoryNeed memory{1000, 2000, 3000, 4000};
    std::optional<double> peakFlops{}; ///< of its device
    Output output = Output::good;
    std::vector<double> losses{1};     ///< of successive training steps; the last one repeats
    std::function<void()> atCompile{}; ///< may throw
    std::function<void()> atLoad{};    ///< may throw
    /// Before the n-th call of run, from 0; may throw, or call what it likes.
    std::function<void(std::int64_t)> atRun{};
    /// This call of run waits until its stop token is triggered or release() is called; -1: none.
    std::int64_t blockAtRun = -1;
};

/// A backend that computes nothing: times, errors, memory and clocks are scripted, and nothing
/// sleeps. Its clock moves by the scripted seconds alone. May be used from several threads, except
/// that the public members are set before.
class FakeBackend : public Backend {
public:
    /// One available device "cpu" that knows every precision but fp16.
    FakeBackend();
    explicit FakeBackend(std::vector<Device> devices);
    ~FakeBackend() override;

    static Device processor();
    static Device gpu(const std::string& id, Bytes memoryFree);

    /// Asked for each schedule that is compiled; unset: FakeScript{}.
    std::function<FakeScript(const Schedule&)> script;

    std::vector<std::pair<std::string, std::string>> libraryList{{"fake", "1.0"}};

    std::string_view name() const override { return "fake"; }
    std::vector<std::pair<std::string, std::string>> libraries() const override {
        return libraryList;
    }
    std::vector<Device> devices() const override { return m_devices; }
    /// What the devices say of precisions and training; those made here do not train.
    Availability supports(Workload workload, Precision precision,
                          std::span<const std::string> devices) const override;
    std::unique_ptr<Plan> compile(const Schedule& schedule, const Target& target,
                                  std::stop_token stop) const override;

    /// Seconds that all executors of this backend have spent so far; also a MonotonicClock.
    Seconds clock() const;
    int livePlans() const;
    int liveExecutors() const;
    /// "compile lenet 8 on cpu", "load lenet 8", "run lenet 8 x 1", in order.
    std::vector<std::string> calls() const;
    /// Returns once a run waits for release() or stop.
    void waitUntilBlocked() const;
    /// Lets the run that waits, or the next one that would, go on.
    void release();

    struct State;

private:
    std::vector<Device> m_devices;
    std::shared_ptr<State> m_state;
};

} // namespace bildrate
