#pragma once

#include "core/bench/run_record.h"
#include "ui/charts/histogram.h"
#include "ui/charts/plot.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>

#include <vector>

namespace bildrate::ui {

/// How often a cell's samples had which images/s; single points while there are few.
class DistributionPlot : public Plot {
    Q_OBJECT

public:
    DistributionPlot();

    /// Images/s of each sample; throttled: how many more were left out; message: what to say if
    /// there are none.
    void show(std::vector<double> rates, int throttled, const QString& message);

    void redraw() override;
    void retranslate() override;
    std::optional<Reading> readingAt(QPointF place) const override;

    const QScatterSeries& points() const { return *m_points; }
    const QLineSeries& outline() const { return *m_outline; }

private:
    void recolour(const Theme& theme) override;

    std::vector<double> m_rates; ///< ascending
    int m_throttled = 0;
    Histogram m_histogram; ///< of what was drawn
    QLineSeries* m_outline;
    QAreaSeries* m_area;
    QScatterSeries* m_points;
};

} // namespace bildrate::ui
