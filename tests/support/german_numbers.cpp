#include "tests/support/german_numbers.h"

#include <clocale>
#include <cstdlib>

namespace bildrate::test {

namespace {

constexpr const char* name = "de_DE.UTF-8";

struct Punctuation : std::numpunct<char> {
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

std::optional<std::string> variable(const char* variableName) {
    const char* value = std::getenv(variableName);
    return value ? std::optional<std::string>(value) : std::nullopt;
}

} // namespace

GermanNumbers::GermanNumbers()
    : m_locPath(variable("LOCPATH")), m_localeC(std::setlocale(LC_ALL, nullptr)),
      m_locale(std::locale::global(std::locale(std::locale(), new Punctuation))) {
    const std::string build =
        "localedef -c -i de_DE -f UTF-8 '" + (m_folder / name).string() + "' >/dev/null 2>&1";
    const int result = std::system(build.c_str());
    ::setenv("LOCPATH", m_folder.path().c_str(), 1);
    if (!std::setlocale(LC_ALL, name))
        m_missing = "there is no German locale, and localedef, which ended with " +
                    std::to_string(result) + ", could not make one of the package locales";
}

GermanNumbers::~GermanNumbers() {
    std::locale::global(m_locale);
    std::setlocale(LC_ALL, m_localeC.c_str());
    if (m_locPath)
        ::setenv("LOCPATH", m_locPath->c_str(), 1);
    else
        ::unsetenv("LOCPATH");
}

} // namespace bildrate::test
