#include "ui/session/engine_session.h"

#include "ui/session/engine_worker.h"

#include <algorithm>

namespace bildrate::ui {

EngineSession::EngineSession(EngineSetup setup, QObject* parent)
    : QObject(parent), m_worker(new EngineWorker(std::move(setup))) {
    m_thread.setObjectName("engine");
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connectWorker();
    m_thread.start();
}

EngineSession::~EngineSession() {
    stop();
    m_thread.quit();
    m_thread.wait();
}

void EngineSession::connectWorker() {
    connect(m_worker, &EngineWorker::devicesFound, this, &EngineSession::devicesFound);
    connect(m_worker, &EngineWorker::cellStarted, this,
            [this](const QString& id, const CellStart& start) {
                if (isCurrent(id))
                    emit cellStarted(start);
            });
    connect(m_worker, &EngineWorker::phaseChanged, this, [this](const QString& id, Phase phase) {
        if (isCurrent(id))
            emit phaseChanged(phase);
    });
    connect(m_worker, &EngineWorker::warmUpSamples, this,
            [this](const QString& id, const std::vector<Sample>& some) {
                if (isCurrent(id))
                    emit warmUpSamples(some);
            });
    connect(m_worker, &EngineWorker::samples, this,
            [this](const QString& id, const std::vector<Sample>& some,
                   std::optional<double> relativeHalfWidth) {
                if (isCurrent(id))
                    emit samples(some, relativeHalfWidth);
            });
    connect(m_worker, &EngineWorker::cellFinished, this,
            [this](const QString& id, const CellRecord& record) {
                if (!isCurrent(id))
                    return;
                std::erase_if(m_run.cells, [&record](const CellRecord& each) {
                    return each.cell == record.cell;
                });
                m_run.cells.push_back(record);
                emit cellFinished(record);
            });
    connect(m_worker, &EngineWorker::storeFailed, this,
            [this](const QString& id, const QString& reason) {
                if (isCurrent(id))
                    emit storeFailed(reason);
            });
    connect(m_worker, &EngineWorker::finished, this,
            [this](const QString& id, const SweepEnd& end) {
                if (!isCurrent(id))
                    return;
                m_running = m_stopping = false;
                m_control.reset();
                emit finished(end);
            });
}

bool EngineSession::isCurrent(const QString& runId) const {
    return m_running && runId == QString::fromStdString(m_run.id);
}

void EngineSession::findDevices() {
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->findDevices(); });
}

void EngineSession::start(const RunRecord& run, const std::vector<CellSpec>& cells) {
    if (m_running)
        return;
    m_run = run;
    m_running = true;
    m_control = std::make_shared<SweepControl>();
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, run, cells, control = m_control] {
        worker->run(run, cells, control);
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

} // namespace bildrate::ui
