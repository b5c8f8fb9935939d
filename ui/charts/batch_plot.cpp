#include "ui/charts/batch_plot.h"

#include "ui/core_text.h"
#include "ui/format.h"
#include "ui/models/grid_text.h"

#include <QGraphicsLineItem>
#include <QGraphicsSimpleTextItem>
#include <QPen>
#include <algorithm>
#include <array>

namespace bildrate::ui {
namespace {

constexpr int aboveSeries = 20;

constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                            Qt::DashDotDotLine};
constexpr std::array markers{QScatterSeries::MarkerShapeCircle,
                             QScatterSeries::MarkerShapeRectangle,
                             QScatterSeries::MarkerShapeRotatedRectangle,
                             QScatterSeries::MarkerShapeTriangle, QScatterSeries::MarkerShapeStar};
/// The same for the names of lines.
constexpr std::array markerTexts{u'●', u'■', u'◆', u'▲', u'★'};

} // namespace

BatchPlot::BatchPlot() {
    redraw();
    retranslate();
}

void BatchPlot::setRun(const RunRecord& run) {
    clear();
    m_run = run;
    m_summaries.clear();
    for (CellRecord& cell : m_run.cells) {
        m_summaries.push_back(cell.summary());
        cell.measurement.samples.clear();
        cell.measurement.warmUp.clear();
    }
    m_grid = resultGrid(m_run.spec, m_run.cells);
    const QStringList titles = text::rowTitles(m_grid);
    for (std::size_t row = 0; row < m_grid.rows.size(); ++row)
        addLine(titles[qsizetype(row)], m_grid.rows[row]);
    redraw();
    retranslate();
    setColours(colours());
}

void BatchPlot::clear() {
    for (const Line& line : m_lines) {
        for (QAbstractSeries* series :
             std::initializer_list<QAbstractSeries*>{line.line, line.plain, line.hollow}) {
            removeSeries(series);
            delete series;
        }
        for (const Interval& interval : line.intervals)
            delete interval.item;
        delete line.name;
    }
    m_lines.clear();
}

void BatchPlot::addLine(const QString& name, const GridRow& row) {
    QList<QPointF> plain;
    QList<QPointF> hollow;
    QList<QPointF> all;
    std::vector<Interval> intervals;
    for (std::size_t batch = 0; batch < row.cells.size(); ++batch) {
        if (row.cells[batch].record < 0)
            continue;
        const auto index = std::size_t(row.cells[batch].record);
        const Summary& summary = m_summaries[index];
        if (m_run.cells[index].outcome != Outcome::completed || !summary.imagesPerSecond)
            continue;
        const QPointF point(double(batch), *summary.imagesPerSecond);
        all << point;
        (text::hasCaveats(m_run.cells[index], summary) ? hollow : plain) << point;
        if (summary.intervalLow && summary.intervalHigh)
            intervals.push_back({point.x(), *summary.intervalLow, *summary.intervalHigh,
                                 new QGraphicsLineItem(this)});
    }
    if (all.isEmpty())
        return;
    Line line{new QLineSeries, new QScatterSeries, new QScatterSeries,
              new QGraphicsSimpleTextItem(this), std::move(intervals)};
    line.line->append(all);
    line.plain->append(plain);
    line.hollow->append(hollow);
    const std::size_t number = m_lines.size();
    const std::size_t marker = (number + number / markers.size()) % markers.size();
    line.name->setText(QString(QChar(markerTexts[marker])) + ' ' + name);
    for (QScatterSeries* series : {line.plain, line.hollow}) {
        series->setMarkerShape(markers[marker]);
        series->setMarkerSize(10);
    }
    for (QAbstractSeries* series :
         std::initializer_list<QAbstractSeries*>{line.line, line.plain, line.hollow}) {
        addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
    }
    line.name->setFont(m_x->labelsFont());
    line.name->setZValue(aboveSeries);
    m_lines.push_back(std::move(line));
}

