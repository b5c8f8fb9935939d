#include "app/cli/text_sink.h"

#include <sys/ioctl.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <unistd.h>

namespace bildrate::cli {

void DescriptorSink::write(std::string_view text) {
    while (!text.empty() && !m_closed) {
        const ssize_t written = ::write(m_descriptor, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(std::size_t(written));
            continue;
        }
        if (errno == EINTR)
            continue;
        const int code = errno;
        m_closed = true;
        if (m_onError == OnError::ignore)
            return;
        const std::string why = code == EPIPE   ? "whoever read it has gone"
                                : code == EBADF ? "it is closed"
                                                : std::generic_category().message(code);
        throw SinkError(code == ENOSPC ? ErrorKind::diskFull : ErrorKind::io,
                        "cannot write to " + m_title + ": " + why);
    }
}

int DescriptorSink::terminalColumns() const {
    if (!isatty(m_descriptor))
        return 0;
    winsize size{};
    if (ioctl(m_descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return 80;
    return size.ws_col;
}

} // namespace bildrate::cli
