#include "core/bench/environment.h"
#include "tests/fuzz/fuzz.h"

void fuzz(std::string_view text) {
    const bildrate::Timestamp time = bildrate::timestampFrom(text);
    require(bildrate::timestampFrom(bildrate::format(time)) == time,
            "a time changes on its way through text");
}
