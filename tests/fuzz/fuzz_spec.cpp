#include "core/exchange/run_json.h"
#include "tests/fuzz/fuzz.h"

void fuzz(std::string_view text) {
    const bildrate::RunSpec spec = bildrate::specFromJson(text);
    require(bildrate::specFromJson(bildrate::specToJson(spec)) == spec,
            "a spec changes on its way through JSON");
    bildrate::validate(spec);
}
