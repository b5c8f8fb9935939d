#include "core/store/run_store.h"
#include "tests/ui/fake_engine.h"
#include "ui/main_window.h"
#include "ui/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QTimer>

namespace bildrate::ui {

class MainWindowTest : public QObject {
    Q_OBJECT

    /// Presses a button of the question that comes up next.
    static void answerNext(QMessageBox::ButtonRole role) {
        QTimer::singleShot(0, [role] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box);
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == role)
                    button->click();
        });
    }

private slots:
    void anIdleWindowClosesWithoutAQuestion() {
        FakeEngine fake;
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        window.show();
        QSignalSpy ended(&window, &MainWindow::ended);
        QVERIFY(window.close());
        QCOMPARE(ended.count(), 1);
    }

    void closingDuringARunAsksOnceAndStoresTheCellAsCancelled() {
        FakeEngine fake;
        fake.blockWhileMeasuring();
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        window.show();
        QSignalSpy ended(&window, &MainWindow::ended);
        const RunRecord run = FakeEngine::run({1, 2});
        workbench.engine().start(run, cellsOf(run.spec));
        fake.backend().waitUntilBlocked();

        answerNext(QMessageBox::RejectRole);
        QVERIFY(!window.close());
        QVERIFY(window.isVisible());
        QVERIFY(!workbench.engine().isStopping());

        answerNext(QMessageBox::AcceptRole);
        QVERIFY(window.close());
        QVERIFY(!window.isVisible()); // at once
        QVERIFY(ended.count() == 1 || ended.wait());
        const RunRecord stored = RunStore(fake.database(), StoreAccess::read).load(run.id);
        QCOMPARE(stored.cells.size(), std::size_t(1));
        QVERIFY(stored.cells[0].outcome == Outcome::cancelled);
    }

    void whoCannotAnswerIsNotAsked() {
        FakeEngine fake;
        fake.blockWhileMeasuring();
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        window.show();
        QSignalSpy ended(&window, &MainWindow::ended);
        const RunRecord run = FakeEngine::run({1, 2});
        workbench.engine().start(run, cellsOf(run.spec));
        fake.backend().waitUntilBlocked();
        window.endNow();
        window.endNow(); // both SIGTERM and SIGHUP come when a session ends
        QVERIFY(!window.isVisible());
        QVERIFY(ended.count() == 1 || ended.wait());
        QCOMPARE(ended.count(), 1);
        const RunRecord stored = RunStore(fake.database(), StoreAccess::read).load(run.id);
        QCOMPARE(stored.cells.size(), std::size_t(1));
        QVERIFY(stored.cells[0].outcome == Outcome::cancelled);
    }

    void theKeysLeadToEveryPage() {
        FakeEngine fake;
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* stack = window.findChild<QStackedWidget*>("pages");
        QVERIFY(window.pageCount() >= 4);
        for (int page = window.pageCount(); page-- > 0;) {
            QTest::keyClick(&window, Qt::Key(Qt::Key_1 + page), Qt::ControlModifier);
            QCOMPARE(stack->currentIndex(), page);
        }
    }

    void everyPageHasAnIconThatFollowsThePalette() {
        FakeEngine fake;
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        const auto* list = window.findChild<QListWidget*>("pageList");
        for (const QPalette& palette : {Theme::darkPalette(), Theme::lightPalette()}) {
            QApplication::setPalette(palette);
            QCoreApplication::processEvents();
            for (int page = 0; page < window.pageCount(); ++page)
                for (const auto& [mode, role] :
                     {std::pair(QIcon::Normal, QPalette::Text),
                      std::pair(QIcon::Selected, QPalette::HighlightedText)}) {
                    const QImage icon =
                        list->item(page)->icon().pixmap(QSize(48, 48), 1.0, mode).toImage();
                    bool drawn = false;
                    for (int y = 0; y < icon.height(); ++y)
                        for (int x = 0; x < icon.width(); ++x)
                            drawn |= icon.pixelColor(x, y).alpha() > 200 &&
                                     icon.pixelColor(x, y).rgb() == palette.color(role).rgb();
                    QVERIFY2(drawn, qPrintable(list->item(page)->text()));
                }
        }
    }

    void theLanguageMenuChangesTheSettings() {
        FakeEngine fake;
        Workbench workbench(fake.setup(), {}, {});
        MainWindow window(workbench);
        for (QAction* action : window.findChildren<QAction*>())
            if (action->data().toString() == "de")
                action->trigger();
        QCOMPARE(workbench.settings().language, QString("de"));
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::MainWindowTest)
#include "main_window_test.moc"
