#pragma once

#include "ui/charts/plot.h"

#include <QtCharts/QChartView>

#include <QTimer>
#include <chrono>
#include <optional>

namespace bildrate::ui {

/// Shows a plot in a window: in the window's colours, font and language, drawn at most once a tick
/// and never while nobody can see it. Says the value under the pointer.
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
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void tick();
    void showReading(); ///< the value under the pointer, if there is one

    Plot* m_plot;
    std::optional<QPoint> m_pointer; ///< while it is over the chart
    bool m_reads = false;            ///< a value is shown beside it
    QTimer m_tick;
    bool m_stale = false;
};

} // namespace bildrate::ui
