#pragma once

#include "tests/support/temporary_folder.h"

#include <locale>
#include <optional>
#include <string>

namespace bildrate::test {

/// Makes iostreams write "1.000.000,5" as long as it lives, and printf, strtod and all else of the
/// C library too, with a German locale that is built for it where the system has the sources
/// (Debian: package locales).
class GermanNumbers {
public:
    GermanNumbers();
    ~GermanNumbers();
    GermanNumbers(const GermanNumbers&) = delete;
    GermanNumbers& operator=(const GermanNumbers&) = delete;

    /// Why the C library does not take part; empty if it does.
    const std::string& missing() const { return m_missing; }

private:
    TemporaryFolder m_folder; ///< of the locale
    std::optional<std::string> m_locPath;
    std::string m_localeC;
    std::locale m_locale;
    std::string m_missing;
};

} // namespace bildrate::test
