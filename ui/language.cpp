#include "ui/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <algorithm>

namespace bildrate::ui {

const std::vector<QString>& languages() {
    static const std::vector<QString> all{"en", "de", "fr"};
    return all;
}

QString nativeName(const QString& language) {
    return language == u"de"   ? QStringLiteral("Deutsch")
           : language == u"fr" ? QStringLiteral("Français")
                               : QStringLiteral("English");
}

QString languageFor(const QLocale& locale) {
    for (const QString& wanted : locale.uiLanguages()) {
        const QString language = wanted.section('-', 0, 0);
        if (std::ranges::find(languages(), language) != languages().end())
            return language;
    }
    return languages().front();
}

Language::~Language() {
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

void Language::use(const QString& wanted) {
    const QLocale system = QLocale::system();
    m_current = wanted.isEmpty() ? languageFor(system) : wanted;
    // Another region of the same language keeps its way of writing numbers and dates.
    const QLocale locale = system.name().startsWith(m_current + '_') ? system : QLocale(m_current);
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    // English has a catalogue too: its plural forms.
    if (m_own.load(QStringLiteral(":/i18n/bildrate_") + m_current))
        QCoreApplication::installTranslator(&m_own);
    const QString catalogue = QStringLiteral("qtbase_") + m_current;
    for (const QString& folder :
         {QCoreApplication::applicationDirPath() + "/../share/bildrate/translations",
          QLibraryInfo::path(QLibraryInfo::TranslationsPath)})
        if (m_current != u"en" && m_qt.load(catalogue, QDir::cleanPath(folder))) {
            QCoreApplication::installTranslator(&m_qt);
            break;
        }
}

} // namespace bildrate::ui
