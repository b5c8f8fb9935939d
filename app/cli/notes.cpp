#include "app/cli/notes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace bildrate::cli {

std::size_t NoteList::numberOf(const std::string& sentence) {
    const auto found = std::ranges::find(m_sentences, sentence);
    const std::size_t number = std::size_t(found - m_sentences.begin()) + 1;
    if (found == m_sentences.end())
        m_sentences.push_back(sentence);
    return number;
}

std::string NoteList::text() const {
    std::string text;
    for (std::size_t i = 0; i < m_sentences.size(); ++i)
        text += fmt::format("[{}] {}\n", i + 1, m_sentences[i]);
    return text;
}

std::string Notes::marks() const {
    return m_numbers.empty() ? "" : fmt::format("[{}]", fmt::join(m_numbers, ","));
}

} // namespace bildrate::cli
