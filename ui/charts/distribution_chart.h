#pragma once

#include "ui/charts/distribution_plot.h"
#include "ui/charts/plot_view.h"

namespace bildrate::ui {

/// The distribution of a stored cell's samples over images/s; says how many throttled ones it
/// leaves out.
class DistributionChart : public PlotView {
    Q_OBJECT

public:
    explicit DistributionChart(QWidget* parent = nullptr);

    void setCell(const std::optional<CellRecord>& cell); ///< unset: none is chosen
    const DistributionPlot& plot() const { return *m_plot; }

protected:
    void changeEvent(QEvent* event) override;

private:
    DistributionChart(DistributionPlot* plot, QWidget* parent);
    void retranslate();

    DistributionPlot* m_plot;
    std::vector<double> m_rates;
    int m_throttled = 0;
    bool m_chosen = false;
};

} // namespace bildrate::ui
