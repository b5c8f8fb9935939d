#include "tests/core/cpu/library_calls.h"

#include <atomic>
#include <dlfcn.h>
#include <utility>

namespace bildrate::cpu {
namespace {

std::function<dnnl_status_t(int)> planted;
std::atomic<int> calls = 0;
std::atomic<int> running = 0;

} // namespace

LibraryCalls::LibraryCalls(std::function<dnnl_status_t(int)> before) {
    planted = std::move(before);
    calls = 0;
}

LibraryCalls::~LibraryCalls() {
    planted = nullptr;
}

int LibraryCalls::count() const {
    return calls;
}

bool LibraryCalls::inside() {
    return running > 0;
}

} // namespace bildrate::cpu

extern "C" dnnl_status_t dnnl_primitive_execute(const_dnnl_primitive_t primitive,
                                                dnnl_stream_t stream, int count,
                                                const dnnl_exec_arg_t* arguments) {
    using namespace bildrate::cpu;
    static const auto library = reinterpret_cast<decltype(&dnnl_primitive_execute)>(
        dlsym(RTLD_NEXT, "dnnl_primitive_execute"));
    if (planted)
        if (const dnnl_status_t status = planted(calls++); status != dnnl_success)
            return status;
    ++running;
    const dnnl_status_t status = library(primitive, stream, count, arguments);
    --running;
    return status;
}
