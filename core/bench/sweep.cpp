#include "core/bench/sweep.h"

#include "core/base/error.h"
#include "core/bench/caveats.h"
#include "core/bench/measuring_lock.h"
#include "core/bench/sleep_inhibitor.h"
#include "core/network/zoo.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <iterator>
#include <new>
#include <utility>
#include <variant>

namespace bildrate {
namespace {

/// How a cell ends before it is measured to the end.
struct CellEnd {
    Outcome outcome;
    std::string reason;
};

/// Bytes that no plan can do without: the input and the output of the convolution, pooling or fully
/// connected step that needs most. Other steps may work in place.
Bytes leastMemory(const Schedule& schedule) {
    const auto bytesOf = [&schedule](TensorId id) {
        const Tensor& tensor = schedule.tensors[std::size_t(id)];
        return Bytes(tensor.shape.count()) * Bytes(schedule.batch) * sizeOf(tensor.type);
    };
    Bytes most = 0;
    for (const Step& step : schedule.steps)
        if (step.part == Part::forward &&
            (hasWeights(step.op) || std::holds_alternative<MaxPoolOp>(step.op) ||
             std::holds_alternative<AveragePoolOp>(step.op)))
            most = std::max(most, bytesOf(step.inputs.front()) + bytesOf(step.output()));
    return most;
}

/// Two for each multiply-add, forward and backward.
double flopPerImage(const Schedule& schedule) {
    double flop = 0;
    for (const Step& step : schedule.steps)
        flop += 2.0 * double(schedule.macsOf(step));
    return flop;
}

std::optional<double> lossOf(const Executor& executor) {
    const auto progress = executor.progress();
    return progress ? std::optional(progress->loss) : std::nullopt;
}

/// A training whose loss is not finite measures nothing.
void refuseBrokenTraining(const Executor& executor) {
    const auto progress = executor.progress();
    if (progress && progress->notFiniteAt)
        throw CellEnd{Outcome::invalid,
                      fmt::format("loss not finite at step {}", *progress->notFiniteAt)};
}

/// The backend that has all devices of the cell; they are appended to found. Ends the cell if there
/// is none: no cell ever runs on another device than it says.
const Backend& backendOf(const CellSpec& cell, std::span<const std::unique_ptr<Backend>> backends,
                         std::vector<Device>& found) {
    const Backend* chosen = nullptr;
    for (const std::string& id : cell.devices) {
        const Backend* owner = nullptr;
        for (const auto& backend : backends) {
            std::vector<Device> devices = backend->devices();
            const auto device =
                std::find_if(devices.begin(), devices.end(),
                             [&id](const Device& candidate) { return candidate.id == id; });
            if (device == devices.end())
                continue;
            if (!device->availability.available())
                throw CellEnd{Outcome::unsupported,
                              fmt::format("{}: {}", id, device->availability.reason)};
            found.push_back(std::move(*device));
            owner = backend.get();
            break;
        }
        if (owner == nullptr)
            throw CellEnd{Outcome::failed, fmt::format("device missing: there is no {}", id)};
        if (chosen != nullptr && owner != chosen)
            throw CellEnd{Outcome::unsupported,
                          fmt::format("{} and {} belong to different engines, but one job runs on "
                                      "one engine",
                                      cell.devices.front(), id)};
        chosen = owner;
    }
    if (chosen == nullptr)
        throw CellEnd{Outcome::failed, "device missing: the cell names none"};
    return *chosen;
}

std::string reasonOf(const Verification& verification) {
    std::string reason;
    const auto add = [&reason](bool good, std::string_view what) {
        if (!good)
            reason += (reason.empty() ? "" : ", ") + std::string(what);
    };
    add(verification.finite, "the output is not finite");
    add(verification.varies, "the output is the same for every image of the batch");
    add(verification.repeatable, "a second execution gave another output");
    return reason;
}

class Sweep {
public:
    Sweep(const RunSpec& spec, std::span<const std::unique_ptr<Backend>> backends,
          const SweepOptions& options, SweepObserver& observer, SweepControl& control,
          const MeasuringLock* lock)
        : m_spec(spec), m_backends(backends), m_options(options), m_observer(observer),
          m_control(control), m_lock(lock),
          m_clock(options.clock ? options.clock : MonotonicClock(steadySeconds)) {}

