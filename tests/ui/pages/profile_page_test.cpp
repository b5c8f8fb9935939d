#include "core/exchange/file.h"
#include "core/exchange/profile_json.h"
#include "tests/ui/fake_engine.h"
#include "ui/pages/profile_page.h"
#include "ui/session/profile_files.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

namespace bildrate::ui {

class ProfilePageTest : public QObject {
    Q_OBJECT

    /// A page that is seen and knows the devices.
    struct Opened {
        explicit Opened(FakeEngine& fake)
            : workbench(fake.setup(), {}, {}), page(workbench),
              notices(&workbench, &Workbench::told),
              ended(&workbench.engine(), &EngineSession::profileEnded) {
            page.show();
            workbench.engine().findDevices();
        }
        template <typename Widget>
        Widget* get(const char* name) {
            return page.findChild<Widget*>(name);
        }
        QPushButton* start() { return get<QPushButton>("startProfile"); }
        ProfileFiles* files() { return page.findChild<ProfileFiles*>(); }
        QTreeView* table() { return get<QTreeView>("profileTable"); }

        Workbench workbench;
        ProfilePage page;
        QSignalSpy notices;
        QSignalSpy ended;
    };

    static RunSpec lenet(std::int64_t batch) {
        RunSpec spec = FakeEngine::run({batch}).spec;
        spec.threads = 3;
        return spec;
    }

    static FakeScript slow() {
        FakeScript script;
        script.seconds = {1.0}; // five iterations last longer than the rule asks for
        return script;
    }

private slots:
    void aProfileIsShownAndCopied() {
        FakeEngine fake;
        fake.backend().script = [](const Schedule&) { return slow(); };
        Opened opened(fake);
        QTRY_VERIFY(opened.start()->isEnabled());
        QVERIFY(opened.get<QLabel>("stateHeading")->isVisible());
        emit opened.workbench.profileWanted(lenet(4));
        QCOMPARE(opened.get<QComboBox>("profileNetwork")->currentText(), QString("lenet"));
        QCOMPARE(opened.get<QSpinBox>("profileBatch")->value(), 4);
        QCOMPARE(opened.get<QSpinBox>("profileThreads")->value(), 3);
        QVERIFY(!opened.get<QPushButton>("saveProfile")->isEnabled());
        opened.start()->click();
        QVERIFY(!opened.start()->isEnabled());
        QVERIFY(opened.ended.wait());
        QVERIFY(opened.table()->isVisible());
        QVERIFY(opened.table()->model()->rowCount() > 5);
        // a second an iteration of four images
        const QString totals = opened.get<QLabel>("profileTotals")->text();
        QVERIFY2(totals.contains("4.00 images/s"), qPrintable(totals));
        QVERIFY(!totals.contains("training"));
        opened.get<QPushButton>("copyProfile")->click();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains("lenet · inference · fp32 · batch 4 · 3 thread"), qPrintable(text));
        QVERIFY(text.contains("Implementation"));
        QCOMPARE(fake.backend().liveExecutors(), 0);
    }

    void sortedAndFiltered() {
        FakeEngine fake;
        Opened opened(fake);
        Profile profile;
        profile.network = "x";
        profile.workload = Workload::training;
        profile.steps = {{"a", Part::forward, "", "", "", Seconds(1)},
                         {"b", Part::forward, "", "", "", Seconds(10)},
                         {"b", Part::backwardData, "", "", "", Seconds(2)},
                         {"b", Part::update, "", "", "", Seconds(3)}};
        emit opened.files()->opened(profile, "file.json");
        QAbstractItemModel& rows = *opened.table()->model();
        QCOMPARE(rows.rowCount(), 4);
        opened.table()->sortByColumn(3, Qt::DescendingOrder); // time, by number: 10 before 3
        QCOMPARE(rows.index(0, 3).data().toString(), QString("10,000.000"));
        QCOMPARE(rows.index(1, 3).data().toString(), QString("3,000.000"));
        opened.get<QComboBox>("profilePart")->setCurrentIndex(1);
        QCOMPARE(rows.rowCount(), 2);
        opened.get<QComboBox>("profilePart")->setCurrentIndex(0);
        QCOMPARE(rows.rowCount(), 4);
        const QString totals = opened.get<QLabel>("profileTotals")->text();
        for (const char* expected : {"11.0 s", "13.0 s", "16.0 s", "count whole steps"})
            QVERIFY2(totals.contains(expected), qPrintable(totals));
    }

