#include "ui/widgets/notice_bar.h"

#include "ui/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace bildrate::ui {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_sign(new QLabel), m_text(new QLabel), m_action(new QPushButton),
      m_close(new QToolButton) {
    m_text->setTextFormat(Qt::PlainText); // it may quote files of others
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_close->setAutoRaise(true);
    m_close->setText(QStringLiteral("✕"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(m_sign);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_action, &QPushButton::clicked, this, [this] {
        const auto act = m_notice.act; // it may show another notice
        hide();
        if (act)
            act();
    });
    retranslate();
    hide();
}

void NoticeBar::show(const Notice& notice) {
    m_notice = notice;
    m_sign->setText(notice.kind == Notice::Kind::good      ? QStringLiteral("✓")
                    : notice.kind == Notice::Kind::warning ? QStringLiteral("!")
                                                           : QStringLiteral("✕"));
    m_text->setText(notice.text);
    m_action->setText(notice.action);
    m_action->setVisible(!notice.action.isEmpty());
    setAccessibleName(notice.text);
    colour();
    setVisible(true);
}

void NoticeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        colour();
    QFrame::changeEvent(event);
}

void NoticeBar::retranslate() {
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

void NoticeBar::colour() {
    const Theme theme = Theme::of(palette());
    const QColor colour = m_notice.kind == Notice::Kind::good      ? theme.good
                          : m_notice.kind == Notice::Kind::warning ? theme.warning
                                                                   : theme.failure;
    QPalette signs = m_sign->palette();
    if (signs.color(QPalette::WindowText) == colour)
        return;
    signs.setColor(QPalette::WindowText, colour);
    m_sign->setPalette(signs);
    QFont bold = font();
    bold.setBold(true);
    m_sign->setFont(bold);
}

} // namespace bildrate::ui
