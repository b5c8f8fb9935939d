#include "app/cli/interrupt.h"

#include "core/base/error.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace bildrate::cli {

namespace {

constexpr std::array stopSignals{SIGINT, SIGTERM, SIGHUP};
constexpr char stopMark = 's';
constexpr char skipMark = 'k';
constexpr char endMark = 'e';

// What the signal handler may touch: lock-free atomics and write().
std::atomic<int> pipeEnd{-1};
std::atomic<int> interruptsSeen{0};
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void onSignal(int signal) {
    const int savedError = errno;
    const bool stops = signal != SIGQUIT;
    // only someone who presses Ctrl-C twice is in a hurry: a session that ends sends SIGHUP and
    // SIGTERM one after the other
    if (signal == SIGINT && interruptsSeen.fetch_add(1) > 0)
        _exit(128 + signal);
    const char mark = stops ? stopMark : skipMark;
    [[maybe_unused]] const ssize_t written = write(pipeEnd.load(), &mark, 1);
    errno = savedError;
}

void handle(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigaction(signal, &action, nullptr);
}

/// nohup and the like: whoever started us wants us to live on.
bool isIgnored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

} // namespace

InterruptWatch::InterruptWatch(std::function<void()> stop, std::function<void()> skip) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        throw Error(ErrorKind::io, "cannot make a pipe to wait for Ctrl-C with");
    m_readEnd = ends[0];
    m_writeEnd = ends[1];
    pipeEnd = m_writeEnd;
    interruptsSeen = 0;
    m_thread =
        std::thread([this, stop = std::move(stop), skip = std::move(skip)] { watch(stop, skip); });
    for (int signal : stopSignals)
        if (signal != SIGHUP || !isIgnored(signal))
            handle(signal, onSignal);
    handle(SIGQUIT, onSignal);
}

InterruptWatch::~InterruptWatch() {
    for (int signal : stopSignals)
        if (signal != SIGHUP || !isIgnored(signal))
            handle(signal, SIG_DFL);
    handle(SIGQUIT, SIG_DFL);
    [[maybe_unused]] const ssize_t written = write(m_writeEnd, &endMark, 1);
    m_thread.join();
    close(m_readEnd);
    close(m_writeEnd);
}

void InterruptWatch::watch(const std::function<void()>& stop,
                           const std::function<void()>& skip) const {
    for (;;) {
        char mark = 0;
        const ssize_t got = read(m_readEnd, &mark, 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got != 1 || mark == endMark)
            return;
        if (mark == stopMark)
            stop();
        else
            skip();
    }
}

} // namespace bildrate::cli
