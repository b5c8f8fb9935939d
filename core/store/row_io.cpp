#include "core/store/row_io.h"

#include "core/base/error.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <cmath>

namespace bildrate {

Parameters& Parameters::add(std::string_view text) {
    m_statement.bind(++m_index, std::string(text));
    return *this;
}

Parameters& Parameters::add(std::int64_t value) {
    m_statement.bind(++m_index, value);
    return *this;
}

Parameters& Parameters::add(double value) {
    if (!std::isfinite(value)) // SQLite would keep NaN as null
        throw Error(ErrorKind::invalidInput,
                    fmt::format("a record with the value {} cannot be stored", value));
    m_statement.bind(++m_index, value);
    return *this;
}

Parameters& Parameters::addBlob(std::string_view bytes) {
    m_statement.bind(++m_index, bytes.data(), int(bytes.size()));
    return *this;
}

Parameters& Parameters::addNull() {
    m_statement.bind(++m_index);
    return *this;
}

std::string Columns::text() {
    return next().getString();
}

std::int64_t Columns::integer() {
    return next().getInt64();
}

std::optional<std::string> Columns::optionalText() {
    const SQLite::Column column = next();
    return column.isNull() ? std::nullopt : std::optional(column.getString());
}

std::optional<std::int64_t> Columns::optionalInteger() {
    const SQLite::Column column = next();
    return column.isNull() ? std::nullopt : std::optional(column.getInt64());
}

std::optional<double> Columns::optionalReal() {
    const SQLite::Column column = next();
    return column.isNull() ? std::nullopt : std::optional(column.getDouble());
}

std::span<const std::byte> Columns::blob() {
    const SQLite::Column column = next();
    return {static_cast<const std::byte*>(column.getBlob()), std::size_t(column.getBytes())};
}

SQLite::Column Columns::next() {
    return m_statement.getColumn(m_index++);
}

} // namespace bildrate
