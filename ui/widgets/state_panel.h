#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace bildrate::ui {

/// What stands in the place of a list that has nothing to show: why, and a button that leads on.
class StatePanel : public QWidget {
    Q_OBJECT

public:
    explicit StatePanel(QWidget* parent = nullptr);

    /// An empty action shows no button.
    void setState(const QString& heading, const QString& text, const QString& action);

signals:
    void actionWanted();

private:
    QLabel* m_heading;
    QLabel* m_text;
    QPushButton* m_action;
};

} // namespace bildrate::ui
