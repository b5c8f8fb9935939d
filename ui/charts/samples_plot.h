#pragma once

#include "ui/charts/plot.h"
#include "ui/charts/rate_series.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>

namespace bildrate::ui {

/// Images/s of one cell's samples over time: warm-up shaded, the running median with its 95 % band,
/// throttled samples apart, and levels to compare with behind.
class SamplesPlot : public Plot {
    Q_OBJECT

public:
    using Plot::Level;

    SamplesPlot();

    /// What is drawn from the next redraw on; empty: a sentence in its place.
    void show(const RateSeries* series, const QString& message);
    void setLevels(const std::vector<Level>& levels);

    void redraw() override;
    void retranslate() override;
    std::optional<Reading> readingAt(QPointF place) const override;

    const QLineSeries& samples() const { return *m_samples; }

private:
    void recolour(const Theme& theme) override;
    void place() override;
    void nameTime(); ///< and what is drawn over it

    const RateSeries* m_series = nullptr; ///< the owner's; it outlives what is shown
    double m_highestLevel = 0;

    QLineSeries* m_warmUp;
    QLineSeries* m_samples;
    QLineSeries* m_median;
    QLineSeries* m_low;
    QLineSeries* m_high;
    QAreaSeries* m_band;
    QScatterSeries* m_throttled;
    QGraphicsSimpleTextItem* m_medianName;
};

} // namespace bildrate::ui
