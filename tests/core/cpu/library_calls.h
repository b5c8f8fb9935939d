#pragma once

#include "core/cpu/onednn_calls.h"

#include <functional>

namespace bildrate::cpu {

/// As long as it lives, sees every primitive that the engine hands to the library: a
/// dnnl_primitive_execute of the test program stands before the library's. One at a time.
class LibraryCalls {
public:
    /// before: called with the primitive's number, from 0. The primitive is executed if it returns
    /// dnnl_success, else it fails with that status.
    explicit LibraryCalls(std::function<dnnl_status_t(int)> before);
    ~LibraryCalls();
    LibraryCalls(const LibraryCalls&) = delete;
    LibraryCalls& operator=(const LibraryCalls&) = delete;

    int count() const;
    /// Whether the library is executing a primitive just now.
    static bool inside();
};

} // namespace bildrate::cpu
