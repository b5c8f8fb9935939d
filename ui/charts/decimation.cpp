#include "ui/charts/decimation.h"

#include <algorithm>
#include <array>

namespace bildrate::ui {

QList<QPointF> decimated(std::span<const QPointF> points, double from, double to, int columns) {
    columns = std::max(columns, 1);
    if (points.size() <= 4 * std::size_t(columns) || !(to > from))
        return {points.begin(), points.end()};

    const double scale = columns / (to - from);
    const auto columnOf = [&](const QPointF& point) {
        return int(std::clamp((point.x() - from) * scale, 0.0, double(columns - 1)));
    };
    QList<QPointF> kept;
    kept.reserve(4 * columns);
    for (std::size_t first = 0; first < points.size();) {
        const int column = columnOf(points[first]);
        std::size_t last = first;
        std::size_t lowest = first;
        std::size_t highest = first;
        for (std::size_t i = first; i < points.size() && columnOf(points[i]) == column; ++i) {
            last = i;
            if (points[i].y() < points[lowest].y())
                lowest = i;
            if (points[i].y() > points[highest].y())
                highest = i;
        }
        std::array<std::size_t, 4> indices{first, lowest, highest, last};
        std::ranges::sort(indices);
        const auto end = std::unique(indices.begin(), indices.end());
        for (auto index = indices.begin(); index != end; ++index)
            kept.push_back(points[*index]);
        first = last + 1;
    }
    return kept;
}

} // namespace bildrate::ui
