#pragma once

#include "ui/workbench.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace bildrate::ui {

/// Shows one notice above the pages until it is closed or another comes; never in the way.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void show(const Notice& notice);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();
    void retranslate();

    Notice m_notice;
    QLabel* m_sign;
    QLabel* m_text;
    QPushButton* m_action;
    QToolButton* m_close;
};

} // namespace bildrate::ui
