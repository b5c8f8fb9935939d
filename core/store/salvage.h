#pragma once

#include "core/store/run_store.h"

#include <cstdint>
#include <filesystem>

namespace bildrate {

/// What became of the runs, or of the cells, of a damaged database. What left no trace in it cannot
/// be counted.
struct SalvageCount {
    std::int64_t added = 0;      ///< to the store
    std::int64_t incomplete = 0; ///< of these: without tags, or without environment or plan
    std::int64_t present = 0;    ///< in the store already
    std::int64_t lost = 0;       ///< they were there, but cannot be read

    bool operator==(const SalvageCount&) const = default;
};

struct Salvage {
    SalvageCount runs;
    SalvageCount cells;
};

/// Adds to the store every run and cell of a damaged database that can still be read, each run in
/// a transaction of its own. The damaged file, which is not the store's own, stays as it is. Throws
/// Error{notFound} if there is none, Error{newerVersion} if a newer version made it, else like
/// RunStore::add and RunStore::lock.
Salvage salvage(const std::filesystem::path& damaged, RunStore& store);

/// Throws the Error that salvage would for a file that cannot be one of our databases.
void checkSalvageable(const std::filesystem::path& damaged);

/// The command line that does the same into this database, ready for a shell.
std::string salvageCommand(const std::filesystem::path& damaged,
                           const std::filesystem::path& database);

} // namespace bildrate
