#pragma once

#include "core/base/units.h"

#include <cstddef>
#include <memory>

namespace bildrate::cpu {

/// Zeroed memory, its start on a huge page's boundary, in huge pages where the kernel gives them.
class Buffer {
public:
    Buffer() = default;
    /// Throws Error{outOfMemory} naming what it was for.
    Buffer(Bytes bytes, const char* purpose);

    std::byte* data() const { return m_data.get(); }
    Bytes size() const { return m_size; }

private:
    struct Free {
        void operator()(std::byte* data) const;
    };
    std::unique_ptr<std::byte, Free> m_data;
    Bytes m_size = 0;
};

} // namespace bildrate::cpu
