#pragma once

#include <QStringList>

class QWidget;

namespace bildrate::ui {

/// The visible labels, buttons, choices, tabs and headers below a shown widget that are narrower
/// (or, where lines are broken, lower) than their text: one line each, naming widget and text.
QStringList cutTexts(const QWidget& root);

} // namespace bildrate::ui
