#include "core/exchange/csv.h"

#include "core/base/error.h"
#include "core/bench/clean_text.h"

#include <fmt/format.h>

#include <cmath>

namespace bildrate {

namespace {

constexpr std::string_view formulaStarts = "=+-@\t\r\n";

/// Behind apostrophes too, so that one that was there already is told from the guard.
bool startsFormula(std::string_view text) {
    while (text.starts_with('\''))
        text.remove_prefix(1);
    return !text.empty() && formulaStarts.find(text[0]) != text.npos;
}

Error refusal(std::size_t line, std::string_view what) {
    return Error(ErrorKind::invalidInput, fmt::format("line {} {}", line, what));
}

/// cleanText replaces what is not UTF-8; U+FFFD that is in the text already is let pass.
bool isUtf8(std::string_view text) {
    const auto replaced = [](std::string_view in) {
        std::size_t count = 0;
        for (std::size_t at = in.find("\xef\xbf\xbd"); at != in.npos;
             at = in.find("\xef\xbf\xbd", at + 3))
            ++count;
        return count;
    };
    return replaced(cleanText(text)) == replaced(text);
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {
        if (m_text.starts_with("\xef\xbb\xbf"))
            m_text.remove_prefix(3);
    }

    std::vector<CsvLine> lines() {
        std::vector<CsvLine> result;
        while (m_at < m_text.size()) {
            CsvLine line{m_line, {}};
            do
                line.fields.push_back(field(line.number));
            while (takeSeparator());
            takeLineEnd();
            if (line.fields.size() > 1 || !line.fields[0].empty())
                result.push_back(std::move(line));
        }
        return result;
    }

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    bool atLineEnd() const { return atEnd() || m_text[m_at] == '\n' || m_text[m_at] == '\r'; }

    bool takeSeparator() {
        if (atEnd() || m_text[m_at] != ',')
            return false;
        ++m_at;
        return true;
    }

    void takeLineEnd() {
        if (atEnd())
            return;
        if (m_text.substr(m_at).starts_with("\r\n"))
            ++m_at;
        ++m_at;
        ++m_line;
    }

    std::string field(std::size_t line) {
        std::string text = !atEnd() && m_text[m_at] == '"' ? quoted(line) : plain();
        for (const char c : text)
            if ((static_cast<unsigned char>(c) < 0x20 && formulaStarts.find(c) == text.npos) ||
                c == 0x7f)
                throw refusal(line, "holds a control character; save the table as CSV in UTF-8");
        if (!isUtf8(text))
            throw refusal(line, "is not UTF-8; save the table as CSV in UTF-8");
        if (text.starts_with('\'') && startsFormula(text))
            text.erase(0, 1);
        return text;
    }

    std::string plain() {
        const std::size_t start = m_at;
        while (!atLineEnd() && m_text[m_at] != ',')
            ++m_at;
        return std::string(m_text.substr(start, m_at - start));
    }

    std::string quoted(std::size_t line) {
        std::string text;
        for (++m_at;; ++m_at) {
            if (atEnd())
                throw refusal(line, "opens a quote that is never closed");
            if (m_text[m_at] == '"') {
                ++m_at;
                if (atEnd() || m_text[m_at] != '"')
                    break;
            }
            if (m_text[m_at] == '\n')
                ++m_line;
            text += m_text[m_at];
        }
        if (!atLineEnd() && m_text[m_at] != ',')
            throw refusal(line, "has text behind a closed quote");
        return text;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
};

} // namespace

CsvRow& CsvRow::text(std::string_view value) {
    const bool formula = startsFormula(value);
    if (!formula && value.find_first_of(",\"\r\n") == value.npos)
        return field(value);
    std::string quoted = "\"";
    if (formula)
        quoted += '\'';
    for (const char c : value)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return field(quoted + '"');
}

CsvRow& CsvRow::number(double value) {
    return field(std::isfinite(value) ? fmt::to_string(value) : "");
}

CsvRow& CsvRow::nothing(int fields) {
    for (int i = 0; i < fields; ++i)
        field({});
    return *this;
}

CsvRow& CsvRow::field(std::string_view written) {
    if (m_any)
        m_line += ',';
    m_any = true;
    m_line += written;
    return *this;
}

CsvRow& CsvRow::whole(std::int64_t value) {
    return field(fmt::to_string(value));
}

CsvRow& CsvRow::whole(std::uint64_t value) {
    return field(fmt::to_string(value));
}

std::vector<CsvLine> csvLines(std::string_view text) {
    return Reader(text).lines();
}

} // namespace bildrate
