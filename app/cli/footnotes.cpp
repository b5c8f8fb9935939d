#include "app/cli/footnotes.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace bildrate::cli {

Footnote footnoteOf(const std::string& sentence) {
    return {sentence.substr(0, sentence.find(':')), sentence};
}

std::string Footnotes::marksOf(const std::vector<Footnote>& notes) {
    std::set<std::size_t> numbers;
    for (const Footnote& note : notes)
        numbers.insert(numberOf(note));
    return numbers.empty() ? "" : fmt::format(" [{}]", fmt::join(numbers, ","));
}

std::string Footnotes::text() const {
    std::string result;
    for (std::size_t i = 0; i < m_known.size(); ++i)
        result += fmt::format("[{}] {}\n", i + 1,
                              m_known[i].differs
                                  ? m_known[i].note.kind + " (figures differ between cells)"
                                  : m_known[i].note.sentence);
    return result;
}

std::size_t Footnotes::numberOf(const Footnote& note) {
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const Known& each) { return each.note.kind == note.kind; });
    const std::size_t number = std::size_t(known - m_known.begin()) + 1;
    if (known == m_known.end())
        m_known.push_back({note, false});
    else
        known->differs |= known->note.sentence != note.sentence;
    return number;
}

} // namespace bildrate::cli
