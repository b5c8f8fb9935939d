#pragma once

#include "core/bench/run_record.h"
#include "core/store/run_lock.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

class StoreConnection;

/// One line of the run list, without cells.
struct RunListing {
    std::string id;
    std::string name;
    std::string note;
    std::vector<std::string> tags;
    Timestamp created;
    std::int64_t asked = 0;     ///< cells of the spec
    std::int64_t cells = 0;     ///< finished ones
    std::int64_t completed = 0; ///< of these
    std::vector<std::string> networks;

    bool operator==(const RunListing&) const = default;
};

enum class StoreAccess { read, write };

/// What the user may change of a stored run; what is unset stays.
struct RunEdit {
    std::optional<std::string> name{};
    std::optional<std::string> note{};
    std::optional<std::vector<std::string>> tags{};
};

/// The user's runs in one SQLite file. Valid from construction or not at all; one object a thread,
/// several processes may use one file. Every function throws Error{database}, Error{diskFull} or
/// Error{io} with the path if SQLite refuses.
class RunStore {
public:
    /// Opens the file and migrates it. A file that cannot be written is opened read-only; a newer
    /// schema throws Error{newerVersion} and leaves the file untouched; a file of another program
    /// throws Error{invalidInput}. To write, an absent file is made, and a damaged one is renamed,
    /// named in warning(), and replaced by an empty one. To read, an absent file is an empty store
    /// that comes to nothing on disk, and a damaged one throws Error{damaged}.
    explicit RunStore(const std::filesystem::path& file, StoreAccess access = StoreAccess::write);
    ~RunStore();
    RunStore(RunStore&&) noexcept;
    RunStore& operator=(RunStore&&) noexcept;

    bool readOnly() const;
    /// One sentence about what happened on opening; empty if nothing did.
    const std::string& warning() const;

    /// Adds a run (its cells too) in one transaction; Error{invalidInput} if the id exists.
    void add(const RunRecord& run);
    /// All of them or, if one fails, none.
    void add(std::span<const RunRecord> runs);
    /// Adds a finished cell in a transaction of its own, replacing a cancelled one of the same spec
    /// and one with its id.
    void addCell(std::string_view runId, const CellRecord& cell);

    /// Newest first.
    std::vector<RunListing> list() const;
    /// Accepts a unique prefix of at least four characters, or "last".
    std::string resolve(std::string_view idOrPrefix) const;
    bool contains(std::string_view id) const; ///< by its whole id
    RunRecord load(std::string_view id) const;
    void edit(std::string_view id, const RunEdit& edit); ///< in one transaction
    void remove(std::string_view id);
    /// All of them or, if one is not there or is being measured, none.
    void remove(const std::vector<std::string>& ids);

    /// To be held by who measures this run, from before it is added or loaded. Throws
    /// Error{invalidInput} if another holds it.
    RunLock lock(std::string_view id) const;

private:
    std::unique_ptr<StoreConnection> m_database;
};

/// $XDG_DATA_HOME/bildrate/runs.sqlite or ~/.local/share/bildrate/runs.sqlite.
std::filesystem::path defaultDatabaseFile();
/// Whether it is that file; false where there is no home folder.
bool isDefaultDatabase(const std::filesystem::path& file);

} // namespace bildrate
