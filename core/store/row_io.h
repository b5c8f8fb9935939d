#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace SQLite {
class Column;
class Statement;
} // namespace SQLite

namespace bildrate {

/// Binds the parameters of a statement from left to right.
class Parameters {
public:
    explicit Parameters(SQLite::Statement& statement) : m_statement(statement) {}

    Parameters& add(std::string_view text);
    Parameters& add(std::int64_t value);
    Parameters& add(double value); ///< Error{invalidInput} unless it is finite
    Parameters& addBlob(std::string_view bytes);
    template <class Value>
    Parameters& add(const std::optional<Value>& value) {
        return value ? add(*value) : addNull();
    }

private:
    Parameters& addNull();

    SQLite::Statement& m_statement;
    int m_index = 0;
};

/// Reads the columns of a row from left to right.
class Columns {
public:
    explicit Columns(SQLite::Statement& statement) : m_statement(statement) {}

    std::string text();
    std::int64_t integer();
    std::optional<std::string> optionalText();
    std::optional<std::int64_t> optionalInteger();
    std::optional<double> optionalReal();
    /// Valid until the statement's next step.
    std::span<const std::byte> blob();

private:
    SQLite::Column next();

    SQLite::Statement& m_statement;
    int m_index = 0;
};

} // namespace bildrate
