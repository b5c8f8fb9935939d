#include "core/exchange/file.h"

#include "core/base/error.h"
#include "core/base/units.h"

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

/// Where the links of file end, whether there is something or not.
std::filesystem::path targetOf(std::filesystem::path file) {
    std::error_code none;
    for (int links = 0; links < 40 && std::filesystem::is_symlink(file, none); ++links)
        file = file.parent_path() / std::filesystem::read_symlink(file, none);
    return file;
}

struct Closing {
    int descriptor;
    ~Closing() { ::close(descriptor); }
};

} // namespace

FileWriter::FileWriter(const std::filesystem::path& file, const std::filesystem::path& standsFor)
    : m_file(file), m_standsFor(standsFor),
      m_descriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) {
    if (m_descriptor < 0)
        throw fileError("create", standsFor, errno);
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
            throw fileError("write", m_standsFor, errno);
    }
}

void FileWriter::sync() {
    // some file systems cannot sync (EINVAL); others report a full disk only here
    if (::fsync(m_descriptor) != 0 && errno != EINVAL)
        throw fileError("write", m_standsFor, errno);
}

void FileWriter::finish() {
    if (::close(std::exchange(m_descriptor, -1)) != 0)
        throw fileError("write", m_standsFor, errno);
}

void writeFile(const std::filesystem::path& file, std::string_view text, IfExists ifExists) {
    std::error_code failure;
    const std::filesystem::file_status status = std::filesystem::status(file, failure);
    if (!std::filesystem::status_known(status)) // links in a circle, a folder without access
        throw fileError("write", file, failure.value());
    if (std::filesystem::exists(status)) {
        if (ifExists == IfExists::refuse)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("'{}' already exists; name another file, or replace it with "
                                    "--overwrite",
                                    file.string()));
        if (!std::filesystem::is_regular_file(status))
            throw Error(ErrorKind::invalidInput,
                        fmt::format("'{}' is not a file that can be replaced", file.string()));
    }
    const std::filesystem::path target = targetOf(file);
    std::filesystem::path partial = target;
    partial += fmt::format(".part-{}", ::getpid());
    FileWriter writer(partial, file);
    writer.write(text);
    writer.sync(); // before the new name replaces the old content
    writer.finish();
    if (::rename(partial.c_str(), target.c_str()) != 0) {
        const int code = errno;
        ::unlink(partial.c_str());
        throw fileError("write", file, code);
    }
}

void writeOwnFile(const std::filesystem::path& file, std::string_view text) {
    std::error_code failure;
    std::filesystem::create_directories(file.parent_path(), failure);
    if (failure)
        throw Error(ErrorKind::io, fmt::format("the folder {} cannot be made: {}",
                                               file.parent_path().string(), failure.message()));
    writeFile(file, text, IfExists::replace);
}

std::string readFile(const std::filesystem::path& file, std::size_t largest) {
    // a pipe that nobody writes to is opened without waiting
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        throw fileError("open", file, errno);
    const Closing closing{descriptor};
    struct stat status {};
    if (::fstat(descriptor, &status) != 0)
        throw fileError("read", file, errno);
    if (!S_ISREG(status.st_mode)) // /dev/zero never ends
        throw Error(ErrorKind::io,
                    fmt::format("cannot read '{}': it is {}, not a file", file.string(),
                                S_ISDIR(status.st_mode)    ? "a folder"
                                : S_ISFIFO(status.st_mode) ? "a pipe"
                                                           : "a device"));
    const auto refuseLarger = [&](std::size_t size) {
        if (size > largest)
            throw Error(ErrorKind::io, fmt::format("cannot read '{}': it is larger than {}",
                                                   file.string(), formatBytes(largest)));
    };
    refuseLarger(std::size_t(status.st_size));
    std::string content;
    content.reserve(std::size_t(status.st_size));
    std::string block(1 << 16, '\0');
    for (;;) {
        const ssize_t got = ::read(descriptor, block.data(), block.size());
        if (got == 0)
            return content;
        if (got > 0)
            content.append(block, 0, std::size_t(got));
        else if (errno != EINTR)
            throw fileError("read", file, errno);
        refuseLarger(content.size()); // it may grow, and what lies in /proc tells no size
    }
}

} // namespace bildrate
