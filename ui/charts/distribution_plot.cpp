#include "ui/charts/distribution_plot.h"

#include "ui/format.h"

#include <QPen>
#include <algorithm>
#include <cmath>

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
    m_x->setTitleText(m_throttled > 0 ? tr("images/s (without %n throttled sample(s))",
                                           "axis; they are no part of the result", m_throttled)
                                      : tr("images/s"));
    m_y->setTitleText(tr("samples", "axis: how many samples"));
}

void DistributionPlot::show(std::vector<double> rates, int throttled, const QString& message) {
    m_rates = std::move(rates);
    m_throttled = throttled;
    retranslate();
    std::ranges::sort(m_rates);
    setMessage(m_rates.empty() ? message : QString());
}

void DistributionPlot::redraw() {
    m_histogram = histogramOf(m_rates);
    const Histogram& histogram = m_histogram;
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

std::optional<Plot::Reading> DistributionPlot::readingAt(QPointF place) const {
    if (m_rates.empty() || !plotArea().contains(place))
        return std::nullopt;
    if (!m_histogram.counts.empty()) {
        const double x = m_x->min() + (place.x() - plotArea().left()) / plotArea().width() *
                                          (m_x->max() - m_x->min());
        const double index = std::floor((x - m_histogram.first) / m_histogram.width);
        if (index < 0 || index >= double(m_histogram.counts.size()))
            return std::nullopt;
        const double left = m_histogram.first + index * m_histogram.width;
        const auto count = m_histogram.counts[std::size_t(index)];
        return Reading{{left + m_histogram.width / 2, double(count)},
                       tr("%n sample(s) from %1 to %2 images/s", "", int(count))
                           .arg(format::significant(left, 4),
                                format::significant(left + m_histogram.width, 4))};
    }
    const QList<QPointF> points = m_points->points();
    if (points.isEmpty()) // not drawn yet
        return std::nullopt;
    const auto nearest = std::ranges::min_element(points, {}, [&](const QPointF& point) {
        const QPointF away = at(point.x(), point.y()) - place;
        return std::hypot(away.x(), away.y());
    });
    return Reading{*nearest,
                   tr("%1 images/s", "of one sample").arg(format::significant(nearest->x(), 4))};
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
