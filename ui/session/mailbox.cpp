#include "ui/session/mailbox.h"

#include <QCoreApplication>
#include <QEvent>
#include <utility>

namespace bildrate::ui {

void Mailbox::post(std::function<void()> work) {
    bool wake = false;
    {
        const std::lock_guard lock(m_mutex);
        wake = m_waiting.empty();
        m_waiting.push_back(std::move(work));
    }
    if (wake)
        QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

void Mailbox::customEvent(QEvent*) {
    std::vector<std::function<void()>> arrived;
    {
        const std::lock_guard lock(m_mutex);
        arrived.swap(m_waiting);
    }
    for (const std::function<void()>& work : arrived)
        work();
}

} // namespace bildrate::ui
