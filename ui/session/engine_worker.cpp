#include "ui/session/engine_worker.h"

#include "core/store/run_writer.h"

#include <exception>

namespace bildrate::ui {

/// Turns the sweep's calls into signals and keeps each finished cell.
class EngineWorker::Observer : public SweepObserver {
public:
    Observer(EngineWorker& worker, const RunRecord& run, RunStore& store)
        : m_worker(worker), m_runId(QString::fromStdString(run.id)),
          m_writer(store, run, [this](const std::string& failure) {
              emit m_worker.storeFailed(m_runId, QString::fromStdString(failure));
          }) {}

    void cellStarted(std::size_t index, std::size_t count, const CellSpec& cell) override {
        emit m_worker.cellStarted(m_runId, {int(index), int(count), cell});
    }
    void phaseChanged(Phase phase) override { emit m_worker.phaseChanged(m_runId, phase); }
    void warmUpSamples(std::span<const Sample> samples) override {
        emit m_worker.warmUpSamples(m_runId, {samples.begin(), samples.end()});
    }
    void samples(std::span<const Sample> samples,
                 std::optional<double> relativeHalfWidth) override {
        emit m_worker.samples(m_runId, {samples.begin(), samples.end()}, relativeHalfWidth);
    }
    void cellFinished(const CellRecord& record) override {
        m_writer.addCell(record);
        emit m_worker.cellFinished(m_runId, record);
    }
    void finish() { m_writer.finish(); }

private:
    EngineWorker& m_worker;
    QString m_runId;
    RunWriter m_writer;
};

EngineWorker::EngineWorker(EngineSetup setup) : m_setup(std::move(setup)) {}
EngineWorker::~EngineWorker() = default;

std::span<const std::unique_ptr<Backend>> EngineWorker::backends() {
    if (m_backends.empty())
        m_backends = m_setup.makeBackends();
    return m_backends;
}

void EngineWorker::findDevices() {
    std::vector<Device> found;
    for (const auto& backend : backends())
        for (Device& device : backend->devices())
            found.push_back(std::move(device));
    emit devicesFound(found);
}

void EngineWorker::run(const RunRecord& run, const std::vector<CellSpec>& cells,
                       const std::shared_ptr<SweepControl>& control) {
    SweepEnd end;
    try {
        RunStore store(m_setup.database);
        if (store.readOnly())
            throw Error(ErrorKind::io, store.warning(), m_setup.database.string());
        Observer observer(*this, run, store);
        runSweep(run.spec, cells, backends(), m_setup.sweep, observer, *control);
        observer.finish();
    } catch (const std::exception& error) {
        end.failure = QString::fromStdString(error.what());
    }
    end.stopped = control->stopped();
    emit finished(QString::fromStdString(run.id), end);
}

} // namespace bildrate::ui
