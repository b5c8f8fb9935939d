#include "core/store/run_store.h"
#include "tests/ui/fake_engine.h"
#include "tests/ui/pictures/example_runs.h"
#include "tests/ui/text_fit.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/run_list_view.h"
#include "ui/widgets/settings_dialog.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTabWidget>
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
        // texts that the engine's thread brings, and layouts that follow them
        (void)QTest::qWaitFor([&] { return cutTexts(widget).isEmpty(); });
        const QStringList cut = cutTexts(widget);
        QVERIFY2(cut.isEmpty(), qPrintable(what + ":\n" + cut.join('\n')));
    }

    /// As small as the user can make it.
    static void shrink(QWidget& window) {
        QTest::qWait(0); // pending layouts
        window.resize(window.minimumSize().expandedTo(window.minimumSizeHint()));
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
        FakeEngine fake({exampleProcessor()});
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        QSignalSpy found(&workbench.engine(), &EngineSession::devicesFound);
        window.show();
        workbench.engine().findDevices();
        QVERIFY(found.count() > 0 || found.wait());
        QTRY_VERIFY(window.findChild<QLabel*>("outlook")->text().contains(u'·'));
        shrink(window);
        for (int i = 0; i < window.pageCount(); ++i) {
            window.showPage(i);
            expectWhole(window, QStringLiteral("page %1").arg(i + 1));
        }
    }

    void storedRuns_data() { everyCase(); }
    void storedRuns() {
        use();
        FakeEngine fake({exampleProcessor()});
        RunStore(fake.database()).add(exampleRuns());
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        window.show();
        window.showPage(1);
        auto* runs = window.findChild<QTabWidget*>("runTabs");
        auto* list = window.findChild<RunListView*>();
        QTRY_COMPARE(runs->count(), 1);
        for (const bool several : {false, true}) {
            if (several) {
                list->selectAll();
                QTRY_COMPARE(runs->count(), int(exampleRuns().size()));
            }
            shrink(window);
            auto* details = runs->currentWidget()->findChild<QTabWidget*>("cellTabs");
            for (int tab = 0; tab < details->count(); ++tab) {
                details->setCurrentIndex(tab);
                expectWhole(window, QStringLiteral("runs, tab %1").arg(tab + 1));
            }
        }
    }

    void aRunningCell_data() { everyCase(); }
    void aRunningCell() {
        use();
        QFETCH(int, scale);
        FakeEngine fake({exampleProcessor()});
        fake.blockWhileMeasuring();
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        window.show();
        window.showPage(0);
        const RunRecord run = FakeEngine::run({1, 2});
        workbench.engine().start(run, cellsOf(run.spec));
        fake.backend().waitUntilBlocked();
        QTRY_VERIFY(!window.findChild<QLabel*>("livePosition")->text().isEmpty());
        shrink(window);
        expectWhole(window, QStringLiteral("running"));
        for (const auto* label : window.findChildren<ElidedLabel*>())
            QVERIFY2(scale > 100 || !label->isVisible() || !label->isElided(),
                     qPrintable(label->text()));
        emit workbench.told(
            {Notice::Kind::warning,
             QStringLiteral("A sentence that is long enough to be broken into lines, "
                            "whatever the size of its letters, beside a button."),
             QStringLiteral("Undo")});
        expectWhole(window, QStringLiteral("notice"));
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
