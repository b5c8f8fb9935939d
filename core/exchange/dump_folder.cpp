#include "core/exchange/dump_folder.h"

#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/json_value.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <optional>
#include <set>
#include <system_error>
#include <unistd.h>

namespace bildrate {

namespace {

namespace fs = std::filesystem;

/// Turns what the file system library throws into Error.
template <typename Work>
auto withFolder(const fs::path& folder, const Work& work) {
    try {
        return work();
    } catch (const fs::filesystem_error& error) {
        const bool full = error.code() == std::errc::no_space_on_device;
        throw Error(full ? ErrorKind::diskFull : ErrorKind::io,
                    fmt::format("cannot write the folder '{}': {}", folder.string(),
                                error.code().message()));
    }
}

/// Without links, "." and a slash at the end, so that a name beside it can be made.
fs::path placeOf(const fs::path& folder) {
    return withFolder(folder, [&] {
        const fs::path place = fs::weakly_canonical(fs::absolute(folder));
        return place.has_filename() ? place : place.parent_path();
    });
}

bool isAlive(pid_t process) {
    return ::kill(process, 0) == 0 || errno == EPERM;
}

/// Removes what other programs, killed meanwhile, left beside the place: NAME.part-PID.
void removeLeftovers(const fs::path& folder) {
    const std::string start = folder.filename().string() + ".part-";
    std::error_code ignored; // what cannot be removed is in nobody's way
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.parent_path(), ignored)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(start) || !fs::is_directory(entry.symlink_status(ignored)))
            continue;
        pid_t process = 0;
        const char* const last = name.data() + name.size();
        const auto [end, failure] = std::from_chars(name.data() + start.size(), last, process);
        if (failure == std::errc() && end == last && process > 0 && !isAlive(process))
            fs::remove_all(entry.path(), ignored);
    }
}

/// What the index of an earlier dump names, and itself; unset if the folder is none.
std::optional<std::set<fs::path>> filesOfDump(const fs::path& folder) {
    try {
        const auto index = parseJson(readFile(folder / dumpIndexName));
        if (index.at("format") != dumpFormatName)
            return std::nullopt;
        std::set<fs::path> files{dumpIndexName};
        for (const auto& file : index.at("files"))
            files.insert(fs::path(file.at("file").get<std::string>()));
        return files;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

/// A file that the dump's index does not name, or a folder with none that it names.
std::optional<fs::path> foreignIn(const fs::path& folder, const std::set<fs::path>& files) {
    std::set<fs::path> folders;
    for (const fs::path& file : files)
        folders.insert(file.parent_path());
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
        const fs::path name = entry.path().lexically_relative(folder);
        const bool isFolder = fs::is_directory(entry.symlink_status());
        if (!(isFolder ? folders : files).contains(name))
            return name;
    }
    return std::nullopt;
}

Error refusal(const std::string& message) {
    return Error(ErrorKind::invalidInput, message);
}

} // namespace

DumpFolder::DumpFolder(const fs::path& folder, bool overwrite,
                       const std::vector<std::string>& subfolders)
    : m_folder(placeOf(folder)), m_partial(m_folder), m_overwrite(overwrite) {
    m_partial += fmt::format(".part-{}", ::getpid());
    check();
    removeLeftovers(m_folder);
    try {
        withFolder(m_folder, [&] {
            for (fs::path parent = m_folder.parent_path(); !fs::exists(parent);
                 parent = parent.parent_path())
                m_madeParents.push_back(parent);
            for (const std::string& subfolder : subfolders)
                fs::create_directories(m_partial / subfolder);
        });
    } catch (...) {
        removePartial();
        throw;
    }
}

DumpFolder::~DumpFolder() {
    removePartial();
}

void DumpFolder::removePartial() const {
    std::error_code ignored;
    fs::remove_all(m_partial, ignored);
    for (const fs::path& parent : m_madeParents)
        fs::remove(parent, ignored); // stays where something is in it
}

void DumpFolder::check() const {
    withFolder(m_folder, [&] {
        if (!fs::exists(m_folder))
            return;
        if (!fs::is_directory(m_folder))
            throw refusal(fmt::format("'{}' is a file; name a folder to write the dump to",
                                      m_folder.string()));
        if (fs::equivalent(m_folder, fs::current_path())) // would vanish under its user's feet
            throw refusal(fmt::format("'{}' is the current folder, which cannot be replaced; name "
                                      "one inside it",
                                      m_folder.string()));
        if (fs::is_empty(m_folder))
            return;
        if (!m_overwrite)
            throw refusal(fmt::format("the folder '{}' is not empty; name another, or replace "
                                      "an earlier dump in it with --overwrite",
                                      m_folder.string()));
        const std::optional<std::set<fs::path>> files = filesOfDump(m_folder);
        if (!files)
            throw refusal(fmt::format("the folder '{}' holds other things than a dump and will not "
                                      "be overwritten",
                                      m_folder.string()));
        if (const std::optional<fs::path> foreign = foreignIn(m_folder, *files))
            throw refusal(fmt::format("the folder '{}' also holds '{}', which is not part of the "
                                      "dump; move it away, or name another folder",
                                      m_folder.string(), foreign->string()));
    });
}

void DumpFolder::complete() {
    check(); // meanwhile the user may have put something there
    withFolder(m_folder, [&] {
        if (!fs::exists(m_folder)) {
            fs::rename(m_partial, m_folder);
            return;
        }
        fs::path earlier = m_folder;
        earlier += fmt::format(".old-{}", ::getpid());
        fs::rename(m_folder, earlier);
        try {
            fs::rename(m_partial, m_folder);
        } catch (...) {
            std::error_code ignored;
            fs::rename(earlier, m_folder, ignored);
            throw;
        }
        fs::remove_all(earlier);
    });
}

} // namespace bildrate
