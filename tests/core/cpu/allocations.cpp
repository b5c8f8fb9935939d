#include "tests/core/cpu/allocations.h"

#include "tests/core/cpu/library_calls.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <malloc.h>
#include <mutex>

// The C library's own, under its other names.
extern "C" {
void* __libc_malloc(std::size_t bytes);
void* __libc_calloc(std::size_t count, std::size_t bytes);
void* __libc_memalign(std::size_t alignment, std::size_t bytes);
void __libc_free(void* block);
}

namespace bildrate::cpu {
namespace {

std::atomic<std::int64_t> ownCalls = 0;
std::atomic<std::int64_t> libraryCalls = 0;
std::atomic<Bytes> liveBytes = 0;
std::atomic<Bytes> peakBytes = 0;

/// Blocks whose usable size may be far more than what was asked for.
class LargeBlocks {
public:
    static constexpr Bytes least = 64 << 10;

    bool add(void* block, Bytes bytes) {
        const std::lock_guard lock(m_guard);
        for (Entry& entry : m_entries)
            if (entry.block == nullptr) {
                entry = {block, bytes};
                return true;
            }
        return false;
    }
    /// 0 if it is none of them.
    Bytes take(void* block) {
        const std::lock_guard lock(m_guard);
        for (Entry& entry : m_entries)
            if (entry.block == block) {
                entry.block = nullptr;
                return entry.bytes;
            }
        return 0;
    }

private:
    struct Entry {
        void* block;
        Bytes bytes;
    };
    std::mutex m_guard;
    std::array<Entry, 256> m_entries{};
};
constinit LargeBlocks large;

void* taken(void* block, Bytes bytes) {
    if (block == nullptr)
        return nullptr;
    ++(LibraryCalls::inside() ? libraryCalls : ownCalls);
    if (bytes < LargeBlocks::least || !large.add(block, bytes))
        bytes = malloc_usable_size(block);
    const Bytes live = liveBytes += bytes;
    for (Bytes peak = peakBytes; peak < live && !peakBytes.compare_exchange_weak(peak, live);) {
    }
    return block;
}

void given(void* block) {
    if (block == nullptr)
        return;
    const Bytes bytes = malloc_usable_size(block);
    const Bytes asked = bytes < LargeBlocks::least ? 0 : large.take(block);
    liveBytes -= asked > 0 ? asked : bytes;
    __libc_free(block);
}

} // namespace

Allocations Allocations::now() {
    return {ownCalls, libraryCalls, liveBytes, peakBytes};
}

void Allocations::resetPeak() {
    peakBytes = liveBytes.load();
}

} // namespace bildrate::cpu

extern "C" {

void* malloc(std::size_t bytes) noexcept {
    return bildrate::cpu::taken(__libc_malloc(bytes), bytes);
}

void* calloc(std::size_t count, std::size_t bytes) noexcept {
    return bildrate::cpu::taken(__libc_calloc(count, bytes), count * bytes);
}

void* realloc(void* block, std::size_t bytes) noexcept {
    void* const moved = malloc(bytes);
    if (block == nullptr || moved == nullptr)
        return moved;
    std::memcpy(moved, block, std::min(bytes, malloc_usable_size(block)));
    bildrate::cpu::given(block);
    return moved;
}

void* memalign(std::size_t alignment, std::size_t bytes) noexcept {
    return bildrate::cpu::taken(__libc_memalign(alignment, bytes), bytes);
}

void* aligned_alloc(std::size_t alignment, std::size_t bytes) noexcept {
    return memalign(alignment, bytes);
}

int posix_memalign(void** block, std::size_t alignment, std::size_t bytes) noexcept {
    *block = memalign(alignment, bytes);
    return *block == nullptr ? ENOMEM : 0;
}

void free(void* block) noexcept {
    bildrate::cpu::given(block);
}
}
