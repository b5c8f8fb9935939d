#include "ui/charts/plot_view.h"

#include <QEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <utility>

namespace bildrate::ui {

PlotView::PlotView(Plot* plot, std::chrono::milliseconds tick, QWidget* parent)
    : QChartView(plot, parent), m_plot(plot) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(
        Qt::NoFocus); // there is nothing to do in it; what it shows is in words elsewhere
    viewport()->setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tick.setSingleShot(true);
    m_tick.setInterval(tick);
    connect(&m_tick, &QTimer::timeout, this, &PlotView::tick);
    m_plot->setColours(palette());
    m_plot->setTextFont(font());
}

QSize PlotView::minimumSizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * 30, metrics.height() * 7};
}

QSize PlotView::sizeHint() const {
    return minimumSizeHint() * 2;
}

void PlotView::changed() {
    m_stale = true;
    if (isVisible() && !m_tick.isActive())
        m_tick.start();
}

void PlotView::tick() {
    if (!m_stale || !isVisible())
        return;
    m_stale = false;
    m_plot->redraw();
    if (m_pointer)
        showReading();
    emit ticked();
}

void PlotView::showReading() {
    const auto reading =
        m_pointer ? m_plot->readingAt(m_plot->mapFromScene(mapToScene(*m_pointer))) : std::nullopt;
    m_plot->setMark(reading ? std::optional(reading->value) : std::nullopt);
    const bool read = std::exchange(m_reads, reading.has_value());
    if (reading)
        QToolTip::showText(viewport()->mapToGlobal(*m_pointer), reading->text, viewport());
    else if (read)
        QToolTip::hideText();
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
    QChartView::mouseMoveEvent(event);
    m_pointer = event->position().toPoint();
    showReading();
}

bool PlotView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        m_pointer.reset();
        showReading();
    }
    return QChartView::viewportEvent(event);
}

void PlotView::changeEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::PaletteChange:
        m_plot->setColours(palette());
        break;
    case QEvent::FontChange:
        m_plot->setTextFont(font());
        break;
    case QEvent::LanguageChange:
        m_plot->retranslate();
        changed();
        break;
    default:
        break;
    }
    QChartView::changeEvent(event);
}

void PlotView::showEvent(QShowEvent* event) {
    QChartView::showEvent(event);
    if (m_stale)
        m_tick.start();
}

void PlotView::resizeEvent(QResizeEvent* event) {
    QChartView::resizeEvent(event);
    changed(); // the width says how many points are drawn
}

} // namespace bildrate::ui
