# Warnings are errors; conversions are checked where they lose a sign or a value by accident.
add_library(bildrate_warnings INTERFACE)
target_compile_options(bildrate_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
    -Wnull-dereference -Wimplicit-fallthrough -Werror)
# Contracted multiply-adds would give other bits on other machines.
target_compile_options(bildrate_warnings INTERFACE -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # False alarms at -O3: GCC bug 105651 warns of "literal" + std::string, and the release of an
    # inlined std::vector is taken for that of an array on the stack.
    target_compile_options(bildrate_warnings INTERFACE
        $<$<CONFIG:Release>:-Wno-restrict -Wno-free-nonheap-object>)
endif()
