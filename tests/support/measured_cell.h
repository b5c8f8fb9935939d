#pragma once

#include "core/bench/run_record.h"

#include <cstdint>
#include <string>

namespace bildrate::test {

inline Sample sampleOf(double seconds, std::int64_t iterations = 1,
                       std::uint32_t flags = sampleNormal) {
    Sample sample;
    sample.iterations = iterations;
    sample.hostSeconds = Seconds(seconds);
    sample.flags = flags;
    return sample;
}

/// Of inference in fp32 on the CPU.
inline CellRecord cellOf(const std::string& network, std::int64_t batch,
                         Outcome outcome = Outcome::completed) {
    CellRecord record;
    record.id = network + std::to_string(batch);
    record.cell = {network, Workload::inference,     Precision::fp32,
                   batch,   BatchMeaning::perDevice, {"cpu"}};
    record.outcome = outcome;
    return record;
}

/// Ten samples that lie half a percent above and below these seconds in turn.
inline CellRecord measuredCell(const std::string& network, std::int64_t batch, double seconds) {
    CellRecord record = cellOf(network, batch);
    for (int i = 0; i < 10; ++i)
        record.measurement.samples.push_back(sampleOf(seconds * (i % 2 ? 1.005 : 0.995)));
    record.measurement.stopReason = StopReason::precisionReached;
    return record;
}

} // namespace bildrate::test
