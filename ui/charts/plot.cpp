#include "ui/charts/plot.h"

#include "ui/format.h"

#include <QtCharts/QLegend>

#include <QApplication>
#include <QGraphicsEllipseItem>
#include <QGraphicsLayout>
#include <QGraphicsLineItem>
#include <QGraphicsRectItem>
#include <QGraphicsSimpleTextItem>
#include <QPen>
#include <algorithm>

namespace bildrate::ui {
namespace {

// Series are drawn at 5 and above, the grid below.
constexpr int behindSeries = 4;
constexpr int aboveSeries = 20;
constexpr double markRadius = 5;

/// Replaces the labels of an axis; a label stands where its value is.
void relabel(QCategoryAxis& axis, const QStringList& labels, const std::vector<double>& values) {
    for (const QString& label : axis.categoriesLabels())
        axis.remove(label);
    axis.setStartValue(values.front());
    for (std::size_t i = 0; i < values.size(); ++i)
        axis.append(labels[qsizetype(i)], values[i]);
}

} // namespace

Plot::Plot()
    : m_x(new QCategoryAxis), m_y(new QCategoryAxis), m_palette(QApplication::palette()),
      m_theme(Theme::of(m_palette)), m_message(new QGraphicsSimpleTextItem(this)),
      m_mark(
          new QGraphicsEllipseItem(-markRadius, -markRadius, 2 * markRadius, 2 * markRadius, this)),
      m_shade(new QGraphicsRectItem(this)), m_shadeName(new QGraphicsSimpleTextItem(this)) {
    setAnimationOptions(QChart::NoAnimation);
    setBackgroundRoundness(0);
    setDropShadowEnabled(false);
    setMargins({6, 6, 12, 6});
    layout()->setContentsMargins(0, 0, 0, 0);
    legend()->hide();
    for (QCategoryAxis* axis : {m_x, m_y}) {
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setTruncateLabels(false);
        axis->setShadesVisible(false);
    }
    m_x->setGridLineVisible(false);
    addAxis(m_x, Qt::AlignBottom);
    addAxis(m_y, Qt::AlignLeft);
    m_shade->setPen(Qt::NoPen);
    m_shade->setZValue(-1); // below the grid
    m_shade->hide();
    m_shadeName->setZValue(aboveSeries);
    m_message->setZValue(aboveSeries);
    m_mark->setZValue(aboveSeries);
    m_mark->hide();
    setTextFont(QApplication::font());
    connect(this, &QChart::plotAreaChanged, this, [this] { place(); });
}

void Plot::setTextFont(const QFont& font) {
    setTitleFont(font);
    for (QCategoryAxis* axis : {m_x, m_y}) {
        axis->setLabelsFont(font);
        axis->setTitleFont(font);
    }
    m_message->setFont(font);
    m_shadeName->setFont(font);
    for (const LevelItems& each : m_levels)
        each.name->setFont(font);
    place();
}

void Plot::setColours(const QPalette& palette) {
    m_palette = palette;
    m_theme = Theme::of(palette);
    const QBrush text(palette.color(QPalette::Text));
    const QBrush muted(m_theme.mutedText);
    setBackgroundBrush(palette.color(QPalette::Base));
    setTitleBrush(text);
    for (QCategoryAxis* axis : {m_x, m_y}) {
        axis->setLabelsBrush(muted);
        axis->setTitleBrush(muted);
        axis->setLinePen(QPen(m_theme.mutedText, 1));
        axis->setGridLinePen(QPen(m_theme.grid, 1));
    }
    colourItems();
    recolour(m_theme);
}

void Plot::colourItems() {
    const QBrush muted(m_theme.mutedText);
    m_message->setBrush(muted);
    m_shade->setBrush(m_theme.warmUp);
    m_shadeName->setBrush(muted);
    m_mark->setPen(QPen(m_palette.color(QPalette::Text), 1.5));
    for (const LevelItems& each : m_levels) {
        each.line->setPen(QPen(m_theme.mutedText, 1, Qt::DashLine));
        each.name->setBrush(muted);
    }
}

void Plot::setTicks(QCategoryAxis& axis, const Ticks& ticks) {
    QStringList labels;
    for (const double value : ticks.values)
        labels << format::number(value, ticks.decimals);
    if (labels == axis.categoriesLabels() && axis.min() == ticks.values.front() &&
        axis.max() == ticks.values.back())
        return;
    relabel(axis, labels, ticks.values);
    axis.setRange(ticks.values.front(), ticks.values.back());
    place(); // the room may have stayed while values moved in it
}

void Plot::setNames(QCategoryAxis& axis, const QStringList& names) {
    std::vector<double> values;
    for (qsizetype i = 0; i < names.size(); ++i)
        values.push_back(double(i));
    if (!names.isEmpty() && names != axis.categoriesLabels())
        relabel(axis, names, values);
    axis.setRange(-0.5, double(std::max<qsizetype>(names.size(), 1)) - 0.5);
}

void Plot::setMessage(const QString& text) {
    if (m_message->text() == text)
        return;
    m_message->setText(text);
    for (QCategoryAxis* axis : {m_x, m_y})
        axis->setVisible(text.isEmpty()); // without values there is no range to show
    m_x->setGridLineVisible(false);
    place();
}

int Plot::columns() const {
    return std::max(1, int(plotArea().width()));
}

void Plot::setLevels(const std::vector<Level>& levels) {
    while (m_levels.size() > levels.size()) {
        delete m_levels.back().line;
        delete m_levels.back().name;
        m_levels.pop_back();
    }
    while (m_levels.size() < levels.size()) {
        auto* line = new QGraphicsLineItem(this);
        auto* name = new QGraphicsSimpleTextItem(this);
        line->setZValue(behindSeries);
        name->setZValue(behindSeries);
        name->setFont(m_x->labelsFont());
        m_levels.push_back({{}, line, name});
    }
    for (std::size_t i = 0; i < levels.size(); ++i) {
        m_levels[i].level = levels[i];
        m_levels[i].name->setText(levels[i].name);
    }
    colourItems();
    place();
}

void Plot::setShade(std::optional<double> x, const QString& name) {
    if (m_shadeEnd == x && m_shadeName->text() == name)
        return;
    m_shadeEnd = x;
    m_shadeName->setText(name);
    place();
}

std::optional<Plot::Reading> Plot::readingAt(QPointF) const {
    return std::nullopt;
}

void Plot::setMark(std::optional<QPointF> value) {
    if (m_marked == value)
        return;
    m_marked = value;
    place();
}

QPointF Plot::at(double x, double y) const {
    const QRectF area = plotArea();
    return {area.left() + (x - m_x->min()) / (m_x->max() - m_x->min()) * area.width(),
            area.bottom() - (y - m_y->min()) / (m_y->max() - m_y->min()) * area.height()};
}

void Plot::place() {
    const QRectF area = plotArea();
    m_message->setPos(area.center() - m_message->boundingRect().center());
    m_mark->setVisible(m_marked.has_value());
    if (m_marked)
        m_mark->setPos(at(m_marked->x(), m_marked->y()));

    const bool shaded = m_shadeEnd && *m_shadeEnd > m_x->min();
    const double shadeRight = shaded ? at(std::min(*m_shadeEnd, m_x->max()), 0).x() : area.left();
    m_shade->setVisible(shaded);
    m_shade->setRect(area.left(), area.top(), shadeRight - area.left(), area.height());
    // Its name only where there is room for it.
    const QRectF nameSize = m_shadeName->boundingRect();
    m_shadeName->setVisible(shaded && nameSize.width() + 12 <= shadeRight - area.left());
    m_shadeName->setPos(area.left() + 6, area.bottom() - nameSize.height() - 6);

    std::vector<QRectF> taken;
    for (const LevelItems& each : m_levels) {
        const double y = at(0, each.level.y).y();
        each.line->setLine(area.left(), y, area.right(), y);
        QRectF room = each.name->boundingRect();
        room.moveBottomRight({area.right() - 6, y - 1});
        // A name that would cover another one is left out; the line stays.
        const bool free = std::ranges::none_of(
            taken, [&room](const QRectF& other) { return other.intersects(room); });
        each.name->setVisible(free);
        each.name->setPos(room.topLeft());
        if (free)
            taken.push_back(room);
    }
}

} // namespace bildrate::ui
