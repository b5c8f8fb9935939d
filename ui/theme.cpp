#include "ui/theme.h"

#include "ui/outlined_style.h"

#include <QApplication>
#include <QStyle>
#include <algorithm>
#include <cmath>

namespace bildrate::ui {
namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

struct Shades {
    const char *window, *base, *alternate, *text, *muted, *button, *highlight, *link;
};

QPalette paletteOf(const Shades& shades, const QColor& onHighlight) {
    QPalette palette;
    palette.setColor(QPalette::Window, shades.window);
    palette.setColor(QPalette::WindowText, shades.text);
    palette.setColor(QPalette::Base, shades.base);
    palette.setColor(QPalette::AlternateBase, shades.alternate);
    palette.setColor(QPalette::Text, shades.text);
    palette.setColor(QPalette::PlaceholderText, shades.muted);
    palette.setColor(QPalette::Button, shades.button);
    palette.setColor(QPalette::ButtonText, shades.text);
    palette.setColor(QPalette::BrightText, shades.text);
    palette.setColor(QPalette::ToolTipBase, shades.base);
    palette.setColor(QPalette::ToolTipText, shades.text);
    palette.setColor(QPalette::Highlight, shades.highlight);
    palette.setColor(QPalette::HighlightedText, onHighlight);
    palette.setColor(QPalette::Link, shades.link);
    palette.setColor(QPalette::LinkVisited, shades.link);
    const QColor button(shades.button);
    palette.setColor(QPalette::Light, button.lighter(130));
    palette.setColor(QPalette::Midlight, button.lighter(115));
    palette.setColor(QPalette::Mid, button.darker(130));
    palette.setColor(QPalette::Dark, button.darker(160));
    palette.setColor(QPalette::Shadow, QColor(Qt::black));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, shades.muted);
    return palette;
}

} // namespace

QPalette Theme::lightPalette() {
    return paletteOf(
        {"#f4f4f3", "#ffffff", "#f0f0ee", "#1b1d1f", "#5a6067", "#ececea", "#0072b2", "#00598c"},
        Qt::white);
}

QPalette Theme::darkPalette() {
    return paletteOf(
        {"#232629", "#1b1e20", "#26292c", "#eef0f1", "#a9b0b6", "#33373b", "#56b4e9", "#7cc5ef"},
        Qt::black);
}

Theme Theme::of(const QPalette& palette) {
    if (luminance(palette.color(QPalette::Base)) > 0.3)
        return {false,     {"#0072B2", "#B65A00", "#007A5A", "#9B4F87", "#5F6B76"},
                "#8a4b00", "#b3261e",
                "#006b4f", "#d9dbdd",
                "#5a6067", "#eceff1"};
    return {true,      {"#56B4E9", "#E69F00", "#3CCB9C", "#CC79A7", "#A9B4BE"},
            "#f0b34a", "#ff8a80",
            "#4fd1a5", "#3d4247",
            "#a9b0b6", "#2e3338"};
}

void applyTheme(ThemeChoice choice) {
    struct Start {
        QPalette palette = QApplication::palette();
        QString style = QApplication::style()->objectName();
    };
    static const Start start;
    const bool forced = choice != ThemeChoice::system;
    // Styles of a platform draw with its own colours; Fusion draws with ours.
    const bool drawsOurs = forced || start.style == QLatin1String("fusion");
    if (drawsOurs != (qobject_cast<OutlinedStyle*>(QApplication::style()) != nullptr)) {
        if (drawsOurs)
            QApplication::setStyle(new OutlinedStyle);
        else
            QApplication::setStyle(start.style);
    }
    QApplication::setPalette(!forced                       ? start.palette
                             : choice == ThemeChoice::dark ? Theme::darkPalette()
                                                           : Theme::lightPalette());
}

double contrast(const QColor& first, const QColor& second) {
    const double a = luminance(first);
    const double b = luminance(second);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace bildrate::ui
