#pragma once

#include <QPushButton>

class QAction;

namespace bildrate::ui {

/// A button that does what an action does and shows its text, shortcut and state.
class ActionButton : public QPushButton {
    Q_OBJECT

public:
    ActionButton(QAction* action, const char* name, QWidget* parent = nullptr);

private:
    void follow();

    QAction* m_action;
};

} // namespace bildrate::ui
