#include "core/base/error.h"
#include "core/exchange/run_json.h"
#include "tests/fuzz/fuzz.h"

void fuzz(std::string_view text) {
    try {
        const bildrate::Environment environment = bildrate::environmentFromJson(text);
        require(bildrate::environmentFromJson(bildrate::environmentToJson(environment)) ==
                    environment,
                "an environment changes on its way through JSON");
    } catch (const bildrate::Error&) {
        // The other reader has its turn all the same.
    }
    const std::string facts = bildrate::planFactsToJson(bildrate::planFactsFromJson(text));
    require(bildrate::planFactsToJson(bildrate::planFactsFromJson(facts)) == facts,
            "plan facts change on their way through JSON");
}
