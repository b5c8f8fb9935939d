#include "tests/fuzz/fuzz.h"

#include "core/base/error.h"

#include <cstdio>
#include <cstdlib>

void require(bool holds, const char* what) {
    if (!holds) {
        std::fprintf(stderr, "fuzz: %s\n", what);
        std::abort();
    }
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        fuzz({reinterpret_cast<const char*>(data), size});
    } catch (const bildrate::Error& error) {
        require(*error.what() != '\0', "an error without a sentence");
    }
    return 0;
}
