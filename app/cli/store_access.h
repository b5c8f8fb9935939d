#pragma once

#include "app/cli/command.h"
#include "core/store/price_store.h"
#include "core/store/run_store.h"

namespace bildrate::cli {

// The runs of this invocation; a warning of the store goes to the error stream.

/// To read: changes nothing on disk. Throws Error{notFound} if --database names a file that is not
/// there; without it, no file is an empty list.
RunStore openStore(const Invocation& invocation);

/// To edit or delete runs: the file has to be there, else Error{notFound}; Error{invalidInput} if
/// it cannot be written.
RunStore openStoreToChange(const Invocation& invocation);

/// To add runs: the file is made if it is not there; Error{invalidInput} if it cannot be written.
RunStore openStoreToAdd(const Invocation& invocation);

/// The prices to read, or to change; as openStore and openStoreToAdd.
PriceStore openPrices(const Invocation& invocation);
PriceStore openPricesToAdd(const Invocation& invocation);

/// Damaged databases that were renamed when file was replaced by an empty one, oldest first.
std::vector<std::filesystem::path> damagedDatabases(const std::filesystem::path& file);

} // namespace bildrate::cli
