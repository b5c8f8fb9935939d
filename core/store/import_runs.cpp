#include "core/store/import_runs.h"

#include "core/base/error.h"
#include "core/exchange/file.h"
#include "core/exchange/run_json.h"

#include <fmt/format.h>

namespace bildrate {

std::vector<RunRecord> readRuns(const std::filesystem::path& file) {
    const std::string text = readFile(file);
    try {
        return runsFromJson(text);
    } catch (const Error& error) {
        throw Error(error.kind(),
                    fmt::format("cannot import '{}': {}", file.string(), error.what()));
    }
}

ImportCount importRuns(RunStore& store, std::vector<RunRecord> runs,
                       const std::filesystem::path& file) {
    const std::size_t inFile = runs.size();
    for (const RunRecord& run : runs)
        if (store.contains(run.id) && runToJson(store.load(run.id)) != runToJson(run))
            throw Error(ErrorKind::invalidInput,
                        fmt::format("run {} of '{}' is in the database with other content; delete "
                                    "that one first to import this",
                                    run.id, file.string()));
    std::erase_if(runs, [&](const RunRecord& run) { return store.contains(run.id); });
    store.add(runs);
    return {int(runs.size()), int(inFile - runs.size())};
}

} // namespace bildrate
