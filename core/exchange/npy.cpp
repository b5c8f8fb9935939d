#include "core/exchange/npy.h"

#include "core/base/error.h"
#include "core/exchange/file.h"

#include <fmt/format.h>

#include <bit>
#include <charconv>
#include <cstring>
#include <functional>
#include <numeric>
#include <string>
#include <string_view>

namespace bildrate {

namespace {

static_assert(std::endian::native == std::endian::little, "values are written as they lie");

constexpr std::string_view magic("\x93NUMPY\x01\x00", 8);
constexpr std::size_t lengthBytes = 2;
constexpr std::size_t alignment = 64; // of the data, from the start of the file

std::string header(std::span<const std::int64_t> shape) {
    std::string sizes;
    for (std::int64_t size : shape)
        sizes += fmt::format("{}, ", size);
    if (shape.size() > 1)
        sizes.erase(sizes.size() - 2);
    else if (!sizes.empty())
        sizes.pop_back(); // a tuple of one keeps its comma
    std::string text =
        fmt::format("{{'descr': '<f4', 'fortran_order': False, 'shape': ({}), }}", sizes);
    const std::size_t before = magic.size() + lengthBytes;
    const std::size_t padded = (before + text.size() + 1 + alignment - 1) / alignment * alignment;
    text.resize(padded - before - 1, ' ');
    return text + '\n';
}

/// The text after 'key': in the header's dictionary.
std::string_view entry(std::string_view header, std::string_view key) {
    const std::size_t at = header.find(fmt::format("'{}'", key));
    if (at == std::string_view::npos)
        return {};
    header.remove_prefix(at + key.size() + 2);
    const std::size_t start = header.find_first_not_of(": ");
    return start == std::string_view::npos ? std::string_view() : header.substr(start);
}

std::vector<std::int64_t> parseShape(std::string_view text, const std::filesystem::path& file) {
    const auto broken = [&] {
        return Error(ErrorKind::damaged,
                     fmt::format("'{}' has no readable shape in its header", file.string()));
    };
    const std::size_t end = text.find(')');
    if (text.empty() || text.front() != '(' || end == std::string_view::npos)
        throw broken();
    std::vector<std::int64_t> shape;
    const char* at = text.data() + 1;
    const char* last = text.data() + end;
    std::int64_t count = 1;
    while (at != last) {
        if (*at == ' ' || *at == ',') {
            ++at;
            continue;
        }
        std::int64_t size = 0;
        const auto [next, error] = std::from_chars(at, last, size);
        if (error != std::errc() || size < 0 || __builtin_mul_overflow(count, size, &count))
            throw broken();
        shape.push_back(size);
        at = next;
    }
    return shape;
}

} // namespace

void writeNpy(const std::filesystem::path& file, std::span<const std::int64_t> shape,
              std::span<const float> values) {
    const std::int64_t count =
        std::accumulate(shape.begin(), shape.end(), std::int64_t(1), std::multiplies<>());
    if (count != std::int64_t(values.size()))
        throw Error(ErrorKind::invalidInput,
                    fmt::format("'{}' would get {} values for a shape of {}", file.string(),
                                values.size(), count));
    const std::string dictionary = header(shape);
    FileWriter writer(file);
    writer.write(magic);
    const char length[lengthBytes] = {char(dictionary.size() & 0xff), char(dictionary.size() >> 8)};
    writer.write({length, lengthBytes});
    writer.write(dictionary);
    writer.write({reinterpret_cast<const char*>(values.data()), values.size_bytes()});
    writer.finish();
}

NpyArray readNpy(const std::filesystem::path& file) {
    const std::string content = readFile(file);
    const std::string_view bytes(content);
    const std::size_t before = magic.size() + lengthBytes;
    if (bytes.size() < before || bytes.substr(0, magic.size()) != magic)
        throw Error(ErrorKind::damaged,
                    fmt::format("'{}' is not a .npy file of version 1.0", file.string()));
    const std::size_t length = std::size_t(static_cast<unsigned char>(bytes[magic.size()])) |
                               std::size_t(static_cast<unsigned char>(bytes[before - 1])) << 8;
    if (bytes.size() - before < length)
        throw Error(ErrorKind::damaged, fmt::format("'{}' is cut off", file.string()));
    const std::string_view dictionary = bytes.substr(before, length);
    if (!entry(dictionary, "descr").starts_with("'<f4'") ||
        !entry(dictionary, "fortran_order").starts_with("False"))
        throw Error(
            ErrorKind::unsupported,
            fmt::format("'{}' does not hold fp32 values, little-endian in C order", file.string()));

    NpyArray array;
    array.shape = parseShape(entry(dictionary, "shape"), file);
    const std::int64_t count = std::accumulate(array.shape.begin(), array.shape.end(),
                                               std::int64_t(1), std::multiplies<>());
    const std::string_view data = bytes.substr(before + length);
    if (data.size() % sizeof(float) != 0 || data.size() / sizeof(float) != std::size_t(count))
        throw Error(ErrorKind::damaged,
                    fmt::format("'{}' holds {} bytes of data where its shape needs {} values",
                                file.string(), data.size(), count));
    array.values.resize(std::size_t(count));
    std::memcpy(array.values.data(), data.data(), data.size());
    return array;
}

} // namespace bildrate
