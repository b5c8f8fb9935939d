#include "ui/charts/live_chart.h"

#include <QEvent>

namespace bildrate::ui {
namespace {

/// Drawing takes cycles from a CPU that is being measured; five times a second still flows.
constexpr std::chrono::milliseconds liveTick{200};

} // namespace

LiveChart::LiveChart(QWidget* parent) : LiveChart(new SamplesPlot, parent) {}

LiveChart::LiveChart(SamplesPlot* plot, QWidget* parent)
    : PlotView(plot, liveTick, parent), m_plot(plot) {
    showSeries();
}

void LiveChart::begin(std::int64_t images, const std::vector<SamplesPlot::Level>& levels) {
    m_series = RateSeries(images);
    m_plot->setLevels(levels);
    showSeries();
}

void LiveChart::addWarmUp(std::span<const Sample> samples) {
    m_series.addWarmUp(samples);
    showSeries();
}

void LiveChart::add(std::span<const Sample> samples) {
    m_series.add(samples);
    showSeries();
}

void LiveChart::showCell(const CellRecord& record) {
    m_series = RateSeries::of(record);
    m_plot->setLevels({});
    showSeries();
}

void LiveChart::clear() {
    begin(1, {});
}

void LiveChart::showSeries() {
    m_plot->show(&m_series, tr("Images per second appear here while a cell is measured."));
    changed();
}

void LiveChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        showSeries();
    PlotView::changeEvent(event);
}

} // namespace bildrate::ui
