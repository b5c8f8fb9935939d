#include "core/exchange/json_value.h"

#include "core/base/error.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <utility>

namespace bildrate {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t lineWidth = 100;

void appendPretty(std::string& out, const ordered_json& value, std::size_t indent) {
    const bool container = value.is_structured() && !value.empty();
    std::string line = compactJson(value);
    if (!container || indent + line.size() <= lineWidth) {
        out += line;
        return;
    }
    const std::size_t inner = indent + 2;
    const char* separator = "\n";
    out += value.is_object() ? '{' : '[';
    for (auto member = value.begin(); member != value.end(); ++member) {
        out += separator;
        out.append(inner, ' ');
        if (value.is_object())
            out += compactJson(member.key()) + ": ";
        appendPretty(out, *member, inner);
        separator = ",\n";
    }
    out += '\n';
    out.append(indent, ' ');
    out += value.is_object() ? '}' : ']';
}

} // namespace

std::string compactJson(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string prettyJson(const ordered_json& value) {
    std::string out;
    appendPretty(out, value, 0);
    out += '\n';
    return out;
}

JsonValue::JsonValue(const json& value, std::string place)
    : m_value(&value), m_place(std::move(place)) {}

void JsonValue::fail(std::string_view what) const {
    throw Error(ErrorKind::invalidInput,
                fmt::format("{}: {}", m_place.empty() ? "the document" : m_place, what));
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
    if (!m_value->is_object())
        fail("must be an object");
    const auto member = m_value->find(key);
    if (member == m_value->end() || member->is_null())
        return std::nullopt;
    return JsonValue(*member,
                     m_place.empty() ? std::string(key) : fmt::format("{}.{}", m_place, key));
}

JsonValue JsonValue::at(std::string_view key) const {
    std::optional<JsonValue> member = find(key);
    if (!member)
        fail(fmt::format("\"{}\" is missing", key));
    return *std::move(member);
}

std::size_t JsonValue::size() const {
    if (!m_value->is_array())
        fail("must be an array");
    return m_value->size();
}

JsonValue JsonValue::item(std::size_t index) const {
    return {m_value->at(index), fmt::format("{}[{}]", m_place, index)};
}

bool JsonValue::isNull() const {
    return m_value->is_null();
}

std::string JsonValue::string() const {
    if (!m_value->is_string())
        fail("must be a text");
    return m_value->get<std::string>();
}

bool JsonValue::boolean() const {
    if (!m_value->is_boolean())
        fail("must be true or false");
    return m_value->get<bool>();
}

double JsonValue::number() const {
    if (!m_value->is_number())
        fail("must be a number");
    const double value = m_value->get<double>();
    if (!std::isfinite(value))
        fail("must be a finite number");
    return value;
}

double JsonValue::nonNegative() const {
    const double value = number();
    if (value < 0)
        fail("must not be negative");
    return value;
}

std::int64_t JsonValue::integer(std::int64_t least, std::int64_t most) const {
    if (!m_value->is_number_integer())
        fail("must be a whole number");
    const bool tooLarge =
        m_value->is_number_unsigned() &&
        m_value->get<std::uint64_t>() > std::uint64_t(std::numeric_limits<std::int64_t>::max());
    const std::int64_t value = tooLarge ? 0 : m_value->get<std::int64_t>();
    if (tooLarge || value < least || value > most)
        fail(fmt::format("must be from {} to {}", least, most));
    return value;
}

std::int64_t JsonValue::version() const {
    if (m_value->is_number_integer() &&
        !(m_value->is_number_unsigned() && m_value->get<std::uint64_t>() > 0))
        fail(fmt::format("{} is not a version that this program knows", m_value->dump()));
    return integer(1);
}

std::uint64_t JsonValue::unsignedInteger() const {
    if (!m_value->is_number_unsigned())
        fail("must be a whole number that is not negative");
    return m_value->get<std::uint64_t>();
}

} // namespace bildrate