    CellRecord run(const CellSpec& cell);

private:
    void runCell(CellRecord& record, std::stop_token stop);
    /// flopPerImage: two for each multiply-add.
    void measureCell(CellRecord& record, Executor& executor, double flopPerImage,
                     std::stop_token stop);
    /// What follows from the samples and from the machine.
    void completeMeasurement(CellRecord& record, double flopPerImage) const;
    void enter(Phase phase) {
        m_phaseStart = m_clock();
        tell([phase](SweepObserver& observer) { observer.phaseChanged(phase); });
    }
    /// What the observer throws ends the cell and then the sweep; it is told nothing more.
    template <typename Function>
    void tell(const Function& function) {
        if (m_observerFailure)
            return;
        try {
            function(m_observer);
        } catch (...) {
            m_observerFailure = std::current_exception();
            throw Cancelled{};
        }
    }
    Seconds leave() const { return m_clock() - m_phaseStart; }
    std::optional<Bytes> freeMemory(const std::vector<Device>& devices) const;
    bool othersMeasure() const { return m_lock != nullptr && m_lock->othersMeasure(); }
    void refuseLargerThanFailed(const CellSpec& cell) const;
    std::string cancelReason() const { return m_control.stopped() ? "stopped" : "skipped"; }

    const RunSpec& m_spec;
    std::span<const std::unique_ptr<Backend>> m_backends;
    const SweepOptions& m_options;
    SweepObserver& m_observer;
    SweepControl& m_control;
    const MeasuringLock* m_lock;
    MonotonicClock m_clock;
    Seconds m_phaseStart{0};
    std::exception_ptr m_observerFailure;
    std::vector<CellSpec> m_tooLarge; ///< cells that did not fit
};

CellRecord Sweep::run(const CellSpec& cell) {
    CellRecord record;
    record.id = makeUuid();
    record.cell = cell;
    record.started = now();
    const std::stop_token stop = m_control.beginCell();
    try {
        record.environment = m_options.environment ? m_options.environment() : currentEnvironment();
        record.environment.otherBildrate |= othersMeasure();
        record.environment.libraries = librariesOf(cell.devices, m_backends);
        runCell(record, stop);
    } catch (const CellEnd& end) {
        record.outcome = end.outcome;
        record.reason = end.reason;
    } catch (const Cancelled&) {
        record.outcome = Outcome::cancelled;
        record.reason = cancelReason();
    } catch (const std::bad_alloc&) {
        record.outcome = Outcome::doesNotFit;
        record.reason = "the machine ran out of memory";
    } catch (const Error& error) {
        record.outcome = error.kind() == ErrorKind::outOfMemory   ? Outcome::doesNotFit
                         : error.kind() == ErrorKind::unsupported ? Outcome::unsupported
                                                                  : Outcome::failed;
        record.reason = error.what();
    } catch (const std::exception& error) {
        record.outcome = Outcome::failed;
        record.reason = fmt::format("unexpected error: {}", error.what());
    } catch (...) {
        record.outcome = Outcome::failed;
        record.reason = "unexpected error of unknown kind";
    }
    if (m_observerFailure)
        std::rethrow_exception(m_observerFailure);
    if (record.outcome == Outcome::doesNotFit)
        m_tooLarge.push_back(cell);
    record.processPeak = peakMemory();
    return record;
}

void Sweep::refuseLargerThanFailed(const CellSpec& cell) const {
    std::optional<std::int64_t> smallest;
    for (const CellSpec& failed : m_tooLarge) {
        CellSpec same = failed;
        same.batch = cell.batch;
        if (same == cell && failed.batch <= cell.batch)
            smallest = std::min(smallest.value_or(failed.batch), failed.batch);
    }
    if (smallest && !m_spec.force)
        throw CellEnd{Outcome::doesNotFit,
                      fmt::format("larger than batch {}, which did not fit", *smallest)};
}

std::optional<Bytes> Sweep::freeMemory(const std::vector<Device>& devices) const {
    std::optional<Bytes> least;
    for (const Device& device : devices) {
        const auto free = device.kind == DeviceKind::gpu ? device.memoryFree
                          : m_options.availableMemory    ? m_options.availableMemory()
                                                         : availableMemory();
        if (free)
            least = std::min(least.value_or(*free), *free);
    }
    return least;
}

void Sweep::runCell(CellRecord& record, std::stop_token stop) {
    const CellSpec& cell = record.cell;
    std::vector<Device> devices;
    const Backend& backend = backendOf(cell, m_backends, devices);
    const auto count = std::int64_t(cell.devices.size());
    if (cell.images() % count != 0)
        throw CellEnd{Outcome::unsupported,
                      fmt::format("a total batch of {} cannot be split evenly over {} devices",
                                  cell.batch, count)};
    const Availability support = backend.supports(cell.workload, cell.precision, cell.devices);
    if (!support.available())
        throw CellEnd{Outcome::unsupported, support.reason};
    refuseLargerThanFailed(cell);

    const auto free = freeMemory(devices);
    const auto refuseUnlessFits = [&free](Bytes need, std::string_view before,
                                          std::string_view after) {
        if (free && need > *free)
            throw CellEnd{Outcome::doesNotFit,
                          fmt::format("needs {}{}{}, {} free", before, formatBytes(need), after,
                                      formatBytes(*free))};
    };
    enter(Phase::compiling);
    const Schedule schedule = makeSchedule(makeNetwork(cell.network), cell.workload, cell.precision,
                                           cell.images() / count, m_spec.optimiser);
    refuseUnlessFits(leastMemory(schedule), "at least ", ""); // before anything is tried out
    const Target target{cell.devices, m_spec.threads, m_spec.convolution, m_options.cacheFolder};
    const std::unique_ptr<Plan> plan = backend.compile(schedule, target, stop);
    record.phases.compile = leave();
    record.plan = plan->facts();
    record.memory = plan->memory();
    refuseUnlessFits(record.memory->total(), "", "");
    refuseUnlessFits(record.memory->loading.value_or(0), "", " while loading");

    enter(Phase::loading);
    const std::unique_ptr<Executor> executor = plan->load(m_spec.seed, stop);
    record.phases.load = leave();

    enter(Phase::verifying);
    record.verification = verify(*executor, schedule.batch, stop);
    record.phases.verify = leave();
    refuseBrokenTraining(*executor);
    if (!record.verification->passed())
        throw CellEnd{Outcome::invalid, reasonOf(*record.verification)};

    measureCell(record, *executor, flopPerImage(schedule), stop);
}

void Sweep::measureCell(CellRecord& record, Executor& executor, double flopPerImage,
                        std::stop_token stop) {
    MeasureObserver observer;
    observer.warmUp = [this](std::span<const Sample> samples) {
        tell([&](SweepObserver& told) { told.warmUpSamples(samples); });
    };
    observer.warmUpEnded = [&] {
        refuseBrokenTraining(executor);
        record.lossAfterWarmUp = lossOf(executor);
        tell([](SweepObserver& told) { told.phaseChanged(Phase::measuring); });
    };
    observer.measured = [this](std::span<const Sample> samples,
                               std::optional<double> relativeHalfWidth) {
        tell([&](SweepObserver& told) { told.samples(samples, relativeHalfWidth); });
    };
    tell([](SweepObserver& told) { told.phaseChanged(Phase::warmingUp); });
    try {
        measure(record.measurement, executor, m_spec.stop, observer, stop, m_clock);
    } catch (...) {
        completeMeasurement(record, flopPerImage); // the samples before the failure count
        throw;
    }
    completeMeasurement(record, flopPerImage);
    refuseBrokenTraining(executor);
    record.lossAtEnd = lossOf(executor);
    if (record.measurement.stopReason == StopReason::cancelled)
        throw CellEnd{Outcome::cancelled, cancelReason()};
    if (record.summary().samples == 0)
        throw CellEnd{Outcome::throttled, "no valid sample: all were taken below the clock bound"};
    record.outcome = Outcome::completed;
}

void Sweep::completeMeasurement(CellRecord& record, double flopPerImage) const {
    const Measurement& measurement = record.measurement;
    if (!measurement.warmUp.empty())
        record.phases.warmUp = hostSecondsOf(measurement.warmUp);
    if (!measurement.samples.empty())
        record.phases.measured = hostSecondsOf(measurement.samples);
    std::vector<std::string> caveats = caveatsOf(record.environment);
    if (!record.environment.otherBildrate && othersMeasure())
        caveats.push_back("machine busy: another Bildrate began to measure meanwhile");
    std::ranges::copy(caveatsOf(record.summary(), *record.plan, flopPerImage),
                      std::back_inserter(caveats));
    record.measurement.caveats.insert(record.measurement.caveats.begin(), caveats.begin(),
                                      caveats.end());
}

} // namespace

std::vector<std::pair<std::string, std::string>>
librariesOf(std::span<const std::string> devices,
            std::span<const std::unique_ptr<Backend>> backends) {
    std::vector<std::pair<std::string, std::string>> libraries;
    for (const auto& backend : backends)
        if (std::ranges::any_of(backend->devices(), [&devices](const Device& device) {
                return std::ranges::find(devices, device.id) != devices.end();
            }))
            std::ranges::copy(backend->libraries(), std::back_inserter(libraries));
    return libraries;
}

void runSweep(const RunSpec& spec, std::span<const CellSpec> cells,
              std::span<const std::unique_ptr<Backend>> backends, const SweepOptions& options,
              SweepObserver& observer, SweepControl& control) {
    std::optional<SleepInhibitor> awake;
    std::optional<MeasuringLock> lock;
    if (options.holdMachine) {
        awake.emplace();
        lock.emplace();
    }
    Sweep sweep(spec, backends, options, observer, control, lock ? &*lock : nullptr);
    for (std::size_t index = 0; index < cells.size() && !control.stopped(); ++index) {
        observer.cellStarted(index, cells.size(), cells[index]);
        observer.cellFinished(sweep.run(cells[index]));
    }
}

} // namespace bildrate
