#pragma once

#include <functional>
#include <thread>

namespace bildrate::cli {

/// While it lives, SIGINT (Ctrl-C), SIGTERM and SIGHUP (the terminal was closed) call stop, and
/// SIGQUIT (Ctrl and backslash) calls skip, on a thread of its own, so that both may do anything. A
/// second SIGINT ends the process at once. There can be one at a time.
class InterruptWatch {
public:
    InterruptWatch(std::function<void()> stop, std::function<void()> skip);
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

private:
    void watch(const std::function<void()>& stop, const std::function<void()>& skip) const;

    int m_readEnd = -1;
    int m_writeEnd = -1;
    std::thread m_thread;
};

} // namespace bildrate::cli