    void twoAreCompared() {
        FakeEngine fake;
        Opened opened(fake);
        Profile profile;
        profile.network = "x";
        profile.steps = {{"a", Part::forward, "", "", "", Seconds(2)}};
        emit opened.files()->opened(profile, "before.json");
        profile.steps = {{"a", Part::forward, "", "", "", Seconds(1)}};
        profile.batch = 2;
        emit opened.files()->opened(profile, "after.json");
        opened.get<QComboBox>("profileShown")->setCurrentIndex(0);
        opened.get<QComboBox>("profileCompared")->setCurrentIndex(2);
        QCOMPARE(opened.table()->model()->index(0, 5).data().toString(), QString("0.50"));
        const QString totals = opened.get<QLabel>("profileTotals")->text();
        QVERIFY2(totals.contains("different questions"), qPrintable(totals));
        QVERIFY(totals.contains(QString::fromUtf8("0.50×")));
    }

    void stoppedLeavesNothing() {
        FakeEngine fake;
        fake.backend().script = [](const Schedule&) {
            FakeScript script;
            script.blockAtRun = 1;
            return script;
        };
        Opened opened(fake);
        QTRY_VERIFY(opened.start()->isEnabled());
        opened.start()->click();
        fake.backend().waitUntilBlocked();
        const RunRecord run = FakeEngine::run({1});
        opened.workbench.engine().start(run, cellsOf(run.spec)); // never beside a profile
        QVERIFY(!opened.workbench.engine().isRunning());
        opened.get<QPushButton>("stopProfile")->click();
        QVERIFY(opened.ended.wait());
        QVERIFY(!opened.table()->isVisible());
        QCOMPARE(opened.notices.count(), 0);
        QVERIFY(opened.start()->isEnabled());
    }

    void aFailureIsTold() {
        FakeEngine fake;
        Opened opened(fake);
        QTRY_VERIFY(opened.start()->isEnabled());
        RunSpec spec = lenet(1);
        spec.precisions = {Precision::fp16};
        emit opened.workbench.profileWanted(spec);
        opened.start()->click();
        QVERIFY(opened.ended.wait());
        QCOMPARE(opened.notices.count(), 1);
        const auto notice = opened.notices[0][0].value<Notice>();
        QVERIFY2(notice.text.contains("this processor has no fp16"), qPrintable(notice.text));
    }

    void aFileKeepsAProfile() {
        const test::TemporaryFolder folder;
        ProfileFiles files;
        QSignalSpy saved(&files, &ProfileFiles::saved);
        QSignalSpy opened(&files, &ProfileFiles::opened);
        QSignalSpy failed(&files, &ProfileFiles::failed);
        Profile profile;
        profile.network = "lenet";
        profile.steps = {{"a", Part::forward, "relu", "loop", "", Seconds(0.5), 0, 12}};
        files.save(folder / "größer.json", profile);
        QVERIFY(saved.wait());
        files.open(folder / "größer.json");
        QVERIFY(opened.wait());
        QVERIFY(opened[0][0].value<Profile>() == profile);
        QCOMPARE(opened[0][1].toString(), QString::fromUtf8("größer.json"));
        writeFile(folder / "other.json", "{}", IfExists::replace);
        files.open(folder / "other.json");
        QVERIFY(failed.wait());
    }
};

} // namespace bildrate::ui

QTEST_MAIN(bildrate::ui::ProfilePageTest)
#include "profile_page_test.moc"
