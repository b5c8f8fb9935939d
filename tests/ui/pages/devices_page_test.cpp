#include "tests/ui/fake_engine.h"
#include "ui/pages/devices_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bildrate::ui {

class DevicesPageTest : public QObject {
    Q_OBJECT

private slots:
    void showsEveryFactOfADevice() {
        FakeEngine fake(
            {FakeBackend::processor(), FakeBackend::gpu("gpu:GPU-0c1d", Bytes(10) << 30)});
        fake.backend().libraryList = {{"fakeDNN", "1.2.3"}, {"fakeBLAS", "4"}};
        Workbench workbench(fake.setup(), {}, {});
        DevicesPage page(workbench);
        QCOMPARE(page.text(), QString());
        QVERIFY(!page.findChild<QPushButton*>("copy")->isEnabled());
        page.show();
        QTRY_VERIFY(page.findChild<QPushButton*>("copy")->isEnabled());
        const QString text = page.text();
        for (const char* expected :
             {"Fake processor\n", "Identifier: cpu\n", "Memory: 16.0 GiB\n",
              "Memory free: 8.00 GiB\n", "Threads: 4\n", "✓ fp32\n", "✕ this processor has no fp16",
              "Libraries: fakeDNN 1.2.3, fakeBLAS 4\n", "Fake GPU\n", "Identifier: gpu:GPU-0c1d\n"})
            QVERIFY2(text.contains(QString::fromUtf8(expected)),
                     qPrintable(QString::fromUtf8(expected) + " not in\n" + text));
        QCOMPARE(text.count("Threads:"), 1); // a GPU has none
        page.findChild<QPushButton*>("copy")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
    }

    void sayWhatCannotBeToldAndWhy() {
        Device device = FakeBackend::processor();
        device.memoryFree.reset();
        device.availability.reason = "the driver is older than the runtime";
        FakeEngine fake({device});
        Workbench workbench(fake.setup(), {}, {});
        DevicesPage page(workbench);
        page.show();
        QTRY_VERIFY(page.text().contains("Memory free: unknown\n"));
        QVERIFY(page.text().contains("Cannot be used: the driver is older than the runtime\n"));
    }

    void refreshingWaitsForTheEndOfARun() {
        FakeEngine fake;
        fake.blockWhileMeasuring();
        Workbench workbench(fake.setup(), {}, {});
        DevicesPage page(workbench);
        page.show();
        auto* refresh = page.findChild<QPushButton*>("refresh");
        QTRY_VERIFY(refresh->isEnabled());
        const RunRecord run = FakeEngine::run({1});
        QSignalSpy finished(&workbench.engine(), &EngineSession::finished);
        workbench.engine().start(run, cellsOf(run.spec));
        QVERIFY(!refresh->isEnabled());
        QVERIFY(!page.findChild<QLabel*>("state")->text().isEmpty());
        fake.backend().waitUntilBlocked();
        workbench.engine().stop();
        QVERIFY(finished.count() > 0 || finished.wait());
        QVERIFY(refresh->isEnabled());
        QSignalSpy found(&workbench.engine(), &EngineSession::devicesFound);
        refresh->click();
        QVERIFY(!refresh->isEnabled()); // a second click asks nothing
        QVERIFY(found.wait());
        QVERIFY(refresh->isEnabled());
        QCOMPARE(found.count(), 1);
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::DevicesPageTest)
#include "devices_page_test.moc"
