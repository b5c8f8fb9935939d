#pragma once

#include <QColor>
#include <QPalette>
#include <array>

class QApplication;

namespace bildrate::ui {

enum class ThemeChoice { system, light, dark };

/// Colours that mean something; everything else is the palette's.
struct Theme {
    bool dark = false;
    /// Of series, safe for colour-blind readers (Okabe and Ito 2008, darkened for white paper).
    std::array<QColor, 5> series;
    QColor warning; ///< text and signs of caveats
    QColor failure;
    QColor good;
    QColor grid;      ///< lines of charts
    QColor mutedText; ///< second-rank text; contrast at least 4.5 on the window
    QColor warmUp;    ///< shade behind warm-up

    /// What fits a palette: of an application that follows the system, too.
    static Theme of(const QPalette& palette);
    static QPalette lightPalette();
    static QPalette darkPalette();
};

/// Sets the style and palette; ThemeChoice::system gives back those the program started with.
void applyTheme(ThemeChoice choice);

/// Contrast of two opaque colours, 1 to 21 (WCAG 2.1, 1.4.3).
double contrast(const QColor& first, const QColor& second);

} // namespace bildrate::ui
