#include "core/base/error.h"
#include "core/bench/run_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace bildrate {
namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// number: part of piece, which an error names.
std::int64_t batchFrom(std::string_view number, std::string_view piece) {
    number = trimmed(number);
    std::int64_t batch = 0;
    const auto result = std::from_chars(number.data(), number.data() + number.size(), batch);
    const bool whole = result.ptr == number.data() + number.size() && !number.empty();
    if (result.ec == std::errc::invalid_argument || !whole)
        throw Error(ErrorKind::invalidInput,
                    fmt::format("'{}' in the batch list is not a whole number or a range; write "
                                "it as 1,2,4..32",
                                piece.substr(0, 40)));
    if (result.ec != std::errc())
        throw Error(ErrorKind::invalidInput,
                    fmt::format("batch {} cannot be used; it must be from 1 to {}",
                                piece.substr(0, 40), largestBatch));
    checkBatch(batch);
    return batch;
}

} // namespace

void checkBatch(std::int64_t batch) {
    if (batch < 1 || batch > largestBatch)
        throw Error(
            ErrorKind::invalidInput,
            fmt::format("batch {} cannot be used; it must be from 1 to {}", batch, largestBatch));
}

std::vector<std::int64_t> parseBatches(std::string_view text) {
    std::vector<std::int64_t> batches;
    const auto add = [&batches](std::int64_t batch) {
        if (std::find(batches.begin(), batches.end(), batch) == batches.end())
            batches.push_back(batch);
    };
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view piece = trimmed(text.substr(start, end - start));
        start = end + 1;
        const std::size_t dots = piece.find("..");
        if (dots == std::string_view::npos) {
            add(batchFrom(piece, piece));
            continue;
        }
        const std::int64_t first = batchFrom(piece.substr(0, dots), piece);
        const std::int64_t last = batchFrom(piece.substr(dots + 2), piece);
        if (first > last)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("the range '{}' in the batch list runs backwards; write {}..{}",
                                    piece, last, first));
        for (std::int64_t batch = first; batch < last; batch *= 2)
            add(batch);
        add(last);
    }
    return batches;
}

} // namespace bildrate
