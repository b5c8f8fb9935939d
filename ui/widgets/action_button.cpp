#include "ui/widgets/action_button.h"

#include <QAction>

namespace bildrate::ui {

ActionButton::ActionButton(QAction* action, const char* name, QWidget* parent)
    : QPushButton(parent), m_action(action) {
    setObjectName(QString::fromLatin1(name));
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &ActionButton::follow);
    follow();
}

void ActionButton::follow() {
    setText(m_action->text());
    setToolTip(
        m_action->shortcut().isEmpty()
            ? m_action->toolTip()
            : QStringLiteral("%1 (%2)").arg(
                  m_action->toolTip(), m_action->shortcut().toString(QKeySequence::NativeText)));
    setEnabled(m_action->isEnabled());
}

} // namespace bildrate::ui
