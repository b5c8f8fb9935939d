# Warnings are errors; conversions are checked where they lose a sign or a value by accident.
add_library(bildrate_warnings INTERFACE)
target_compile_options(bildrate_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
    -Wnull-dereference -Wimplicit-fallthrough -Werror)
# Contracted multiply-adds would give other bits on other machines.
target_compile_options(bildrate_warnings INTERFACE -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC bug 105651: warns of "literal" + std::string at -O3.
    target_compile_options(bildrate_warnings INTERFACE $<$<CONFIG:Release>:-Wno-restrict>)
endif()
