#pragma once

#include "core/analysis/result_grid.h"
#include "ui/charts/plot.h"

#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>

namespace bildrate::ui {

/// A run's images/s by batch size, one line for each row of the result grid, with the 95 % interval
/// of each value. Values with a caveat are hollow, and a line below says so.
class BatchPlot : public Plot {
    Q_OBJECT

public:
    BatchPlot();

    void setRun(const RunRecord& run);

    void redraw() override;
    void retranslate() override;

    /// The completed values of each line: index of the batch, images/s.
    std::vector<QList<QPointF>> lines() const;

private:
    struct Interval {
        double x = 0;
        double low = 0;
        double high = 0;
        QGraphicsLineItem* item = nullptr;
    };
    struct Line {
        QLineSeries* line;
        QScatterSeries* plain;         ///< markers of what has no caveat
        QScatterSeries* hollow;        ///< of what has
        QGraphicsSimpleTextItem* name; ///< at its end
        std::vector<Interval> intervals{};
    };

    void recolour(const Theme& theme) override;
    void place() override;
    void clear();
    void addLine(const QString& name, const GridRow& row);

    RunRecord m_run;                  ///< without samples
    std::vector<Summary> m_summaries; ///< of its cells
    ResultGrid m_grid;
    std::vector<Line> m_lines;
};

} // namespace bildrate::ui
