#pragma once

#include "app/cli/command.h"
#include "core/store/run_store.h"

namespace bildrate::cli {

/// The runs of this invocation; a warning of the store goes to the error stream.
RunStore openStore(const Invocation& invocation);

/// The same, for commands that change it: throws Error{invalidInput} if it cannot be written.
RunStore openWritableStore(const Invocation& invocation);

} // namespace bildrate::cli
