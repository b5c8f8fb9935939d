#pragma once

#include "ui/charts/plot.h"

#include <QtCharts/QChartView>

#include <QTimer>
#include <chrono>

namespace bildrate::ui {

/// Shows a plot in a window: in the window's colours, font and language, drawn at most once a tick
/// and never while nobody can see it.
class PlotView : public QChartView {
    Q_OBJECT

public:
    /// Takes the plot.
    PlotView(Plot* plot, std::chrono::milliseconds tick, QWidget* parent);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    /// The plot was drawn anew.
    void ticked();

protected:
    /// The plot is drawn anew at the next tick, or when it is next seen.
    void changed();

    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void tick();

    Plot* m_plot;
    QTimer m_tick;
    bool m_stale = false;
};

} // namespace bildrate::ui
