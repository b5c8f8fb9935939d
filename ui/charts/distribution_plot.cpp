#include "ui/charts/distribution_plot.h"

#include "ui/charts/histogram.h"

#include <QPen>
#include <algorithm>

namespace bildrate::ui {

DistributionPlot::DistributionPlot()
    : m_outline(new QLineSeries(this)), m_area(new QAreaSeries(m_outline)),
      m_points(new QScatterSeries(this)) {
    for (QAbstractSeries* series : std::initializer_list<QAbstractSeries*>{m_area, m_points}) {
        addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
    }
    m_points->setMarkerSize(8);
    retranslate();
    redraw();
}

void DistributionPlot::retranslate() {
    m_x->setTitleText(tr("images/s"));
    m_y->setTitleText(tr("samples", "axis: how many samples"));
}

void DistributionPlot::show(std::vector<double> rates, const QString& message) {
    m_rates = std::move(rates);
    std::ranges::sort(m_rates);
    setMessage(m_rates.empty() ? message : QString());
}

void DistributionPlot::redraw() {
    const Histogram histogram = histogramOf(m_rates);
    QList<QPointF> outline;
    QList<QPointF> points;
    double highest = 1;
    if (!histogram.counts.empty()) {
        outline << QPointF(histogram.first, 0);
        for (std::size_t i = 0; i < histogram.counts.size(); ++i) {
            const double left = histogram.first + double(i) * histogram.width;
            const double count = double(histogram.counts[i]);
            outline << QPointF(left, count) << QPointF(left + histogram.width, count);
            highest = std::max(highest, count);
        }
        outline << QPointF(outline.back().x(), 0);
    } else {
        // Equal values stand on one another.
        double height = 0;
        for (std::size_t i = 0; i < m_rates.size(); ++i) {
            height = i > 0 && m_rates[i] == m_rates[i - 1] ? height + 1 : 1;
            points << QPointF(m_rates[i], height);
            highest = std::max(highest, height);
        }
    }
    const double low = m_rates.empty() ? 0 : m_rates.front();
    const double high = m_rates.empty() ? 1 : m_rates.back();
    setTicks(*m_x, ticksFor(low, high));
    setTicks(*m_y, ticksFor(0, std::max(highest, 4.0), 4)); // whole numbers
    m_outline->replace(outline);
    m_points->replace(points);
    m_area->setVisible(!outline.isEmpty());
}

void DistributionPlot::recolour(const Theme& theme) {
    QColor fill = theme.series[0];
    fill.setAlphaF(0.35F);
    m_area->setPen(QPen(theme.series[0], 1));
    m_area->setBrush(fill);
    m_points->setColor(theme.series[0]);
    m_points->setBorderColor(theme.series[0]);
}

} // namespace bildrate::ui
