# Adds core/base/revision.cpp, which names the commit the sources are at, to a target. It is written
# at build time, when HEAD or a tracked file has changed, not at configure time.
# Call it where the target was created.
function(target_revision target)
    set(output ${PROJECT_BINARY_DIR}/generated/core/base/revision.cpp)
    find_package(Git QUIET)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -D "GIT=${GIT_EXECUTABLE}" -D "SOURCE=${PROJECT_SOURCE_DIR}"
                -D "OUTPUT=${output}" -P ${PROJECT_SOURCE_DIR}/cmake/write_revision.cmake
        DEPENDS ${PROJECT_SOURCE_DIR}/cmake/write_revision.cmake
        DEPFILE ${output}.d
        COMMENT "Looking up the revision"
        VERBATIM)
    target_sources(${target} PRIVATE ${output})
endfunction()
