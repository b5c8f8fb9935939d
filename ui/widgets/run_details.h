#pragma once

#include "core/bench/run_record.h"

#include <QWidget>
#include <optional>

class QPushButton;
class QSplitter;
class QTabWidget;

namespace bildrate::ui {

class DistributionChart;
class FactsView;
class ResultGridView;
class SampleChart;

/// One stored run: its results as a grid, and what is known of the chosen cell.
class RunDetails : public QWidget {
    Q_OBJECT

public:
    explicit RunDetails(QWidget* parent = nullptr);

    /// Shows a run. If it is the one already shown, the chosen cell stays.
    void setRun(const RunRecord& run);
    const RunRecord& run() const { return m_run; }
    void chooseCell(const CellSpec& cell);

signals:
    /// The user wants the first cell of this spec profiled.
    void profileWanted(const bildrate::RunSpec& spec);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showCell();

    RunRecord m_run;
    std::optional<CellSpec> m_chosen;
    QSplitter* m_splitter;
    ResultGridView* m_grid;
    QPushButton* m_profile;
    QTabWidget* m_tabs;
    FactsView* m_cellFacts;
    SampleChart* m_samples;
    DistributionChart* m_distribution;
    FactsView* m_runFacts;
};

} // namespace bildrate::ui
