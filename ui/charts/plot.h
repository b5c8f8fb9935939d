#pragma once

#include "ui/charts/ticks.h"
#include "ui/theme.h"

#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>

#include <optional>
#include <vector>

namespace bildrate::ui {

/// A chart in the program's look: two axes with few grid lines and numbers as the language writes
/// them, colours of a palette, words beside what they name, nothing that moves.
class Plot : public QChart {
    Q_OBJECT

public:
    Plot();

    void setColours(const QPalette& palette);
    void setTextFont(const QFont& font);
    /// Sets every text anew.
    virtual void retranslate() = 0;
    /// Draws what it was given, as fine as its present width allows.
    virtual void redraw() = 0;

    /// A value that was drawn, and what it says.
    struct Reading {
        QPointF value;
        QString text;
    };
    /// The value that stands nearest to a place in the chart, never one in between; unset where
    /// none stands near.
    virtual std::optional<Reading> readingAt(QPointF place) const;
    /// Rings a value; none if unset.
    void setMark(std::optional<QPointF> value);

    QPointF at(double x, double y) const; ///< a value's place in the chart

protected:
    virtual void recolour(const Theme& theme) = 0;
    /// Puts what is no series where the axes say.
    virtual void place();
    /// The axis runs from the first to the last tick. Does nothing if it has these already.
    void setTicks(QCategoryAxis& axis, const Ticks& ticks);
    /// Words instead of numbers, at 0, 1, 2, ..., with half a step at both ends.
    void setNames(QCategoryAxis& axis, const QStringList& names);
    /// A sentence in the middle, for a chart that has nothing to show yet.
    void setMessage(const QString& text);
    int columns() const; ///< pixels across, at least 1

    /// A level across the chart, dashed, with its name at the right, behind the series.
    struct Level {
        double y = 0;
        QString name;
    };
    void setLevels(const std::vector<Level>& levels);
    /// Shades the part of the chart up to x and names it there; nothing if unset.
    void setShade(std::optional<double> x, const QString& name);

    const QPalette& colours() const { return m_palette; }

    QCategoryAxis* const m_x;
    QCategoryAxis* const m_y;

private:
    struct LevelItems {
        Level level;
        QGraphicsLineItem* line;
        QGraphicsSimpleTextItem* name;
    };

    void colourItems();

    QPalette m_palette;
    Theme m_theme;
    QGraphicsSimpleTextItem* m_message;
    std::vector<LevelItems> m_levels;
    QGraphicsEllipseItem* m_mark;
    std::optional<QPointF> m_marked;
    std::optional<double> m_shadeEnd;
    QGraphicsRectItem* m_shade;
    QGraphicsSimpleTextItem* m_shadeName;
};

} // namespace bildrate::ui
