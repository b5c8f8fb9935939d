#include "core/store/run_store.h"
#include "tests/ui/fake_engine.h"
#include "ui/main_window.h"

#include <QAbstractButton>
#include <QAction>
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
