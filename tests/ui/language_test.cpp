#include "ui/language.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

namespace bildrate::ui {
namespace {

struct Message {
    QString context, source;
    QStringList translations; ///< several where there are plural forms
};

/// Of the translation element the reader stands at: its text, or its plural forms.
QStringList translationsFrom(QXmlStreamReader& reader) {
    QString text;
    QStringList forms;
    while (reader.readNext() != QXmlStreamReader::EndElement && !reader.atEnd())
        if (reader.isStartElement())
            forms << reader.readElementText();
        else
            text += reader.text();
    return forms.isEmpty() ? QStringList{text} : forms;
}

std::vector<Message> messagesOf(const QString& language) {
    QFile file(QStringLiteral(BILDRATE_SOURCE "/translations/bildrate_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Message> messages;
    QString context;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd()) {
        if (!reader.readNextStartElement())
            continue;
        if (reader.name() == u"name")
            context = reader.readElementText();
        else if (reader.name() == u"source")
            messages.push_back({context, reader.readElementText(), {}});
        else if (reader.name() == u"translation")
            messages.back().translations = translationsFrom(reader);
    }
    return messages;
}

/// What must be in a text and in its translation alike: places, tags, in any order.
QStringList marksOf(const QString& text) {
    static const QRegularExpression mark(QStringLiteral("%L?[0-9n]|<[a-z/]+>"));
    QStringList marks;
    for (auto match = mark.globalMatch(text); match.hasNext();)
        marks << match.next().captured();
    marks.sort();
    return marks;
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

    static void everyLanguage() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::addRow("%s", qPrintable(language)) << language;
    }

private slots:
    void aLocaleFindsItsLanguage() {
        QCOMPARE(languageFor(QLocale("de_AT")), QString("de"));
        QCOMPARE(languageFor(QLocale("fr_CA")), QString("fr"));
        QCOMPARE(languageFor(QLocale("en_GB")), QString("en"));
        QCOMPARE(languageFor(QLocale("ja_JP")), QString("en"));
        QCOMPARE(languageFor(QLocale::c()), QString("en"));
    }

    void standardButtonsSpeakTheLanguage() {
        Language language;
        QDialogButtonBox buttons(QDialogButtonBox::Cancel);
        const auto cancel = [&] {
            return buttons.button(QDialogButtonBox::Cancel)->text().remove('&');
        };
        language.use("de");
        QTRY_COMPARE(cancel(), QString("Abbrechen"));
        language.use("fr");
        QTRY_COMPARE(cancel(), QString("Annuler"));
        language.use("en");
        QTRY_COMPARE(cancel(), QString("Cancel"));
    }

    void ownTextsSpeakTheLanguage() {
        Language language;
        const auto menu = [] {
            return QCoreApplication::translate("bildrate::ui::MainWindow", "&File");
        };
        language.use("de");
        QCOMPARE(menu(), QString("&Datei"));
        QCOMPARE(QLocale().toString(1234.5, 'f', 1), QString("1.234,5"));
        language.use("fr");
        QCOMPARE(menu(), QString("&Fichier"));
        language.use("en");
        QCOMPARE(menu(), QString("&File"));
        QCOMPARE(QLocale().decimalPoint(), QString("."));
    }

    void translationsKeepWhatIsPutIn_data() { everyLanguage(); }
    void translationsKeepWhatIsPutIn() {
        QFETCH(QString, language);
        const std::vector<Message> messages = messagesOf(language);
        QVERIFY(!messages.empty() || language == "en");
        for (const Message& message : messages)
            for (const QString& translation : message.translations) {
                const QString what = message.context + ": " + message.source + " -> " + translation;
                // "one run" needs no %n
                QStringList needed = marksOf(message.source);
                QStringList there = marksOf(translation);
                if (message.translations.size() > 1) {
                    needed.removeAll("%n");
                    there.removeAll("%n");
                }
                QVERIFY2(there == needed, qPrintable(what));
                QVERIFY2(translation.count('&') == message.source.count('&') ||
                             message.source.contains("&&"),
                         qPrintable(what));
                QVERIFY2(translation.endsWith(u'…') == message.source.endsWith(u'…'),
                         qPrintable(what));
                QVERIFY2(translation.trimmed() == translation ||
                             message.source.trimmed() != message.source,
                         qPrintable(what));
            }
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::LanguageTest)
#include "language_test.moc"
