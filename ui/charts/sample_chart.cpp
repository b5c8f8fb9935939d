#include "ui/charts/sample_chart.h"

#include <QEvent>

namespace bildrate::ui {

SampleChart::SampleChart(QWidget* parent) : SampleChart(new SamplesPlot, parent) {}

SampleChart::SampleChart(SamplesPlot* plot, QWidget* parent)
    : PlotView(plot, std::chrono::milliseconds(0), parent), m_plot(plot) {
    retranslate();
}

void SampleChart::setCell(const std::optional<CellRecord>& cell) {
    m_chosen = cell.has_value();
    m_series = cell ? RateSeries::of(*cell) : RateSeries();
    retranslate();
    changed();
}

void SampleChart::retranslate() {
    setAccessibleName(tr("Images per second of each sample over time"));
    m_plot->show(&m_series, m_chosen ? tr("This cell has no samples.")
                                     : tr("Choose a cell to see its samples."));
}

void SampleChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    PlotView::changeEvent(event);
}

} // namespace bildrate::ui
