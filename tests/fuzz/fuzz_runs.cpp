#include "core/exchange/run_json.h"
#include "tests/fuzz/fuzz.h"

void fuzz(std::string_view text) {
    const auto runs = bildrate::runsFromJson(text);
    const std::string written = bildrate::runsToJson(runs);
    require(bildrate::runsToJson(bildrate::runsFromJson(written)) == written,
            "runs change on their way through JSON");
}
