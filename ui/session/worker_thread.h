#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace bildrate::ui {

/// A thread that does one piece of work after the other, in the order they were given.
class WorkerThread {
public:
    WorkerThread();
    /// Does what was given, then ends.
    ~WorkerThread();
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;

    /// From any thread; the work must not throw.
    void post(std::function<void()> work);

private:
    void work();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_queue;
    bool m_ending = false;
    std::thread m_thread; ///< last: it uses the others
};

} // namespace bildrate::ui
