#pragma once

#include <QWidget>

class QAbstractScrollArea;

namespace bildrate::ui {

/// A line round a scroll area that has no frame of its own, seen while keys scroll it. The area
/// owns it.
class FocusLine : public QWidget {
    Q_OBJECT

public:
    explicit FocusLine(QAbstractScrollArea* area);

protected:
    bool eventFilter(QObject* area, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QAbstractScrollArea* m_area;
};

} // namespace bildrate::ui
