#pragma once

#include "ui/charts/plot_view.h"
#include "ui/charts/samples_plot.h"

namespace bildrate::ui {

/// Images/s of the running cell as they come: one replaced series and one repaint a tick.
class LiveChart : public PlotView {
    Q_OBJECT

public:
    explicit LiveChart(QWidget* parent = nullptr);

    /// An empty chart for a cell of so many images an iteration; levels: speeds to compare with.
    void begin(std::int64_t images, const std::vector<SamplesPlot::Level>& levels);
    void addWarmUp(std::span<const Sample> samples);
    void add(std::span<const Sample> samples);
    /// A cell that is over, whole.
    void showCell(const CellRecord& record);
    void clear();

    const RateSeries& series() const { return m_series; }
    const SamplesPlot& plot() const { return *m_plot; }

protected:
    void changeEvent(QEvent* event) override;

private:
    LiveChart(SamplesPlot* plot, QWidget* parent);
    void showSeries();

    SamplesPlot* m_plot;
    RateSeries m_series;
};

} // namespace bildrate::ui
