#include "core/base/error.h"
#include "core/exchange/run_json.h"
#include "tests/fuzz/fuzz.h"

void fuzz(std::string_view text) {
    const auto runs = bildrate::runsFromJson(text);
    try {
        const std::string written = bildrate::runsToJson(runs);
        require(bildrate::runsToJson(bildrate::runsFromJson(written)) == written,
                "runs change on their way through JSON");
        for (const bildrate::RunRecord& run : runs)
            bildrate::missingCells(run);
    } catch (const bildrate::Error& error) {
        require(false, error.what());
    }
}
