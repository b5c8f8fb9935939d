#pragma once

#include <string>
#include <vector>

namespace bildrate::cli {

enum class Align { left, right };

struct Column {
    std::string header;
    Align align = Align::left;
};

/// A table in plain text: columns as wide as their content, two spaces apart.
class TextTable {
public:
    explicit TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    /// Missing cells at the end stay empty.
    void addRow(std::vector<std::string> cells);
    /// A line under all columns, before totals.
    void addRule();
    /// Header, rule, rows; every line ends with a newline and has no spaces before it.
    std::string text() const;
    /// The same as a table of Markdown.
    std::string markdown() const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows; ///< an empty one is a rule
};

} // namespace bildrate::cli
