#include "core/bench/run_spec.h"
#include "tests/fuzz/fuzz.h"

void fuzz(std::string_view text) {
    const auto batches = bildrate::parseBatches(text);
    require(!batches.empty(), "a batch list without a batch");
    for (const std::int64_t batch : batches)
        require(batch >= 1, "a batch below one");
}
