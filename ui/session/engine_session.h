#pragma once

#include "core/bench/profile_cell.h"
#include "core/bench/sweep.h"
#include "ui/session/mailbox.h"
#include "ui/session/worker_thread.h"

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace bildrate::ui {

/// What the session needs of the world; tests put a scripted engine here.
struct EngineSetup {
    std::function<std::vector<std::unique_ptr<Backend>>()> makeBackends;
    SweepOptions sweep;
    std::filesystem::path database;
};

/// What the window may know of a running cell; a value.
struct CellStart {
    int index = 0; ///< from 0
    int count = 0;
    CellSpec cell;
};

/// How a sweep ended.
struct SweepEnd {
    bool stopped = false; ///< before its last cell, at the user's wish
    /// What the user must know, in core's words; empty where all went well: cells that could not
    /// be stored, an engine that could not be made.
    QString failure;
};

/// How far a profile is.
struct ProfileProgress {
    Phase phase = Phase::compiling;
    std::int64_t iterations = 0; ///< timed so far
};

/// How a profile ended: with one, stopped at the user's wish, or with why there is none.
struct ProfileEnd {
    std::optional<Profile> profile;
    QString failure; ///< in core's words
};

/// The engine on its one worker thread. Lives on the window's thread; only values cross, and what a
/// run that is over still says is dropped.
class EngineSession : public QObject {
    Q_OBJECT

public:
    explicit EngineSession(EngineSetup setup, QObject* parent = nullptr);
    /// Stops what runs and waits for the layer in hand.
    ~EngineSession() override;

    bool isRunning() const { return m_running; }
    bool isProfiling() const { return m_profiling; }
    /// Whether it measures or profiles: it does one thing at a time.
    bool isBusy() const { return m_running || m_profiling; }
    /// Asked to end, but the layer in hand has not returned.
    bool isStopping() const { return m_running && m_stopping; }
    /// The run as it grows; its cells are those that are finished. Also of the last run.
    const RunRecord& run() const { return m_run; }

    /// Name and version of what computes; known once devices were found.
    const std::vector<std::pair<std::string, std::string>>& libraries() const {
        return m_libraries;
    }

    /// Looks for devices and libraries on the worker; answers with devicesFound.
    void findDevices();
    /// Measures the cells of the run and keeps each as it finishes. A run that is in the store
    /// already is resumed. Does nothing while it is busy.
    void start(const RunRecord& run, const std::vector<CellSpec>& cells);
    void skipCell(); ///< does nothing if nothing runs
    void stop();     ///< does nothing if nothing runs
    /// Times each step of the spec's first cell alone. Keeps nothing; answers with profileEnded.
    /// Does nothing while it is busy.
    void profile(const RunSpec& spec);
    void stopProfile(); ///< does nothing if nothing is profiled

signals:
    void devicesFound(const std::vector<bildrate::Device>& devices);
    void started();
    /// A run that is resumed is not measured as it was before: core's sentences.
    void environmentChanged(const std::vector<std::string>& changes);
    void cellStarted(const bildrate::ui::CellStart& start);
    void phaseChanged(bildrate::Phase phase);
    void warmUpSamples(const std::vector<bildrate::Sample>& samples);
    /// At most ten times a second.
    void samples(const std::vector<bildrate::Sample>& samples,
                 std::optional<double> relativeHalfWidth);
    /// run() holds the record already.
    void cellFinished(const bildrate::CellRecord& record);
    /// Cells cannot be written for now; measuring goes on.
    void storeFailed(const QString& reason);
    void stopping();
    void finished(const bildrate::ui::SweepEnd& end);
    void profileStarted();
    /// At most ten times a second.
    void profileProgressed(const bildrate::ui::ProfileProgress& progress);
    void profileEnded(const bildrate::ui::ProfileEnd& end);

private:
    class Observer;

    // On the worker's thread.
    const std::vector<std::unique_ptr<Backend>>& backends();
    SweepEnd sweep(const RunRecord& run, const std::vector<CellSpec>& cells, SweepControl& control);
    ProfileEnd takeProfile(const RunSpec& spec, std::stop_token stop);
    /// Does something on the window's thread, unless the run is over by then.
    void tell(const std::string& runId, std::function<void()> what);

    const EngineSetup m_setup;
    std::vector<std::unique_ptr<Backend>> m_backends; ///< the worker's; made when first asked for
    std::vector<std::pair<std::string, std::string>> m_libraries;
    std::shared_ptr<SweepControl> m_control;
    RunRecord m_run;
    std::stop_source m_profileStop;
    bool m_running = false;
    bool m_profiling = false;
    bool m_stopping = false;
    Mailbox m_mailbox;
    WorkerThread m_worker; ///< last: what it still does uses the others
};

} // namespace bildrate::ui
