#pragma once

#include "ui/session/engine_session.h"

namespace bildrate::ui {

/// The worker thread's half of an EngineSession. Every signal carries the run's id, so that those
/// of a run that is over can be told.
class EngineWorker : public QObject {
    Q_OBJECT

public:
    explicit EngineWorker(EngineSetup setup);
    ~EngineWorker() override;

    // Called on the worker's thread.
    void findDevices();
    void run(const RunRecord& run, const std::vector<CellSpec>& cells,
             const std::shared_ptr<SweepControl>& control);

signals:
    void devicesFound(const std::vector<bildrate::Device>& devices);
    void cellStarted(const QString& runId, const bildrate::ui::CellStart& start);
    void phaseChanged(const QString& runId, bildrate::Phase phase);
    void warmUpSamples(const QString& runId, const std::vector<bildrate::Sample>& samples);
    void samples(const QString& runId, const std::vector<bildrate::Sample>& samples,
                 std::optional<double> relativeHalfWidth);
    void cellFinished(const QString& runId, const bildrate::CellRecord& record);
    void storeFailed(const QString& runId, const QString& reason);
    void finished(const QString& runId, const bildrate::ui::SweepEnd& end);

private:
    class Observer;

    std::span<const std::unique_ptr<Backend>> backends();

    EngineSetup m_setup;
    std::vector<std::unique_ptr<Backend>> m_backends; ///< made when first asked for
};

} // namespace bildrate::ui
