#include "tests/ui/fake_engine.h"
#include "tests/ui/text_fit.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/widgets/settings_dialog.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>
#include <memory>

namespace bildrate::ui {

/// Every page and dialog in every language and at every scale of text.
class TextFitsTest : public QObject {
    Q_OBJECT

    const QFont m_font = QApplication::font();
    Language m_language;

    void expectWhole(QWidget& widget, const QString& what) {
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QTest::qWait(0); // pending layouts
        const QStringList cut = cutTexts(widget);
        QVERIFY2(cut.isEmpty(), qPrintable(what + ":\n" + cut.join('\n')));
    }

    static void everyCase() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("scale");
        for (const QString& language : languages())
            for (const int scale : {100, 150, 200})
                QTest::addRow("%s at %d %%", qPrintable(language), scale) << language << scale;
    }

    void use() {
        QFETCH(QString, language);
        QFETCH(int, scale);
        m_language.use(language);
        QFont font = m_font;
        font.setPointSizeF(m_font.pointSizeF() * scale / 100);
        QApplication::setFont(font);
    }

private slots:
    void aNarrowLabelIsFound() {
        QWidget window;
        auto* label = new QLabel(QStringLiteral("Stapelgröße"), &window);
        label->resize(label->sizeHint());
        window.show();
        QCOMPARE(cutTexts(window), QStringList());
        label->resize(label->width() / 2, label->height());
        QCOMPARE(cutTexts(window).size(), 1);
        label->setWordWrap(true);
        label->setText(QStringLiteral("one line and another one"));
        QCOMPARE(cutTexts(window).size(), 1);
        label->resize(label->width(), label->heightForWidth(label->width()));
        QCOMPARE(cutTexts(window), QStringList());
    }

    void pages_data() { everyCase(); }
    void pages() {
        use();
        FakeEngine fake;
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        QSignalSpy found(&workbench.engine(), &EngineSession::devicesFound);
        window.show();
        workbench.engine().findDevices();
        QVERIFY(found.count() > 0 || found.wait());
        window.resize(window.minimumSize().expandedTo(window.minimumSizeHint()));
        for (int i = 0; i < window.pageCount(); ++i) {
            window.showPage(i);
            expectWhole(window, QStringLiteral("page %1").arg(i + 1));
        }
    }

    void settings_data() { everyCase(); }
    void settings() {
        use();
        SettingsDialog dialog(Settings(), 16);
        expectWhole(dialog, QStringLiteral("settings"));
    }

    void messageBox_data() { everyCase(); }
    void messageBox() {
        use();
        QMessageBox box(QMessageBox::Question, QStringLiteral("Bildrate"),
                        QStringLiteral("A sentence that is long enough to be broken into lines, "
                                       "whatever the language of the buttons below it."),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
        expectWhole(box, QStringLiteral("message box"));
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::TextFitsTest)
#include "text_fits_test.moc"
