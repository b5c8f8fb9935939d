#pragma once

#include "core/bench/forecast.h"
#include "ui/pages/page.h"
#include "ui/workbench.h"

#include <QElapsedTimer>
#include <filesystem>
#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QSplitter;
class QToolButton;

namespace bildrate::ui {

class Forecaster;
class MemoryTable;
class RunSetup;

/// What to measure, the buttons that start and end it, and how it goes.
class BenchmarkPage : public Page {
    Q_OBJECT

public:
    /// presetFile: where the user's presets are kept.
    BenchmarkPage(Workbench& workbench, std::filesystem::path presetFile,
                  QWidget* parent = nullptr);
    ~BenchmarkPage() override;

    QString title() const override;

protected:
    void retranslate() override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void connectEngine();
    QWidget* makeBar();

    void start();
    void resume(const RunRecord& run);
    /// Starts the run's missing cells unless something speaks against it, which is told.
    void begin(const RunRecord& run);
    void profile();
    void skipCell();
    void stop();

    void setupChanged();
    void enable();       ///< fields and buttons, by what runs
    void showForecast(); ///< or what is wrong with the setup
    QString forecastText() const;
    void tellEnd(const SweepEnd& end);

    RunSpec firstSpec() const; ///< kept from the last time, or a sensible one
    void keepSpec() const;

    Workbench& m_workbench;
    RunSetup* m_setup;
    Forecaster* m_forecaster;
    std::optional<Forecast> m_forecast;
    Settings m_settings; ///< those that the fields started with

    QAction* m_profile;
    QAction* m_start;
    QAction* m_skip;
    QAction* m_stop;
    QLabel* m_outlook;
    QToolButton* m_memoryButton;
    MemoryTable* m_memory; ///< shown at the user's wish
    QPushButton* m_startButton;
    QPushButton* m_skipButton;
    QPushButton* m_stopButton;
    QSplitter* m_splitter;

    QElapsedTimer m_sinceStart; ///< of the last click on the button
    QElapsedTimer m_sinceSkip;
    int m_cells = 0;     ///< of the sweep
    int m_finished = 0;  ///< of them
    int m_completed = 0; ///< of these
};

} // namespace bildrate::ui
