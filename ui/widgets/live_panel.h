#pragma once

#include "core/bench/sweep_pace.h"
#include "ui/workbench.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QSplitter;

namespace bildrate::ui {

class ElidedLabel;
class LiveChart;
class ResultGridView;

/// The running sweep: images/s of the cell in hand as a chart and a figure, the grid of results
/// filling in, and where it is and how long it still takes, in words. After it ended, the cells of
/// the grid can be looked at.
class LivePanel : public QWidget {
    Q_OBJECT

public:
    explicit LivePanel(Workbench& workbench, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void connectEngine();
    void retranslate();
    void begin();
    void beginCell(const CellStart& start);
    void endCell();
    void end(const SweepEnd& end);
    void showCell(const CellSpec& cell); ///< one that is over
    void showState();
    QString phaseText() const;
    QString endText() const;

    Workbench& m_workbench;
    ElidedLabel* m_title; ///< which cell
    QLabel* m_value;      ///< its images/s
    LiveChart* m_chart;
    ResultGridView* m_grid;
    QSplitter* m_splitter;
    ElidedLabel* m_phase;
    QLabel* m_position;
    QLabel* m_left;
    QTimer m_clock; ///< goes only while a sweep runs

    SweepPace m_pace;
    CellStart m_start;
    std::optional<CellSpec> m_shown; ///< cell of the title and the figure
    std::optional<Phase> m_at;       ///< unset between cells
    std::optional<double> m_halfWidth;
    std::optional<SweepEnd> m_end;
};

} // namespace bildrate::ui
