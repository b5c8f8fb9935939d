#pragma once

#include <QIcon>
#include <QPalette>

namespace bildrate::ui {

/// The drawing of resources/icons with this name in the colours of a palette: that of texts, and on
/// a selected item that of selected texts. size: pixels of the screen.
QIcon pageIcon(const QString& name, const QPalette& palette, int size);

} // namespace bildrate::ui
