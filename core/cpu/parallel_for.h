#pragma once

#include <cstdint>

namespace bildrate::cpu {

/// body(i) for i from 0 to count - 1, split evenly over the threads. One thread is the caller's
/// own: OpenMP would allocate a team for it each time.
template <typename Body>
void parallelFor(int threads, std::int64_t count, const Body& body) {
    if (threads == 1) {
        for (std::int64_t i = 0; i < count; ++i)
            body(i);
        return;
    }
#pragma omp parallel for schedule(static) num_threads(threads)
    for (std::int64_t i = 0; i < count; ++i)
        body(i);
}

} // namespace bildrate::cpu
