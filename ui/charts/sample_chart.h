#pragma once

#include "ui/charts/plot_view.h"
#include "ui/charts/samples_plot.h"

namespace bildrate::ui {

/// Images/s of a stored cell's samples over time, with the median and its band.
class SampleChart : public PlotView {
    Q_OBJECT

public:
    explicit SampleChart(QWidget* parent = nullptr);

    void setCell(const std::optional<CellRecord>& cell); ///< unset: none is chosen
    const SamplesPlot& plot() const { return *m_plot; }

protected:
    void changeEvent(QEvent* event) override;

private:
    SampleChart(SamplesPlot* plot, QWidget* parent);
    void retranslate();

    SamplesPlot* m_plot;
    RateSeries m_series;
    bool m_chosen = false;
};

} // namespace bildrate::ui
