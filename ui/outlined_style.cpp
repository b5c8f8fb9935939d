#include "ui/outlined_style.h"

#include <QPainter>
#include <QStyleOption>

namespace bildrate::ui {

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                  QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool round = element == PE_IndicatorRadioButton;
    const bool square = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    const bool field = element == PE_FrameLineEdit || element == PE_PanelLineEdit;
    if ((!round && !square && !field) || (option->state & State_HasFocus))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, true);
    QColor line = option->palette.color(QPalette::PlaceholderText);
    line.setAlphaF(field ? 0.5f : 1.0f);
    painter->setPen(line);
    painter->setBrush(Qt::NoBrush);
    const QRectF outline = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (round)
        painter->drawEllipse(outline);
    else
        painter->drawRoundedRect(outline, 2, 2);
    painter->restore();
}

} // namespace bildrate::ui
