#include "ui/charts/rate_series.h"

#include <algorithm>

namespace bildrate::ui {
namespace {

double secondsOf(const Sample& sample) {
    return sample.deviceSeconds.value_or(sample.hostSeconds).count();
}

} // namespace

RateSeries RateSeries::of(const CellRecord& record) {
    RateSeries series(record.cell.images());
    if (record.outcome == Outcome::invalid)
        return series; // a speed of wrong results is not a result
    series.addWarmUp(record.measurement.warmUp);
    // A hundred points of the median show how it settled.
    std::span<const Sample> rest(record.measurement.samples);
    const std::size_t block = std::max<std::size_t>(1, rest.size() / 100);
    while (!rest.empty()) {
        const std::size_t count = std::min(block, rest.size());
        series.add(rest.first(count));
        rest = rest.subspan(count);
    }
    return series;
}

std::optional<QPointF> RateSeries::pointOf(const Sample& sample) {
    m_end += sample.hostSeconds.count();
    const double seconds = secondsOf(sample);
    if (!(seconds > 0) || sample.iterations <= 0)
        return std::nullopt;
    const double rate = m_images * double(sample.iterations) / seconds;
    m_highest = std::max(m_highest, rate);
    return QPointF(m_end, rate);
}

void RateSeries::addWarmUp(std::span<const Sample> samples) {
    for (const Sample& sample : samples)
        if (const auto point = pointOf(sample))
            m_warmUp.push_back(*point);
    m_warmUpEnd = m_end;
}

void RateSeries::add(std::span<const Sample> samples) {
    std::vector<double> rates;
    for (const Sample& sample : samples) {
        const auto point = pointOf(sample);
        if (!point)
            continue;
        if (sample.flags & sampleThrottled) {
            m_throttled.push_back(*point);
            continue;
        }
        m_samples.push_back(*point);
        rates.push_back(point->y());
        m_iterations += double(sample.iterations);
        m_seconds += secondsOf(sample);
    }
    if (rates.empty())
        return;
    m_running.add(rates);
    const auto band = m_running.value();
    const double x = m_samples.back().x();
    m_median.emplace_back(x, band->median);
    if (band->low) {
        m_low.emplace_back(x, *band->low);
        m_high.emplace_back(x, *band->high);
    }
}

std::optional<double> RateSeries::rate() const {
    if (m_seconds > 0)
        return m_images * m_iterations / m_seconds;
    if (!m_warmUp.empty())
        return m_warmUp.back().y();
    return std::nullopt;
}

} // namespace bildrate::ui
