#include "ui/session/worker_thread.h"

#include <utility>

namespace bildrate::ui {

WorkerThread::WorkerThread() : m_thread([this] { work(); }) {}

WorkerThread::~WorkerThread() {
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_one();
    m_thread.join();
}

void WorkerThread::post(std::function<void()> work) {
    {
        const std::lock_guard lock(m_mutex);
        m_queue.push_back(std::move(work));
    }
    m_changed.notify_one();
}

void WorkerThread::work() {
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_ending || !m_queue.empty(); });
        if (m_queue.empty())
            return;
        const std::function<void()> next = std::move(m_queue.front());
        m_queue.pop_front();
        lock.unlock();
        next();
        lock.lock();
    }
}

} // namespace bildrate::ui
