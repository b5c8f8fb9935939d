#pragma once

#include "core/bench/run_record.h"
#include "ui/charts/running_median.h"

#include <QPointF>
#include <cstdint>
#include <span>
#include <vector>

namespace bildrate::ui {

/// Images/s of the samples of one cell over the seconds since its warm-up began: what charts of
/// samples draw. A sample stands where it ends; one of no duration is left out.
class RateSeries {
public:
    /// images: of one iteration.
    explicit RateSeries(std::int64_t images = 1) : m_images(double(images)) {}
    static RateSeries of(const CellRecord& record);

    void addWarmUp(std::span<const Sample> samples);
    /// Adds one point of the running median too.
    void add(std::span<const Sample> samples);

    const std::vector<QPointF>& warmUp() const { return m_warmUp; }
    const std::vector<QPointF>& samples() const { return m_samples; } ///< throttled ones are not
    const std::vector<QPointF>& throttled() const { return m_throttled; }
    // The running median and its interval, at the same places in x.
    const std::vector<QPointF>& median() const { return m_median; }
    const std::vector<QPointF>& low() const { return m_low; }
    const std::vector<QPointF>& high() const { return m_high; }

    bool empty() const { return m_warmUp.empty() && m_samples.empty() && m_throttled.empty(); }
    double warmUpEnd() const { return m_warmUpEnd; } ///< seconds
    double end() const { return m_end; }
    double highest() const { return m_highest; } ///< images/s of any sample
    /// Images / seconds of the measured samples so far; before there are any, of the last warm-up
    /// sample.
    std::optional<double> rate() const;

private:
    std::optional<QPointF> pointOf(const Sample& sample);

    double m_images;
    std::vector<QPointF> m_warmUp;
    std::vector<QPointF> m_samples;
    std::vector<QPointF> m_throttled;
    RunningMedian m_running;
    std::vector<QPointF> m_median;
    std::vector<QPointF> m_low;
    std::vector<QPointF> m_high;
    double m_warmUpEnd = 0;
    double m_end = 0;
    double m_highest = 0;
    double m_iterations = 0; ///< measured
    double m_seconds = 0;
};

} // namespace bildrate::ui
