#include "core/explanation.h"
#include "ui/language.h"
#include "ui/pages/explain_page.h"

#include <QTest>
#include <QTextBrowser>

namespace bildrate::ui {

class ExplainPageTest : public QObject {
    Q_OBJECT

    /// Letters and digits alone: Markdown's signs and line breaks are not shown.
    static QString lettersOf(const QString& text) {
        QString letters;
        for (const QChar character : text)
            if (character.isLetter())
                letters += character;
        return letters;
    }

private slots:
    void showsTheTextOfTheCommandLineInTheLanguageSpoken() {
        Language language;
        language.use("en");
        ExplainPage page;
        auto* browser = page.findChild<QTextBrowser*>("explanation");
        for (const std::string_view each : explanationLanguages()) {
            language.use(QString::fromUtf8(each.data(), qsizetype(each.size())));
            const std::string_view text = explanation(each);
            QTRY_COMPARE(lettersOf(browser->toPlainText()),
                         lettersOf(QString::fromUtf8(text.data(), qsizetype(text.size()))));
            QVERIFY(!page.title().isEmpty());
        }
    }

    void linesAreNeverWiderThanThePage() {
        ExplainPage page;
        page.show();
        auto* browser = page.findChild<QTextBrowser*>("explanation");
        for (const int width : {300, 3000}) {
            page.resize(width, 600);
            QVERIFY(browser->document()->size().width() <= browser->viewport()->width());
        }
        QVERIFY(browser->document()->size().width() < 2000);
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::ExplainPageTest)
#include "explain_page_test.moc"
