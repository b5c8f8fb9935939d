#include "app/cli/text_table.h"

#include "app/cli/number_text.h"

#include <algorithm>

namespace bildrate::cli {

void TextTable::addRow(std::vector<std::string> cells) {
    cells.resize(m_columns.size());
    m_rows.push_back(std::move(cells));
}

void TextTable::addRule() {
    m_rows.emplace_back();
}

std::string TextTable::text() const {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        std::size_t width = columnsOf(m_columns[i].header);
        for (const std::vector<std::string>& row : m_rows)
            if (!row.empty())
                width = std::max(width, columnsOf(row[i]));
        widths.push_back(width);
    }

    std::string result;
    const auto addLine = [&](const auto& cellOf) {
        std::string line;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const std::string cell = cellOf(i);
            const std::string space(widths[i] - columnsOf(cell), ' ');
            if (i > 0)
                line += "  ";
            line += m_columns[i].align == Align::right ? space + cell : cell + space;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += line + "\n";
    };
    const auto addRuleLine = [&] {
        addLine([&](std::size_t i) { return std::string(widths[i], '-'); });
    };

    addLine([&](std::size_t i) { return m_columns[i].header; });
    addRuleLine();
    for (const std::vector<std::string>& row : m_rows)
        if (row.empty())
            addRuleLine();
        else
            addLine([&](std::size_t i) { return row[i]; });
    return result;
}

std::string TextTable::markdown() const {
    std::string result;
    const auto addLine = [&](const auto& cellOf) {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            result += "| ";
            for (const char character : std::string(cellOf(i)))
                result += character == '|' ? std::string("\\|") : std::string(1, character);
            result += ' ';
        }
        result += "|\n";
    };
    addLine([&](std::size_t i) { return m_columns[i].header; });
    addLine([&](std::size_t i) { return m_columns[i].align == Align::right ? "---:" : "---"; });
    for (const std::vector<std::string>& row : m_rows)
        if (!row.empty())
            addLine([&](std::size_t i) { return row[i]; });
    return result;
}

} // namespace bildrate::cli
