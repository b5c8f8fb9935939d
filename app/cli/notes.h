#pragma once

#include <set>
#include <string>
#include <vector>

namespace bildrate::cli {

/// Sentences below a table, each once, numbered from 1.
class NoteList {
public:
    std::size_t numberOf(const std::string& sentence);
    /// "[1] ...\n" for each.
    std::string text() const;

private:
    std::vector<std::string> m_sentences;
};

/// What is to be said about one row.
class Notes {
public:
    explicit Notes(NoteList& list) : m_list(list) {}

    void add(const std::string& sentence) { m_numbers.insert(m_list.numberOf(sentence)); }
    /// "[1,3]"; empty for nothing.
    std::string marks() const;

private:
    NoteList& m_list;
    std::set<std::size_t> m_numbers;
};

} // namespace bildrate::cli
