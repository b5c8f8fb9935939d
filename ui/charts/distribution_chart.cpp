#include "ui/charts/distribution_chart.h"

#include "ui/charts/rate_series.h"

#include <QEvent>

namespace bildrate::ui {

DistributionChart::DistributionChart(QWidget* parent)
    : DistributionChart(new DistributionPlot, parent) {}

DistributionChart::DistributionChart(DistributionPlot* plot, QWidget* parent)
    : PlotView(plot, std::chrono::milliseconds(0), parent), m_plot(plot) {
    retranslate();
}

void DistributionChart::setCell(const std::optional<CellRecord>& cell) {
    m_chosen = cell.has_value();
    m_rates.clear();
    m_throttled = 0;
    if (cell) {
        const RateSeries series = RateSeries::of(*cell);
        for (const QPointF& sample : series.samples())
            m_rates.push_back(sample.y());
        m_throttled = int(series.throttled().size());
    }
    retranslate();
    changed();
}

void DistributionChart::retranslate() {
    setAccessibleName(tr("Distribution of the samples over images per second"));
    m_plot->show(m_rates, m_throttled,
                 !m_chosen         ? tr("Choose a cell to see its distribution.")
                 : m_throttled > 0 ? tr("Every sample of this cell was throttled.")
                                   : tr("This cell has no samples."));
}

void DistributionChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    PlotView::changeEvent(event);
}

} // namespace bildrate::ui
