# cmake -D GIT=... -D SOURCE=... -D OUTPUT=... -P write_revision.cmake
# Writes OUTPUT (untouched if its content would be the same) and OUTPUT.d, which lists what the
# revision depends on: HEAD and every tracked file.
function(git out)
    execute_process(COMMAND ${GIT} ${ARGN} WORKING_DIRECTORY ${SOURCE}
                    OUTPUT_VARIABLE text ERROR_QUIET RESULT_VARIABLE result
                    OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT result EQUAL 0)
        set(text "")
    endif()
    set(${out} "${text}" PARENT_SCOPE)
endfunction()

set(revision "unknown")
set(dependencies "")
if(GIT)
    # A tarball unpacked inside another project's checkout must not take that project's revision.
    git(top rev-parse --show-toplevel)
    get_filename_component(source "${SOURCE}" REALPATH)
    if(top STREQUAL source)
        git(described --no-optional-locks describe --always --dirty --abbrev=10 --match "v[0-9]*")
        if(described)
            set(revision "${described}")
        endif()
        git(gitFolder rev-parse --absolute-git-dir)
        git(tracked ls-files)
        string(REPLACE "\n" ";" tracked "${tracked}")
        list(TRANSFORM tracked PREPEND "${SOURCE}/")
        foreach(file IN ITEMS "${gitFolder}/HEAD" "${gitFolder}/logs/HEAD" LISTS tracked)
            if(EXISTS "${file}")
                string(REPLACE " " "\\ " file "${file}")
                list(APPEND dependencies "${file}")
            endif()
        endforeach()
    endif()
endif()

file(CONFIGURE OUTPUT "${OUTPUT}" CONTENT [[
#include "core/base/version.h"

namespace bildrate {

std::string_view programRevision() { return "@revision@"; }

} // namespace bildrate
]] @ONLY)
list(JOIN dependencies " \\\n  " dependencies)
file(WRITE "${OUTPUT}.d" "${OUTPUT}: ${dependencies}\n")
