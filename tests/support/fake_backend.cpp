#include "tests/support/fake_backend.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <utility>

namespace bildrate {

struct FakeBackend::State {
    mutable std::mutex mutex;
    mutable std::condition_variable_any changed;
    Seconds clock{0};
    int plans = 0;
    int executors = 0;
    bool blocked = false;
    bool released = false;
    std::vector<std::string> calls;

    void note(std::string call) {
        const std::lock_guard lock(mutex);
        calls.push_back(std::move(call));
    }
    /// Counts a plan or an executor for as long as it lives.
    class Alive {
    public:
        Alive(std::shared_ptr<State> state, int State::*counter)
            : m_state(std::move(state)), m_counter(counter) {
            add(1);
        }
        ~Alive() { add(-1); }
        Alive(const Alive&) = delete;
        Alive& operator=(const Alive&) = delete;

    private:
        void add(int change) {
            const std::lock_guard lock(m_state->mutex);
            (*m_state).*m_counter += change;
        }
        std::shared_ptr<State> m_state;
        int State::*m_counter;
    };
};

namespace {

using State = FakeBackend::State;

constexpr const char* doesNotTrain = "the fake engine does not train";

std::string labelOf(const Schedule& schedule) {
    return fmt::format("{} {}", schedule.network.name, schedule.batch);
}

template <typename Value>
Value at(const std::vector<Value>& values, std::int64_t index, Value otherwise) {
    if (values.empty())
        return otherwise;
    return values[std::min(std::size_t(index), values.size() - 1)];
}

class FakeExecutor : public Executor {
public:
    FakeExecutor(std::shared_ptr<State> state, FakeScript script, const Schedule& schedule)
        : m_state(std::move(state)), m_alive(m_state, &State::executors),
          m_script(std::move(script)), m_label(labelOf(schedule)), m_batch(schedule.batch),
          m_classes(schedule.network.classes()), m_steps(schedule.steps.size()),
          m_trains(schedule.workload == Workload::training) {}

    Sample run(std::int64_t iterations, std::stop_token stop) override {
        m_state->note(fmt::format("run {} x {}", m_label, iterations));
        if (m_script.atRun)
            m_script.atRun(m_runs);
        if (m_runs == m_script.blockAtRun) {
            std::unique_lock lock(m_state->mutex);
            m_state->blocked = true;
            m_state->changed.notify_all();
            m_state->changed.wait(lock, stop, [this] { return m_state->released; });
            m_state->blocked = false;
            m_state->released = false;
        }
        if (stop.stop_requested())
            throw Cancelled{};
        Sample sample;
        sample.iterations = iterations;
        for (std::int64_t i = 0; i < iterations; ++i)
            sample.hostSeconds += Seconds(at(m_script.seconds, m_iterations++, 0.0));
        if (m_script.deviceClock > 0)
            sample.deviceSeconds = sample.hostSeconds * m_script.deviceClock;
        sample.flags = at(m_script.flags, m_runs++, std::uint32_t(sampleNormal));
        const std::lock_guard lock(m_state->mutex);
        m_state->clock += sample.hostSeconds;
        return sample;
    }

    void setInput(std::span<const float>) override {}

    std::vector<float> output() const override {
        std::vector<float> values(std::size_t(m_batch * m_classes));
        const bool varies = m_script.output != FakeScript::Output::constant;
        for (std::int64_t image = 0; image < m_batch; ++image)
            values[std::size_t(image * m_classes + (varies ? image % m_classes : 0))] = 1;
        if (m_script.output == FakeScript::Output::notFinite)
            values.back() = std::numeric_limits<float>::quiet_NaN();
        if (m_script.output == FakeScript::Output::changing)
            values.front() += 1e-6F * float(m_runs);
        return values;
    }

    std::optional<TrainingProgress> progress() const override {
        if (!m_trains || m_iterations == m_start)
            return std::nullopt;
        TrainingProgress progress{m_iterations - m_start, 0, {}};
        for (std::int64_t step = 0; step < progress.steps; ++step) {
            progress.loss = at(m_script.losses, step, 1.0);
            if (!std::isfinite(progress.loss) && !progress.notFiniteAt)
                progress.notFiniteAt = step + 1;
        }
        return progress;
    }
    void restart(std::stop_token) override {
        m_state->note("restart " + m_label);
        m_start = m_iterations;
    }

    std::vector<Seconds> timeSteps(std::stop_token stop) override {
        return std::vector<Seconds>(m_steps, run(1, stop).hostSeconds / double(m_steps));
    }

