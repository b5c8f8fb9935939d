#include "ui/widgets/state_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bildrate::ui {

StatePanel::StatePanel(QWidget* parent)
    : QWidget(parent), m_heading(new QLabel), m_text(new QLabel), m_action(new QPushButton) {
    m_heading->setObjectName("stateHeading");
    m_text->setObjectName("stateText");
    m_action->setObjectName("stateAction");
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    for (QLabel* label : {m_heading, m_text}) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* column = new QVBoxLayout;
    column->setSpacing(12);
    column->addStretch(2);
    column->addWidget(m_heading);
    column->addWidget(m_text);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addStretch(3);
    auto* row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addLayout(column, 4);
    row->addStretch(1);
    connect(m_action, &QPushButton::clicked, this, &StatePanel::actionWanted);
}

void StatePanel::setState(const QString& heading, const QString& text, const QString& action) {
    m_heading->setText(heading);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
}

} // namespace bildrate::ui
