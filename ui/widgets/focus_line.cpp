#include "ui/widgets/focus_line.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

namespace bildrate::ui {

FocusLine::FocusLine(QAbstractScrollArea* area) : QWidget(area), m_area(area) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    area->installEventFilter(this);
    follow();
}

bool FocusLine::eventFilter(QObject* area, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::FocusIn ||
        event->type() == QEvent::FocusOut)
        follow();
    return QWidget::eventFilter(area, event);
}

void FocusLine::follow() {
    setGeometry(m_area->rect());
    setVisible(m_area->hasFocus());
    raise();
}

void FocusLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

} // namespace bildrate::ui
