#include "app/cli/store_access.h"

#include "core/base/error.h"

#include <fmt/format.h>

namespace bildrate::cli {

RunStore openStore(const Invocation& invocation) {
    RunStore store(invocation.databaseFile());
    if (!store.warning().empty())
        invocation.surroundings.err.write("bildrate-cli: " + store.warning() + "\n");
    return store;
}

RunStore openWritableStore(const Invocation& invocation) {
    RunStore store = openStore(invocation);
    if (store.readOnly())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("the database '{}' cannot be written; name another with --database",
                                invocation.databaseFile().string()));
    return store;
}

} // namespace bildrate::cli
