#include "core/exchange/file.h"

#include "core/base/error.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace bildrate {

namespace {

Error fileError(std::string_view what, const std::filesystem::path& file, int code) {
    const ErrorKind kind = code == ENOSPC || code == EDQUOT ? ErrorKind::diskFull
                           : code == ENOENT                 ? ErrorKind::notFound
                                                            : ErrorKind::io;
    return Error(kind, fmt::format("cannot {} '{}': {}", what, file.string(),
                                   std::generic_category().message(code)));
}

} // namespace

FileWriter::FileWriter(const std::filesystem::path& file)
    : m_file(file),
      m_descriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) {
    if (m_descriptor < 0)
        throw fileError("create", file, errno);
}

FileWriter::~FileWriter() {
    if (m_descriptor < 0)
        return;
    struct stat status {};
    const bool isFile = ::fstat(m_descriptor, &status) == 0 && S_ISREG(status.st_mode);
    ::close(m_descriptor);
    if (isFile) // not /dev/full
        ::unlink(m_file.c_str());
}

void FileWriter::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(std::size_t(written));
        else if (errno != EINTR)
            throw fileError("write", m_file, errno);
    }
}

void FileWriter::sync() {
    // some file systems cannot sync (EINVAL); others report a full disk only here
    if (::fsync(m_descriptor) != 0 && errno != EINVAL)
        throw fileError("write", m_file, errno);
}

void FileWriter::finish() {
    if (::close(std::exchange(m_descriptor, -1)) != 0)
        throw fileError("write", m_file, errno);
}

void writeFile(const std::filesystem::path& file, std::string_view text, IfExists ifExists) {
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(file, ignored);
    if (std::filesystem::exists(status)) {
        if (ifExists == IfExists::refuse)
            throw Error(ErrorKind::invalidInput, fmt::format("'{}' already exists", file.string()));
        if (!std::filesystem::is_regular_file(status))
            throw Error(ErrorKind::invalidInput,
                        fmt::format("'{}' is not a file that can be replaced", file.string()));
    }
    std::filesystem::path partial = file;
    partial += fmt::format(".part-{}", ::getpid());
    FileWriter writer(partial);
    writer.write(text);
    writer.sync(); // before the new name replaces the old content
    writer.finish();
    if (::rename(partial.c_str(), file.c_str()) != 0) {
        const int code = errno;
        ::unlink(partial.c_str());
        throw fileError("write", file, code);
    }
}

std::string readFile(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        throw fileError("open", file, errno);
    std::string content;
    struct stat status {};
    if (::fstat(descriptor, &status) == 0 && status.st_size > 0)
        content.reserve(std::size_t(status.st_size));
    std::string block(1 << 16, '\0');
    for (;;) {
        const ssize_t got = ::read(descriptor, block.data(), block.size());
        if (got > 0) {
            content.append(block, 0, std::size_t(got));
        } else if (got == 0) {
            ::close(descriptor);
            return content;
        } else if (errno != EINTR) {
            const int code = errno;
            ::close(descriptor);
            throw fileError("read", file, code);
        }
    }
}

} // namespace bildrate
