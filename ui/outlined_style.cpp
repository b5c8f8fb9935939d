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

void OutlinedStyle::drawControl(ControlElement element, const QStyleOption* option,
                                QPainter* painter, const QWidget* widget) const {
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element != CE_HeaderSection || !header) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    painter->save();
    painter->fillRect(option->rect, option->palette.window());
    painter->setPen(option->palette.color(QPalette::Mid));
    if (header->orientation == Qt::Horizontal)
        painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
    else
        painter->drawLine(option->rect.topRight(), option->rect.bottomRight());
    painter->restore();
}

QSize OutlinedStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                      const QSize& contents, const QWidget* widget) const {
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_ItemViewItem:
        return size + QSize(0, 6);
    case CT_HeaderSection:
        return size + QSize(6, 6);
    case CT_PushButton:
    case CT_ToolButton:
        return size + QSize(12, 0);
    default:
        return size;
    }
}

} // namespace bildrate::ui
