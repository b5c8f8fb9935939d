#pragma once

#include <string>
#include <vector>

namespace bildrate::cli {

struct Footnote {
    std::string kind; ///< those of one kind share a mark
    std::string sentence;
};

/// "machine busy: 1.5 cores": its kind is what stands before the colon.
Footnote footnoteOf(const std::string& sentence);

/// Sentences below a table, each once, with the mark that cells refer to them by. Those of one kind
/// that differ in their figures alone share a mark.
class Footnotes {
public:
    /// " [1]", " [1,3]"; empty for nothing.
    std::string marksOf(const std::vector<Footnote>& notes);
    /// "[1] ...", a line each.
    std::string text() const;

private:
    struct Known {
        Footnote note;
        bool differs = false;
    };

    std::size_t numberOf(const Footnote& note);

    std::vector<Known> m_known;
};

} // namespace bildrate::cli
