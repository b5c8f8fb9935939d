#pragma once

#include "core/store/run_store.h"

#include <filesystem>
#include <vector>

namespace bildrate {

/// The runs of an exported file. Every Error names the file.
std::vector<RunRecord> readRuns(const std::filesystem::path& file);

struct ImportCount {
    int added = 0;
    int known = 0; ///< were there already
};

/// Adds the runs that the store does not have, all or none. Throws Error{invalidInput} if it has
/// one of them with other content; file is what the sentence names.
ImportCount importRuns(RunStore& store, std::vector<RunRecord> runs,
                       const std::filesystem::path& file);

} // namespace bildrate
