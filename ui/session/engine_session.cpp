#include "ui/session/engine_session.h"

#include "core/base/error.h"
#include "core/bench/device_choice.h"
#include "core/bench/environment_changes.h"
#include "core/store/run_writer.h"

#include <algorithm>
#include <exception>
#include <iterator>

namespace bildrate::ui {

/// Keeps each finished cell and tells the window; on the worker's thread.
class EngineSession::Observer : public SweepObserver {
public:
    Observer(EngineSession& session, const RunRecord& run, RunStore& store)
        : m_session(session), m_runId(run.id),
          m_writer(store, run, [this](const std::string& failure) {
              tell([this, text = QString::fromStdString(failure)](EngineSession& told) {
                  emit told.storeFailed(text);
              });
          }) {}

    void cellStarted(std::size_t index, std::size_t count, const CellSpec& cell) override {
        tell([start = CellStart{int(index), int(count), cell}](EngineSession& told) {
            emit told.cellStarted(start);
        });
    }
    void phaseChanged(Phase phase) override {
        tell([phase](EngineSession& told) { emit told.phaseChanged(phase); });
    }
    void warmUpSamples(std::span<const Sample> samples) override {
        tell([some = std::vector(samples.begin(), samples.end())](EngineSession& told) {
            emit told.warmUpSamples(some);
        });
    }
    void samples(std::span<const Sample> samples,
                 std::optional<double> relativeHalfWidth) override {
        tell([some = std::vector(samples.begin(), samples.end()), relativeHalfWidth](
                 EngineSession& told) { emit told.samples(some, relativeHalfWidth); });
    }
    void cellFinished(const CellRecord& record) override {
        m_writer.addCell(record);
        tell([record](EngineSession& told) {
            std::erase_if(told.m_run.cells,
                          [&](const CellRecord& each) { return each.cell == record.cell; });
            told.m_run.cells.push_back(record);
            emit told.cellFinished(record);
        });
    }
    void finish() { m_writer.finish(); }

private:
    template <typename Function>
    void tell(Function function) {
        m_session.tell(
            m_runId, [&session = m_session, function = std::move(function)] { function(session); });
    }

    EngineSession& m_session;
    std::string m_runId;
    RunWriter m_writer;
};

EngineSession::EngineSession(EngineSetup setup, QObject* parent)
    : QObject(parent), m_setup(std::move(setup)) {}

EngineSession::~EngineSession() {
    if (m_control)
        m_control->stop();
    m_profileStop.request_stop();
    m_worker.post([this] { m_backends.clear(); }); // by the thread that made and used them
}

const std::vector<std::unique_ptr<Backend>>& EngineSession::backends() {
    if (m_backends.empty())
        m_backends = m_setup.makeBackends();
    return m_backends;
}

void EngineSession::tell(const std::string& runId, std::function<void()> what) {
    m_mailbox.post([this, runId, what = std::move(what)] {
        if (m_running && m_run.id == runId)
            what();
    });
}

void EngineSession::findDevices() {
    m_worker.post([this] {
        std::vector<std::pair<std::string, std::string>> libraries;
        for (const auto& backend : backends())
            std::ranges::copy(backend->libraries(), std::back_inserter(libraries));
        m_mailbox.post([this, found = devicesOf(backends()), libraries] {
            m_libraries = libraries;
            emit devicesFound(found);
        });
    });
}

SweepEnd EngineSession::sweep(const RunRecord& run, const std::vector<CellSpec>& cells,
                              SweepControl& control) {
    SweepEnd end;
    try {
        RunStore store(m_setup.database);
        if (store.readOnly())
            throw Error(ErrorKind::io, store.warning(), m_setup.database.string());
        const RunLock lock = store.lock(run.id); // nobody else resumes or deletes it meanwhile
        if (const auto changes = changesSince(run, backends(), m_setup.sweep); !changes.empty())
            tell(run.id, [this, changes] { emit environmentChanged(changes); });
        Observer observer(*this, run, store);
        runSweep(run.spec, cells, backends(), m_setup.sweep, observer, control);
        observer.finish();
    } catch (const std::exception& error) {
        end.failure = QString::fromStdString(error.what());
    }
    end.stopped = control.stopped();
    return end;
}

void EngineSession::start(const RunRecord& run, const std::vector<CellSpec>& cells) {
    if (isBusy())
        return;
    m_run = run;
    m_running = true;
    m_control = std::make_shared<SweepControl>();
    m_worker.post([this, run, cells, control = m_control] {
        const SweepEnd end = sweep(run, cells, *control);
        tell(run.id, [this, end] {
            m_running = m_stopping = false;
            m_control.reset();
            emit finished(end);
        });
    });
    emit started();
}

void EngineSession::skipCell() {
    if (m_control)
        m_control->skipCell();
}

void EngineSession::stop() {
    if (!m_control || m_stopping)
        return;
    m_stopping = true;
    m_control->stop();
    emit stopping();
}

ProfileEnd EngineSession::takeProfile(const RunSpec& spec, std::stop_token stop) {
    ProfileEnd end;
    const auto tell = [this](const ProfileProgress& progress) {
        m_mailbox.post([this, progress] { emit profileProgressed(progress); });
    };
    ProfileObserver observer;
    observer.phase = [&tell](Phase phase) { tell({phase, 0}); };
    observer.iterations = [&tell, last = Seconds(0)](std::int64_t iterations) mutable {
        if (const Seconds time = steadySeconds(); time - last >= Seconds(0.1)) {
            last = time;
            tell({Phase::measuring, iterations});
        }
    };
    try {
        end.profile =
            profileCell(spec, cellsOf(spec).at(0), backends(), m_setup.sweep, {}, stop, observer);
    } catch (const Cancelled&) { // neither a profile nor a failure
    } catch (const std::exception& error) {
        end.failure = QString::fromStdString(error.what());
    }
    return end;
}

void EngineSession::profile(const RunSpec& spec) {
    if (isBusy())
        return;
    m_profiling = true;
    m_profileStop = {};
    m_worker.post([this, spec, stop = m_profileStop.get_token()] {
        m_mailbox.post([this, end = takeProfile(spec, stop)] {
            m_profiling = false;
            emit profileEnded(end);
        });
    });
    emit profileStarted();
}

void EngineSession::stopProfile() {
    m_profileStop.request_stop();
}

} // namespace bildrate::ui
