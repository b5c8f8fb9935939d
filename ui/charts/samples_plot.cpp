#include "ui/charts/samples_plot.h"

#include "ui/charts/decimation.h"

#include <QGraphicsSimpleTextItem>
#include <QPen>
#include <algorithm>

namespace bildrate::ui {
namespace {

/// The least of 1, 2, 5, 10, 20, ... seconds, so that the axis changes seldom.
double roundedUp(double seconds) {
    double power = 1;
    for (;;) {
        for (const int digit : {1, 2, 5})
            if (seconds <= digit * power)
                return digit * power;
        power *= 10;
    }
}

} // namespace

SamplesPlot::SamplesPlot()
    : m_warmUp(new QLineSeries(this)), m_samples(new QLineSeries(this)),
      m_median(new QLineSeries(this)), m_low(new QLineSeries(this)), m_high(new QLineSeries(this)),
      m_band(new QAreaSeries(m_high, m_low)), m_throttled(new QScatterSeries(this)),
      m_medianName(new QGraphicsSimpleTextItem(this)) {
    for (QAbstractSeries* series : std::initializer_list<QAbstractSeries*>{
             m_band, m_warmUp, m_samples, m_throttled, m_median}) {
        addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
    }
    m_throttled->setMarkerShape(QScatterSeries::MarkerShapeTriangle);
    m_throttled->setMarkerSize(8);
    retranslate();
    redraw();
}

void SamplesPlot::retranslate() {
    nameTime();
    m_y->setTitleText(tr("images/s"));
}

void SamplesPlot::nameTime() {
    m_x->setTitleText(m_series && !m_series->throttled().empty()
                          ? tr("seconds (▲: throttled, not part of the result)", "axis of time")
                          : tr("seconds", "axis of time"));
    m_medianName->setText(m_series && !m_series->median().empty()
                              ? tr("median and its 95 % interval", "name of a line")
                              : QString());
    place();
}

void SamplesPlot::show(const RateSeries* series, const QString& message) {
    m_series = series && !series->empty() ? series : nullptr;
    setMessage(m_series ? QString() : message);
    nameTime();
}

void SamplesPlot::setLevels(const std::vector<Level>& levels) {
    m_highestLevel = 0;
    for (const Level& level : levels)
        m_highestLevel = std::max(m_highestLevel, level.y);
    Plot::setLevels(levels);
}

void SamplesPlot::redraw() {
    static const RateSeries nothing;
    const RateSeries& series = m_series ? *m_series : nothing;
    const double end = roundedUp(series.end());
    const double top = std::max(series.highest(), m_highestLevel);
    setTicks(*m_x, ticksFor(0, end));
    setTicks(*m_y, ticksFor(0, top > 0 ? top : 1, 4));

    const auto draw = [&](QXYSeries& line, const std::vector<QPointF>& points) {
        if (!points.empty() || line.count() > 0)
            line.replace(decimated(points, 0, end, columns()));
    };
    draw(*m_warmUp, series.warmUp());
    draw(*m_samples, series.samples());
    draw(*m_throttled, series.throttled());
    draw(*m_median, series.median());
    draw(*m_low, series.low());
    draw(*m_high, series.high());
    // Single samples are seen as such while there are few.
    const bool few = series.samples().size() + series.warmUp().size() <= 100;
    m_samples->setPointsVisible(few);
    m_warmUp->setPointsVisible(few);
    setShade(series.warmUpEnd() > 0 ? std::optional(series.warmUpEnd()) : std::nullopt,
             tr("warm-up"));
}

void SamplesPlot::place() {
    Plot::place();
    // Below the curve, where a chart from zero on has room.
    if (m_medianName->font() != m_x->labelsFont()) // to set it again would be to paint again
        m_medianName->setFont(m_x->labelsFont());
    const QRectF name = m_medianName->boundingRect();
    m_medianName->setPos(plotArea().right() - name.width() - 6,
                         plotArea().bottom() - name.height() - 6);
}

void SamplesPlot::recolour(const Theme& theme) {
    const QColor colour = theme.series[0];
    m_samples->setPen(QPen(colour, 1));
    m_samples->setMarkerSize(4);
    m_warmUp->setPen(QPen(theme.mutedText, 1));
    m_warmUp->setMarkerSize(4);
    m_median->setPen(QPen(theme.series[1], 2));
    m_medianName->setBrush(theme.series[1]);
    m_band->setPen(Qt::NoPen);
    QColor bandColour = theme.series[1];
    bandColour.setAlphaF(0.25F);
    m_band->setBrush(bandColour);
    m_throttled->setColor(theme.warning);
    m_throttled->setBorderColor(theme.warning);
}

} // namespace bildrate::ui
