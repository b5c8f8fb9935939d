#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>
#include <vector>

namespace bildrate::ui {

/// The languages of the program: "en", "de", "fr".
const std::vector<QString>& languages();

/// A language's name in itself, so that one finds one's own: "Deutsch".
QString nativeName(const QString& language);

/// The one of them that fits a locale best; "en" if none does.
QString languageFor(const QLocale& locale);

/// Makes the application speak a language: its own texts, Qt's buttons and dialogs, and numbers and
/// dates. Every widget gets a LanguageChange event. One object for the application's life.
class Language {
public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// One of languages(), or empty for the system's.
    void use(const QString& language);
    /// What is spoken now, one of languages().
    const QString& current() const { return m_current; }

private:
    QString m_current = QStringLiteral("en");
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace bildrate::ui
