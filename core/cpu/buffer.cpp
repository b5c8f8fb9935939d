#include "core/cpu/buffer.h"

#include "core/base/error.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <cstdlib>
#include <cstring>

namespace bildrate::cpu {

Buffer::Buffer(Bytes bytes, const char* purpose) : m_size(bytes) {
    if (bytes == 0)
        return;
    constexpr Bytes hugePage = 2u << 20;
    const Bytes rounded = (bytes + hugePage - 1) / hugePage * hugePage;
    m_data.reset(static_cast<std::byte*>(std::aligned_alloc(hugePage, rounded)));
    if (!m_data)
        throw Error(ErrorKind::outOfMemory,
                    fmt::format("{} could not be allocated for {}; use a smaller batch",
                                formatBytes(bytes), purpose));
    // only a wish: the kernel may refuse it
    madvise(m_data.get(), rounded, MADV_HUGEPAGE);
    std::memset(m_data.get(), 0, bytes);
}

void Buffer::Free::operator()(std::byte* data) const {
    std::free(data);
}

} // namespace bildrate::cpu
