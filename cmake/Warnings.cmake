# Warnings are errors; conversions are checked where they lose a sign or a value by accident.
add_library(bildrate_warnings INTERFACE)
target_compile_options(bildrate_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
    -Wnull-dereference -Wimplicit-fallthrough -Werror)
# Contracted multiply-adds would give other bits on other machines.
target_compile_options(bildrate_warnings INTERFACE -ffp-contract=off)