    void trace(const Observer&, std::stop_token) override {
        throw Error(ErrorKind::unsupported, "the fake engine computes nothing");
    }
    std::vector<HostTensor> runStep(int, std::span<const HostTensor>) override {
        throw Error(ErrorKind::unsupported, "the fake engine computes nothing");
    }

private:
    std::shared_ptr<State> m_state;
    State::Alive m_alive;
    FakeScript m_script;
    std::string m_label;
    std::int64_t m_batch;
    std::int64_t m_classes;
    std::size_t m_steps;
    bool m_trains;
    std::int64_t m_start = 0; ///< iterations before the last restart
    std::int64_t m_iterations = 0;
    std::int64_t m_runs = 0;
};

class FakePlan : public Plan {
public:
    FakePlan(std::shared_ptr<State> state, FakeScript script, const Schedule& schedule,
             const Target& target)
        : m_state(std::move(state)), m_alive(m_state, &State::plans), m_script(std::move(script)),
          m_schedule(schedule) {
        m_facts.library = "fake 1.0";
        m_facts.layout = "none";
        m_facts.threads = target.threads > 0 ? target.threads : 4;
        m_facts.choice = "rule";
        m_facts.peakFlops = m_script.peakFlops;
        for (const Step& step : schedule.steps)
            m_facts.steps.push_back({step.name, "fake", ""});
    }

    const Schedule& schedule() const override { return m_schedule; }
    const PlanFacts& facts() const override { return m_facts; }
    MemoryNeed memory() const override { return m_script.memory; }
    std::unique_ptr<Executor> load(std::uint64_t, std::stop_token stop) const override {
        m_state->note("load " + labelOf(m_schedule));
        if (stop.stop_requested())
            throw Cancelled{};
        if (m_script.atLoad)
            m_script.atLoad();
        return std::make_unique<FakeExecutor>(m_state, m_script, m_schedule);
    }

private:
    std::shared_ptr<State> m_state;
    State::Alive m_alive;
    FakeScript m_script;
    Schedule m_schedule;
    PlanFacts m_facts;
};

} // namespace

FakeBackend::FakeBackend() : FakeBackend({processor()}) {}

FakeBackend::FakeBackend(std::vector<Device> devices)
    : m_devices(std::move(devices)), m_state(std::make_shared<State>()) {}

FakeBackend::~FakeBackend() = default;

Device FakeBackend::processor() {
    Device device;
    device.id = "cpu";
    device.name = "Fake processor";
    device.memoryTotal = Bytes(16) << 30;
    device.memoryFree = Bytes(8) << 30;
    device.threads = 4;
    device.precisions = {{Precision::fp32, {}},
                         {Precision::tf32, {"this processor has no tf32"}},
                         {Precision::fp16, {"this processor has no fp16"}},
                         {Precision::bf16, {}}};
    device.training = {doesNotTrain};
    return device;
}

Device FakeBackend::gpu(const std::string& id, Bytes memoryFree) {
    Device device;
    device.id = id;
    device.name = "Fake GPU";
    device.kind = DeviceKind::gpu;
    device.memoryTotal = Bytes(24) << 30;
    device.memoryFree = memoryFree;
    device.precisions = {
        {Precision::fp32, {}}, {Precision::tf32, {}}, {Precision::fp16, {}}, {Precision::bf16, {}}};
    device.training = {doesNotTrain};
    return device;
}

Availability FakeBackend::supports(Workload workload, Precision precision,
                                   std::span<const std::string> devices) const {
    for (const Device& device : m_devices) {
        if (std::find(devices.begin(), devices.end(), device.id) == devices.end())
            continue;
        if (workload == Workload::training && !device.training.available())
            return device.training;
        for (const auto& [known, availability] : device.precisions)
            if (known == precision && !availability.available())
                return availability;
    }
    return {};
}

std::unique_ptr<Plan> FakeBackend::compile(const Schedule& schedule, const Target& target,
                                           std::stop_token stop) const {
    std::string devices;
    for (const std::string& device : target.devices)
        devices += (devices.empty() ? "" : "+") + device;
    m_state->note(fmt::format("compile {} on {}", labelOf(schedule), devices));
    if (stop.stop_requested())
        throw Cancelled{};
    FakeScript cell = script ? script(schedule) : FakeScript{};
    if (cell.atCompile)
        cell.atCompile();
    return std::make_unique<FakePlan>(m_state, std::move(cell), schedule, target);
}

Seconds FakeBackend::clock() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->clock;
}

int FakeBackend::livePlans() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->plans;
}

int FakeBackend::liveExecutors() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->executors;
}

std::vector<std::string> FakeBackend::calls() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->calls;
}

void FakeBackend::waitUntilBlocked() const {
    std::unique_lock lock(m_state->mutex);
    m_state->changed.wait(lock, [this] { return m_state->blocked; });
}

void FakeBackend::release() {
    const std::lock_guard lock(m_state->mutex);
    m_state->released = true;
    m_state->changed.notify_all();
}

} // namespace bildrate
