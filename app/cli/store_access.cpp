#include "app/cli/store_access.h"

#include "app/cli/number_text.h"
#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>

namespace bildrate::cli {

namespace {

template <class Store>
Store opened(const Invocation& invocation, StoreAccess access) {
    Store store(invocation.databaseFile(), access);
    if (!store.warning().empty())
        invocation.surroundings.err.write("bildrate-cli: " + printable(store.warning()) + "\n");
    if (access == StoreAccess::write && store.readOnly())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("the database '{}' cannot be written; name another with --database",
                                invocation.databaseFile().string()));
    return store;
}

void requireFile(const Invocation& invocation) {
    const std::filesystem::path file = invocation.databaseFile();
    std::error_code unknown; // is told when it is opened
    if (!std::filesystem::exists(file, unknown) && !unknown)
        throw Error(ErrorKind::notFound, fmt::format("there is no database '{}'; {} makes one",
                                                     file.string(), invocation.command("run")));
}

} // namespace

RunStore openStore(const Invocation& invocation) {
    if (!invocation.databaseOption.empty())
        requireFile(invocation);
    return opened<RunStore>(invocation, StoreAccess::read);
}

RunStore openStoreToChange(const Invocation& invocation) {
    requireFile(invocation);
    return opened<RunStore>(invocation, StoreAccess::write);
}

RunStore openStoreToAdd(const Invocation& invocation) {
    return opened<RunStore>(invocation, StoreAccess::write);
}

PriceStore openPrices(const Invocation& invocation) {
    if (!invocation.databaseOption.empty())
        requireFile(invocation);
    return opened<PriceStore>(invocation, StoreAccess::read);
}

PriceStore openPricesToAdd(const Invocation& invocation) {
    return opened<PriceStore>(invocation, StoreAccess::write);
}

std::vector<std::filesystem::path> damagedDatabases(const std::filesystem::path& file) {
    const std::string start = file.stem().string() + ".damaged-";
    std::vector<std::filesystem::path> found;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(file.parent_path(), none))
        if (entry.path().filename().string().starts_with(start) &&
            entry.path().extension() == file.extension())
            found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace bildrate::cli
