#pragma once

#include <QObject>
#include <functional>
#include <mutex>
#include <vector>

namespace bildrate::ui {

/// Brings work from any thread to the thread the mailbox lives on, in order. The queue is our own,
/// under a std::mutex, so that the thread sanitizer sees what it orders; Qt only wakes the
/// receiver.
class Mailbox : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What is still waiting when the mailbox goes is dropped.
    void post(std::function<void()> work);

protected:
    void customEvent(QEvent* event) override;

private:
    std::mutex m_mutex;
    std::vector<std::function<void()>> m_waiting;
};

} // namespace bildrate::ui
