#pragma once

#include <QProxyStyle>

namespace bildrate::ui {

/// Fusion with outlines that can be seen on dark paper too (it draws those of check boxes, radio
/// buttons and fields darker than the window), flat headers, and more air in rows and buttons.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT

public:
    OutlinedStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget = nullptr) const override;
};

} // namespace bildrate::ui
