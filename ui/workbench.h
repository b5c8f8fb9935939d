#pragma once

#include "ui/session/engine_session.h"
#include "ui/session/run_library.h"
#include "ui/settings.h"

#include <QObject>

namespace bildrate::ui {

/// Something to tell in the bar above the pages.
struct Notice {
    enum class Kind { good, warning, failure };

    Kind kind = Kind::warning;
    QString text;   ///< what happened, why, and what to do
    QString action; ///< words of its button; empty: none
    std::function<void()> act{};
};

/// What every page stands on: the engine, the stored runs, the settings, and ways to tell something
/// or to lead to another page.
class Workbench : public QObject {
    Q_OBJECT

public:
    /// settingsFile: where changes are kept; empty: nowhere.
    Workbench(EngineSetup setup, Settings settings, std::filesystem::path settingsFile,
              QObject* parent = nullptr);

    EngineSession& engine() { return m_engine; }
    RunLibrary& library() { return m_library; }
    const Settings& settings() const { return m_settings; }
    /// Applies and keeps them; tells if they cannot be kept.
    void change(const Settings& settings);

signals:
    void settingsChanged();
    void told(const bildrate::ui::Notice& notice);
    /// Show the page of benchmarks as it is.
    void benchmarkWanted();
    /// Show these stored runs on the page of runs.
    void runsWanted(const std::vector<QString>& ids);
    /// Show what this run asked for on the page of benchmarks, ready to start.
    void setupWanted(const bildrate::RunSpec& spec);
    /// Show the first cell of this spec on the page of profiles, ready to start.
    void profileWanted(const bildrate::RunSpec& spec);
    /// Measure what this run lacks.
    void resumeWanted(const bildrate::RunRecord& run);

private:
    EngineSession m_engine;
    RunLibrary m_library;
    Settings m_settings;
    std::filesystem::path m_settingsFile;
};

} // namespace bildrate::ui
