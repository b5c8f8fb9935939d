#pragma once

#include "core/base/error.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace bildrate::test {

/// Kind and message of the Error that work throws; the test fails if it throws none.
template <class Work>
std::pair<ErrorKind, std::string> errorOf(const Work& work) {
    try {
        work();
    } catch (const Error& error) {
        return {error.kind(), error.what()};
    }
    ADD_FAILURE() << "no error";
    return {};
}

} // namespace bildrate::test
