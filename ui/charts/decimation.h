#pragma once

#include <QList>
#include <QPointF>
#include <span>

namespace bildrate::ui {

/// Which of many points, ascending in x, a line must go through to look the same at a width of so
/// many pixels: of each pixel column of [from, to] the first, the lowest, the highest and the last
/// (Jugel et al., M4: A Visualization-Oriented Time Series Data Aggregation, 2014). They keep their
/// order and values; nothing is made up and no peak is lost. What lies outside counts as part of
/// the first or last column.
QList<QPointF> decimated(std::span<const QPointF> points, double from, double to, int columns);

} // namespace bildrate::ui
