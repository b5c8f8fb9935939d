#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bildrate {

/// Parses a whole document. Throws Error{damaged} with line and column if it is no JSON, and
/// Error{invalidInput} if it is nested deeper or holds more values than any of our formats.
nlohmann::json parseJson(std::string_view text);

/// Text that fits into a line stays on one, the rest is indented by two. Invalid UTF-8 is replaced.
std::string prettyJson(const nlohmann::ordered_json& value);
/// On one line.
std::string compactJson(const nlohmann::ordered_json& value);

/// A value of a parsed document that must outlive it, with its place for messages:
/// "runs[0].cells[3].cell.batch". Whatever does not fit throws Error{invalidInput} naming the
/// place.
class JsonValue {
public:
    JsonValue(const nlohmann::json& value, std::string place);

    /// A member that must be there.
    JsonValue at(std::string_view key) const;
    /// Unset if the member is absent or null.
    std::optional<JsonValue> find(std::string_view key) const;

    std::size_t size() const; ///< of an array
    JsonValue item(std::size_t index) const;
    bool isNull() const;

    std::string string() const;
    bool boolean() const;
    double number() const;
    double nonNegative() const;
    std::int64_t integer(std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                         std::int64_t most = std::numeric_limits<std::int64_t>::max()) const;
    std::uint64_t unsignedInteger() const;

    /// A format's version, which counts from 1.
    std::int64_t version() const;

    [[noreturn]] void fail(std::string_view what) const;
    /// The place of a member, for messages.
    const std::string& place() const { return m_place; }

private:
    const nlohmann::json* m_value;
    std::string m_place;
};

template <class Read>
auto listOf(const JsonValue& array, Read read) {
    std::vector<decltype(read(array))> result;
    const std::size_t size = array.size();
    result.reserve(size);
    for (std::size_t index = 0; index < size; ++index)
        result.push_back(read(array.item(index)));
    return result;
}

/// The value of a member that may be absent.
template <class Read>
auto optionalOf(const JsonValue& object, std::string_view key, Read read) {
    using Value = decltype(read(object));
    const std::optional<JsonValue> member = object.find(key);
    return member ? std::optional<Value>(read(*member)) : std::nullopt;
}

} // namespace bildrate
