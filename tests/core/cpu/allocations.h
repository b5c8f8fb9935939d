#pragma once

#include "core/base/units.h"

#include <cstdint>

namespace bildrate::cpu {

/// What the whole program has allocated on the heap, its libraries included: malloc and its kin of
/// the test program stand before the C library's, and operator new calls malloc.
struct Allocations {
    /// Calls so far, but those while the library executes a primitive are counted apart.
    std::int64_t own = 0;
    std::int64_t library = 0;
    Bytes live = 0; ///< as asked for; small blocks as large as they became
    Bytes peak = 0; ///< the most that was live since resetPeak()

    static Allocations now();
    static void resetPeak();
};

} // namespace bildrate::cpu
