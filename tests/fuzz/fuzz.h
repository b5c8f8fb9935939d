#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// One fuzz target: feeds text to an importer. bildrate::Error is the importer's right to refuse;
/// any other exception, a crash, a leak or a failed require() is a fault.
void fuzz(std::string_view text);

/// Ends the program where an importer accepted what it should not, or changed it.
void require(bool holds, const char* what);

/// The entry that libFuzzer and run_corpus.cpp call.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
