#include "ui/charts/samples_plot.h"

#include "ui/charts/decimation.h"
#include "ui/format.h"

#include <QGraphicsSimpleTextItem>
#include <QPen>
#include <algorithm>
#include <cmath>
#include <utility>

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

using Points = std::vector<QPointF>;

/// A pointer may be so many pixels beyond the last sample.
constexpr double reach = 24;

std::ptrdiff_t countBefore(const Points& points, double x) {
    const auto xOf = [](const QPointF& point) { return point.x(); };
    return std::ranges::lower_bound(points, x, {}, xOf) - points.begin();
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

std::optional<Plot::Reading> SamplesPlot::readingAt(QPointF place) const {
    if (!m_series || !plotArea().contains(place))
        return std::nullopt;
    const double perPixel = (m_x->max() - m_x->min()) / plotArea().width();
    const double x = m_x->min() + (place.x() - plotArea().left()) * perPixel;
    if (x > m_series->end() + reach * perPixel)
        return std::nullopt;

    // Of samples in the pointer's column of pixels the one nearest in height, else the neighbours.
    const Points* nearestIn = nullptr;
    QPointF nearest;
    std::pair<double, double> least;
    for (const Points* points :
         {&m_series->warmUp(), &m_series->samples(), &m_series->throttled()}) {
        auto first = points->begin() + countBefore(*points, x - perPixel / 2);
        auto last = points->begin() + countBefore(*points, x + perPixel / 2);
        if (first == last) {
            first -= first != points->begin();
            last += last != points->end();
        }
        for (; first != last; ++first) {
            const QPointF away = at(first->x(), first->y()) - place;
            const std::pair distance(std::max(std::abs(away.x()) - 0.5, 0.0), std::abs(away.y()));
            if (nearestIn && distance >= least)
                continue;
            nearestIn = points;
            nearest = *first;
            least = distance;
        }
    }
    if (!nearestIn)
        return std::nullopt;
    const QString rate = format::significant(nearest.y(), 4);
    const bool warmUp = nearestIn == &m_series->warmUp();
    const QString number =
        format::count(1 + (warmUp ? countBefore(m_series->warmUp(), nearest.x())
                                  : countBefore(m_series->samples(), nearest.x()) +
                                        countBefore(m_series->throttled(), nearest.x())));
    return Reading{nearest, warmUp ? tr("warm-up sample %1: %2 images/s").arg(number, rate)
                            : nearestIn == &m_series->throttled()
                                ? tr("sample %1: %2 images/s, throttled").arg(number, rate)
                                : tr("sample %1: %2 images/s").arg(number, rate)};
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