void BatchPlot::redraw() {
    QStringList batches;
    for (const std::int64_t batch : m_grid.batches)
        batches << format::count(batch);
    setNames(*m_x, batches);
    double highest = 0;
    for (const Line& line : m_lines) {
        for (const QPointF& point : line.line->points())
            highest = std::max(highest, point.y());
        for (const Interval& interval : line.intervals)
            highest = std::max(highest, interval.high);
    }
    setTicks(*m_y, ticksFor(0, highest > 0 ? highest : 1));

    double room = 0;
    for (const Line& line : m_lines)
        room = std::max(room, line.name->boundingRect().width());
    setMargins({6, 6, int(room) + 18, 6}); // for the names at the ends of the lines
}

void BatchPlot::retranslate() {
    m_x->setTitleText(tr("batch size"));
    m_y->setTitleText(tr("images/s"));
    setMessage(m_lines.empty() ? tr("This run has no completed cells.") : QString());
    if (m_lines.empty()) {
        setTitle({});
        return;
    }
    QStringList about;
    const GridConditions& conditions = m_grid.rows.front().conditions;
    const auto common = [this](auto member) {
        return std::ranges::all_of(m_grid.rows, [&](const GridRow& row) {
            return row.conditions.*member == m_grid.rows.front().conditions.*member;
        });
    };
    if (common(&GridConditions::workload))
        about << text::of(conditions.workload);
    if (common(&GridConditions::precision))
        about << text::of(conditions.precision);
    if (common(&GridConditions::devices))
        about << text::ofDevices(conditions.devices);
    about << format::dateTime(m_run.created);
    if (std::ranges::any_of(m_lines, [](const Line& line) { return line.hollow->count() > 0; }))
        about << tr("hollow: with a caveat", "what hollow markers of a chart mean");
    const QString name = m_run.spec.name.empty() ? tr("Images per second by batch size")
                                                 : QString::fromStdString(m_run.spec.name);
    setTitle(QStringLiteral("<b>%1</b><br>%2")
                 .arg(name.toHtmlEscaped(), about.join(QStringLiteral(" · ")).toHtmlEscaped()));
}

std::vector<QList<QPointF>> BatchPlot::lines() const {
    std::vector<QList<QPointF>> all;
    for (const Line& line : m_lines)
        all.push_back(line.line->points());
    return all;
}

void BatchPlot::recolour(const Theme& theme) {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const QColor colour = theme.series[i % theme.series.size()];
        line.line->setPen(QPen(colour, 2, dashes[i % dashes.size()]));
        line.plain->setPen(QPen(colour, 2));
        line.plain->setBrush(colour);
        line.hollow->setPen(QPen(colour, 2));
        line.hollow->setBrush(colours().color(QPalette::Base));
        line.name->setBrush(colour);
        for (const Interval& interval : line.intervals)
            interval.item->setPen(QPen(colour, 1.5));
    }
}

void BatchPlot::place() {
    Plot::place();
    // Names beside the ends of their lines, from the top down, pushed apart where lines end close.
    std::vector<const Line*> downwards;
    for (const Line& line : m_lines) {
        downwards.push_back(&line);
        for (const Interval& interval : line.intervals)
            interval.item->setLine({at(interval.x, interval.low), at(interval.x, interval.high)});
    }
    std::ranges::sort(downwards, std::greater(),
                      [](const Line* line) { return line->line->points().back().y(); });
    double least = 0;
    for (const Line* line : downwards) {
        const QPointF end = line->line->points().back();
        const double height = line->name->boundingRect().height();
        const double y = std::max(least, at(end.x(), end.y()).y() - height / 2);
        line->name->setPos(plotArea().right() + 6, y);
        least = y + height;
    }
    double most = size().height();
    for (auto line = downwards.rbegin(); line != downwards.rend(); ++line) {
        QGraphicsSimpleTextItem& name = *(*line)->name;
        name.setY(std::min(name.y(), most - name.boundingRect().height()));
        most = name.y();
    }
}

} // namespace bildrate::ui
