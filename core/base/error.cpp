#include "core/base/error.h"

#include <utility>

namespace bildrate {

std::string_view nameOf(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::invalidInput:
        return "invalid input";
    case ErrorKind::notFound:
        return "not found";
    case ErrorKind::deviceMissing:
        return "device missing";
    case ErrorKind::unsupported:
        return "unsupported";
    case ErrorKind::outOfMemory:
        return "out of memory";
    case ErrorKind::io:
        return "input/output";
    case ErrorKind::diskFull:
        return "disk full";
    case ErrorKind::database:
        return "database";
    case ErrorKind::newerVersion:
        return "newer version";
    case ErrorKind::damaged:
        return "damaged";
    case ErrorKind::backend:
        return "backend";
    }
    return "unknown";
}

Error::Error(ErrorKind kind, const std::string& message, std::string context)
    : std::runtime_error(context.empty() ? message : message + " (" + context + ")"), m_kind(kind),
      m_context(std::move(context)) {}

} // namespace bildrate
